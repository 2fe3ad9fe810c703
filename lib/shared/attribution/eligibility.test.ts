/** Which engagements can win at all: both sides of every limit. */
import { describe, expect, it } from 'vitest';
import { thresholds } from './thresholds';
import { matchTypes, type Connection, type Engagement, type Opening, type WindowKey } from './types';
import {
  day,
  decide,
  engagement,
  fate,
  history,
  hour,
  opened,
  retargeting,
  traceOf,
  windows,
} from '../../../tests/lib/attribution-input';

const returning: Partial<Opening> = { kind: 'open', history: history(4 * day, 3 * day) };

describe('windows', () => {
  const view = { type: 'view' } as const;
  const guess = { match: 'probabilistic' } as const;

  it.each<[string, WindowKey, typeof engagement, Parameters<typeof engagement>[0], Partial<Opening>]>([
    ['a click', 'click_window', engagement, {}, {}],
    ['a view', 'view_window', engagement, view, {}],
    ['a probabilistic click', 'probabilistic_click_window', engagement, guess, {}],
    ['a probabilistic view', 'probabilistic_view_window', engagement, { ...view, ...guess }, {}],
    ['a retargeting click', 'reengagement_click_window', retargeting, {}, returning],
    ['a retargeting view', 'reengagement_view_window', retargeting, view, returning],
    ['a retargeting click for a new user', 'click_window', retargeting, {}, {}],
    ['a probabilistic retargeting click', 'probabilistic_click_window', retargeting, guess, returning],
  ])('%s wins to the last millisecond of %s', (_, key, make, changes, opening) => {
    const inside = decide([make({ ...changes, age: windows[key] })], { opening });
    expect(fate(inside)).toBe('won');
    expect(traceOf(inside).window).toEqual({ key, length: windows[key] });
    const outside = decide([make({ ...changes, age: windows[key] + 1 })], { opening });
    expect(traceOf(outside).outcome).toEqual({
      stage: 'eligibility',
      reason: { code: 'window_expired', key, length: windows[key], by: 1 },
    });
    expect(outside.attribution?.winner ?? null).toBeNull();
  });

  it('includes an engagement of the same millisecond, not one that came later', () => {
    expect(fate(decide([engagement({ type: 'view', age: 0 })]))).toBe('won');
    expect(traceOf(decide([engagement({ type: 'view', age: -1 })])).outcome).toEqual({
      stage: 'eligibility',
      reason: { code: 'after_opening', by: 1 },
    });
  });

  it('takes 0 as off, even for the same millisecond', () => {
    const off = { app: { windows: { ...windows, view_window: 0 } } };
    expect(fate(decide([engagement({ type: 'view', age: 0 })], off))).toBe('eligibility: window_off');
  });

  it('of the connection replace the windows of the app, longer or shorter', () => {
    const withWindow = (age: number, click_window: number) =>
      fate(
        decide([engagement({ age })], {
          connections: { network: { state: 'active', windows: { click_window } } },
        }),
      );
    expect(withWindow(12 * hour, 12 * hour)).toBe('won');
    expect(withWindow(10 * hour, 9 * hour)).toBe('eligibility: window_expired');
  });

  it('of the partner only shorten', () => {
    const withOwn = (click: number) => ({
      connections: { network: { state: 'active', ownWindows: { click } } as const },
    });
    const click = engagement({ age: 10 * hour, match: 'san_claim' });
    expect(fate(decide([click], withOwn(10 * hour)))).toBe('won');
    expect(fate(decide([click], withOwn(10 * hour - 1)))).toBe('eligibility: window_expired');
    const old = engagement({ age: 11 * hour + 1, match: 'san_claim' });
    expect(fate(decide([old], withOwn(30 * day)))).toBe('eligibility: window_expired');
  });
});

describe('app and connection', () => {
  it.each([
    ['active', 'won'],
    ['paused', 'won'],
    ['draft', 'won'],
    ['disconnected', 'eligibility: connection_disconnected'],
  ] as const)('%s: %s', (state, expected) => {
    expect(fate(decide([engagement()], { connections: { network: { state } } }))).toBe(expected);
  });

  it('leaves out engagements of other apps', () => {
    expect(fate(decide([engagement({ app: 'other' })]))).toBe('eligibility: other_app');
  });
});

