/** Style sheets that plugins/pages/search-index turns into separate files; the import is the address. */
declare module '*.search-css' {
  const url: string;
  export default url;
}
