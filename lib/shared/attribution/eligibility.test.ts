/** Which engagements can win at all: both sides of every limit. */
import { describe, expect, it } from 'vitest';
import { thresholds } from './thresholds';
import type { Connection, Engagement, MatchType, Opening, WindowKey } from './types';
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
  const rows: [string, WindowKey, (age: number) => Engagement, Partial<Opening>][] = [
    ['a click', 'click_window', (age) => engagement({ age }), {}],
    ['a view', 'view_window', (age) => engagement({ age, type: 'view' }), {}],
    [
      'a probabilistic click',
      'probabilistic_click_window',
      (age) => engagement({ age, match: 'probabilistic' }),
      {},
    ],
    [
      'a probabilistic view',
      'probabilistic_view_window',
      (age) => engagement({ age, type: 'view', match: 'probabilistic' }),
      {},
    ],
    ['a retargeting click', 'reengagement_click_window', (age) => retargeting({ age }), returning],
    [
      'a retargeting view',
      'reengagement_view_window',
      (age) => retargeting({ age, type: 'view' }),
      returning,
    ],
    ['a retargeting click for a new user', 'click_window', (age) => retargeting({ age }), {}],
    [
      'a probabilistic retargeting click',
      'probabilistic_click_window',
      (age) => retargeting({ age, match: 'probabilistic' }),
      returning,
    ],
  ];

  it.each(rows)('%s wins to the last millisecond of %s', (_, key, at, opening) => {
    const inside = decide([at(windows[key])], { opening });
    expect(fate(inside)).toBe('won');
    expect(traceOf(inside).window).toEqual({ key, length: windows[key] });
    const outside = decide([at(windows[key] + 1)], { opening });
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

  it('click_after_install_begin: from one millisecond on', () => {
    const time = opened - 60_000;
    expect(reasonOf({ time }, { installBegin: time })).toBeNull();
    expect(reasonOf({ time }, { installBegin: time - 1 })).toBe('click_after_install_begin');
    expect(reasonOf({ time, type: 'view' }, { installBegin: time - 1 })).toBeNull();
  });

  it('ctit_too_short: under five seconds, for clicks and installs alone', () => {
    expect(reasonOf({ time: opened - 5000 })).toBeNull();
    expect(reasonOf({ time: opened - 4999 })).toBe('ctit_too_short');
    expect(reasonOf({ time: opened - 4999, type: 'view' })).toBeNull();
    expect(fate(decide([retargeting({ time: opened - 1 })], { opening: returning }))).toBe('won');
  });

  it('click_flooding: more than a hundred clicks', () => {
    expect(reasonOf({ clicksInHour: 100 })).toBeNull();
    expect(reasonOf({ clicksInHour: 101 })).toBe('click_flooding');
    expect(reasonOf({ clicksInHour: 101, type: 'view' })).toBeNull();
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
    [{ ipBlocklisted: true }, 'ip_blocklisted'],
    [{ countryBlocked: true }, 'geo_mismatch'],
    [{ capReached: true }, 'partner_paused_install'],
    [{ isTest: true }, 'test_traffic'],
  ] as const)('%o: %s', (changes, reason) => {
    expect(reasonOf(changes)).toBe(reason);
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

  it('skip fraud rules on test devices, and nothing else', () => {
    const onTestDevice = (changes: Partial<Engagement>, opening: Partial<Opening> = {}) =>
      reasonOf(changes, { isTestDevice: true, ...opening });
    expect(onTestDevice({ isTest: true, ipBlocklisted: true, clicksInHour: 101 })).toBeNull();
    expect(onTestDevice({ time: opened - 1 }, { installBegin: opened - 2 })).toBeNull();
    expect(onTestDevice({ time: opened - windows.click_window - 1 })).toBe('window_expired');
    expect(onTestDevice({ capReached: true })).toBe('partner_paused_install');
    const signed: Connection = { state: 'active', signedLinksOnly: true };
    expect(reasonOf({}, { isTestDevice: true }, signed)).toBe('invalid_signature');
  });
});

describe('matches', () => {
  const all: MatchType[] = [
    'install_referrer',
    'apple_ads',
    'deep_link',
    'advertising_id',
    'san_claim',
    'vendor_id',
    'probabilistic',
  ];
  const permitted = (...[changes, settings]: [Partial<Engagement>, Parameters<typeof decide>[1]?]) =>
    all.filter((match) => fate(decide([engagement({ ...changes, match })], settings)) === 'won');
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
    const matches = all.map((type) => (type === 'probabilistic' ? { type, score: 1 } : { type }));
    const click = engagement({ matches: matches.filter(({ type }) => type !== 'deep_link') });
    const settings = { app: { ...ios, probabilistic: false } };
    const { outcome } = traceOf(
      decide([{ ...click, matches: click.matches.filter(({ type }) => !/apple|san/.test(type)) }], settings),
    );
    expect(outcome).toEqual({
      stage: 'eligibility',
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
