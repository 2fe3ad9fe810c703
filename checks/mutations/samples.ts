/** Mistakes in samples, as checks/samples/mutations draws them. */
import { sdkVersions } from '../../config/versions';
import { allSamples, type Sample } from '../samples/extract';
import {
  drawMutants,
  findingsWith,
  mutationClasses,
  type Mutant as SampleMutant,
} from '../samples/mutations';
import type { Kind, Mutant } from './kind';

interface Wrong extends Mutant {
  mutant: SampleMutant;
}

let known: Sample[] | undefined;

const samples = (): Sample[] => (known ??= allSamples(sdkVersions[0]?.path ?? ''));

export const sampleKinds: readonly Kind<Wrong>[] = mutationClasses.map((kind) => ({
  class: 'samples',
  kind,
  draw: async (seed, count) =>
    (await drawMutants(samples(), count, seed))
      .filter(({ of }) => of === kind)
      .map((mutant) => {
        const [from = '', to = ''] = mutant.what.split(' → ');
        return { file: mutant.right.file, line: mutant.right.line, from, to, mutant };
      }),
  check: async ({ mutant }) => (await findingsWith(samples(), mutant)).length > 0,
}));
