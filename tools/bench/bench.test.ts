/** What the bench relies on: pages that depend on their number alone, and costs that are counted. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { planCorpus, smallestCorpus, writeCorpus } from './corpus';
import { childSeconds, parseStat, runMeasured } from './run-measured';

const inFolder = async (use: (folder: string) => unknown): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'whence-bench-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

it('writes the measured page alike at every size, with links to pages that are there', () =>
  inFolder((folder) => {
    const texts = [smallestCorpus, 200].map((count) => {
      const corpus = planCorpus(count);
      const routes = corpus.pages.map(({ route }) => route);
      expect([routes.length, new Set(routes).size]).toEqual([count, count]);
      writeCorpus(corpus, folder);
      for (const { file } of corpus.pages) {
        const text = readFileSync(path.join(folder, file), 'utf8');
        for (const [, link = ''] of text.matchAll(/\]\((\/docs[^)]*)\)/g)) expect(routes).toContain(link);
      }
      return readFileSync(path.join(folder, corpus.measured.file), 'utf8');
    });
    expect(texts[0]).toBe(texts[1]);
    expect(() => planCorpus(smallestCorpus - 1)).toThrow(/at least/);
  }));

it('reads what the system says', () => {
  const line = `7 (a (b) c) S 1 2 33 ${Array.from({ length: 17 }, () => '0').join(' ')} 5 0`;
  expect(parseStat(line)).toEqual({ session: 33, resident: 5 * 4096 });
  expect(childSeconds('0m0.01s 0m0.02s\n1m2.50s 0m0.50s\n')).toBe(63);
  expect(() => childSeconds('real 1')).toThrow('Not the output');
});

it('counts the seconds of a child of the child and memory, and shows the output of a failure', () =>
  inFolder(async (folder) => {
    const options = { cwd: folder, logFile: path.join(folder, 'log/run.log') };
    const node = (script: string): string[] => [process.execPath, '-e', script];
    const used = 'while (process.cpuUsage().user < 600_000);';
    const child = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(used)}])`;
    const cost = await runMeasured(node(child), options);
    expect(cost.cpuSeconds).toBeGreaterThanOrEqual(0.6);
    expect(cost.peakBytes).toBeGreaterThan(20e6);
    await expect(runMeasured(node(`console.log('the reason'); process.exit(3)`), options)).rejects.toThrow(
      /code 3[\s\S]*the reason/,
    );
  }));
