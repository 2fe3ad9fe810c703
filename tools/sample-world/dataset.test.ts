/** The same facts give the same bytes, other facts give an error, and generated rows agree with the named ones. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildDataset, type DataTable } from './dataset';
import { loadWorld, type World } from '../../lib/facts/sample-world';
import { generateTables } from './generate';
import { amountsOf, decimal9 } from './money';
import { publishedFile, publishedText } from '../../world';
import { writeRows } from './write-rows';

const world = loadWorld();
const changed = (change: (world: World) => void): World => {
  const copy = structuredClone(world);
  change(copy);
  return copy;
};

describe('the dataset', () => {
  const other = buildDataset(
    changed(({ cohortDays }) => {
      const [one, two] = cohortDays.filter(
        ({ group, day }) => group === 'adjoe' && (day === 20 || day === 21),
      );
      one!.sessions += 1;
      two!.sessions -= 1;
    }),
  );
  // Made after another one, it is still the one of the run whose hash is kept: nothing of a run stays for the next.
  const own = buildDataset(world);

  const published = async (tables: readonly DataTable[]): Promise<string> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'dataset-'));
    await writeRows(tables, folder);
    return publishedText(folder);
  };

  it('is the one that was reviewed, so it is the same in every run', async () => {
    expect(await published(own), 'If the change is meant, run `npm run dataset`.').toBe(
      readFileSync(publishedFile, 'utf8'),
    );
  });

  it('is another one if a fact changes', async () => {
    expect(await published(other)).not.toBe(readFileSync(publishedFile, 'utf8'));
  });
});

describe('facts that cannot be met together', () => {
  it.each<[string, (world: World) => void, RegExp]>([
    [
      'more active users than remain',
      ({ cohortDays }) => {
        cohortDays.find(({ group, day }) => group === 'tide' && day === 30)!.active = 90;
      },
      /cannot be met|disagree|No last day/,
    ],
    [
      'fewer sessions than active users',
      ({ cohortDays }) => {
        cohortDays.find(({ group, day }) => group === 'tide' && day === 9)!.sessions = 3;
      },
      /3 sessions of tide on day 9 are too few/,
    ],
    [
      'level 5 by day and by date',
      ({ cohort }) => {
        cohort.level5ByDate[0]!.adjoe += 40;
      },
      /level5ByDay and level5ByDate .* disagree/,
    ],
    [
      'less revenue than purchases',
      ({ cohortDays }) => {
        cohortDays.find(({ group, day }) => group === 'applovin' && day === 12)!.revenueCents = 100;
      },
      /Ad revenue of applovin 12 has no impressions|cannot be split/,
    ],
  ])('%s', (_, change, message) => {
    expect(() => buildDataset(changed(change))).toThrow(message);
  });
});

it('makes the rows that the pages name, in all but what only the named rows know', () => {
  /** Columns that are drawn, or that report a later delivery. */
  const free = new Set([
    ...['event_id', 'session_id', 'received_time', 'install_begin_time', 'transaction_id', 'revenue_source'],
    ...['mediation_instance', 'ad_segment', 'mediation_test_group'],
  ]);
  const { replaced } = generateTables(world);
  const differences = replaced.flatMap(({ table, made, named }) =>
    // The first delivery of an ad is an estimate, the generator knows the final amount.
    Object.keys(named)
      .filter((name) => !free.has(name) && !(table === 'revenue_events' && named.state === 'estimated'))
      .filter((name) => JSON.stringify(made[name] ?? null) !== JSON.stringify(named[name]))
      .map((name) => `${table} ${String(made.event_time)}: ${name}`),
  );
  expect(replaced.length).toBeGreaterThan(40);
  expect(differences).toEqual([]);
});

it('knows what a purchase is made of', () => {
  const countries = ['DE', 'US'];
  world.vectors.purchase.forEach((vector, index) => {
    const { gross, tax, fee, net, netUsd } = amountsOf(world, 'ht_gems_500', countries[index] as string);
    expect([gross, tax, fee, net, netUsd].map(decimal9)).toEqual([
      ...[vector.gross, vector.tax, vector.fee, vector.net, vector.netUsd],
    ]);
  });
});
