/** A page gets the facts of the version, platform or dashboard that it is about. */
import { describe, expect, it } from 'vitest';
import { filledText, filledTexts } from './in-text';
import { factIn, scopeOfRoute } from './scope';
import type { Limit } from './types';

const limits: Limit[] = [
  {
    key: 'boat.crew',
    value: 3,
    bound: 'exact',
    unit: 'sailors',
    text: '3 sailors',
    elsewhere: {
      unity: 5,
      '5.1.x': 'same',
      '5.0.x': 1,
      '5.0.x/ios': { value: 2, unit: 'oars' },
      '4.8.x': 7,
      '4.8.x/ios': 'none',
    },
  },
  {
    key: 'boat.masts',
    value: 2,
    bound: 'exact',
    unit: 'masts',
    text: '2 masts',
    elsewhere: { sdk: 'same', classic: 1 },
  },
];

const text = (key: string, route: string): string => factIn(key, limits, scopeOfRoute(route)).text;

describe('a fact', () => {
  it.each([
    ['today', 'boat.crew', '/docs/promote', '3 sailors'],
    ['of the current SDK', 'boat.crew', '/sdk/6.0.x/android/setup', '3 sailors'],
    ['of one platform', 'boat.crew', '/sdk/6.0.x/unity/setup', '5 sailors'],
    ['of an older version that has the same', 'boat.crew', '/sdk/5.1.x/unity/setup', '3 sailors'],
    ['of an older version', 'boat.crew', '/sdk/5.0.x/overview', '1 sailor'],
    ['of a platform of an older version', 'boat.crew', '/sdk/5.0.x/ios/setup', '2 oars'],
    ['of all older versions', 'boat.masts', '/sdk/4.8.x/android/setup', '2 masts'],
    ['of the Classic dashboard', 'boat.masts', '/docs/classic/promote', '1 mast'],
  ])('%s', (_, key, route, expected) => {
    expect(text(key, route)).toBe(expected);
  });

  it.each([
    [
      'boat.crew',
      '/docs/classic',
      /has no value in classic\. Say in data\/limits\.yaml .*elsewhere: \{ classic: … \}/,
    ],
    ['boat.crew', '/sdk/4.8.x/ios/setup', /has no value in 4\.8\.x\/ios/],
    ['boat.crow', '/docs/promote', /No fact "boat\.crow".*Did you mean "boat\.crew"/],
  ])('%s on %s stops', (key, route, message) => {
    expect(() => text(key, route)).toThrow(message);
  });
});

describe('a number in a text of data', () => {
  const facts = { shown: '{fact:boat.masts}', other: '{fact:boat.crew}' };

  it('is the scope of the page that is made', () => {
    const made = filledTexts('a.yaml', facts, () => limits, { version: '5.0.x' });
    expect(made).toEqual({ shown: '2 masts', other: '1 sailor' });
    expect(filledTexts('a.yaml', facts, () => limits).other).toBe('3 sailors');
  });

  it('without a value waits until a page shows it', () => {
    const made = filledTexts('a.yaml', facts, () => limits, { dashboard: 'classic' });
    expect(made.shown).toBe('1 mast');
    expect(() => filledText(made.other, () => limits, { dashboard: 'classic' })).toThrow(
      /has no value in classic/,
    );
  });
});
