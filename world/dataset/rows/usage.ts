/** Rows of what users did: sessions, user events, conversions of the goal and what they cost. */
import type { World } from '../../../lib/facts/sample-world';
import { decimal9, nanos, toUsd } from '../money';
import type { PlannedEngagement } from '../plan/engagements';
import type { Session } from '../plan/schedule';
import type { Step } from '../plan/steps';
import { Random } from '../../../lib/random';
import { iso, minute, receivedAt, second } from '../time';
import { rowUuid } from './row-uuid';
import type { Columns, User } from './shared';
import type { Row, Tables } from './table';

/** A session is received when half an hour has passed without the app in the foreground. */
const sessionTimeout = 30 * minute;

/** Adds the sessions of a user, and returns the id of each. */
export function addSessions(
  tables: Tables,
  columns: Columns,
  user: User,
  steps: readonly Step[],
): Map<Session, string> {
  const random = new Random(`session rows/${user.life.person.key}`);
  return new Map(
    user.life.sessions.map((session): [Session, string] => {
      const own = steps.filter((step) => step.session === session).length;
      const drawn = own + 1 + Math.floor((session.tenths / 600) * random.between(1, 4));
      const row: Row = {
        ...columns.env(session.start, receivedAt(session.end + sessionTimeout)),
        ...columns.usr(user),
        ...columns.dev(user),
        ...columns.geo(user),
        ...columns.sdk(user, session.start),
        ...columns.own(user),
        session_index: session.index,
        end_time: iso(session.end),
        foreground_seconds: session.tenths / 10,
        event_count: session.events ?? drawn,
        att_status: null,
      };
      const id = String(
        tables.namedTwin('session_events', row)?.session_id ??
          rowUuid(`session/${user.life.person.key}`, `session/${user.life.person.key}/${session.index}`),
      );
      tables.add('session_events', { ...row, session_id: id });
      return [session, id];
    }),
  );
}

const sinceInstall = (user: User, time: number): Row => ({
  install_time: iso(user.life.firstOpen),
  seconds_since_install: Math.floor((time - user.life.firstOpen) / second),
});

/** Adds the user events of a user, and returns the id of the event that finished level 5. */
export function addUserEvents(
  tables: Tables,
  columns: Columns,
  user: User,
  steps: readonly Step[],
  sessions: ReadonlyMap<Session, string>,
): string | null {
  const add = (time: number, session: Session | undefined, own: Row): string =>
    tables.add('user_events', {
      ...columns.env(time),
      ...columns.usr(user),
      ...columns.cty(user),
      ...columns.sdk(user, time),
      ...columns.own(user),
      session_id: session ? sessions.get(session) : null,
      test_group: user.identity.testGroup,
      ...sinceInstall(user, time),
      att_status: null,
      ...own,
    });
  const system = { event_kind: 'system', dimensions: {} };
  const first = user.life.sessions[0];
  add(user.life.firstOpen, first, { ...system, event_name: 'whence_first_open', value: null, unit: null });
  let level5: string | null = null;
  for (const { level, time, session } of steps) {
    const id = add(time, session, {
      event_name: level === 0 ? 'tutorial_completed' : 'level_completed',
      event_kind: 'custom',
      value: 1,
      unit: 'count',
      dimensions: level === 0 ? {} : { level: String(level) },
    });
    if (level === 5) level5 = id;
  }
  for (const session of user.life.sessions) {
    add(session.end, session, {
      ...system,
      event_name: 'whence_session_end',
      value: session.tenths / 10,
      unit: 'seconds',
    });
  }
  return level5;
}

/** Adds the conversion of the goal, and the payout if the campaign pays for it. */
export function addConversion(
  world: World,
  tables: Tables,
  columns: Columns,
  user: User,
  time: number,
  trigger: string,
  winner: PlannedEngagement | null,
): void {
  const { goal } = world.entities;
  const conversion = tables.add('goal_conversions', {
    ...columns.env(time),
    ...columns.usr(user),
    ...columns.cty(user),
    ...columns.sdk(user, time),
    ...columns.own(user),
    goal_id: goal.id,
    goal_name: goal.name,
    goal_type: 'event',
    goal_version: goal.version,
    conversion_index: 1,
    trigger_event_id: trigger,
    trigger_event_name: goal.event,
    ...sinceInstall(user, time),
    value_amount: decimal9(nanos(goal.valueUsd)),
    value_currency: 'USD',
    is_reengagement: false,
  });
  const campaign = world.entities.campaigns.find(({ id }) => id === winner?.campaign);
  if (!winner || campaign?.costModel !== 'cpa' || campaign.price === null) return;
  const amount = nanos(String(campaign.price));
  tables.add('payout_events', {
    ...columns.env(time),
    ...columns.usr(user),
    ...columns.cty(user),
    ...columns.own(user),
    goal_id: goal.id,
    goal_conversion_id: conversion,
    cost_model: campaign.costModel,
    payout_amount: decimal9(amount),
    payout_currency: campaign.bidCurrency,
    payout_usd: decimal9(toUsd(world, amount, campaign.bidCurrency)),
    price_source: campaign.id === world.spend.realTime.campaign ? 'tracking_url' : 'campaign',
    engagement_id: winner.id,
    engagement_time: iso(winner.time),
    partner_engagement_id: winner.clickId,
  });
}
