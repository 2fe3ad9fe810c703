/** What the generator plans reaches the rules whole: times, matches, faults, windows and connections. */
import { describe, expect, it } from 'vitest';
import { attributionRules } from './attribution-rules';
import { loadWorld } from '../../lib/facts/sample-world';
import type { Arrival } from './plan/arrivals';
import type { PlannedEngagement } from './plan/engagements';
import { day, hour, minute } from './time';

const world = loadWorld();
const rules = attributionRules(world);
const time = Date.parse('2025-09-01T12:00:00.000Z');
const open: Arrival = { time, installBegin: null, history: null };

const planned = (set: Partial<PlannedEngagement> = {}): PlannedEngagement => ({
  id: 'a',
  type: 'click',
  group: 'adjoe',
  campaign: world.cohort.campaigns.adjoe,
  time: time - hour,
  received: time - hour,
  matchType: 'advertising_id',
  score: null,
  fault: {},
  clickId: 'clk-1',
  hasAdvertisingId: true,
  ...set,
});

/** Winner, match type and reason of a decision. */
function outcome(engagements: PlannedEngagement[], set: Partial<Arrival> = {}) {
  const { attribution, rejectReason } = rules.decide(engagements, { ...open, ...set });
  return [attribution?.winner ?? null, attribution?.matchType, rejectReason];
}

const nobody = (reason: string | null) => [null, 'none', reason];

describe('a planned engagement', () => {
  it.each<[string, Partial<PlannedEngagement>, unknown[]]>([
    ['wins', {}, ['a', 'advertising_id', null]],
    ['wins with its score', { matchType: 'probabilistic', score: 0.9 }, ['a', 'probabilistic', null]],
    ['needs the score', { matchType: 'probabilistic', score: 0.89 }, nobody(null)],
    ['needs its window', { time: time - 7 * day - 1 }, nobody('window_expired')],
    ['has the window of a view', { type: 'view', time: time - day - 1 }, nobody('window_expired')],
    ['needs time to install', { time: time - 4_999 }, nobody('ctit_too_short')],
    ['may be one of too many', { fault: { clicksInHour: 101 } }, nobody('click_flooding')],
    ['may come from a blocked address', { fault: { ipBlocklisted: true } }, nobody('ip_blocklisted')],
  ])('%s', (_, set, expected) => {
    expect(outcome([planned(set)])).toEqual(expected);
  });

  it('must be before the download', () => {
    expect(outcome([planned()], { installBegin: time - hour - 1 })).toEqual(
      nobody('click_after_install_begin'),
    );
    expect(outcome([planned()], { installBegin: time - hour })).toEqual(['a', 'advertising_id', null]);
  });

  it('must not repeat a click id of the same partner', () => {
    const first = planned({ id: 'b', time: time - 2 * hour, received: time - 2 * hour });
    expect(rules.rejectedAtReceipt([planned(), first], open)).toEqual(new Map([['a', 'duplicate_click_id']]));
    expect(rules.rejectedAtReceipt([planned({ clickId: 'clk-2' }), first], open)).toEqual(new Map());
  });

  it('must be of a known campaign', () => {
    expect(() => outcome([planned({ campaign: 400_001 })])).toThrow(/no campaign 400001/);
  });

  it('needs a connection', () => {
    const unconnected = structuredClone(world);
    unconnected.entities.connections = unconnected.entities.connections.filter(
      ({ partner }) => partner !== 101,
    );
    expect(() => attributionRules(unconnected).decide([planned()], open)).toThrow(/"101" has no connection/);
  });
});

it('counts a new install again only after churn and the end of the lock', () => {
  const { reattribution_window: lock, churn_inactivity: churn } = rules.windows;
  const typeOf = (sinceInstall: number, sinceSession: number) =>
    rules.decide([], {
      ...open,
      history: { attributedAt: time - sinceInstall, lastSessionAt: time - sinceSession },
    }).installType;
  expect(typeOf(lock, churn)).toBe('reattributed_install');
  expect(typeOf(lock - minute, churn)).toBe('reinstall');
  expect(typeOf(lock, churn - minute)).toBe('reinstall');
});
