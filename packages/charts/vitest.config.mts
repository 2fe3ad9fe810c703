/** Tests of this package alone: without this file, those who run them would get the configuration of the folder above. */
export default {};
