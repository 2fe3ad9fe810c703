/**
 * Rows of how users came: clicks, views, attributions and installs. Who gets an install is decided by
 * ../attribution-rules.ts.
 */
import type { Decision } from '../../../lib/shared/attribution/decision';
import type { World } from '../../../lib/facts/sample-world';
import { referrerOf, type Arrival } from '../plan/arrivals';
import type { PlannedEngagement } from '../plan/engagements';
import type { AttributionRules } from '../attribution-rules';
import { iso, receivedAt, second } from '../time';
import { addEngagements, attributesOf, publisherOf } from './engagements';
import type { Columns, User } from './shared';
import type { Row, Tables } from './table';

export interface Acquisition {
  engagements: readonly PlannedEngagement[];
  arrival: Arrival;
  verdict: string;
}

/** Columns of the engagement behind a decision; all null without one. */
function engagementColumns(engagement: PlannedEngagement | undefined, firstOpen: number): Row {
  if (!engagement)
    return {
      match_type: 'none',
      match_score: null,
      engagement_id: null,
      engagement_type: null,
      engagement_time: null,
      ctit_seconds: null,
      partner_engagement_id: null,
    };
  return {
    match_type: engagement.matchType,
    match_score: engagement.score,
    engagement_id: engagement.id,
    engagement_type: engagement.type,
    engagement_time: iso(engagement.time),
    ctit_seconds: Math.floor((firstOpen - engagement.time) / second),
    partner_engagement_id: engagement.clickId,
  };
}

/** The engagement that would have won had it not been rejected for fraud; late ones were not rejected for that. */
function refusedOf(
  { rejectReason, engagements: traces }: Decision,
  engagements: readonly PlannedEngagement[],
): PlannedEngagement | undefined {
  if (rejectReason === null || rejectReason === 'window_expired') return undefined;
  const trace = traces.find(
    ({ outcome }) => outcome.stage === 'eligibility' && outcome.reason.code === rejectReason,
  );
  return engagements.find(({ id }) => id === trace?.id);
}

/**
 * Adds the attribution of an install. An engagement that fraud rules kept from winning gets a rejected attribution,
 * which counts no install.
 * @returns The id of the install's attribution.
 */
function addAttributions(
  world: World,
  tables: Tables,
  columns: Columns,
  user: User,
  decision: Decision,
  engagements: readonly PlannedEngagement[],
): string {
  const { openedAt, attribution, installType, trigger, rejectReason } = decision;
  const common = {
    ...columns.env(openedAt),
    ...columns.usr(user),
    ...columns.cty(user),
    install_type: installType,
    trigger,
    reject_reason: rejectReason,
    previous_attribution_id: null,
  };
  const winner = engagements.find(({ id }) => id === attribution?.winner);
  const id = tables.add('attribution_events', {
    ...common,
    ...columns.att(winner?.group ?? 'organic', winner ? user.source : null),
    traffic_type: attribution?.trafficType,
    counts_as_install: decision.countsAsInstall,
    status: decision.status,
    attribution_type: attribution?.attributionType,
    ...engagementColumns(winner, openedAt),
    attributes: winner ? attributesOf(world, winner) : {},
  });
  const refused = refusedOf(decision, engagements);
  if (refused)
    tables.add('attribution_events', {
      ...common,
      ...columns.att(refused.group, publisherOf(world, refused.group)),
      counts_as_install: false,
      status: 'rejected',
      attribution_type: refused.type === 'click' ? 'click_through' : 'view_through',
      ...engagementColumns(refused, openedAt),
      attributes: attributesOf(world, refused),
    });
  return id;
}

/**
 * Adds engagements, attributions and the install of one user, and returns the winner.
 * @throws Error if the rules do not count the install, because the users of September 1 are counted ones.
 */
export function addAcquisition(
  world: World,
  tables: Tables,
  columns: Columns,
  user: User,
  rules: AttributionRules,
  { engagements: planned, arrival, verdict }: Acquisition,
): PlannedEngagement | null {
  const rejected = rules.rejectedAtReceipt(planned, arrival);
  const engagements = addEngagements(world, tables, columns, user, planned, rejected);
  const decision = rules.decide(engagements, arrival);
  const { installType, countsAsInstall, attribution } = decision;
  if (!countsAsInstall)
    throw new Error(
      `The first open of ${user.life.person.key} does not count: it is ${String(installType)}.`,
    );
  const referrer = referrerOf(engagements);
  const { time, installBegin } = arrival;
  tables.add('install_events', {
    ...columns.env(time, receivedAt(time)),
    ...columns.usr(user),
    ...columns.ids(user),
    ...columns.dev(user),
    ...columns.geo(user),
    ...columns.sdk(user, time),
    att_status: null,
    install_type: installType,
    counts_as_install: countsAsInstall,
    store: 'google_play',
    install_begin_time: installBegin === null ? null : iso(installBegin),
    referrer_click_time: referrer ? iso(referrer.time) : null,
    install_referrer: referrer ? `whence_click%3D${referrer.id}` : null,
    test_group: user.identity.testGroup,
    integrity_verdict: verdict,
    attribution_id: addAttributions(world, tables, columns, user, decision, engagements),
  });
  return engagements.find(({ id }) => id === attribution?.winner) ?? null;
}
