/**
 * `npm run generate`: API pages, the SDK reference and raw data at the same time, and the results of pages once the sample
 * dataset is there. Four processes, because each takes seconds of a core.
 */
import { spawn } from 'node:child_process';

/**
 * Runs a generator.
 * @param {string} name
 * @param {() => void} [whenReady] Called when it says that others can go on with what it has made.
 * @returns {Promise<boolean>} True if it succeeded.
 */
const run = (name, whenReady = () => {}) =>
  new Promise((resolve) => {
    // Rows by the ten thousand live for a moment: with more room for young objects, a fifth of the time is saved.
    const child = spawn(
      process.execPath,
      [
        '--max-semi-space-size=64',
        '--import',
        'tsx',
        `scripts/generate-${name}.ts`,
        ...process.argv.slice(2),
      ],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    child.once('message', whenReady);
    child.once('close', (code) => resolve(code === 0));
  });

const api = run('api');
const reference = run('reference');
/** @type {Promise<boolean> | undefined} */
let results;
const rawData = run('raw-data', () => {
  // Results list all pages, generated ones too. An operation in work keeps the pages of the last run, and no result waits for it.
  results = Promise.all([api, reference]).then(() => run('results'));
});
if (!(await api) || !(await reference) || !(await rawData) || !(await results)) process.exitCode = 1;
