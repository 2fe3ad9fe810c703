/** Files are made again if anything behind them changes, and only then. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileExists, filesIn, readText } from '../cache/inputs';
import { runIfStale } from './run-if-stale';

const home = process.cwd();
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, text);
};

beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'run-if-stale-')));
  write('code/make.ts', `import './part';`);
  write('code/part.ts', '');
  write('facts/one.yaml', '1');
  write('package-lock.json', '{}');
});
afterEach(() => process.chdir(home));

const make = async (): Promise<void> => {
  await Promise.resolve();
  const names = filesIn('facts');
  const extra = fileExists('extra.yaml') ? readText('extra.yaml') : '';
  write('made/all.txt', names.map((name) => readText(`facts/${name}`)).join() + extra);
};
const run = (force?: boolean, how = make): Promise<boolean> =>
  runIfStale({ name: 'job', entry: 'code/make.ts', outputs: ['made'], force }, how);

it('makes files once', async () => {
  expect([await run(), await run(), await run()]).toEqual([true, false, false]);
});

it.each<[string, () => void]>([
  ['a file that was read', () => write('facts/one.yaml', '2')],
  ['a file that is new in a folder', () => write('facts/two.yaml', '2')],
  ['a file that was looked for', () => write('extra.yaml', '2')],
  ['the code', () => write('code/make.ts', `import './part'; 1;`)],
  ['code that it imports', () => write('code/part.ts', '1')],
  ['a package', () => write('package-lock.json', '{"version": 2}')],
  ['what was made', () => write('made/all.txt', 'by hand')],
  ['what was made, by a file too many', () => write('made/other.txt', 'by hand')],
  ['what was made, which is gone', () => rmSync('made', { recursive: true })],
  ['the note of the last run, which is damaged', () => write('.cache/job.json', '{')],
])('makes them again after a change of %s', async (_, change) => {
  await run();
  change();
  expect([await run(), await run()]).toEqual([true, false]);
});

it('does not make them again after a change of anything else', async () => {
  await run();
  write('other/file.txt', '1');
  expect(await run()).toBe(false);
});

it('makes them when it is told to', async () => {
  await run();
  expect(await run(true)).toBe(true);
});

it('makes them again after a run that failed', async () => {
  await run();
  write('facts/one.yaml', '2');
  await expect(run(false, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  write('facts/one.yaml', '1');
  expect(await run()).toBe(true);
});

it('makes them again if something was edited while they were made', async () => {
  const edited = async (): Promise<void> => {
    await make();
    await new Promise((resolve) => setTimeout(resolve, 20));
    write('facts/one.yaml', '2');
  };
  expect([await run(false, edited), await run(), await run()]).toEqual([true, true, false]);
});
