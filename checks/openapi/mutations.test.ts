/**
 * How much of what could be wrong in the specifications the check sees: mistakes are drawn from every kind with a fixed
 * seed, and at least 90% of each kind must be found. The documents are parsed once; a mistake is made in a copy.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { publishedDocument } from '../../lib/openapi/published';
import { pointerOf, valueAt } from '../../lib/shared/json-pointer';
import { checkPublished, checkSource } from './check';
import { loadCheckFacts, type CheckFacts } from './check-facts';
import type { Path } from './say';

/** Mistakes drawn of each kind. */
const drawn = 12;

const facts = loadCheckFacts();
const documents = ['openapi/app-events.yaml', 'openapi/management.yaml'].map((file) => {
  const source: unknown = parse(readFileSync(file, 'utf8'));
  return { file, source, published: publishedDocument(source, facts) };
});

/** Numbers of a fixed sequence, so every run draws the same mistakes. */
function* sequence(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 48271) % 2147483647;
    yield state;
  }
}
const random = sequence(20250901);
const below = (count: number): number => random.next().value % count;
const oneOf = <T>(items: readonly T[]): T => items[below(items.length)] as T;

/** A place in a document with its value. */
interface Place {
  path: Path;
  value: unknown;
}

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

interface Kind {
  /** Whether a place can be wrong in this way. */
  at: (place: Place) => boolean;
  /** The wrong value; undefined drops it. */
  wrong: (place: Place, others: readonly Place[]) => unknown;
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
const another = ({ value }: Place, others: readonly Place[]): unknown =>
  oneOf(others.map((place) => place.value).filter((other) => other !== value));

const bounds = ['maxLength', 'minLength', 'maxItems', 'minItems', 'maxProperties', 'maximum', 'minimum'];
const quantities = /\{fact:([\w.]+)\}/g;

const kinds: Readonly<Record<string, Kind>> = {
  'a lost enum value': {
    at: ({ path }) => path.at(-2) === 'enum' && !inExamples(path),
    wrong: () => undefined,
  },
  'another scope': { at: ({ path }) => ends(path, 'x-whence-scope'), wrong: another },
  'another limit in a schema': {
    at: ({ path, value }) =>
      bounds.includes(String(path.at(-1))) && typeof value === 'number' && !inExamples(path),
    wrong: ({ value }) => Number(value) + 1 + below(20),
  },
  'a limit typed in a text': {
    at: ({ value }) => typeof value === 'string' && /\{fact:/.test(value),
    wrong: ({ value }) =>
      String(value).replace(quantities, (_, key: string) => {
        const { value: number, unit = '' } = facts.limits.find((limit) => limit.key === key) ?? {};
        return `${Number(number) + 1 + below(20)} ${unit}`.trim();
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

/** As many as are drawn, each once. */
function draw<T>(items: readonly T[]): T[] {
  const left = [...items];
  return Array.from({ length: Math.min(drawn, left.length) }, () =>
    left.splice(below(left.length), 1),
  ).flat();
}

/** The check may pass over one mistake of ten. */
function expectFound(mistakes: readonly { name: string; isFound: boolean }[]): void {
  expect(mistakes.length).toBeGreaterThan(4);
  const missed = mistakes.filter(({ isFound }) => !isFound).map(({ name }) => name);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(mistakes.length / 10);
}

it('finds nothing in the specifications as they are', () => {
  expect(documents.flatMap(({ file, source }) => checkSource(file, source, facts).findings)).toEqual([]);
});

it.each(Object.entries(kinds))('finds %s', (_, kind) => {
  const check = kind.in === 'published' ? checkPublished : checkSource;
  const places = documents.flatMap((document) => {
    const whole = document[kind.in ?? 'source'];
    return placesOf(whole)
      .filter(kind.at)
      .map((place) => ({ file: document.file, whole, place }));
  });
  const all = places.map(({ place }) => place);
  expectFound(
    draw(places).map(({ file, whole, place }) => {
      const wrong = kind.wrong(place, all);
      const copy = changed(whole, place.path, wrong);
      const name = `${file} ${pointerOf(place.path)}: ${JSON.stringify(place.value)} → ${JSON.stringify(wrong)}`;
      return { name, isFound: check(file, copy, facts).findings.length > 0 };
    }),
  );
});

it('finds another limit in data', () => {
  const bound = documents.flatMap(({ file, source }) =>
    placesOf(source)
      .filter(({ path }) => path.at(-2) === 'x-whence-limit')
      .map(({ value }) => ({ file, source, key: String(value) })),
  );
  expectFound(
    draw(bound).map(({ file, source, key }) => {
      const limits = facts.limits.map((limit) =>
        limit.key === key ? { ...limit, value: Number(limit.value) + 1 + below(20) } : limit,
      );
      const wrong: CheckFacts = { ...facts, limits };
      return { name: key, isFound: checkSource(file, source, wrong).findings.length > 0 };
    }),
  );
});
