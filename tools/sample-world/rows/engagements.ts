/** Rows of clicks and views, and what other rows repeat of them. */
import type { World } from '../../../lib/facts/sample-world';
import type { PlannedEngagement } from '../plan/engagements';
import type { RejectReason } from '../../../lib/shared/attribution/types';
import type { PlannedUser } from '../plan/plan';
import type { RowWriter } from './shared';
import type { Row } from './table';

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

/** A call from a partner's server says nothing of the device. */
const unknownDevice: Row = {
  device_type: null,
  device_manufacturer: null,
  device_model: null,
  os_version: null,
  language: null,
};

/** Adds the row of an engagement, and returns its id, which is the named row's id if it is one. */
function addEngagement(
  rows: RowWriter,
  user: PlannedUser,
  engagement: PlannedEngagement,
  rejected: RejectReason | undefined,
): string {
  const { world } = rows;
  const { identity } = user;
  const { type, group, time, received } = engagement;
  const isServerCall = type === 'view' && group === 'applovin';
  const att = rows.att(group, group === user.life.person.group ? user.source : publisherOf(world, group));
  const isRealTime = engagement.campaign === world.spend.realTime.campaign && type === 'click';
  const { os, model } = identity.device;
  return rows.add(
    `${type}_events`,
    user,
    time,
    {
      ...(isServerCall && unknownDevice),
      ...att,
      advertising_id: engagement.hasAdvertisingId ? identity.advertisingId : null,
      app_set_id: null,
      partner_engagement_id: engagement.clickId,
      source_bundle_id: sourceBundle(world, att.source_id),
      ip: identity.ip,
      user_agent: isServerCall ? null : `Mozilla/5.0 (Linux; Android ${os}; ${model})`,
      is_s2s: isServerCall,
      status: rejected ? 'rejected' : 'accepted',
      reject_reason: rejected,
      cost_amount: isRealTime ? '0.600000000' : null,
      cost_currency: isRealTime ? world.spend.realTime.currency : null,
      attributes: attributesOf(world, engagement),
    },
    received,
  );
}

/**
 * Adds the rows of one user's engagements.
 * @param rejected Reasons for which they were rejected when they arrived, by id.
 * @returns The engagements with the ids that their rows have.
 */
export const addEngagements = (
  rows: RowWriter,
  user: PlannedUser,
  rejected: ReadonlyMap<string, RejectReason>,
): PlannedEngagement[] =>
  user.engagements.map((engagement) => ({
    ...engagement,
    id: addEngagement(rows, user, engagement, rejected.get(engagement.id)),
  }));