describe('rejections', () => {
  const reasonOf = (changes: Partial<Engagement>, opening: Partial<Opening> = {}, network?: Connection) => {
    const decision = decide([engagement(changes)], { opening, ...(network && { connections: { network } }) });
    const { outcome } = traceOf(decision);
    expect(decision.rejectReason).toBe(outcome.stage === 'eligibility' ? outcome.reason.code : null);
    return decision.rejectReason;
  };

  it.each<[string | null, Partial<Engagement>, Partial<Opening>?]>([
    // From one millisecond on, and for clicks alone.
    [null, { time: opened - 60_000 }, { installBegin: opened - 60_000 }],
    ['click_after_install_begin', { time: opened - 60_000 }, { installBegin: opened - 60_001 }],
    [null, { time: opened - 60_000, type: 'view' }, { installBegin: opened - 60_001 }],
    // Under five seconds, for clicks and installs alone.
    [null, { time: opened - 5000 }],
    ['ctit_too_short', { time: opened - 4999 }],
    [null, { time: opened - 4999, type: 'view' }],
    // More than a hundred clicks.
    [null, { clicksInHour: 100 }],
    ['click_flooding', { clicksInHour: 101 }],
    [null, { clicksInHour: 101, type: 'view' }],
    ['ip_blocklisted', { ipBlocklisted: true }],
    ['geo_mismatch', { countryBlocked: true }],
    ['partner_paused_install', { capReached: true }],
    ['test_traffic', { isTest: true }],
    // On test devices, fraud rules are skipped, and nothing else.
    [null, { isTest: true, ipBlocklisted: true, clicksInHour: 101 }, { isTestDevice: true }],
    [null, { time: opened - 1 }, { isTestDevice: true, installBegin: opened - 2 }],
    ['window_expired', { time: opened - windows.click_window - 1 }, { isTestDevice: true }],
    ['partner_paused_install', { capReached: true }, { isTestDevice: true }],
  ])('%s: %o, %o', (reason, changes, opening) => {
    expect(reasonOf(changes, opening)).toBe(reason);
  });

  it('lets a retargeting link open the app at once', () => {
    expect(fate(decide([retargeting({ time: opened - 1 })], { opening: returning }))).toBe('won');
  });

  it('duplicate_click_id: the later of two within 30 days', () => {
    const later = { id: 'later', clickId: 'c-1', time: opened - 60_000 };
    const decideWith = (before: number, changes: Partial<Engagement> = {}) =>
      decide([
        engagement({ id: 'first', clickId: 'c-1', time: later.time - before, ...changes }),
        engagement(later),
      ]);
    expect(traceOf(decideWith(30 * day), 'later').outcome).toEqual({
      stage: 'eligibility',
      reason: { code: 'duplicate_click_id', first: 'first' },
    });
    expect(fate(decideWith(hour), 'first')).toBe('won');
    expect(fate(decideWith(30 * day + 1), 'later')).toBe('won');
    expect(fate(decideWith(hour, { partner: 'other' }), 'later')).toBe('won');
    expect(fate(decideWith(hour, { clickId: 'c-2' }), 'later')).toBe('won');
    expect(fate(decideWith(hour, { type: 'view' }), 'later')).toBe('won');
  });

  it('duplicate_click_id: of two that arrive together the smaller id is the first', () => {
    const twins = ['b', 'a'].map((id) => engagement({ id, clickId: 'c-1' }));
    expect(fate(decide(twins), 'a')).toBe('won');
    expect(fate(decide(twins), 'b')).toBe('eligibility: duplicate_click_id');
  });

  it.each([
    [undefined, 'invalid_signature'],
    ['missing', 'invalid_signature'],
    ['wrong', 'invalid_signature'],
    ['expired', 'expired_signature'],
    ['right', null],
  ] as const)('a link with the signature %s: %s if only signed links count', (signature, reason) => {
    const changes = signature === undefined ? {} : { signature };
    expect(reasonOf(changes, {}, { state: 'active', signedLinksOnly: true })).toBe(reason);
    expect(reasonOf(changes, {}, { state: 'active' })).toBeNull();
  });

  it('need a signature on test devices, too', () => {
    const signed: Connection = { state: 'active', signedLinksOnly: true };
    expect(reasonOf({}, { isTestDevice: true }, signed)).toBe('invalid_signature');
  });
});

