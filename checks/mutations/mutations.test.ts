/** What is drawn is wrong in one place, the same for a seed, and of every class; the measure itself is a script. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writtenPages } from '../page-checks';
import { kinds } from '.';
import { drawHarmless } from './harmless';
import { mutantClasses, type TextMutant } from './kind';

it('names each kind once in its class, and has kinds of every class', () => {
  const names = kinds.map((kind) => `${kind.class}, ${kind.kind}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(kinds.map((kind) => kind.class))).toEqual(new Set(mutantClasses));
});

it.each(kinds.filter((kind) => kind.class === 'data').map((kind) => [kind.kind, kind] as const))(
  'draws the same of "%s" for a seed, each a change of its file',
  async (_, kind) => {
    const mutants = (await kind.draw('a', 10)) as TextMutant[];
    expect(mutants.length).toBeGreaterThan(5);
    expect(await kind.draw('a', 10)).toEqual(mutants);
    for (const { file, line, from, to, text } of mutants) {
      const written = readFileSync(file, 'utf8');
      expect(text).not.toBe(written);
      expect(text).toHaveLength(written.length - from.length + to.length);
      expect(
        written
          .split('\n')
          .slice(line - 1)
          .join('\n'),
      ).toContain(from);
    }
  },
);

it('makes harmless edits of many kinds', () => {
  const edits = drawHarmless(writtenPages(), 'a', 70);
  expect(edits).toHaveLength(70);
  expect(new Set(edits.map(({ kind }) => kind)).size).toBe(7);
  for (const { page, text } of edits) expect(text).not.toBe(page.text);
});
