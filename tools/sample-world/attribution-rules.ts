/**
 * The rules of lib/shared/attribution for the users of September 1. Turns what the generator plans into input for the
 * rules, which alone decide who gets an install.
 */
import { decideAttribution } from '../../lib/shared/attribution/decide';
import type { Decision } from '../../lib/shared/attribution/decision';
import { rejectionAtReceipt } from '../../lib/shared/attribution/rejection';
import type { App, AttributionInput, Engagement, RejectReason } from '../../lib/shared/attribution/types';
import { loadDefaultWindows } from '../../lib/facts/attribution-cases';
import { channelsOf, type World } from '../../lib/facts/sample-world';
import type { Arrival } from './plan/arrivals';
import type { PlannedEngagement } from './plan/engagements';

export interface AttributionRules {
  readonly windows: App['windows'];
  /** Why engagements were rejected when they arrived, by id; accepted ones are not in it. */
  rejectedAtReceipt(engagements: readonly PlannedEngagement[], arrival: Arrival): Map<string, RejectReason>;
  /** Decides who gets the install. */
  decide(engagements: readonly PlannedEngagement[], arrival: Arrival): Decision;
}

/** The app with default settings. By default, probabilistic matching is on for Android only. */
function appOf({ cohort, entities }: World): App {
  const app = entities.apps.find(({ id }) => id === cohort.app);
  if (!app) throw new Error(`No app ${cohort.app} in data/sample-world/entities.yaml.`);
  const { id, platform } = app;
  return { id, platform, windows: loadDefaultWindows(), probabilistic: platform === 'android' };
}

/**
 * The rules with the settings and connections of the app.
 * @throws Error if an engagement is of a campaign, channel or partner that the facts lack.
 */
export function attributionRules(world: World): AttributionRules {
  const app = appOf(world);
  const { campaigns } = world.entities;
  const slugs = new Map(channelsOf(world).map(({ id, slug }) => [id, slug]));
  const connections: AttributionInput['connections'] = Object.fromEntries(
    world.entities.connections
      .filter((connection) => connection.app === app.id)
      .map(({ partner }) => [String(partner), { state: 'active' }]),
  );

  function engagementOf(planned: PlannedEngagement): Engagement {
    const campaign = campaigns.find(({ id }) => id === planned.campaign);
    const channel = slugs.get(campaign?.channel ?? 0);
    if (!campaign || channel === undefined)
      throw new Error(`data/sample-world/entities.yaml has no campaign ${planned.campaign} with a channel.`);
    return {
      id: planned.id,
      type: planned.type,
      app: campaign.app,
      partner: String(campaign.partner),
      campaign: { type: campaign.type, trafficType: 'paid', channel },
      time: planned.time,
      receivedAt: planned.received,
      matches: [{ type: planned.matchType, ...(planned.score !== null && { score: planned.score }) }],
      ...(planned.clickId !== null && { clickId: planned.clickId }),
      ...planned.fault,
    };
  }

  const inputOf = (engagements: readonly PlannedEngagement[], arrival: Arrival): AttributionInput => ({
    app,
    connections,
    engagements: engagements.map(engagementOf),
    opening: {
      kind: 'install',
      deviceTime: arrival.time,
      receivedAt: arrival.time,
      history: arrival.history,
      ...(arrival.installBegin !== null && { installBegin: arrival.installBegin }),
    },
  });

  return {
    windows: app.windows,
    rejectedAtReceipt(engagements, arrival) {
      const input = inputOf(engagements, arrival);
      return new Map(
        input.engagements.flatMap((engagement): [string, RejectReason][] => {
          const connection = connections[engagement.partner];
          const rejection = connection && rejectionAtReceipt(engagement, connection, input);
          return rejection ? [[engagement.id, rejection.code]] : [];
        }),
      );
    },
    decide: (engagements, arrival) => decideAttribution(inputOf(engagements, arrival)),
  };
}
