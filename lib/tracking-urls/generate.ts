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

/** What readers type in place of a campaign ID that an example cannot know. */
const campaignPlaceholder = 'YOUR_CAMPAIGN_ID';

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

/**
 * Sample campaign of the partner on the platform; without one, the sample app with a placeholder for the campaign.
 * `goal` is the sample world's goal, where a link has to name one.
 */
function sampleCampaign(partner: Partner, platform: Platform): LinkCampaign {
  const { apps, campaigns, goal } = loadSampleEntities();
  const app = apps.find((entry) => entry.platform === platform);
  if (!app) throw new Error(`The sample world has no app for ${platform}.`);
  const campaign = campaigns.find((entry) => entry.partner === partner.id && entry.app === app.id);
  const billedByGoal = campaign?.costModel === 'cpa';
  return {
    app: app.id,
    partnerCampaignId: campaign?.partnerCampaignId ?? campaignPlaceholder,
    goal: billedByGoal || partner.cost.realTimeUrl ? goal.id : undefined,
    retargeting: campaign?.type === 'retargeting',
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
