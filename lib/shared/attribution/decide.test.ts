/** Who wins, what kind of install it is, and what the decision says about the others. */
import { describe, expect, it } from 'vitest';
import { decideAttribution } from './decide';
import type { Engagement, MatchType, Opening } from './types';
import {
  day,
  decide,
  engagement,
  fate,
  history,
  hour,
  input,
  minute,
  opened,
  retargeting,
  traceOf,
  windows,
} from '../../../tests/lib/attribution-input';

describe('ranking', () => {
  const tiers: Engagement[] = [
    engagement({ id: 'tier1', age: 4 * minute }),
    engagement({ id: 'tier2', type: 'view', age: 3 * minute }),
    engagement({ id: 'tier3', match: 'probabilistic', age: 2 * minute }),
    engagement({ id: 'tier4', type: 'view', match: 'probabilistic', age: minute }),
  ];

  it.each([0, 1, 2, 3])('tier %i + 1 beats all later engagements of weaker tiers', (strongest) => {
    const decision = decide(tiers.slice(strongest));
    expect(decision.attribution).toMatchObject({
      winner: `tier${strongest + 1}`,
      attributionType: strongest % 2 === 0 ? 'click_through' : 'view_through',
      matchType: strongest < 2 ? 'advertising_id' : 'probabilistic',
    });
    expect(decision.engagements.map(({ tier }) => tier)).toEqual([1, 2, 3, 4].slice(strongest));
    for (const { id, outcome, tier } of decision.engagements.slice(1)) {
      expect([id, outcome]).toEqual([
        id,
        {
          stage: 'ranking',
          reason: { code: 'weaker_tier', tier, winnerTier: strongest + 1 },
          to: `tier${strongest + 1}`,
        },
      ]);
    }
  });

  const duel = (winner: Partial<Engagement>, loser: Partial<Engagement>) =>
    traceOf(decide([engagement({ id: 'b', ...loser }), engagement({ id: 'c', ...winner })]), loser.id ?? 'b')
      .outcome;
  const lost = (reason: object, to = 'c') => ({ stage: 'ranking', reason, to });

  it('breaks ties by time, match, receipt and id, in this order', () => {
    const time = opened - hour;
    const by = (type: MatchType) => ({ matches: [{ type }] });
    expect(duel({ time: time + 1 }, { time, ...by('install_referrer') })).toEqual(
      lost({ code: 'earlier', by: 1 }),
    );
    expect(duel({ time, receivedAt: time + 9, ...by('install_referrer') }, { time })).toEqual(
      lost({ code: 'weaker_match', matchType: 'advertising_id', winnerMatchType: 'install_referrer' }),
    );
    expect(duel({ time, receivedAt: time + 1 }, { time, receivedAt: time + 3 })).toEqual(
      lost({ code: 'received_later', by: 2 }),
    );
    expect(duel({ time }, { time, id: 'd' })).toEqual(lost({ code: 'larger_id' }));
  });

  it.each([
    ['install_referrer', 'deep_link', 'android'],
    ['deep_link', 'advertising_id', 'android'],
    ['advertising_id', 'san_claim', 'android'],
    ['apple_ads', 'deep_link', 'ios'],
    ['san_claim', 'vendor_id', 'ios'],
  ] as const)('%s is stronger than %s on %s', (stronger, weaker, platform) => {
    const campaign = { type: 'acquisition', trafficType: 'owned', channel: 'cross-promotion' } as const;
    const clicks = [
      engagement({ id: 'a', match: weaker, campaign }),
      engagement({ id: 'b', match: stronger, campaign }),
    ];
    expect(decide(clicks, { app: { platform } }).attribution?.winner).toBe('b');
  });

  it('takes the next one if the best is rejected, and says why', () => {
    const clicks = [
      engagement({ id: 'old', age: 3 * hour }),
      engagement({ id: 'middle', age: 2 * hour, ipBlocklisted: true }),
      engagement({ id: 'new', age: hour, clicksInHour: 101 }),
    ];
    const decision = decide(clicks);
    expect(decision.attribution?.winner).toBe('old');
    expect(decision.rejectReason).toBe('ip_blocklisted');
  });

  it('gives no reason for a rejected engagement that would have lost anyway', () => {
    const late = engagement({ id: 'late', type: 'view', ipBlocklisted: true });
    expect(decide([engagement({ age: hour }), late]).rejectReason).toBeNull();
  });

  it('says which traffic it was', () => {
    const campaign = { type: 'acquisition', trafficType: 'owned', channel: 'owned-media' } as const;
    expect(decide([engagement({ campaign })]).attribution?.trafficType).toBe('owned');
    expect(decide([engagement()]).attribution?.trafficType).toBe('paid');
    expect(decide([]).attribution).toEqual({
      winner: null,
      attributionType: 'organic',
      matchType: 'none',
      trafficType: 'organic',
    });
  });
});

