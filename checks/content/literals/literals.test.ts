/** What the check of typed literals proves, what it finds, and that the written pages need few exemptions. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadQuantities } from '../../../lib/facts/load';
import { listSources, parsePage, parseSource } from '../../../lib/markdown/sources';
import { exemptLimit, LiteralsCheck } from '.';
import { quantitiesOf } from './numbers';

let check: LiteralsCheck;

beforeAll(() => {
  check = new LiteralsCheck();
});

const found = (text: string, file = 'docs/promote/bid-management/index.mdx', platform?: string): string[] =>
  check
    .page({ file, platform }, parsePage(file, text))
    .map(({ line, message, cure }) => `${line}: ${message} — ${cure}`);

describe('the written pages', () => {
  it('say nothing that is not proven, with few exemptions', () => {
    const all = new LiteralsCheck();
    const sources = listSources().filter(({ generated }) => !generated);
    expect(sources.flatMap((source) => all.page(source, parseSource(source.file)))).toEqual([]);
    expect(all.exceptions.unneeded('number')).toEqual([]);
    const exempt = all.tally.proven.get('exempt') ?? 0;
    console.log(all.summary);
    expect(all.tally.candidates).toBeGreaterThan(3000);
    expect(exempt / all.tally.candidates).toBeLessThanOrEqual(exemptLimit);
  });
});

describe('numbers', () => {
  it.each([
    ['a limit', 'A bid upload takes 10,000 rows.', []],
    [
      'another limit',
      'A bid upload takes 12,000 rows.',
      [/^1: "12,000" in .* is not proven by data; the nearest fact/],
    ],
    ['a limit with its word', 'A bid upload takes at most 10,000 rows.', []],
    ['a limit with another word', 'A bid upload takes at least 10,000 rows.', [/"10,000"/]],
    ['a window', 'The click window is 7 days.', []],
    ['another window', 'The click window is 8 days.', [/nearest fact is attribution\.clickWindow = 7 days/]],
    ['the same time in another unit', 'The view window is 1 day.', []],
    ['another unit', 'The click window is 7 hours.', [/"7 hours"/]],
    ['a computation', 'The sum is 3.5 USD × 3 = 10.5 USD.', []],
    ['a wrong computation', 'The sum is 3.5 USD × 17 = 60.5 USD.', [/3\.5/, /"17"/, /60\.5/]],
    ['a number of the fence below it', 'It costs 0.473 USD.\n\n```json\n{ "cost": 0.473 }\n```', []],
    [
      'another number than in the fence',
      'It costs 0.475 USD.\n\n```json\n{ "cost": 0.473 }\n```',
      [/0\.475/],
    ],
    ['a level, a line and a day', 'Level 5, line 2 and day 7.', []],
  ] as const)('with %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });

  it('have a line in a paragraph of several lines', () => {
    expect(found('One.\n\nThe click\nwindow is 8 days.')[0]).toMatch(/^4: "8 days"/);
  });
});

describe('versions and dates', () => {
  it.each([
    ['a release', 'Install 6.0.4.', []],
    [
      'a release that does not exist',
      'Install 6.0.9.',
      [/There is no release 6\.0\.9 — Those of 6\.0\.x are 6\.0\.\d+,/],
    ],
    ['a release of another platform', 'Install 6.0.3 on Android.', [/6\.0\.3 is not a release of Android/]],
    ['the end of support', 'SDK 5.0.x gets critical fixes until December 31, 2025.', []],
    [
      'another end of support',
      'SDK 5.0.x gets critical fixes until December 30, 2025.',
      [/December 30, 2025 is not a date of 5\.0\.x/],
    ],
    ['a version that does not exist', 'Update to 6.1.x.', [/There is no SDK version 6\.1\.x/]],
  ] as const)('with %s', (_, text, expected) => {
    expect(found(text, 'sdk/overview/index.mdx')).toEqual(
      expected.map((pattern) => expect.stringMatching(pattern)),
    );
  });
});

describe('names in code font', () => {
  it.each([
    '`google_play`',
    '`WhenceSdk.trackEvent`',
    '`campaign_id`',
    '`X-Whence-Api-Key`',
    '`app_7k2m9qx4t0ab`',
  ])('know %s', (text) => {
    expect(found(`Use ${text}.`)).toEqual([]);
  });

  it('find one that is nowhere, with the nearest', () => {
    expect(found('Use `google_pays`.')).toEqual([
      expect.stringMatching(
        /^1: `google_pays`: nothing declares "google_pays" — The nearest name is google_play/,
      ),
    ]);
  });
});

it('reads at least one number in each quantity of data', () => {
  const empty = loadQuantities()
    .flatMap(({ values }) => values)
    .filter((value) => quantitiesOf(value).length === 0);
  expect(empty).toEqual([]);
});
