/**
 * The programs of the system that `npm test` needs: a browser, web servers, and Python for samples. They are installed
 * without a question only where nobody could be surprised: as root, or in CI. Everywhere else the run says what is missing
 * and names the command that installs it. Plain JavaScript without dependencies, because it runs on a bare clone.
 */
import { ensureBrowser, installedBrowser } from './ensure-browser.mjs';
import { ensureServers, missingServers } from './ensure-servers.mjs';
import { thisMachine } from './system-packages.mjs';
import { ensurePython } from './test-python.mjs';

/** @import { Machine } from './system-packages.mjs' */

/**
 * True if packages of the system may be installed unasked.
 * @param {Pick<Machine, 'uid' | 'env'>} [machine]
 */
export const mayInstall = ({ uid, env } = thisMachine) => uid === 0 || env.CI === 'true';

/** Names of the programs that tests need and that are not here. */
export const missingTools = () => [...(installedBrowser() ? [] : ['Chromium']), ...missingServers()];

/**
 * What keeps the tests in a browser and on web servers from running.
 * @param {readonly string[]} [missing]
 * @returns {string | undefined} A sentence for the writer with the cure; undefined if everything is there.
 */
export function toolProblem(missing = missingTools()) {
  if (missing.length === 0) return undefined;
  return `Missing for tests in a browser and on web servers: ${missing.join(', ')}. Run \`npm run setup:tests\`, which installs packages of the system, then \`npm test\` again.`;
}

/**
 * Installs what is missing.
 * @returns {boolean} True if all tests can run now. Without Python, tests of Python samples are skipped, except in CI.
 */
export function setUpTools() {
  const browser = ensureBrowser();
  console.log(`browser: ${browser ?? 'none'}`);
  ensureServers();
  const python = ensurePython();
  console.log(`python: ${python ?? 'none; Python samples are then skipped'}`);
  const missing = missingTools();
  for (const name of missing) {
    const other = name === 'Chromium' ? 'Install Chromium or Chrome, or set CHROME_PATH' : 'Install it';
    console.error(`No ${name} could be found or installed. ${other}, and run the command again.`);
  }
  return missing.length === 0 && (python !== undefined || thisMachine.env.CI !== 'true');
}
