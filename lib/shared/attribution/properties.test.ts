/**
 * What holds for any set of engagements, tried on all sets that a varied pool allows rather than on a few chosen ones.
 */
import { describe, expect, it } from 'vitest';
import { decideAttribution } from './decide';
import type { AttributionInput, Connection, Engagement, Opening } from './types';
import {
  day,
  engagement,
  history,
  hour,
  input,
  minute,
  opened,
  retargeting,
  windows,
} from '../../../tests/lib/attribution-input';

const gone: Record<string, Connection> = { gone: { state: 'disconnected' } };

/** Close together in every respect that ranks: tiers, times, matches, receipt, ids. */
const able: Engagement[] = [
  engagement({ id: 'click-old', age: 3 * hour }),
  engagement({ id: 'click-new-b', age: hour }),
  engagement({ id: 'click-new-a', age: hour }),
  engagement({ id: 'click-referrer', age: 2 * hour, match: 'install_referrer' }),
  engagement({ id: 'click-same-time', age: 2 * hour, receivedAt: opened - 2 * hour - 5 }),
  engagement({ id: 'view-late', age: minute, type: 'view' }),
  engagement({ id: 'guess', age: 2 * minute, match: 'probabilistic' }),
  retargeting({ id: 'retargeting', age: 30 * minute }),
];

const unable: Engagement[] = [
  engagement({ id: 'expired', age: windows.click_window + 1 }),
  engagement({ id: 'future', age: -1 }),
  engagement({ id: 'flooding', clicksInHour: 500 }),
  engagement({ id: 'gone', partner: 'gone' }),
  engagement({ id: 'other-app', app: 'other' }),
  engagement({ id: 'test', isTest: true }),
  engagement({ id: 'wrong-platform', match: 'apple_ads' }),
  retargeting({ id: 'old-view', type: 'view', age: windows.view_window + 1 }),
];

const openings: [string, Partial<Opening>][] = [
  ['first install', {}],
  ['locked reinstall', { history: history(3 * day, hour) }],
  ['inactive user', { history: history(5 * day, 3 * day), kind: 'open' }],
  ['churned user', { history: history(30 * day, 9 * day) }],
];

function subsets<T>(list: readonly T[]): T[][] {
  return list.reduce<T[][]>((all, item) => [...all, ...all.map((set) => [...set, item])], [[]]);
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((item, index) => permutations(list.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

const make = (engagements: readonly Engagement[], opening: Partial<Opening>): AttributionInput =>
  input(engagements, { opening, connections: gone });

const result = (engagements: readonly Engagement[], opening: Partial<Opening>) => {
  const { installType, attribution } = decideAttribution(make(engagements, opening));
  return { installType, attribution };
};

describe.each(openings)('%s', (_, opening) => {
  it('does not depend on the order of the engagements', () => {
    const set = [...able.slice(1, 5), able[7]!, unable[0]!];
    const expected = decideAttribution(make(set, opening));
    const orders = permutations(set);
    expect(orders).toHaveLength(720);
    for (const order of orders) expect(decideAttribution(make(order, opening))).toEqual(expected);
  });

  it('does not change with an engagement that cannot win', () => {
    for (const set of subsets(able)) {
      const expected = result(set, opening);
      for (const other of unable) expect(result([...set, other], opening)).toEqual(expected);
    }
  });

  it('does not change without one that lost', () => {
    for (const set of subsets(able)) {
      const { attribution, installType } = result(set, opening);
      for (const loser of set.filter(({ id }) => id !== attribution?.winner)) {
        const others = set.filter((other) => other !== loser);
        expect(result(others, opening)).toEqual({ attribution, installType });
      }
    }
  });

  it('has one winner if somebody can win, and a reason for everybody else', () => {
    for (const set of subsets([...able.slice(0, 5), ...unable.slice(0, 4)])) {
      const { attribution, engagements } = decideAttribution(make(set, opening));
      const won = engagements.filter(({ outcome }) => outcome.stage === 'won').map(({ id }) => id);
      expect(won).toEqual(attribution?.winner ? [attribution.winner] : []);
      for (const { age, window } of engagements.filter(({ id }) => won.includes(id)))
        expect(age >= 0 && age <= (window?.length ?? -1)).toBe(true);
      const ranked = engagements.filter(({ outcome }) => outcome.stage === 'ranking');
      if (won.length === 0) expect(ranked).toEqual([]);
      for (const { outcome } of ranked) expect(outcome).toMatchObject({ to: attribution?.winner });
      expect(engagements.map(({ id }) => id).sort()).toEqual(set.map(({ id }) => id).sort());
    }
  });

  it('does not change what it was given', () => {
    const given = make([...able, ...unable], opening);
    const before = structuredClone(given);
    decideAttribution(given);
    expect(given).toEqual(before);
  });

  it('moves with the clock: the same times a year later give the same result', () => {
    const shift = 365 * day;
    const set = [...able, ...unable];
    const { deviceTime, receivedAt, history: past } = make([], opening).opening;
    const moved: Partial<Opening> = {
      ...opening,
      deviceTime: deviceTime + shift,
      receivedAt: receivedAt + shift,
      history: past && {
        attributedAt: past.attributedAt + shift,
        lastSessionAt: past.lastSessionAt + shift,
      },
    };
    const movedSet = set.map((one) => ({
      ...one,
      time: one.time + shift,
      receivedAt: one.receivedAt + shift,
    }));
    expect(result(movedSet, moved)).toEqual(result(set, opening));
  });
});
