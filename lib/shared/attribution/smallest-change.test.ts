/** The change that is named gives another winner, and nothing smaller does: tried millisecond by millisecond. */
import { describe, expect, it } from 'vitest';
import { loadAttributionCases } from '../../facts/attribution-cases';
import { Random } from '../../random';
import { decideAttribution } from './decide';
import { changed, smallestChange, winnerOf, type Limits, type Variable } from './smallest-change';
import { windowKeys, type AttributionInput } from './types';
import {
  day,
  decide,
  engagement,
  history,
  hour,
  input,
  minute,
  opened,
  retargeting,
  windows,
} from '../../../tests/lib/attribution-input';

const limits = Object.fromEntries(windowKeys.map((key) => [key, { least: 0, most: 365 * day }])) as Limits;

const find = (given: AttributionInput, within = limits) => {
  const change = smallestChange(given, within);
  return change && { ...change.variable, by: change.to - change.from, winner: winnerOf(change.decision) };
};

describe('the smallest change', () => {
  const late = engagement({ age: windows.click_window + 1000 });
  const two = [engagement({ id: 'a', age: hour + minute }), engagement({ id: 'b', age: hour })];
  const soon = engagement({ type: 'view', age: 5 });
  const referrer = engagement({
    matches: [{ type: 'install_referrer', learnedAt: opened + windows.install_referrer_wait + 9 }],
  });
  const locked = history(windows.reattribution_window - 3, 9 * day);
  const active = history(30 * day, windows.churn_inactivity - 7);
  const away = history(5 * day, windows.reengagement_inactivity - 2);

  it.each<[string, AttributionInput, object]>([
    [
      'makes a window longer',
      input([late]),
      { of: 'window', key: 'click_window', by: 1000, winner: 'click' },
    ],
    ['moves a click past another one', input(two), { of: 'engagement', id: 'a', by: minute, winner: 'a' }],
    [
      'makes a window longer rather than a view earlier',
      input([late, engagement({ id: 'view', type: 'view', age: -500 })]),
      { of: 'window', key: 'click_window', by: 1000, winner: 'click' },
    ],
    [
      'switches a window on',
      input([soon], { app: { windows: { ...windows, view_window: 0 } } }),
      { key: 'view_window', by: 5, winner: 'click' },
    ],
    [
      'ends a lock',
      input([], { opening: { history: locked } }),
      { key: 'reattribution_window', by: -3, winner: 'organic' },
    ],
    [
      'makes a user churn',
      input([], { opening: { history: active } }),
      { key: 'churn_inactivity', by: -7, winner: 'organic' },
    ],
    [
      'lets a user be away longer',
      input([retargeting()], { opening: { kind: 'open', history: away } }),
      { key: 'reengagement_inactivity', by: -2, winner: 'click' },
    ],
    ['waits for a referrer', input([referrer]), { key: 'install_referrer_wait', by: 9, winner: 'click' }],
  ])('%s', (_, given, change) => {
    expect(find(given)).toMatchObject(change);
  });

  it('is one of a time where the window cannot change', () => {
    const most = { ...limits, click_window: { least: 0, most: windows.click_window } };
    expect(find(input([late]), most)).toEqual({ of: 'engagement', id: 'click', by: 1000, winner: 'click' });
  });

  it('is none where nothing can win', () => {
    expect(find(input([]))).toBeNull();
    expect(find(input([engagement({ match: 'apple_ads' })]))).toBeNull();
  });

  it('exists for each worked case that has somebody to win, and names another winner', () => {
    const found = loadAttributionCases().map((entry) => {
      const change = smallestChange(entry.input, limits);
      if (change) expect(winnerOf(change.decision)).not.toBe(winnerOf(decideAttribution(entry.input)));
      return change !== null;
    });
    expect(found).toHaveLength(22);
    expect(found.every(Boolean)).toBe(true);
  });
});

