/**
 * Rows of how users came: clicks, views, attributions and installs. Who gets an install is decided by
 * ../attribution-rules.ts.
 */
import type { Decision } from '../../../lib/shared/attribution/decision';
import type { World } from '../../../lib/facts/sample-world';
import type { AttributionRules } from '../attribution-rules';
import { arrivalOf, referrerOf } from '../plan/arrivals';
import type { PlannedEngagement } from '../plan/engagements';
import type { PlannedUser } from '../plan/plan';
import { iso, second } from '../time';
import { addEngagements, attributesOf, publisherOf } from './engagements';
import type { RowWriter } from './shared';
import type { Row } from './table';

/** Columns of the engagement behind a decision. */
const engagementColumns = (world: World, engagement: PlannedEngagement, firstOpen: number): Row => ({
  match_type: engagement.matchType,
  match_score: engagement.score,
  engagement_id: engagement.id,
  engagement_type: engagement.type,
  engagement_time: iso(engagement.time),
  ctit_seconds: Math.floor((firstOpen - engagement.time) / second),
  partner_engagement_id: engagement.clickId,
  attributes: attributesOf(world, engagement),
});

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
  rows: RowWriter,
  user: PlannedUser,
  decision: Decision,
  engagements: readonly PlannedEngagement[],
): string {
  const { openedAt, attribution, installType, trigger, rejectReason } = decision;
  const common = { install_type: installType, trigger, reject_reason: rejectReason };
  const winner = engagements.find(({ id }) => id === attribution?.winner);
  const id = rows.add('attribution_events', user, openedAt, {
    ...common,
    ...rows.att(winner?.group ?? 'organic', winner ? user.source : null),
    traffic_type: attribution?.trafficType,
    counts_as_install: decision.countsAsInstall,
    status: decision.status,
    attribution_type: attribution?.attributionType,
    ...(winner ? engagementColumns(rows.world, winner, openedAt) : { match_type: 'none', attributes: {} }),
  });
  const refused = refusedOf(decision, engagements);
  if (refused)
    rows.add('attribution_events', user, openedAt, {
      ...common,
      ...rows.att(refused.group, publisherOf(rows.world, refused.group)),
      counts_as_install: false,
      status: 'rejected',
      attribution_type: refused.type === 'click' ? 'click_through' : 'view_through',
      ...engagementColumns(rows.world, refused, openedAt),
    });
  return id;
}

/**
 * Adds engagements, attributions and the install of one user, and returns the winner.
 * @throws Error if the rules do not count the install, because the users of September 1 are counted ones.
 */
export function addAcquisition(
  rows: RowWriter,
  user: PlannedUser,
  rules: AttributionRules,
): PlannedEngagement | null {
  const arrival = arrivalOf(user.life, user.engagements, user.returns, rules.windows);
  const rejected = rules.rejectedAtReceipt(user.engagements, arrival);
  const engagements = addEngagements(rows, user, rejected);
  const decision = rules.decide(engagements, arrival);
  const { installType, countsAsInstall, attribution } = decision;
  if (!countsAsInstall)
    throw new Error(
      `The first open of ${user.life.person.key} does not count: it is ${String(installType)}.`,
    );
  const referrer = referrerOf(engagements);
  const { time, installBegin } = arrival;
  rows.add('install_events', user, time, {
    install_type: installType,
    counts_as_install: countsAsInstall,
    store: 'google_play',
    install_begin_time: installBegin && iso(installBegin),
    referrer_click_time: referrer && iso(referrer.time),
    install_referrer: referrer && `whence_click%3D${referrer.id}`,
    test_group: user.identity.testGroup,
    integrity_verdict: user.verdict,
    attribution_id: addAttributions(rows, user, decision, engagements),
  });
  return engagements.find(({ id }) => id === attribution?.winner) ?? null;
}
