/**
 * Finds a Chromium for the tests, or installs one: an installed browser first, the system's package manager next, the
 * test runner's own download last. Plain JavaScript without dependencies, because it runs on a bare clone.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { firstExisting, installPackages, thisMachine } from './system-packages.mjs';

/** @import { Machine } from './system-packages.mjs' */

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Where a browser may be: CHROME_PATH, everything on PATH, the usual places of macOS and Windows.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 */
function chromiumCandidates(env = process.env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [
    ...(env.CHROME_PATH ? [env.CHROME_PATH] : []),
    ...folders.flatMap((f) => names.map((n) => path.join(f, n))),
    ...places,
  ];
}

/** Path of the browser that the test runner has downloaded; undefined if it has none, or is not installed itself. */
function downloadedBrowser() {
  const { stdout } = spawnSync(
    process.execPath,
    ['-e', "process.stdout.write(require('@playwright/test').chromium.executablePath())"],
    { encoding: 'utf8' },
  );
  return stdout ? firstExisting([stdout]) : undefined;
}

/** Path of a Chromium or Chrome on this machine, or undefined. */
export const installedBrowser = () => firstExisting(chromiumCandidates()) ?? downloadedBrowser();

/**
 * Path of the browser for tests, pictures and the bench.
 * @throws Error that says how to get one.
 */
export function findBrowser() {
  const found = installedBrowser();
  if (found) return found;
  throw new Error('No Chromium found. Run `npm run setup:tests`, or set CHROME_PATH to a browser binary.');
}

const packages = { brew: ['--cask', 'chromium'], others: ['chromium'] };

/**
 * Finds or installs a browser.
 * @param {Machine} [machine]
 * @returns {string | undefined} Its path; undefined if nothing worked.
 */
export function ensureBrowser(machine = thisMachine) {
  const installed = installedBrowser();
  if (installed) return installed;
  console.error('No Chromium found.');
  if (installPackages(packages, machine)) {
    const found = firstExisting(chromiumCandidates());
    if (found) return found;
  }
  console.error('The package manager gave no browser. Trying the download of the test runner.');
  machine.run([process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return downloadedBrowser();
}
