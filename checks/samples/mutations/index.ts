/**
 * Draws wrong samples from right ones, to see what the checks of samples would let through. Every mutant is one written
 * sample with one mistake of a class; which ones are drawn is decided by a seed.
 */
import type { Finding } from '../../report';
import { findingsOf } from '../check';
import type { Sample } from '../extract';
import { loadSurface } from '../surface';
import * as code from './code';
import { seeded, shuffled, type Edit } from './edit';
import * as formats from './formats';

const isSdkCode = (sample: Sample): boolean => ['kotlin', 'java'].includes(sample.language);

type Names = ReadonlySet<string>;

/** What can be done to a sample, by class. */
const classes: Readonly<Record<string, (sample: Sample, names: Names) => Edit[]>> = {
  'argument types': (sample, names) => (isSdkCode(sample) ? code.argumentTypes(sample.code, names) : []),
  'argument order': (sample, names) => (isSdkCode(sample) ? code.argumentOrder(sample.code, names) : []),
  futures: (sample) => (isSdkCode(sample) ? code.futures(sample.code, sample.language) : []),
  units: (sample) => (isSdkCode(sample) ? code.units(sample.code) : []),
  harm: (sample) => (isSdkCode(sample) ? code.harm(sample.code) : []),
  manifests: (sample) => (sample.language === 'markup' ? formats.manifests(sample.code) : []),
  headers: (sample) =>
    ['bash', 'http', 'javascript', 'python'].includes(sample.language)
      ? formats.headers(sample.code, sample.language)
      : [],
  'CSV headers': (sample) => (sample.language === 'csv' ? formats.csvHeaders(sample.code) : []),
  'tracking URLs': (sample) => (sample.language === 'text' ? formats.trackingUrls(sample.code) : []),
  signing: (sample) =>
    ['javascript', 'python'].includes(sample.language) ? formats.signing(sample.code) : [],
};

export const mutationClasses: readonly string[] = Object.keys(classes);

export interface Mutant {
  of: string;
  what: string;
  /** The sample as it was. */
  right: Sample;
  wrong: Sample;
}

/**
 * Up to `count` mutants of each class.
 * @param seed Decides which.
 */
export async function drawMutants(
  samples: readonly Sample[],
  count: number,
  seed: string,
): Promise<Mutant[]> {
  const names = new Set<string>();
  for (const version of new Set(samples.map((sample) => sample.version))) {
    const surface = await loadSurface('android', version);
    for (const name of surface ? code.callables(surface) : []) names.add(name);
  }
  return mutationClasses.flatMap((of) => {
    const all = samples
      .filter((sample) => sample.exempt === undefined)
      .flatMap((right) =>
        (classes[of]?.(right, names) ?? []).map(({ what, code: changed }): Mutant => ({
          of,
          what,
          right,
          wrong: { ...right, code: changed },
        })),
      );
    return shuffled(all, seeded(`${seed} ${of}`)).slice(0, count);
  });
}

const key = ({ file, line, message }: Finding): string => `${file}:${line} ${message}`;

const known = new Map<string, Promise<Set<string>>>();

/** What the checks say of a page once a mutant has taken the place of the right sample, and did not say before. */
export async function findingsWith(samples: readonly Sample[], { right, wrong }: Mutant): Promise<Finding[]> {
  const onPage = samples.filter(({ file }) => file === right.file);
  let before = known.get(right.file);
  if (!before) {
    before = findingsOf(onPage).then((findings) => new Set(findings.map(key)));
    known.set(right.file, before);
  }
  const said = await before;
  const now = await findingsOf(onPage.map((sample) => (sample === right ? wrong : sample)));
  return now.filter((finding) => !said.has(key(finding)));
}