describe('matches', () => {
  const permitted = (...[changes, settings]: [Partial<Engagement>, Parameters<typeof decide>[1]?]) =>
    matchTypes.filter((match) => fate(decide([engagement({ ...changes, match })], settings)) === 'won');
  const crossPromotion: Partial<Engagement> = {
    campaign: { type: 'acquisition', trafficType: 'owned', channel: 'cross-promotion' },
  };
  const ios = { platform: 'ios' } as const;
  const authorized = { att: 'authorized' } as const;

  it('on Android', () => {
    const expected = ['install_referrer', 'deep_link', 'advertising_id', 'san_claim', 'probabilistic'];
    expect(permitted({})).toEqual(expected);
    expect(permitted(crossPromotion)).toEqual(expected);
  });

  it('on iOS', () => {
    const without = ['apple_ads', 'deep_link', 'san_claim', 'probabilistic'];
    expect(permitted({}, { app: ios })).toEqual(without);
    expect(permitted({}, { app: ios, opening: { att: 'denied' } })).toEqual(without);
    expect(permitted({}, { app: ios, opening: authorized })).toContain('advertising_id');
    expect(permitted(crossPromotion, { app: ios })).toEqual([
      'apple_ads',
      'deep_link',
      'san_claim',
      'vendor_id',
      'probabilistic',
    ]);
  });

  it('of views', () => {
    const expected = ['advertising_id', 'san_claim', 'probabilistic'];
    expect(permitted({ type: 'view' })).toEqual(expected);
    expect(permitted({ type: 'view', ...crossPromotion }, { app: ios, opening: authorized })).toEqual(
      expected,
    );
  });

  it.each([{ opening: { childDirected: true } }, { app: { forChildren: true } }])(
    'for children: %o',
    (settings) => {
      expect(permitted({}, settings)).toEqual(['install_referrer', 'deep_link']);
      const onIos = { ...settings, app: { ...settings.app, ...ios } };
      expect(
        permitted(crossPromotion, { ...onIos, opening: { ...settings.opening, ...authorized } }),
      ).toEqual(['apple_ads', 'deep_link']);
    },
  );

  it('by probability need the switch, of which the connection has the last word', () => {
    const click = engagement({ match: 'probabilistic' });
    const withSwitch = (probabilistic: boolean, connection?: boolean) =>
      fate(
        decide([click], {
          app: { probabilistic },
          connections: {
            network: { state: 'active', ...(connection !== undefined && { probabilistic: connection }) },
          },
        }),
      );
    expect(withSwitch(true)).toBe('won');
    expect(withSwitch(false)).toBe('eligibility: no_permitted_match');
    expect(withSwitch(false, true)).toBe('won');
    expect(withSwitch(true, false)).toBe('eligibility: no_permitted_match');
  });

  it('by probability need the score', () => {
    const withScore = (score: number) =>
      decide([engagement({ matches: [{ type: 'probabilistic', score }] })]);
    expect(fate(withScore(thresholds.score))).toBe('won');
    expect(thresholds.score).toBe(0.9);
    expect(traceOf(withScore(0.8999)).outcome).toEqual({
      stage: 'eligibility',
      reason: {
        code: 'no_permitted_match',
        refused: [{ type: 'probabilistic', objection: 'score_too_low' }],
      },
    });
  });

  it.each(['install_referrer', 'san_claim'] as const)('by %s can come late, but not too late', (type) => {
    const late = (by: number) => decide([engagement({ matches: [{ type, learnedAt: opened + by }] })]);
    expect(fate(late(windows.install_referrer_wait))).toBe('won');
    expect(fate(late(windows.install_referrer_wait + 1))).toBe('eligibility: no_permitted_match');
  });

  it('of other kinds do not wait: a click is known when it happens', () => {
    const learnedAt = opened + day;
    expect(fate(decide([engagement({ matches: [{ type: 'advertising_id', learnedAt }] })]))).toBe('won');
  });

  it('fall back to the strongest that is left', () => {
    const matches = [
      { type: 'probabilistic', score: 0.93 },
      { type: 'deep_link' },
      { type: 'install_referrer' },
    ] as const;
    expect(decide([engagement({ matches })]).attribution?.matchType).toBe('install_referrer');
    expect(decide([engagement({ matches })], { app: ios }).attribution?.matchType).toBe('deep_link');
    const asView = traceOf(decide([engagement({ matches, type: 'view' })]));
    expect(asView).toMatchObject({ matchType: 'probabilistic', score: 0.93, tier: 4 });
  });

  it('name every objection', () => {
    const types = ['install_referrer', 'advertising_id', 'vendor_id', 'probabilistic'] as const;
    const matches = types.map((type) => ({ type, ...(type === 'probabilistic' && { score: 1 }) }));
    const settings = { app: { ...ios, probabilistic: false } };
    expect(traceOf(decide([engagement({ matches })], settings)).outcome).toMatchObject({
      reason: {
        code: 'no_permitted_match',
        refused: [
          { type: 'install_referrer', objection: 'not_on_platform' },
          { type: 'advertising_id', objection: 'att_not_authorized' },
          { type: 'vendor_id', objection: 'not_cross_promotion' },
          { type: 'probabilistic', objection: 'switched_off' },
        ],
      },
    });
  });
});
