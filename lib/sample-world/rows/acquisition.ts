/** Rows of how users came: clicks, views, attributions and installs. */
import { decideAttribution } from '../attribution';
import type { World } from '../facts';
import type { PlannedEngagement } from '../plan/engagements';
import { Random } from '../random';
import { iso, receivedAt, second } from '../time';
import type { Columns, User } from './shared';
import type { Row, Tables } from './table';

export interface Acquisition {
  engagements: readonly PlannedEngagement[];
  installType: string;
  verdict: string;
}

const sourceBundle = (world: World, source: unknown): string | null =>
  world.entities.sources.find(({ id }) => id === source)?.bundle ?? null;

/** First publisher of a partner; null if it names none. */
function publisherOf(world: World, group: PlannedEngagement['group']): string | null {
  const partner = world.entities.campaigns.find(({ id }) => id === world.cohort.campaigns[group])?.partner;
  return world.entities.sources.find(({ partners }) => partners.some((id) => id === partner))?.id ?? null;
}

/** Further parameters of the link: adjoe's link has all names and ids, the others only what their maps send. */
function attributesOf(world: World, { group, campaign, type }: PlannedEngagement): Row {
  if (group === world.sampleUser.group) return world.sampleUser.attributes;
  const name = world.entities.campaigns.find(({ id }) => id === campaign)?.name;
  const isRealTime = campaign === world.spend.realTime.campaign;
  return {
    campaign_name: name,
    ...(isRealTime && type === 'click' ? { cost_model: 'cpa', goal: world.entities.goal.id } : {}),
  };
}

/** Adds the rows of one user's engagements, and gives them the ids of named rows. */
function addEngagements(
  world: World,
  tables: Tables,
  columns: Columns,
  user: User,
  engagements: readonly PlannedEngagement[],
): PlannedEngagement[] {
  const { identity } = user;
  return engagements.map((engagement) => {
    const { type, group, time, received, rejected } = engagement;
    const isServerCall = type === 'view' && group === 'applovin';
    const source = group === user.life.person.group ? user.source : publisherOf(world, group);
    const att = columns.att(group, source);
    const isRealTime = engagement.campaign === world.spend.realTime.campaign && type === 'click';
    const { manufacturer: _, ...device } = identity.device;
    const dev = columns.dev(user);
    const row: Row = {
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
    };
    return { ...engagement, id: tables.add(`${type}_events`, { ...row, event_id: undefined }) };
  });
}

/** Columns of the engagement behind a decision; all null without one. */
function engagementColumns(engagement: PlannedEngagement | null, firstOpen: number): Row {
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

/** Adds engagements, attributions and the install of one user, and returns the winner. */
export function addAcquisition(
  world: World,
  tables: Tables,
  columns: Columns,
  user: User,
  acquisition: Acquisition,
): PlannedEngagement | null {
  const { firstOpen, person } = user.life;
  const engagements = addEngagements(world, tables, columns, user, acquisition.engagements);
  const decision = decideAttribution(firstOpen, engagements);
  const planned = (id: string | undefined): PlannedEngagement | null =>
    engagements.find((engagement) => engagement.id === id) ?? null;
  const winner = planned(decision.winner?.id);
  const skipped = decision.skipped[0];
  const install = {
    install_type: acquisition.installType,
    trigger: acquisition.installType === 'reattributed_install' ? 'reattribution' : 'install',
  };
  const common = { ...columns.env(firstOpen), ...columns.usr(user), ...columns.cty(user), ...install };

  const attribution: Row = {
    ...common,
    ...columns.att(winner?.group ?? 'organic', winner ? user.source : null),
    counts_as_install: true,
    status: 'accepted',
    reject_reason: skipped?.reason ?? null,
    attribution_type: decision.attributionType,
    ...engagementColumns(winner, firstOpen),
    previous_attribution_id: null,
    attributes: winner ? attributesOf(world, winner) : {},
  };
  const attributionId = tables.add('attribution_events', attribution);

  // An engagement that would have won and was rejected for fraud gets a separate row that counts nothing.
  const refused = skipped && skipped.reason !== 'window_expired' ? planned(skipped.engagement.id) : null;
  if (skipped && refused) {
    tables.add('attribution_events', {
      ...common,
      ...columns.att(refused.group, publisherOf(world, refused.group)),
      counts_as_install: false,
      status: 'rejected',
      reject_reason: skipped.reason,
      attribution_type: refused.type === 'click' ? 'click_through' : 'view_through',
      ...engagementColumns(refused, firstOpen),
      previous_attribution_id: null,
      attributes: attributesOf(world, refused),
    });
  }

  const referrer = winner?.matchType === 'install_referrer' ? winner : null;
  const random = new Random(`install begin/${person.key}`);
  tables.add('install_events', {
    ...columns.env(firstOpen, receivedAt(firstOpen)),
    ...columns.usr(user),
    ...columns.ids(user),
    ...columns.dev(user),
    ...columns.geo(user),
    ...columns.sdk(user, firstOpen),
    att_status: null,
    install_type: acquisition.installType,
    counts_as_install: true,
    store: 'google_play',
    install_begin_time: referrer
      ? iso(
          Math.floor((referrer.time + random.between(0.1, 0.6) * (firstOpen - referrer.time)) / second) *
            second,
        )
      : null,
    referrer_click_time: referrer ? iso(referrer.time) : null,
    install_referrer: referrer ? `whence_click%3D${referrer.id}` : null,
    test_group: user.identity.testGroup,
    integrity_verdict: acquisition.verdict,
    attribution_id: attributionId,
  });
  return winner;
}
