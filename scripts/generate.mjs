/**
 * `npm run generate`: API pages, and the SDK reference with raw data, at the same time, and the results of pages once the
 * pages are there. Three processes, because each takes seconds of a core; a fourth would read the facts once more.
 */
import { spawn } from 'node:child_process';

// Rows by the ten thousand live for a moment: with more room for young objects, a fifth of the time is saved. Parsers of
// languages run once, and compiling them twice, to run fast later, takes most of the time of the reference.
const options = ['--max-semi-space-size=64', '--liftoff-only', '--import', 'tsx'];

/**
 * Runs a generator, and others in its process.
 * @param {string} name
 * @param {string[]} others
 * @returns {Promise<boolean>} True if they succeeded.
 */
const run = (name, ...others) =>
  new Promise((resolve) => {
    const imports = others.flatMap((other) => ['--import', `./scripts/generate-${other}.ts`]);
    const args = [...options, ...imports, `scripts/generate-${name}.ts`, ...process.argv.slice(2)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('close', (code) => resolve(code === 0));
  });

const pages = [run('api'), run('raw-data', 'reference')];
// Results look for queries on all pages, generated ones too. An operation in work keeps the pages of the last run, and no
// result waits for it.
const results = Promise.all(pages).then(() => run('results'));
const done = await Promise.all([...pages, results]);
if (done.includes(false)) process.exitCode = 1;
