/**
 * How much of what could be wrong in the specifications the check sees: mistakes drawn from every kind with a fixed seed. At
 * least 90 % of each kind must be found.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { specFindings } from './check';

const files = ['openapi/app-events.yaml', 'openapi/management.yaml'];
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** Mistakes drawn of each kind. */
const drawn = 4;

/** Numbers of a fixed sequence (Lehmer), so that every run draws the same mistakes. */
function* sequence(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 48271) % 2147483647;
    yield state;
  }
}

interface Kind {
  /** What is changed; global. */
  pattern: RegExp;
  change: (found: string) => string;
}

const raised = (found: string): string => found.replace(/\d[\d,.]*/, (value) => `${value}7`);

const kinds: Readonly<Record<string, Kind>> = {
  'a lost enum value': {
    pattern: /(?<=\n +enum:(?:\n +- \w+)*)\n +- \w+(?=\n)/g,
    change: () => '',
  },
  'another scope': {
    pattern: /x-whence-scope: \S+/g,
    change: (found) =>
      found.endsWith('read') ? found.replace('read', 'write') : 'x-whence-scope: bids:read',
  },
  'another limit in a schema': {
    pattern: /\n +(?:maxLength|maxItems|maximum|minimum): \d+(?=\n)/g,
    change: raised,
  },
  'another limit in a description': {
    pattern: /\b\d[\d,]* (?:days|hours|minutes|seconds|KiB|MiB|decimals)\b/g,
    change: raised,
  },
  'a required field of an answer or a request': {
    pattern: /(?<=\n {6}required:(?:\n {8}- \w+)*)\n {8}- \w+(?=\n)/g,
    change: () => '',
  },
  'another code': {
    pattern: /(?<=- status: \d+\n +code: )\w+/g,
    change: (found) => `${found}s`,
  },
  'another status': {
    pattern: /- status: \d+\n +code: \w+/g,
    change: (found) => found.replace(/\d+/, (status) => String(Number(status) + 1)),
  },
  'another rate limit': {
    pattern: /x-whence-rate-limit:\s+(?:\{ )?policy: \S+\s+limit: \d+/g,
    change: raised,
  },
};

it.each(Object.entries(kinds))('finds %s', { timeout: 120_000 }, (_, { pattern, change }) => {
  const places = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ file, text, found, index })),
  );
  const random = sequence(20250901);
  const chosen = new Set<(typeof places)[number]>();
  while (chosen.size < Math.min(drawn, places.length)) {
    const place = places[random.next().value % places.length];
    if (place) chosen.add(place);
  }
  const missed = [...chosen].filter(({ file, text, found, index }) => {
    const changed = text.slice(0, index) + change(found) + text.slice(index + found.length);
    expect(changed).not.toBe(text);
    return specFindings(file, changed).length === 0;
  });
  expect(chosen.size).toBeGreaterThan(0);
  expect(
    missed.map(
      ({ file, text, index, found }) => `${file}:${text.slice(0, index).split('\n').length} ${found}`,
    ),
  ).toHaveLength(Math.min(missed.length, Math.floor(chosen.size / 10)));
});
