/**
 * How much of what could be wrong in the specifications the check sees: mistakes are drawn from every kind with a fixed
 * seed, and at least 90% of each kind must be found.
 */
import { expect, it } from 'vitest';
import { Random } from '../../lib/random';
import { checkSource } from './check';
import { loadCheckFacts, type CheckFacts } from './loaded-facts';
import { drawSpecMutants, placesOf, specifications, specKinds } from './mutants';

/** Mistakes drawn of each kind. */
const drawn = 12;

const facts = loadCheckFacts();
const documents = specifications(facts);

/** The check may pass over one mistake of ten. */
function expectFound(mistakes: readonly { name: string; isFound: boolean }[]): void {
  expect(mistakes.length).toBeGreaterThan(4);
  const missed = mistakes.filter(({ isFound }) => !isFound).map(({ name }) => name);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(mistakes.length / 10);
}

it('finds nothing in the specifications as they are', () => {
  expect(documents.flatMap(({ file, source }) => checkSource(file, source, facts).findings)).toEqual([]);
});

it.each(Object.entries(specKinds))('finds %s', (name, kind) => {
  const random = new Random(`specifications ${name}`);
  expectFound(
    drawSpecMutants(kind, documents, { facts, random, count: drawn }).map((mutant) => ({
      name: `${mutant.file} ${mutant.pointer}: ${JSON.stringify(mutant.from)} → ${JSON.stringify(mutant.to)}`,
      isFound: mutant.isFound(),
    })),
  );
});

it('finds another limit in data', () => {
  const random = new Random('limits of specifications');
  const bound = documents.flatMap(({ file, source }) =>
    placesOf(source)
      .filter(({ path }) => path.at(-2) === 'x-whence-limit')
      .map(({ value }) => ({ file, source, key: String(value) })),
  );
  expectFound(
    random
      .shuffle(bound)
      .slice(0, drawn)
      .map(({ file, source, key }) => {
        const limits = facts.limits.map((limit) =>
          limit.key === key ? { ...limit, value: Number(limit.value) + random.int(1, 20) } : limit,
        );
        const wrong: CheckFacts = { ...facts, limits };
        return { name: key, isFound: checkSource(file, source, wrong).findings.length > 0 };
      }),
  );
});