describe('install types', () => {
  const { churn_inactivity: churn, reattribution_window: lock, reengagement_inactivity: away } = windows;
  const typeOf = (engagements: Engagement[], changes: Partial<Opening>) =>
    decide(engagements, { opening: changes }).installType;

  it.each([
    ['both at their ends', lock, churn, 'reattributed_install'],
    ['a millisecond before the end of the lock', lock - 1, churn, 'reinstall'],
    ['a millisecond before churn', lock, churn - 1, 'reinstall'],
  ] as const)('%s', (_, installAge, inactive, expected) => {
    const before = history(installAge, inactive);
    expect(typeOf([], { history: before })).toBe(expected);
    const decision = decide([engagement()], { opening: { history: before } });
    expect(decision.installType).toBe(expected);
    expect(decision.attribution?.winner).toBe(expected === 'reinstall' ? undefined : 'click');
    expect(fate(decision)).toBe(expected === 'reinstall' ? 'install_type: attribution_locked' : 'won');
  });

  it('a plain open is never an install', () => {
    const decision = decide([engagement()], { opening: { kind: 'open', history: history(lock, churn) } });
    expect(decision).toMatchObject({ installType: null, attribution: null, trigger: null });
    expect(fate(decision)).toBe('install_type: plain_open');
  });

  it.each(['open', 'install'] as const)('a retargeting click wins an %s from the inactivity on', (kind) => {
    const back = { kind, history: history(5 * day, away) };
    expect(decide([retargeting()], { opening: back })).toMatchObject({
      installType: 'reengagement',
      attribution: { winner: 'click', attributionType: 'click_through' },
      trigger: 'reattribution',
    });
    const early = decide([retargeting()], { opening: { kind, history: history(5 * day, away - 1) } });
    expect(early.installType).toBe(kind === 'open' ? null : 'reinstall');
    expect(traceOf(early).outcome).toEqual({
      stage: 'install_type',
      reason: { code: 'inactivity_too_short', inactive: away - 1, needed: away },
    });
  });

  it('a return goes before a new install, and to no acquisition campaign', () => {
    const engagements = [retargeting({ id: 'back', age: hour }), engagement({ id: 'new' })];
    const decision = decide(engagements, { opening: { history: history(lock, churn) } });
    expect(decision).toMatchObject({ installType: 'reengagement', attribution: { winner: 'back' } });
    expect(fate(decision, 'new')).toBe('install_type: not_retargeting');
  });

  it('a retargeting campaign that won no return wins no reattributed install either', () => {
    const view = retargeting({ id: 'view', type: 'view', age: windows.reengagement_view_window + 1 });
    const decision = decide([view], { opening: { history: history(lock, churn) } });
    expect(decision).toMatchObject({
      installType: 'reattributed_install',
      attribution: { attributionType: 'organic' },
      rejectReason: null,
    });
    expect(fate(decision, 'view')).toBe('eligibility: window_expired');
  });

  it('a retargeting campaign can win a new user', () => {
    expect(decide([retargeting()])).toMatchObject({
      installType: 'first_install',
      attribution: { winner: 'click' },
    });
  });

  it.each([
    ['first_install', {}, 'install', true],
    ['reattributed_install', { history: history(lock, churn) }, 'reattribution', true],
    ['reinstall', { history: history(1, 1) }, 'none', false],
  ] as const)('%s: trigger and metric', (installType, changes, trigger, countsAsInstall) => {
    expect(decide([], { opening: changes })).toMatchObject({ installType, trigger, countsAsInstall });
  });

  it('asks its questions in order, up to the first yes', () => {
    const { steps } = decide([retargeting()], { opening: { history: history(5 * day, hour) } });
    expect(steps).toEqual([
      { question: 'no_earlier_install', answer: false, testDevice: false },
      { question: 'reengaged', answer: false, engaged: true, inactive: hour, needed: away },
      { question: 'counts_again', answer: false, from: opened + 15 * day, installed: true },
      { question: 'installed_anew', answer: true },
    ]);
    expect(decide([]).steps.map(({ question }) => question)).toEqual(['no_earlier_install']);
  });

  it('a test device has no earlier installs and needs no inactivity', () => {
    const isTestDevice = true;
    expect(typeOf([engagement()], { isTestDevice, history: history(1, 1) })).toBe('first_install');
    const open = { isTestDevice, kind: 'open', history: history(1, 1) } as const;
    expect(typeOf([retargeting()], open)).toBe('reengagement');
    expect(typeOf([engagement()], open)).toBeNull();
  });
});

