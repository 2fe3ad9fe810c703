/** Mistakes in samples: every mutant is one written sample with one of them. */
import { sdkVersions } from '../../config/versions';
import type { Finding } from '../../checks/report';
import { findingsOf } from '../../checks/samples/check';
import { allSamples, type Sample } from '../../checks/samples/extract';
import { loadSurface } from '../../checks/samples/load-surface';
import { once, type Kind } from './kit';
import * as code from './sample-code';
import type { CodeEdit, Mistakes } from './sample-edit';
import * as formats from './sample-formats';
import { csharp } from './sample-csharp';
import { swift } from './sample-swift';
import { typescript } from './sample-typescript';

type Make = (code: string, language: string, names: ReadonlySet<string>) => CodeEdit[];

const sdk = ['kotlin', 'java'];

type Kinds = Readonly<Record<string, readonly [languages: readonly string[], make: Make]>>;

const inLanguages = (mistakes: Mistakes, ...languages: string[]): Kinds =>
  Object.fromEntries(Object.entries(mistakes).map(([kind, make]) => [kind, [languages, make] as const]));

/** What can be done to samples of some languages, by kind. */
const kinds: Kinds = {
  'argument types': [sdk, (text, _, names) => code.argumentTypes(text, names)],
  'argument order': [sdk, (text, _, names) => code.argumentOrder(text, names)],
  futures: [sdk, code.futures],
  units: [sdk, code.units],
  harm: [sdk, code.harm],
  ...inLanguages(swift, 'swift'),
  ...inLanguages(typescript, 'typescript', 'tsx'),
  ...inLanguages(csharp, 'csharp'),
  manifests: [['markup'], formats.manifests],
  headers: [['bash', 'http', 'javascript', 'python'], formats.headers],
  'CSV headers': [['csv'], formats.csvHeaders],
  'tracking URLs': [['text'], formats.trackingUrls],
  signing: [['javascript', 'python'], formats.signing],
};

export const samples = once((): Sample[] => allSamples(sdkVersions[0]?.path ?? ''));

const callables = once(async (): Promise<ReadonlySet<string>> => {
  const names = new Set<string>();
  for (const version of new Set(samples().map((sample) => sample.version))) {
    const surface = await loadSurface('android', version);
    for (const name of surface ? code.callables(surface) : []) names.add(name);
  }
  return names;
});

/** The list in an order that a seed decides (FNV-1a, then mulberry32). */
function shuffled<T>(list: readonly T[], seed: string): T[] {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193);
  const result = [...list];
  for (let i = result.length - 1; i > 0; i -= 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const j = Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (i + 1));
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

const keyOf = ({ file, line, message }: Finding): string => `${file}:${line} ${message}`;

const known = new Map<string, Promise<Set<string>>>();

/** True if the checks say more of a page once another code is in the place of a sample's. */
export async function isFound(right: Sample, wrong: string): Promise<boolean> {
  const onPage = samples().filter(({ file }) => file === right.file);
  const before = known.get(right.file) ?? findingsOf(onPage).then((found) => new Set(found.map(keyOf)));
  known.set(right.file, before);
  const said = await before;
  const now = await findingsOf(
    onPage.map((sample) => (sample === right ? { ...right, code: wrong } : sample)),
  );
  return now.some((finding) => !said.has(keyOf(finding)));
}

export const sampleKinds: readonly Kind[] = Object.entries(kinds).map(([kind, [languages, make]]) => ({
  class: 'samples',
  kind,
  draw: async (seed, count) => {
    const names = await callables();
    const all = samples()
      .filter(({ exempt, language }) => exempt === undefined && languages.includes(language))
      .flatMap((right) =>
        make(right.code, right.language, names).map(({ from, to, code: wrong }) => ({
          ...{ file: right.file, line: right.line, from, to },
          found: () => isFound(right, wrong),
        })),
      );
    return shuffled(all, `${seed} ${kind}`).slice(0, count);
  },
}));
