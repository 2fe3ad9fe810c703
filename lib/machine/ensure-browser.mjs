/**
 * Finds a Chromium for the tests, or installs one: an installed browser first, the system's package manager next, the
 * test runner's own download last. Plain JavaScript without dependencies, because it runs on a bare clone.
 *
 * Use: node lib/machine/ensure-browser.mjs   prints the path of the browser; exit code 1 and what to do if there is none.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstExisting, installPackages, run } from './system-packages.mjs';

export { firstExisting };

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Where a browser may be: CHROME_PATH, everything on PATH, the usual places of macOS and Windows. */
export function chromiumCandidates(env = process.env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [
    ...(env.CHROME_PATH ? [env.CHROME_PATH] : []),
    ...folders.flatMap((f) => names.map((n) => path.join(f, n))),
    ...places,
  ];
}

/** The browser's package by package manager. */
const packages = {
  'apt-get': ['chromium'],
  dnf: ['chromium'],
  apk: ['chromium'],
  pacman: ['chromium'],
  brew: ['--cask', 'chromium'],
};

/** Finds or installs a browser; returns its path, or undefined if nothing worked. */
function ensureBrowser() {
  const installed = firstExisting(chromiumCandidates());
  if (installed) return installed;
  console.error('No Chromium found.');
  if (installPackages(packages)) {
    const found = firstExisting(chromiumCandidates());
    if (found) return found;
  }
  console.error('The package manager gave no browser. Trying the download of the test runner.');
  if (run([process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'])) {
    const out = spawnSync(process.execPath, [
      '-e',
      "process.stdout.write(require('@playwright/test').chromium.executablePath())",
    ]);
    const found = firstExisting([out.stdout.toString()]);
    if (found) return found;
  }
  return undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const browser = ensureBrowser();
  if (browser) {
    console.log(browser);
  } else {
    console.error(
      'No Chromium could be found or installed. Install Chromium or Chrome, or set CHROME_PATH to its binary, and run the command again.',
    );
    process.exitCode = 1;
  }
}