describe('who may not be attributed', () => {
  const traffic = (opening: Partial<Opening>, engagements = [engagement()]) =>
    decide(engagements, { opening }).attribution?.trafficType;

  it.each([
    ['granted', null, 'paid'],
    ['granted', true, 'paid'],
    ['not_set', null, 'paid'],
    ['not_set', false, 'paid'],
    ['not_set', true, 'unattributed'],
    ['denied', null, 'unattributed'],
    ['denied', false, 'unattributed'],
  ] as const)('ad storage %s, GDPR applies %s: %s', (adStorage, gdprApplies, expected) => {
    expect(traffic({ consent: { adStorage, gdprApplies } })).toBe(expected);
  });

  it('says so for every engagement, and calls the install organic in reports', () => {
    const decision = decide([engagement()], { opening: { trackingOff: true } });
    expect(fate(decision)).toBe('opening: tracking_off');
    expect(decision.attribution).toMatchObject({ attributionType: 'organic', trafficType: 'unattributed' });
    expect(decision).toMatchObject({ status: 'accepted', rejectReason: null, countsAsInstall: true });
    const blocked = engagement({ ipBlocklisted: true });
    expect(decide([blocked], { opening: { trackingOff: true } }).rejectReason).toBeNull();
  });

  it('a return without consent is only a session', () => {
    const consent = { adStorage: 'denied', gdprApplies: true } as const;
    const back = { kind: 'open', history: history(5 * day, 4 * day), consent } as const;
    expect(decide([retargeting()], { opening: back }).installType).toBeNull();
  });

  it('a child is unattributed without a permitted signal, organic with one that lost', () => {
    expect(traffic({ childDirected: true })).toBe('unattributed');
    expect(traffic({ childDirected: true }, [])).toBe('unattributed');
    const referrer = (changes: Partial<Engagement>) => [
      engagement({ match: 'install_referrer', ...changes }),
    ];
    expect(traffic({ childDirected: true }, referrer({}))).toBe('paid');
    expect(traffic({ childDirected: true }, referrer({ ipBlocklisted: true }))).toBe('organic');
    expect(traffic({ childDirected: true }, referrer({ app: 'other' }))).toBe('unattributed');
  });
});

describe('device integrity', () => {
  const compromised = { integrity: 'compromised' } as const;
  const reject = { rejectCompromised: true };

  it('rejects the install itself', () => {
    const decision = decide([engagement()], { app: reject, opening: compromised });
    expect(decision).toMatchObject({
      status: 'rejected',
      rejectReason: 'device_integrity_failed',
      countsAsInstall: false,
      attribution: { winner: null, attributionType: 'organic' },
    });
    expect(fate(decision)).toBe('opening: install_rejected');
  });

  it.each([
    ['only reported', {}, compromised],
    ['another verdict', reject, { integrity: 'basic' }],
    ['an app that was installed already', reject, { ...compromised, kind: 'open' }],
    ['a test device', reject, { ...compromised, isTestDevice: true }],
  ] as const)('does not: %s', (_, app, opening) => {
    expect(decide([engagement()], { app, opening })).toMatchObject({
      status: 'accepted',
      attribution: { winner: 'click' },
    });
  });
});

describe('clocks', () => {
  it.each([-1, 1])('trust the device up to ten minutes of difference (%i)', (sign) => {
    const at = (drift: number) =>
      decide([], { opening: { deviceTime: opened + sign * drift } }).openedAt - opened;
    expect(at(10 * minute)).toBe(sign * 10 * minute);
    expect(at(10 * minute + 1)).toBe(0);
  });

  it('decide about the window', () => {
    const click = engagement({ age: windows.click_window });
    expect(fate(decide([click], { opening: { deviceTime: opened + 1 } }))).toBe(
      'eligibility: window_expired',
    );
    expect(fate(decide([click], { opening: { deviceTime: opened + hour } }))).toBe('won');
  });
});

describe('contradictions', () => {
  const nan = Number.NaN;
  it.each([
    ['an id twice', [engagement(), engagement()], {}, /"click": the id is there twice — /],
    ['no time', [engagement({ time: nan })], {}, /"click": time is NaN — Give whole milliseconds/],
    ['half a millisecond', [engagement({ receivedAt: 0.5 })], {}, /receivedAt is 0.5/],
    ['no score', [engagement({ matches: [{ type: 'probabilistic' }] })], {}, /by probabilistic has no score/],
    ['a score', [engagement({ matches: [{ type: 'deep_link', score: 1 }] })], {}, /by deep_link has a score/],
    [
      'a score over 1',
      [engagement({ matches: [{ type: 'probabilistic', score: 1.1 }] })],
      {},
      /the score is 1\.1 — Give 0 to 1/,
    ],
    ['no opening', [], { opening: { deviceTime: nan } }, /opening: deviceTime is NaN/],
    ['no session', [], { opening: { history: history(1, nan) } }, /opening: lastSessionAt is NaN/],
    [
      'a window below 0',
      [],
      { app: { windows: { ...windows, view_window: -1 } } },
      /view_window is negative/,
    ],
  ] as const)('%s', (_, engagements, changes, message) => {
    expect(() => decide([...engagements], changes)).toThrow(message);
  });

  it.each(['network', 'toString'])('a partner without connection: %s', (partner) => {
    const lonely = { ...input([engagement({ partner })]), connections: {} };
    expect(() => decideAttribution(lonely)).toThrow(/"click": the partner "\w+" has no connection — Add it/);
  });
});
