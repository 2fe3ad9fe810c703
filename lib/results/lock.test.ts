/** A result that differs from the accepted one is named with its place, both values and the cure. */
import { expect, it } from 'vitest';
import { readText } from '../cache/inputs';
import { computedResults, lockProblems } from './lock';
import { lockFile } from './store';

const results = [
  { key: 'docs/a.mdx week', rows: '[["cost"],[800]]', place: 'docs/a.results.yaml:3' },
  { key: 'docs/a.mdx "By day"', rows: '[["day"],[1],[2]]', place: 'docs/a.mdx:7' },
];
const accepted = results.map(({ key, rows }) => `${key} ${rows}`).join('\n');
const cure = 'Correct it, or accept the value with `npm run results:accept`, and commit the file for review.';

it('says nothing of accepted results', () => {
  expect(lockProblems(results, accepted)).toEqual([]);
});

it.each([
  [
    'another value',
    accepted.replace('800', '700'),
    `docs/a.results.yaml:3: docs/a.mdx week computes [800], but [700] is the accepted result — ${cure}`,
  ],
  [
    'a row more',
    accepted.replace(',[2]', ''),
    `docs/a.mdx:7: docs/a.mdx "By day" computes [2], but no row is the accepted result — ${cure}`,
  ],
  [
    'a row less',
    `${accepted.slice(0, -1)},[3]]`,
    `docs/a.mdx:7: docs/a.mdx "By day" computes no row, but [3] is the accepted result — ${cure}`,
  ],
  [
    'a new result',
    accepted.split('\n')[0] ?? '',
    `docs/a.mdx:7: docs/a.mdx "By day" has no accepted result in ${lockFile} — ${cure}`,
  ],
  [
    'a result of no page',
    `${accepted}\ndocs/b.mdx x [["n"],[1]]`,
    `${lockFile}:3: docs/b.mdx x is on no page — Remove it with \`npm run results:accept\`.`,
  ],
])('names %s', (_, text, problem) => {
  expect(lockProblems(results, text)).toEqual([problem]);
});

it('has accepted what this build computes, each result under a name of its own', () => {
  const computed = computedResults();
  expect(new Set(computed.map(({ key }) => key)).size).toBe(computed.length);
  expect(lockProblems(computed, readText(lockFile))).toEqual([]);
});
