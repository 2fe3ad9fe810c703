/**
 * The order of hits depends on the query and the reader's place, never on timing: whatever was typed how fast, and in
 * whatever order the parts of the index arrived, the settled list is the one of an engine that had all parts from the
 * start. Time is simulated: keys and parts come in the order of their drawn times. The commit draws queries and orders.
 */
import { expect, it, vi } from 'vitest';
import {
  chanceOfCommit,
  drawnQueries,
  froms,
  settledAnswers,
  shuffled,
  usesOf,
  type Asked,
} from '../lib/settled-search';
import { readSearchManifest, readShard } from '../../checks/search/relevance';
import { GrowingIndex } from '../../src/search/growing-index';
import { requestFor } from '../../src/search/request';
import type { PartUse, SearchAnswer, Shard } from '../../src/search/types';

// Patience of the index is simulated time, too: it must not end because the processor is busy.
vi.useFakeTimers({ toFake: ['setTimeout'] });

/** Of arrival, for each place. */
const orders = 8;
/** Milliseconds from key to key; zero is a paste. */
const paces = [30, 110, 0];
/** Milliseconds in which all parts arrive. */
const arrival = 600;

const manifest = readSearchManifest();
const chance = chanceOfCommit('order of search');
const queries = drawnQueries(40, chance);

const shards = new Map<string, Shard>();
function shardOf(use: PartUse): Shard {
  const name = `${use.part} ${use.lean}`;
  const shard = shards.get(name) ?? readShard(manifest, use);
  shards.set(name, shard);
  return shard;
}
const settled = settledAnswers(manifest, shardOf);

/** Lets what waits go on; parts that have arrived are taken in then. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Keys of a query, typed at a pace from a drawn start. Those after the last part find what the last one finds. */
function keysOf({ query, from }: Asked, pace: number): { at: number; query: string; from: string }[] {
  const start = chance.int(0, arrival / 3);
  if (pace === 0) return [{ at: start, query, from }];
  return Array.from(query, (_, at) => ({
    at: start + at * pace,
    query: query.slice(0, at + 1),
    from,
  })).filter(({ at }) => at <= arrival);
}

/** An index whose parts arrive when they are let in. */
function slowIndex() {
  /** A part may be asked for twice, lean for one place and whole for another. */
  const waiting = new Map<string, (() => void)[]>();
  let open = false;
  const index = new GrowingIndex(
    manifest,
    (use) =>
      new Promise((resolve) => {
        const give = (): void => resolve(shardOf(use));
        if (open) give();
        else waiting.set(use.part, [...(waiting.get(use.part) ?? []), give]);
      }),
    () => undefined,
  );
  return {
    ask: ({ query, from }: Asked): Promise<SearchAnswer> => index.answer(requestFor(query, from)),
    /** Asks as the interface does: again whenever more has come. */
    settle: async ({ query, from }: Asked): Promise<SearchAnswer> => {
      for (;;) {
        const answer = await index.answer(requestFor(query, from));
        if (!answer.growing) return answer;
        await turn();
      }
    },
    /** Lets a part in; those that nobody has asked for come when somebody does. */
    arrive: (part: string): void => waiting.get(part)?.forEach((give) => give()),
    openAll: (): void => {
      open = true;
      for (const give of [...waiting.values()].flat()) give();
    },
  };
}

it('settles alike at any pace of typing and in any order of parts', async () => {
  expect(queries).toHaveLength(120);
  expect(new Set(queries.map(({ query }) => query)).size).toBe(120);
  const home = usesOf(manifest, requestFor('', '/')).map(({ part }) => part);
  const parts = [...home, ...Object.keys(manifest.parts).filter((part) => !home.includes(part))];
  /**
   * Each query at each pace, each time with another order of arrival. A round has one place, because an index keeps few plans
   * of parts: with keys of all places in turn, it would be built at every key.
   */
  const rounds = Array.from({ length: orders }, (_, order) =>
    froms.map((place) =>
      paces.flatMap((pace, at) =>
        queries
          .filter((asked, number) => asked.from === place && (number + at * 7) % orders === order)
          .map((asked) => ({ asked, pace })),
      ),
    ),
  ).flat();
  // Who goes from place to place needs parts lean and whole, and plans that were given up.
  rounds.push(
    froms.flatMap((place) =>
      queries
        .filter(({ from }) => from === place)
        .slice(0, 1)
        .map((asked) => ({ asked, pace: 0 })),
    ),
  );
  let interim = 0;
  let states = 0;
  for (const round of rounds) {
    const index = slowIndex();
    const keys = round.flatMap(({ asked, pace }) => keysOf(asked, pace));
    const arrivals = shuffled(parts, chance).map((part) => ({ at: chance.int(0, arrival), part }));
    const answers: Promise<SearchAnswer>[] = [];
    for (const event of [...keys, ...arrivals].sort((a, b) => a.at - b.at)) {
      if ('part' in event) index.arrive(event.part);
      else answers.push(index.ask(event));
      await turn();
    }
    index.openAll();
    const early = await Promise.all(answers);
    states += early.length;
    interim += early.filter(({ growing }) => growing).length;
    for (const { asked, pace } of round) {
      const where = `${asked.query} from ${asked.from}, ${pace} ms a key`;
      expect(await index.settle(asked), where).toEqual(settled(asked));
    }
  }
  console.log(
    `search order: ${queries.length} queries at ${paces.length} paces in ${rounds.length} orders of ${parts.length} parts, ` +
      `${states} states, ${interim} of them answered before all parts were there`,
  );
  expect(interim).toBeGreaterThan(0);
  // As long as five thousand searches take, however busy the machine is.
}, 1_800_000);
