/**
 * Of each kind of mistake, the checks find at least the share that is written here, drawn with a fixed seed;
 * `npm run mutate` draws more of them and lists the rest.
 */
import { describe, expect, it } from 'vitest';
import { kinds } from '.';
import { dataKinds } from './data';
import { factKinds } from './facts';
import { harmlessKinds } from './harmless';
import type { Kind, Mutant } from './kit';
import { linkKinds } from './links';
import { peopleKinds } from './people';
import { mutantsOf, queryKinds } from './queries';
import { resultKinds } from './results';
import { isFound, sampleKinds, samples } from './samples';
import { screenKinds } from './screens';
import { specKinds } from './specs';
import { versionKinds } from './versions';

interface Row {
  seed: string;
  kinds: readonly Kind[];
  /** Drawn of each kind, and the fewest that there must be. */
  count: number;
  fewest: number;
  /** Share that is found of each kind, and of all together. */
  each: number;
  all?: number;
}

/** Mistakes in samples of one language. Of ten, one that gets through is a tenth. */
const samplesIn = (language: string): Row => ({
  seed: 'a fixed seed',
  kinds: sampleKinds.filter(({ kind }) => kind.startsWith(language)),
  ...{ count: 10, fewest: 9, each: 0.8, all: 0.9 },
});

const rows: Readonly<Record<string, Row>> = {
  samples: {
    seed: 'a fixed seed',
    kinds: sampleKinds.filter(({ kind }) => !/^(?:Swift|TypeScript|C#)/.test(kind)),
    count: 20,
    fewest: 20,
    each: 0.9,
  },
  'Swift samples': samplesIn('Swift'),
  'TypeScript samples': samplesIn('TypeScript'),
  'C# samples': samplesIn('C#'),
  // Forty of a kind are few.
  'numbers and roles': {
    seed: 'a fixed seed',
    kinds: factKinds,
    count: 40,
    fewest: 15,
    each: 0.8,
    all: 0.9,
  },
  'the dashboard': { seed: 'a fixed seed', kinds: peopleKinds, count: 100, fewest: 2, each: 0.9 },
  // Some kinds have few places, and one of three that gets through is much of them.
  screens: { seed: 'screens', kinds: screenKinds, count: 60, fewest: 0, each: 0.5, all: 0.95 },
  links: { seed: 'wrong links', kinds: linkKinds, count: 60, fewest: 10, each: 0.9 },
  'pages of another version': {
    ...{ seed: 'a fixed seed', kinds: versionKinds, count: 15, fewest: 15 },
    ...{ each: 0.7, all: 0.9 },
  },
  specifications: { seed: 'specifications', kinds: specKinds, count: 12, fewest: 5, each: 0.9 },
  data: { seed: 'contradictions', kinds: dataKinds, count: 40, fewest: 40, each: 0.9 },
  queries: { seed: 'all are drawn', kinds: queryKinds, count: Infinity, fewest: 100, each: 1 },
};

/** Mutants by whether their check sees them. */
async function judged(
  kind: Kind,
  seed: string,
  count: number,
): Promise<{ drawn: Mutant[]; missed: string[]; found: string[] }> {
  const mutants = await kind.draw(seed, count);
  const [missed, found]: [string[], string[]] = [[], []];
  for (const mutant of mutants) {
    const { file, line, from, to } = mutant;
    expect(from).not.toBe(to);
    ((await mutant.found()) ? found : missed).push(`${file}:${line} ${kind.kind}: ${from} → ${to}`);
  }
  return { drawn: mutants, missed, found };
}

describe.each(Object.entries(rows))(
  'mistakes in %s',
  (_, { seed, kinds: own, count, fewest, each, all = each }) => {
    const missed: string[] = [];
    let sum = 0;

    it.each(own.map((kind) => [kind.kind, kind] as const))('are found: %s', async (_name, kind) => {
      const of = await judged(kind, seed, count);
      expect(of.drawn.length).toBeGreaterThanOrEqual(fewest);
      missed.push(...of.missed);
      sum += of.drawn.length;
      expect(of.found.length / of.drawn.length, of.missed.join('\n')).toBeGreaterThanOrEqual(each);
    });

    it('are found, all together', () => {
      expect(1 - missed.length / sum, missed.join('\n')).toBeGreaterThanOrEqual(all);
    });
  },
);

it('finds nothing in edits without a mistake', async () => {
  const alarms: string[] = [];
  let sum = 0;
  for (const kind of harmlessKinds) {
    const of = await judged(kind, 'a fixed seed', 10);
    expect(of.drawn.length, kind.kind).toBeGreaterThan(5);
    alarms.push(...of.found);
    sum += of.drawn.length;
  }
  expect(sum).toBeGreaterThanOrEqual(60);
  expect(alarms.length / sum, alarms.join('\n')).toBeLessThanOrEqual(0.02);
});

it('finds nothing in a sample that is as it was', async () => {
  for (const sample of samples().slice(0, 20)) expect(await isFound(sample, sample.code)).toBe(false);
});

const select = 'SELECT COUNT(*) AS n FROM click_events c';
it.each([
  ['a filter', `${select} WHERE status = 'rejected'\n  AND organization_id IS NOT NULL`, 1, 'dropped'],
  ['one side of OR', `${select} WHERE status = 'rejected' OR\n  campaign_id = 7`, 1, 'dropped'],
  [
    'a bound',
    `${select} WHERE event_time BETWEEN '2025-09-01'\n  AND '2035-01-01'`,
    0,
    'only the lower bound',
  ],
  ['a value', `${select} WHERE status IN (\n'rejected',\n'lost')`, 2, 'not in the list'],
  [
    'a left join',
    `${select} LEFT JOIN apps a ON a.app_id = c.app_id AND a.dt = '2025-09-14'`,
    0,
    'an inner join',
  ],
  [
    'DISTINCT',
    "SELECT COUNT(DISTINCT campaign_id) AS n\nFROM campaigns WHERE dt = '2025-09-14'",
    0,
    'without DISTINCT',
  ],
  [
    'an order of deliveries',
    'SELECT COUNT(*) AS n FROM (SELECT event_id FROM click_events\nQUALIFY ROW_NUMBER() OVER (PARTITION BY event_id ORDER BY record_version DESC) = 1)',
    1,
    'ordered the other way',
  ],
] as const)('%s of a query that changes nothing is told from one that does', async (_, sql, row, what) => {
  const mutants = (await mutantsOf(sql, 'a.mdx', 0)).filter(({ line, to }) => line === row && to === what);
  expect(mutants).not.toEqual([]);
  for (const { found } of mutants) expect(await found()).toBe(false);
});

it('names each kind once in its class', () => {
  const names = kinds.map((kind) => `${kind.class}, ${kind.kind}`);
  expect(new Set(names).size).toBe(names.length);
});

it.each([...sampleKinds, ...dataKinds, ...resultKinds].map((kind) => [kind.kind, kind] as const))(
  'draws the same of "%s" for the same seed only',
  async (_, kind) => {
    const told = async (own: string) => (await kind.draw(own, 10)).map((mutant) => JSON.stringify(mutant));
    expect(await told('a')).toEqual(await told('a'));
    expect(await told('a')).not.toEqual(await told('b'));
  },
);
