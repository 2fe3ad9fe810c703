/**
 * `npm run setup:tests`: installs the browser and the web servers that `npm test` needs and this machine lacks, with the
 * system's package manager, and makes the Python environment of samples in `.cache/`. Exit code 1, with what to do by
 * hand, if something needed could not be installed.
 */
import { setUpTools } from '../lib/toolchain/test-tools.mjs';

if (!setUpTools()) process.exitCode = 1;
