/**
 * The tracking URLs that **Generate** makes for an integrated partner: the literals of Whence, then one parameter for
 * each macro of the partner's catalog entry, in the order of data/tracking-url-parameters.yaml. A partner without
 * macros gets empty parameters, which its manager fills in.
 */
import { loadSampleEntities, loadTrackingUrlParameters } from '../facts/load';
import type { Partner } from '../facts/types';
import { numbered } from '../text/numbered';

export type Platform = Partner['platforms'][number];

/** What the link is generated for. */
export interface LinkCampaign {
  app: string;
  /** The partner's ID of the campaign: the value of `campaign_id` if the partner has no macro for it. */
  partnerCampaignId: string;
  /** ID of the paid goal; left out if the paid goal is the install. */
  goal: string | undefined;
  /** The link reopens the app for users who have it. */
  retargeting: boolean;
}

/** Parameters that the manager of a partner without macros can fill in. */
const slots = ['campaign_name', 'creative_id', 'creative_name', 'site_id', 'click_id'];
const adSetSlots = ['adset_id', 'adset_name'];

/** Parameter that takes the advertising ID on a platform. */
const deviceId = { android: 'gaid', ios: 'idfa' } as const;

/** What readers type in place of IDs that an example cannot know. */
const placeholders = { campaign: 'YOUR_CAMPAIGN_ID', goal: 'YOUR_GOAL_ID' } as const;

/** A goal belongs to one app, the sample goal to the one on this platform. */
const goalPlatform: Platform = 'android';

/**
 * Macros by the parameter that they fill on the platform. A macro for both advertising IDs fills the platform's
 * parameter.
 */
function macroValues({ macros }: Partner, platform: Platform): Map<string, string> {
  const others = Object.values(deviceId).filter((name) => name !== deviceId[platform]);
  return new Map(
    macros.flatMap(({ token, parameters }) =>
      parameters
        .filter((name) => !others.some((other) => other === name))
        .map((name) => [name, token] as const),
    ),
  );
}

/** App of the sample world on a platform, the partner's campaign for it, and the partner's campaigns for all apps. */
export function sampleOf({ id }: Pick<Partner, 'id'>, platform: Platform) {
  const { apps, campaigns } = loadSampleEntities();
  const app = apps.find((entry) => entry.platform === platform);
  if (!app) throw new Error(`The sample world has no app for ${platform}.`);
  const all = campaigns.filter((entry) => entry.partner === id);
  return { app, campaign: all.find((entry) => entry.app === app.id), all };
}

/**
 * What sample URLs name. The platforms of a partner are used alike: one without a campaign takes the type and the kind
 * of payment from another one's.
 */
function sampleCampaign(partner: Partner, platform: Platform): LinkCampaign {
  const { goal } = loadSampleEntities();
  const { app, campaign, all } = sampleOf(partner, platform);
  const like = campaign ?? all[0];
  const billedByGoal = like?.costModel === 'cpa';
  const goalId = platform === goalPlatform ? goal.id : placeholders.goal;
  return {
    app: app.id,
    partnerCampaignId: campaign?.partnerCampaignId ?? placeholders.campaign,
    goal: billedByGoal || partner.cost.realTimeUrl ? goalId : undefined,
    retargeting: like?.type === 'retargeting',
  };
}

/**
 * Click or view URL.
 * @throws Error if the partner takes no such URL.
 */
export function trackingUrl(
  partner: Partner,
  platform: Platform,
  event: 'click' | 'view',
  campaign: LinkCampaign = sampleCampaign(partner, platform),
): string {
  if (!(event === 'click' ? partner.clickUrl : partner.viewUrl))
    throw new Error(`${partner.name} has no ${event} URL.`);
  const known = macroValues(partner, platform);
  const managed = partner.macros.length === 0 && !partner.callbackFields;
  const empty = managed ? [...slots, ...(partner.adSets ? adSetSlots : []), deviceId[platform]] : [];
  const values = new Map<string, string>([
    ...empty.map((name) => [name, ''] as const),
    ...(partner.callbackFields ? [] : [['campaign_id', campaign.partnerCampaignId] as const]),
    ...known,
    ...(partner.literals ?? []).map(({ parameter, value }) => [parameter, value] as const),
    ...(campaign.goal === undefined ? [] : [['goal', campaign.goal] as const]),
    ...(campaign.retargeting ? [['reengagement', '1'] as const] : []),
    ...(partner.serverClickPreset ? [['s2s', '1'] as const] : []),
    ['app', campaign.app],
    ['partner', partner.slug],
    ['platform', platform],
  ]);
  const order = loadTrackingUrlParameters().flatMap(({ name, repeatTo, [event]: use }) =>
    use === 'no' ? [] : numbered(name, repeatTo),
  );
  const query = order.filter((name) => values.has(name)).map((name) => `${name}=${values.get(name) ?? ''}`);
  return `https://track.whence.example/${event}?${query.join('&')}`;
}
