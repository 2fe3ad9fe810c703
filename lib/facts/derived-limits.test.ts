/** Facts made from tables read like the ones in limits.yaml, and no fact can be in both. */
import { describe, expect, it } from 'vitest';
import { derivedLimits, rateText } from './derived-limits';
import { loadLimits } from './load';
import { parseFacts } from '../yaml/read';
import { ownLimitsSchema } from '../../data/schema/basics';

it.each([
  [600, 60, '600 requests a minute'],
  [6000, 3600, '6,000 requests an hour'],
  [1, 10, '1 request in 10 seconds'],
  [5, null, '5 at a time'],
] as const)('%d requests in %s seconds', (requests, seconds, text) => {
  expect(rateText({ requests, seconds })).toBe(text);
});

describe('facts from tables', () => {
  const window = { key: 'idle_time', about: 'x', default: 'P2D', min: 'PT0H', max: 'P9D', connection: false };
  const rate = { policy: 'boat-read', holdsFor: 'x', requests: 9, seconds: 60, per: 'key' as const };
  const facts = derivedLimits([window], [rate]);

  it('have keys, values and texts', () => {
    expect(facts.map(({ key, value, unit, text }) => [key, value, unit, text])).toEqual([
      ['attribution.idleTime', 2, 'days', '2 days'],
      ['attribution.idleTimeMin', 0, 'hours', '0'],
      ['attribution.idleTimeMax', 9, 'days', '9 days'],
      ['api.rate.boatRead', 9, 'requests', '9 requests a minute'],
    ]);
  });

  it('are refused a second time, with the line', () => {
    const text = '- key: a.b\n  value: 1\n  bound: exact\n  unit: "x"\n- key: api.rate.boatRead\n';
    expect(() =>
      parseFacts(
        'limits.yaml',
        `${text}  value: 9\n  bound: exact\n  unit: "x"\n`,
        ownLimitsSchema(() => facts),
      ),
    ).toThrow(/limits\.yaml:5: 1\.key: "api\.rate\.boatRead" is made from a table — Remove it here/);
  });

  it('are among the facts of pages, each key once', () => {
    const keys = loadLimits().map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['attribution.clickWindow', 'attribution.lateClaim']));
    expect(keys).toContain('api.rate.managementRead');
    expect(new Set(keys).size).toBe(keys.length);
  });
});
