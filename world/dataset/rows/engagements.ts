/** Rows of clicks and views, and what other rows repeat of them. */
import type { World } from '../../../lib/facts/sample-world';
import type { PlannedEngagement } from '../plan/engagements';
import type { RejectReason } from '../../../lib/shared/attribution/types';
import type { Columns, User } from './shared';
import type { Row, Tables } from './table';

const sourceBundle = (world: World, source: unknown): string | null =>
  world.entities.sources.find(({ id }) => id === source)?.bundle ?? null;

/** First publisher of a partner; null if it names none. */
export function publisherOf(world: World, group: PlannedEngagement['group']): string | null {
  const partner = world.entities.campaigns.find(({ id }) => id === world.cohort.campaigns[group])?.partner;
  return world.entities.sources.find(({ partners }) => partners.some((id) => id === partner))?.id ?? null;
}

/** Further parameters of the link: adjoe's link has all names and ids, the others only what their maps send. */
export function attributesOf(world: World, { group, campaign, type }: PlannedEngagement): Row {
  if (group === world.sampleUser.group) return world.sampleUser.attributes;
  const name = world.entities.campaigns.find(({ id }) => id === campaign)?.name;
  const isRealTime = campaign === world.spend.realTime.campaign;
  return {
    campaign_name: name,
    ...(isRealTime && type === 'click' ? { cost_model: 'cpa', goal: world.entities.goal.id } : {}),
  };
}

/** Adds the row of an engagement, and returns its id, which is the named row's id if it is one. */
function addEngagement(
  world: World,
  tables: Tables,
  columns: Columns,
  user: User,
  engagement: PlannedEngagement,
  rejected: RejectReason | null,
): string {
  const { identity } = user;
  const { type, group, time, received } = engagement;
  const isServerCall = type === 'view' && group === 'applovin';
  const source = group === user.life.person.group ? user.source : publisherOf(world, group);
  const att = columns.att(group, source);
  const isRealTime = engagement.campaign === world.spend.realTime.campaign && type === 'click';
  const { manufacturer: _, ...device } = identity.device;
  const dev = columns.dev(user);
  return tables.add(`${type}_events`, {
    ...columns.env(time, received),
    advertising_id: engagement.hasAdvertisingId ? identity.advertisingId : null,
    idfv: null,
    app_set_id: null,
    ...(isServerCall ? Object.fromEntries(Object.keys(dev).map((name) => [name, null])) : dev),
    ...columns.cty(user),
    ...att,
    partner_engagement_id: engagement.clickId,
    source_bundle_id: sourceBundle(world, att.source_id),
    ip: identity.ip,
    user_agent: isServerCall ? null : `Mozilla/5.0 (Linux; Android ${device.os}; ${device.model})`,
    is_s2s: isServerCall,
    status: rejected ? 'rejected' : 'accepted',
    reject_reason: rejected,
    cost_amount: isRealTime ? '0.600000000' : null,
    cost_currency: isRealTime ? world.spend.realTime.currency : null,
    attributes: attributesOf(world, engagement),
  });
}

/**
 * Adds the rows of one user's engagements.
 * @param rejected Reasons for which they were rejected when they arrived, by id.
 * @returns The engagements with the ids that their rows have.
 */
export const addEngagements = (
  world: World,
  tables: Tables,
  columns: Columns,
  user: User,
  engagements: readonly PlannedEngagement[],
  rejected: ReadonlyMap<string, RejectReason>,
): PlannedEngagement[] =>
  engagements.map((engagement) => ({
    ...engagement,
    id: addEngagement(world, tables, columns, user, engagement, rejected.get(engagement.id) ?? null),
  }));
