/** `npm run deploy:release`: what hosts run from the bundle, for a release folder on this machine (deploy/release.mjs). */
import { runCommand } from '../deploy/release.mjs';

process.exitCode = runCommand(process.argv.slice(2));
