/**
 * The order of hits depends on the query and the reader's place, never on timing: whatever was typed, and in whatever order
 * the parts of the index arrived meanwhile, the settled list is the one of an engine that had all parts from the start. The
 * commit draws queries and orders.
 */
import { expect, it, vi } from 'vitest';
import { chanceOfCommit, drawnQueries, froms, settledAnswers, type Asked } from '../lib/settled-search';
import { readSearchManifest, readShard } from '../../checks/search/relevance';
import { GrowingIndex } from '../../src/search/growing-index';
import { requestFor } from '../../src/search/request';
import type { PartUse, SearchAnswer, Shard } from '../../src/search/types';

// The patience of the index must not end because the processor is busy.
vi.useFakeTimers({ toFake: ['setTimeout'] });

/** Of arrival, for each place. */
const orders = 8;

const manifest = readSearchManifest();
const chance = chanceOfCommit('order of search');

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

/** An index whose parts arrive when they are let in; those that nobody has asked for come when somebody does. */
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
    arrive: (part: string): void => waiting.get(part)?.forEach((give) => give()),
    openAll: (): void => {
      open = true;
      for (const give of [...waiting.values()].flat()) give();
    },
  };
}

/** Keys of a query: typed letter by letter, or pasted. */
const keysOf = ({ query, from }: Asked, isPasted: boolean): Asked[] =>
  isPasted ? [{ query, from }] : Array.from(query, (_, at) => ({ query: query.slice(0, at + 1), from }));

it('settles alike however it is typed, and in any order of parts', async () => {
  const queries = drawnQueries(40, chance);
  let interim = 0;
  for (const place of froms)
    for (let order = 0; order < orders; order += 1) {
      const index = slowIndex();
      const asked = queries.filter(({ from }, at) => from === place && at % orders === order);
      const events: (Asked | string)[] = asked.flatMap((each, at) => keysOf(each, at % 3 === 0));
      for (const part of chance.shuffle(Object.keys(manifest.parts)))
        events.splice(chance.int(0, events.length), 0, part);
      const answers: Promise<SearchAnswer>[] = [];
      for (const event of events) {
        if (typeof event === 'string') index.arrive(event);
        else answers.push(index.ask(event));
        await turn();
      }
      // Who goes from place to place needs parts lean and whole, and plans that were given up.
      for (const from of froms) answers.push(index.ask({ query: 'bid', from }));
      index.openAll();
      interim += (await Promise.all(answers)).filter(({ growing }) => growing).length;
      for (const each of asked) {
        // As the interface does: again whenever more has come.
        let answer = await index.ask(each);
        while (answer.growing) {
          await turn();
          answer = await index.ask(each);
        }
        expect(answer, `${each.query} from ${each.from}`).toEqual(settled(each));
      }
    }
  expect(interim).toBeGreaterThan(0);
}, 1_800_000);
