/** MiniSearch without unused methods: what it leaves out, what it refuses, and that what is left still indexes and finds. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type MiniSearch from 'minisearch';
import withoutUnusedMethods from './methods-loader.cjs';

const source = readFileSync('node_modules/minisearch/dist/es/index.js', 'utf8');
const left = withoutUnusedMethods(source);

/** Classes of a module from its text, as a bundler would have it. */
const classOf = async (text: string): Promise<typeof MiniSearch> =>
  (
    (await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)) as {
      default: typeof MiniSearch;
    }
  ).default;

/** Names of all methods and getters, of instances and of the class, and of the map that the index is kept in. */
function methodsOf(made: typeof MiniSearch): string[] {
  const { _index: map } = new made({ fields: ['body'] }) as unknown as { _index: object };
  return [made.prototype, made, Object.getPrototypeOf(map) as object, map.constructor].flatMap((owner) =>
    Object.getOwnPropertyNames(owner).filter((name) => {
      const { value, get } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
      return typeof value === 'function' || get !== undefined;
    }),
  );
}

describe('methods that search never calls', () => {
  it('are gone, and no others', async () => {
    const [before, after] = [methodsOf(await classOf(source)), methodsOf(await classOf(left))];
    expect(before).toEqual(expect.arrayContaining([...withoutUnusedMethods.unused]));
    expect(before.filter((name) => !after.includes(name)).sort()).toEqual(
      [...new Set(withoutUnusedMethods.unused)].sort(),
    );
    expect(after).toEqual(expect.arrayContaining(['add', 'addAll', 'search']));
  });

  it('are not called by those that are left, unless documents were taken out again', () => {
    const code = left.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const calls = withoutUnusedMethods.unused.filter((name) => code.includes(`.${name}(`));
    // A search calls it for a document that the index no longer has, and search only adds records.
    expect(calls).toEqual(['removeTerm']);
  });

  it('stop the build with a cure when the library has one no longer', () => {
    const other = source.replace('    toJSON() {', '    asJSON() {');
    expect(other).not.toBe(source);
    expect(() => withoutUnusedMethods(other)).toThrow(
      'minisearch has no method toJSON — Correct the list in plugins/performance/search-methods/methods-loader.cjs.',
    );
    // A second pass finds nothing to leave out.
    expect(() => withoutUnusedMethods(left)).toThrow('no method');
  });
});

describe('what is left', () => {
  it('finds what the whole library finds, with prefixes, misspellings and boosts', async () => {
    const answers = await Promise.all(
      [source, left].map(async (text) => {
        const index = new (await classOf(text))<{ id: number; heading: string; body: string }>({
          fields: ['heading', 'body'],
        });
        index.addAll([
          { id: 1, heading: 'Postbacks', body: 'What a partner hears about an install.' },
          { id: 2, heading: 'Attribution', body: 'Which partner gets the install.' },
          { id: 3, heading: 'Bids', body: 'What you pay for it.' },
        ]);
        const options = { boost: { heading: 3 }, prefix: true, fuzzy: 0.2 };
        return ['partner install', 'atribution', 'postb', 'nothing'].map((query) =>
          index.search(query, options),
        );
      }),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[1]?.map((hits) => hits.map(({ id }) => id as number).sort())).toEqual([
      [1, 2],
      [2],
      [1],
      [],
    ]);
  });
});
