/** Files are made again if anything behind them changes, and only then. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileExists, filesIn, readText } from '../cache/inputs';
import { Incomplete, runIfStale } from './run-if-stale';

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

it.each(['{"names":', '{"names":{},"state":""}'])(
  'says that what it kept cannot be used: %s',
  async (text) => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    await run();
    write('.cache/job.json', text);
    expect([await run(), await run()]).toEqual([true, false]);
    expect(said.mock.calls).toEqual([
      ['.cache/job.json is damaged or of another version: what it is about is made anew.'],
    ]);
    said.mockRestore();
  },
);

describe('files that are made one by one', () => {
  const told: unknown[] = [];
  const changes = async (how = make): Promise<unknown[]> => {
    told.length = 0;
    const job = { name: 'job', entry: 'code/make.ts', outputs: ['made'] };
    await runIfStale({ ...job, isPart: (name) => /^made|one/.test(name) }, async (changed) => {
      told.push(changed);
      if (changed?.length !== 0) await how();
    });
    return [...told];
  };

  it('are told what has changed, unless something changed that all depend on', async () => {
    expect([await changes(), await changes()]).toEqual([[undefined], []]);
    write('facts/one.yaml', '2');
    expect(await changes()).toEqual([['facts/one.yaml']]);
    write('facts/one.yaml', '3');
    write('code/part.ts', '1');
    expect(await changes()).toEqual([undefined]);
  });

  it('depend on what they depended on before, too', async () => {
    await changes();
    write('made/all.txt', 'by hand');
    expect(await changes(() => Promise.resolve())).toEqual([['made/all.txt']]);
    write('facts/one.yaml', '2');
    expect(await changes()).toEqual([['facts/one.yaml']]);
  });

  it('are tried again alone if not all could be made', async () => {
    const fails = (): Promise<void> => Promise.reject(new Incomplete('one.yaml:1'));
    await expect(changes(fails)).rejects.toThrow('one.yaml:1');
    expect([await changes(), await changes()]).toEqual([[[]], []]);
  });
});

it('waits for another process that makes the same, and for none that has ended', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  write('.cache/job.lock', String(process.ppid));
  const waiting = run();
  await expect
    .poll(() => said.mock.calls)
    .toEqual([[`Process ${process.ppid} is at job, too: waiting for it.`]]);
  expect(fileExists('made/all.txt')).toBe(false);
  write('.cache/job.lock', '999999999');
  expect([await waiting, fileExists('.cache/job.lock')]).toEqual([true, false]);
  said.mockRestore();
});

it('makes files once if two ask at the same time', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  expect((await Promise.all([run(), run()])).sort()).toEqual([false, true]);
  vi.restoreAllMocks();
});
