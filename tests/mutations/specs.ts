/**
 * Specifications with one mistake, of every way in which one can be wrong: what the check of specifications lets through is
 * measured with them. A mistake is made in a copy, in the source or in what is published of it.
 */
import { parse } from 'yaml';
import { checkPublished, checkSource } from '../../checks/openapi/check';
import { loadCheckFacts } from '../../checks/openapi/loaded-facts';
import type { Path } from '../../checks/openapi/report-at';
import { readText } from '../../lib/cache/inputs';
import { publishedDocument } from '../../lib/openapi/published';
import { Random } from '../../lib/random';
import { pointerOf, valueAt } from '../../lib/shared/json-pointer';
import { once, type Kind } from './kit';

/** A place in a document with its value. */
interface Place {
  path: Path;
  value: unknown;
}

/** One way in which a specification can be wrong. */
interface Mistake {
  /** Whether a place can be wrong in this way. */
  at: (place: Place) => boolean;
  /** The wrong value; undefined drops it. */
  wrong: (place: Place, others: readonly Place[], random: Random) => unknown;
  /** Where the mistake is made: in the source, which is the default, in what is published, or in data. */
  in?: 'published' | 'data';
}

const facts = once(loadCheckFacts);

/** The specifications as they are written and as they are published, parsed once. */
const documents = once(() =>
  ['openapi/app-events.yaml', 'openapi/management.yaml'].map((file) => {
    const source: unknown = parse(readText(file));
    return { file, source, published: publishedDocument(source, facts()) };
  }),
);

/** All places of a document, outermost first. */
function placesOf(value: unknown, path: Path = []): Place[] {
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

const ends = (path: Path, ...tail: readonly string[]): boolean =>
  tail.every((name, index) => String(path[path.length - tail.length + index]) === name);

const inExamples = (path: Path): boolean => path.includes('examples') || path.includes('example');

/** Another value that the same kind of place has elsewhere. */
const another = ({ value }: Place, others: readonly Place[], random: Random): unknown =>
  random.pick(others.map((place) => place.value).filter((other) => other !== value));

/** Another value of a member in a published error example that is about something. */
const inProblem = (name: string, about = /^/): Mistake => ({
  at: ({ path, value }) =>
    path.includes('application/problem+json') &&
    path.at(-2) === 'value' &&
    path.at(-1) === name &&
    about.test(String(value)),
  wrong: another,
  in: 'published',
});

const bounds = ['maxLength', 'minLength', 'maxItems', 'minItems', 'maxProperties', 'maximum', 'minimum'];
const quantities = /\{fact:([\w.]+)\}/g;

const limitOf = (key: string) => facts().limits.find((limit) => limit.key === key);

const mistakes: Readonly<Record<string, Mistake>> = {
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
        const { value: number, unit = '' } = limitOf(key) ?? {};
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
  'an example with the path of another operation': inProblem('instance'),
  'an example with the scope of another operation': inProblem('detail', /scope/),
  'an example with the limit of another operation': inProblem('detail', /limit/i),
  'an example with the code of another error': inProblem('code'),
  'an example with an idempotency key that no request shows': inProblem('detail', /Idempotency-Key/),
  'another limit in data': {
    at: ({ path }) => path.at(-2) === 'x-whence-limit',
    wrong: ({ value }, _, random) => Number(limitOf(String(value))?.value) + random.int(1, 20),
    in: 'data',
  },
};

/** Whether the check of specifications sees another value at a place. */
function isFound(
  file: string,
  whole: unknown,
  part: Mistake['in'],
  { path, value }: Place,
  to: unknown,
): boolean {
  if (part === 'published')
    return checkPublished(file, changed(whole, path, to), facts()).findings.length > 0;
  if (part !== 'data') return checkSource(file, changed(whole, path, to), facts()).findings.length > 0;
  const limits = facts().limits.map((limit) =>
    limit.key === value ? { ...limit, value: to as number } : limit,
  );
  return checkSource(file, whole, { ...facts(), limits }).findings.length > 0;
}

export const specKinds: readonly Kind[] = Object.entries(mistakes).map(([kind, { at, wrong, in: part }]) => ({
  class: 'specs',
  kind,
  draw: (seed, count) => {
    const random = new Random(`${seed} ${kind}`);
    const places = documents().flatMap(({ file, source, published }) => {
      const whole = part === 'published' ? published : source;
      return placesOf(whole)
        .filter(at)
        .map((place) => ({ file, whole, place }));
    });
    const others = places.map(({ place }) => place);
    return random
      .shuffle(places)
      .slice(0, count)
      .map(({ file, whole, place }) => {
        const to = wrong(place, others, random);
        return {
          file,
          line: 1,
          from: `${pointerOf(place.path)} ${JSON.stringify(place.value)}`,
          to: JSON.stringify(to) ?? 'left out',
          found: () => isFound(file, whole, part, place, to),
        };
      });
  },
}));
