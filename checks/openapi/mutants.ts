/**
 * Specifications with one mistake, of every way in which one can be wrong: what the check of specifications lets through is
 * measured with them. A mistake is made in a copy, in the source or in what is published of it.
 */
import { parse } from 'yaml';
import { readText } from '../../lib/cache/inputs';
import { loadLimits } from '../../lib/facts/load';
import { publishedDocument } from '../../lib/openapi/published';
import type { Random } from '../../lib/random';
import { pointerOf, valueAt } from '../../lib/shared/json-pointer';
import { checkPublished, checkSource } from './check';
import { loadCheckFacts, type CheckFacts } from './loaded-facts';
import type { Path } from './report-at';

/** A specification as it is written and as it is published. */
export interface Specification {
  file: string;
  source: unknown;
  published: unknown;
}

/** The specifications, parsed once. */
export function specifications(facts: CheckFacts = loadCheckFacts()): Specification[] {
  return ['openapi/app-events.yaml', 'openapi/management.yaml'].map((file) => {
    const source: unknown = parse(readText(file));
    return { file, source, published: publishedDocument(source, facts) };
  });
}

/** A place in a document with its value. */
export interface Place {
  path: Path;
  value: unknown;
}

/** All places of a document, outermost first. */
export function placesOf(value: unknown, path: Path = []): Place[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) => placesOf(child, [...path, key]))
      : [];
  return [{ path, value }, ...inner];
}

/** A copy with another value at a place, or without what is there. */
function changed(document: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(document);
  const parent = valueAt(copy, pointerOf(path.slice(0, -1))) as Record<string, unknown>;
  const name = String(path.at(-1));
  if (value !== undefined) parent[name] = value;
  else if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else delete parent[name];
  return copy;
}

/** One way in which a specification can be wrong. */
export interface SpecKind {
  /** Whether a place can be wrong in this way. */
  at: (place: Place) => boolean;
  /** The wrong value; undefined drops it. */
  wrong: (place: Place, others: readonly Place[], random: Random) => unknown;
  /** Where the mistake is made: in the source, or in what is published. */
  in?: 'source' | 'published';
}

const ends = (path: Path, ...tail: readonly string[]): boolean =>
  tail.every((name, index) => String(path[path.length - tail.length + index]) === name);

const inExamples = (path: Path): boolean => path.includes('examples') || path.includes('example');

/** A member of a published error example. */
const inProblem =
  (name: string) =>
  ({ path }: Place): boolean =>
    path.includes('application/problem+json') && path.at(-2) === 'value' && path.at(-1) === name;

/** Another value that the same kind of place has elsewhere. */
const another = ({ value }: Place, others: readonly Place[], random: Random): unknown =>
  random.pick(others.map((place) => place.value).filter((other) => other !== value));

const bounds = ['maxLength', 'minLength', 'maxItems', 'minItems', 'maxProperties', 'maximum', 'minimum'];
const quantities = /\{fact:([\w.]+)\}/g;

/** All ways, by name. */
export const specKinds: Readonly<Record<string, SpecKind>> = {
  'a lost enum value': {
    at: ({ path }) => path.at(-2) === 'enum' && !inExamples(path),
    wrong: () => undefined,
  },
  'another scope': { at: ({ path }) => ends(path, 'x-whence-scope'), wrong: another },
  'another limit in a schema': {
    at: ({ path, value }) =>
      bounds.includes(String(path.at(-1))) && typeof value === 'number' && !inExamples(path),
    wrong: ({ value }, _, random) => Number(value) + random.int(1, 20),
  },
  'a limit typed in a text': {
    at: ({ value }) => typeof value === 'string' && /\{fact:/.test(value),
    wrong: ({ value }, _, random) =>
      String(value).replace(quantities, (_, key: string) => {
        const { value: number, unit = '' } = loadLimits().find((limit) => limit.key === key) ?? {};
        return `${Number(number) + random.int(1, 20)} ${unit}`.trim();
      }),
  },
  'a required field that got lost': {
    at: ({ path }) => path.at(-2) === 'required' && path.includes('schemas') && !inExamples(path),
    wrong: () => undefined,
  },
  'another code': {
    at: ({ path }) => path.at(-3) === 'x-whence-errors' && path.at(-1) === 'code',
    wrong: another,
  },
  'another status': {
    at: ({ path }) => path.at(-3) === 'x-whence-errors' && path.at(-1) === 'status',
    wrong: another,
  },
  'another rate limit': { at: ({ path }) => ends(path, 'x-whence-rate-limit', 'limit'), wrong: another },
  'another rate-limit policy': {
    at: ({ path }) => ends(path, 'x-whence-rate-limit', 'policy'),
    wrong: another,
  },
  'an example with the path of another operation': {
    at: inProblem('instance'),
    wrong: another,
    in: 'published',
  },
  'an example with the scope of another operation': {
    at: (place) => inProblem('detail')(place) && /scope/.test(String(place.value)),
    wrong: another,
    in: 'published',
  },
  'an example with the limit of another operation': {
    at: (place) => inProblem('detail')(place) && /limit/i.test(String(place.value)),
    wrong: another,
    in: 'published',
  },
  'an example with the code of another error': { at: inProblem('code'), wrong: another, in: 'published' },
  'an example with an idempotency key that no request shows': {
    at: (place) => inProblem('detail')(place) && /Idempotency-Key/.test(String(place.value)),
    wrong: another,
    in: 'published',
  },
};

/** A specification with one mistake. */
export interface SpecMutant {
  file: string;
  /** JSON Pointer of the mistake. */
  pointer: string;
  from: unknown;
  to: unknown;
  /** Whether the check of specifications sees it. */
  isFound(): boolean;
}

/** Up to `count` mistakes of a kind. */
export function drawSpecMutants(
  kind: SpecKind,
  documents: readonly Specification[],
  { facts, random, count }: { facts: CheckFacts; random: Random; count: number },
): SpecMutant[] {
  const part = kind.in ?? 'source';
  const check = part === 'published' ? checkPublished : checkSource;
  const places = documents.flatMap(({ file, [part]: whole }) =>
    placesOf(whole)
      .filter(kind.at)
      .map((place) => ({ file, whole, place })),
  );
  const all = places.map(({ place }) => place);
  return random
    .shuffle(places)
    .slice(0, count)
    .map(({ file, whole, place: { path, value } }) => {
      const to = kind.wrong({ path, value }, all, random);
      return {
        file,
        pointer: pointerOf(path),
        from: value,
        to,
        isFound: () => check(file, changed(whole, path, to), facts).findings.length > 0,
      };
    });
}
