/**
 * `npm run generate`: API pages, the SDK reference and raw data at the same time, and the results of pages once the pages are
 * there. Four processes, because each takes seconds of a core.
 */
import { spawn } from 'node:child_process';

// Rows by the ten thousand live for a moment: with more room for young objects, a fifth of the time is saved. Parsers of
// languages run once, and compiling them twice, to run fast later, takes most of the time of the reference.
const options = ['--max-semi-space-size=64', '--liftoff-only', '--import', 'tsx'];

/**
 * Runs a generator.
 * @param {string} name
 * @returns {Promise<boolean>} True if it succeeded.
 */
const run = (name) =>
  new Promise((resolve) => {
    const args = [...options, `scripts/generate-${name}.ts`, ...process.argv.slice(2)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('close', (code) => resolve(code === 0));
  });

const pages = [run('api'), run('reference')];
const rawData = run('raw-data');
// Results look for queries on all pages, generated ones too. An operation in work keeps the pages of the last run, and no
// result waits for it.
const results = Promise.all(pages).then(() => run('results'));
const done = await Promise.all([...pages, rawData, results]);
if (done.includes(false)) process.exitCode = 1;
