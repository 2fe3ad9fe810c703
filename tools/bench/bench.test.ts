/** What the bench relies on: pages that depend on their number alone, and costs that are counted. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { corpusFiles, dialects, hashOf, medians, planCorpus, smallestCorpus, writeCorpus } from './corpus';
import { countsOf } from './count-pages';
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
      writeCorpus(corpus, folder, dialects.plain);
      for (const { file } of corpus.pages) {
        const text = readFileSync(path.join(folder, file), 'utf8');
        for (const [, link = ''] of text.matchAll(/\]\((\/docs[^)]*)\)/g)) expect(routes).toContain(link);
      }
      return readFileSync(path.join(folder, corpus.measured.file), 'utf8');
    });
    expect(texts[0]).toBe(texts[1]);
    expect(() => planCorpus(smallestCorpus - 1)).toThrow(/at least/);
  }));

it('is the corpus that figures are kept of: README.md names it, and another hash is another corpus', () => {
  expect(hashOf(planCorpus(smallestCorpus))).toBe('bf359d7ad028');
  expect(readFileSync('tools/bench/README.md', 'utf8')).toContain(hashOf(planCorpus(680)));
});

it('has pages that are made of as much as the median of the site, of each kind', () => {
  const articles = Object.entries(corpusFiles(planCorpus(60), dialects.own)).slice(10);
  const counted = articles.map(([file, text]) => countsOf(file, text));
  for (const [kind, wanted] of Object.entries(medians)) {
    const alike = counted.filter(({ fences }) => fences === wanted.fences);
    expect(alike.length, kind).toBeGreaterThan(15);
    for (const { words, ...counts } of alike) {
      expect({ ...counts, words: wanted.words }).toEqual(wanted);
      expect(Math.abs(words / wanted.words - 1)).toBeLessThan(0.03);
    }
  }
});

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
