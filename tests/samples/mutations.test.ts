/** Samples with one mistake are caught, class by class; `npm run mutate:samples` draws more of them and lists the rest. */
import { beforeAll, expect, it } from 'vitest';
import { allSamples, type Sample } from '../../checks/samples/extract';
import { findingsOf } from '../../checks/samples/check';
import { drawMutants, findingsWith, mutationClasses, type Mutant } from '../../checks/samples/mutations';
import { seeded, shuffled } from '../../checks/samples/mutations/edit';
import { sdkVersions } from '../../config/versions';

const perClass = 20;

let samples: Sample[];
let mutants: Mutant[];
beforeAll(async () => {
  samples = allSamples(sdkVersions[0]?.path ?? '');
  mutants = await drawMutants(samples, perClass, 'a fixed seed');
});

it.each(mutationClasses)('at least 90% of the class %s are caught', async (of) => {
  const drawn = mutants.filter((mutant) => mutant.of === of);
  expect(drawn).toHaveLength(perClass);
  const missed: string[] = [];
  for (const mutant of drawn) {
    expect(mutant.wrong.code).not.toBe(mutant.right.code);
    if ((await findingsWith(samples, mutant)).length === 0)
      missed.push(`${mutant.right.file}: ${mutant.what}`);
  }
  expect(missed.slice(perClass / 10)).toEqual([]);
});

it('draws the same mutants for the same seed only', async () => {
  const codes = async (seed: string) => (await drawMutants(samples, 5, seed)).map(({ wrong }) => wrong.code);
  expect(await codes('a')).toEqual(await codes('a'));
  expect(await codes('a')).not.toEqual(await codes('b'));
  expect(shuffled([1, 2, 3, 4, 5], seeded('a')).sort()).toEqual([1, 2, 3, 4, 5]);
});

it('counts no finding that the right samples have', async () => {
  const [mutant] = mutants;
  if (!mutant) throw new Error('no mutant');
  expect(await findingsWith(samples, { ...mutant, wrong: { ...mutant.right } })).toEqual([]);
  expect(await findingsOf(samples.filter(({ file }) => file === mutant.right.file))).toEqual([]);
});
