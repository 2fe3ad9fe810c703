/** Rows of what users did: sessions, user events, conversions of the goal and what they cost. */
import { Random } from '../../../lib/random';
import { decimal9, nanos, toUsd } from '../money';
import type { PlannedEngagement } from '../plan/engagements';
import type { PlannedUser } from '../plan/plan';
import type { Session } from '../plan/schedule';
import { iso, minute, receivedAt, second } from '../time';
import { rowUuid } from './row-uuid';
import type { RowWriter } from './shared';
import type { Row } from './table';

/** A session is received when half an hour has passed without the app in the foreground. */
const sessionTimeout = 30 * minute;

/** Adds the sessions of a user, and returns the id of each. */
export function addSessions(rows: RowWriter, user: PlannedUser): Map<Session, string> {
  const { key } = user.life.person;
  const random = new Random(`session rows/${key}`);
  return new Map(
    user.life.sessions.map((session): [Session, string] => {
      const own = user.steps.filter((step) => step.session === session).length;
      const drawn = own + 1 + Math.floor((session.tenths / 600) * random.between(1, 4));
      const columns = {
        session_index: session.index,
        end_time: iso(session.end),
        foreground_seconds: session.tenths / 10,
        event_count: session.events ?? drawn,
      };
      const received = receivedAt(session.end + sessionTimeout);
      const row = rows.of('session_events', user, session.start, columns, received);
      const id = String(
        rows.tables.namedTwin('session_events', row)?.session_id ??
          rowUuid(`session/${key}`, `session/${key}/${session.index}`),
      );
      rows.tables.add('session_events', { ...row, session_id: id });
      return [session, id];
    }),
  );
}

const sinceInstall = ({ life: { firstOpen } }: PlannedUser, time: number): Row => ({
  install_time: iso(firstOpen),
  seconds_since_install: Math.floor((time - firstOpen) / second),
});

/** Adds the user events of a user, and returns the id of the event that finished level 5. */
export function addUserEvents(
  rows: RowWriter,
  user: PlannedUser,
  sessions: ReadonlyMap<Session, string>,
): string | null {
  const { firstOpen, sessions: all } = user.life;
  const add = (time: number, session: Session | undefined, own: Row): string =>
    rows.add('user_events', user, time, {
      session_id: session && sessions.get(session),
      test_group: user.identity.testGroup,
      ...sinceInstall(user, time),
      ...own,
    });
  const system = { event_kind: 'system', dimensions: {} };
  add(firstOpen, all[0], { ...system, event_name: 'whence_first_open' });
  let level5: string | null = null;
  for (const { level, time, session } of user.steps) {
    const id = add(time, session, {
      event_name: level === 0 ? 'tutorial_completed' : 'level_completed',
      event_kind: 'custom',
      value: 1,
      unit: 'count',
      dimensions: level === 0 ? {} : { level: String(level) },
    });
    if (level === 5) level5 = id;
  }
  for (const session of all) {
    const seconds = { value: session.tenths / 10, unit: 'seconds' };
    add(session.end, session, { ...system, event_name: 'whence_session_end', ...seconds });
  }
  return level5;
}

/** Adds the conversion of the goal, and the payout if the campaign pays for it. */
export function addConversion(
  rows: RowWriter,
  user: PlannedUser,
  time: number,
  trigger: string,
  winner: PlannedEngagement | null,
): void {
  const { entities, spend } = rows.world;
  const { goal } = entities;
  const conversion = rows.add('goal_conversions', user, time, {
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
  const campaign = entities.campaigns.find(({ id }) => id === winner?.campaign);
  if (!winner || campaign?.costModel !== 'cpa' || campaign.price === null) return;
  const amount = nanos(String(campaign.price));
  rows.add('payout_events', user, time, {
    goal_id: goal.id,
    goal_conversion_id: conversion,
    cost_model: campaign.costModel,
    payout_amount: decimal9(amount),
    payout_currency: campaign.bidCurrency,
    payout_usd: decimal9(toUsd(rows.world, amount, campaign.bidCurrency)),
    price_source: campaign.id === spend.realTime.campaign ? 'tracking_url' : 'campaign',
    engagement_id: winner.id,
    engagement_time: iso(winner.time),
    partner_engagement_id: winner.clickId,
  });
}