/** Few times and short windows, so changes are small enough to try all smaller ones. */
function randomInput(random: Random): AttributionInput {
  const short = Object.fromEntries(
    windowKeys.map((key) => [key, random.int(0, 12)]),
  ) as AttributionInput['app']['windows'];
  const age = () => (random.chance(0.5) ? random.int(-3, 14) : 5000 + random.int(-3, 8));
  const engagements = Array.from({ length: random.int(0, 3) }, (_, index) =>
    (random.chance(0.3) ? retargeting : engagement)({
      id: `e${index}`,
      type: random.chance(0.7) ? 'click' : 'view',
      age: age(),
      match: random.pick(['advertising_id', 'probabilistic', 'san_claim']),
    }),
  );
  const inactive = random.int(0, 14);
  return input(engagements, {
    app: {
      windows: { ...short, click_window: random.chance(0.5) ? 5000 + random.int(0, 6) : short.click_window },
    },
    opening: {
      kind: random.chance(0.7) ? 'install' : 'open',
      history: random.chance(0.5) ? history(inactive + random.int(0, 5), inactive) : null,
      ...(random.chance(0.3) && { installBegin: opened - random.int(0, 10) }),
    },
  });
}

function variablesOf({ engagements, opening }: AttributionInput): [Variable, number][] {
  return [
    ...engagements.map(({ id, time }): [Variable, number] => [{ of: 'engagement', id }, time]),
    [{ of: 'opening' }, opening.deviceTime],
    ...(opening.installBegin === undefined
      ? []
      : [[{ of: 'begin' }, opening.installBegin] as [Variable, number]]),
    ...(opening.history
      ? ([
          [{ of: 'installed' }, opening.history.attributedAt],
          [{ of: 'session' }, opening.history.lastSessionAt],
        ] as [Variable, number][])
      : []),
  ];
}

const fits = ({ opening: { history: past, deviceTime, installBegin = 0 } }: AttributionInput): boolean =>
  installBegin <= deviceTime &&
  (past === null || (past.attributedAt <= past.lastSessionAt && past.lastSessionAt <= deviceTime));

it('is the smallest: no smaller one gives another winner', () => {
  const random = new Random('smallest change');
  let checked = 0;
  for (let i = 0; i < 250; i++) {
    const given = randomInput(random);
    const before = winnerOf(decideAttribution(given));
    const change = smallestChange(given, limits);
    if (change)
      expect(winnerOf(decideAttribution(changed(given, change.variable, change.to)))).not.toBe(before);
    const isLonger = change?.variable.of === 'window' && change.to > change.from;
    const below = Math.min(change ? Math.abs(change.to - change.from) : 40, 40);
    for (let size = 1; size < below; size++) {
      for (const sign of [-1, 1]) {
        // No shorter length of a window gives another winner, and if none does at all, no smaller change of another kind.
        if (isLonger && sign < 0) continue;
        for (const [variable, from] of isLonger ? [] : variablesOf(given)) {
          const other = changed(given, variable, from + sign * size);
          if (fits(other))
            expect(winnerOf(decideAttribution(other)), JSON.stringify({ given, variable, size, sign })).toBe(
              before,
            );
        }
        for (const key of windowKeys) {
          const to = given.app.windows[key] + sign * size;
          if (to < 0) continue;
          const other = changed(given, { of: 'window', key }, to);
          expect(winnerOf(decideAttribution(other)), JSON.stringify({ given, key, to })).toBe(before);
        }
        checked += 1;
      }
    }
  }
  expect(checked).toBeGreaterThan(500);
});

it('a shorter window never admits more', () => {
  const random = new Random('shorter windows');
  const keys = windowKeys.filter((key) =>
    /^(?:(?:probabilistic|reengagement)_)?(?:click|view)_window$/.test(key),
  );
  const eligible = (given: AttributionInput): string[] =>
    decideAttribution(given).engagements.flatMap(({ id, outcome }) =>
      outcome.stage === 'eligibility' ? [] : [id],
    );
  let fewer = 0;
  for (let i = 0; i < 500; i++) {
    const given = randomInput(random);
    for (const key of keys) {
      const length = given.app.windows[key];
      const less = eligible(changed(given, { of: 'window', key }, random.int(0, length)));
      const all = eligible(given);
      expect(all).toEqual(expect.arrayContaining(less));
      if (less.length < all.length) fewer += 1;
    }
  }
  expect(fewer).toBeGreaterThan(20);
});

it('is one for a decision, not for the order of what was given', () => {
  const clicks = [
    engagement({ id: 'a', age: 2 * hour }),
    engagement({ id: 'b', age: hour }),
    retargeting({ id: 'c', age: 3 * hour }),
  ];
  expect(find(input(clicks.toReversed()))?.by).toBe(find(input(clicks))?.by);
  expect(decide(clicks.toReversed()).attribution).toEqual(decide(clicks).attribution);
});
