/**
 * `<Data view="partner-tracking-urls" />`: on the partner's page, how readers get their own URLs, what these look like on
 * each platform, and what to check before the URLs go live. The examples name an app of the sample world: whoever pasted
 * them would send clicks to it, so the words come with the URLs and no page can forget them. On other pages, the view names
 * a partner and gives the URLs of its first platform alone, for a page that says whose they are.
 */
import type { RootContent } from 'mdast';
import type { Partner } from '../../../../../lib/facts/types';
import { flowElement } from '../../../../../lib/markdown/mdx-nodes';
import { bulletList, code, link, paragraph, type Inline } from '../../../../../lib/markdown/nodes';
import { sampleOf, trackingUrl, type Platform } from '../../../../../lib/tracking-urls/generate';
import { partnerView } from './page-partner';

const titles = { click: 'Click URL', view: 'View URL' } as const;
const platformNames = { android: 'Android', ios: 'iOS' } as const;

const guide = '/docs/promote/campaign-management';

type Event = keyof typeof titles;

/** The URLs of one platform. */
const fences = (partner: Partner, events: readonly Event[], platform: Platform): RootContent[] =>
  events.map((event) => ({
    type: 'code',
    lang: 'text',
    meta: `title="${titles[event]}, ${platformNames[platform]}"`,
    value: trackingUrl(partner, platform, event),
  }));

/** The URLs of all platforms, in tabs if there is more than one. */
function shownUrls(partner: Partner, events: readonly Event[]): RootContent[] {
  const [first, ...others] = partner.platforms;
  if (first !== undefined && others.length === 0) return fences(partner, events, first);
  const tabs = partner.platforms.map((platform) => {
    const label = platformNames[platform];
    return flowElement('TabItem', { value: label, label }, fences(partner, events, platform));
  });
  return [flowElement('Tabs', { groupId: 'platform' }, tabs)];
}

/** The partner's macro for the campaign's ID; undefined if the URL has the ID itself, or none. */
const campaignMacro = ({ macros }: Partner): string | undefined =>
  macros.find(({ parameters }) => parameters.includes('campaign_id'))?.token;

/** True if each campaign needs its own URLs, because they have its ID. */
const isFixed = (partner: Partner): boolean =>
  partner.callbackFields === undefined && campaignMacro(partner) === undefined;

/** How to get the URLs, and whose the examples are; `urls` says whether there are more than one. */
function generating(partner: Partner, urls: 'URL' | 'URLs', platform: Platform): Inline {
  const { name, cost } = partner;
  const generate = `${guide}/generate-a-tracking-url#generate-the-urls`;
  const product = sampleOf(partner, platform).app.name.replace(/ \(.*\)$/, '');
  return [
    ...(isFixed(partner)
      ? [
          link(guide, 'Create the campaign'),
          ` in Whence with the ID ${name} gave it${cost.api ? ', unless a cost import has already created it' : ''}. Then `,
          link(generate, `generate its ${urls}`),
        ]
      : [link(generate, `Generate the ${urls}`), ` in the app's ${name} campaign`]),
    `. For ${product}, ${urls === 'URL' ? 'it looks' : 'they look'} like this:`,
  ];
}

/** What differs between the examples and the reader's URLs. Few words, because two dozen pages have them. */
function checks(partner: Partner, urls: 'URL' | 'URLs', shown: string): Inline[] {
  const macro = campaignMacro(partner);
  const goal = shown.includes('&goal=');
  return [
    goal
      ? [code('app'), ' and ', code('goal'), ' are the IDs of your app and its goal.']
      : [code('app'), ' is the ID of your app.'],
    isFixed(partner)
      ? [code('campaign_id'), ` is the ID from ${partner.name}, so each campaign needs its own ${urls}.`]
      : [
          code('campaign_id'),
          ...(macro === undefined ? [' comes from a list'] : [' is ', code(macro)]),
          `, so all campaigns${goal ? ' with that goal' : ''} share the ${urls}.`,
        ],
  ];
}

export const partnerTrackingUrls = partnerView((partner, isOwnPage) => {
  const events = (['click', 'view'] as const).filter((event) =>
    event === 'click' ? partner.clickUrl : partner.viewUrl,
  );
  const [platform] = partner.platforms;
  if (events.length === 0 || platform === undefined)
    throw new Error(`${partner.name} takes no tracking URLs. Leave the view out.`);
  if (!isOwnPage) return fences(partner, events, platform);
  const urls = events.length > 1 ? 'URLs' : 'URL';
  return [
    paragraph(generating(partner, urls, platform)),
    ...shownUrls(partner, events),
    paragraph(`Before ${urls === 'URL' ? 'yours goes' : 'yours go'} live, check these values:`),
    bulletList(checks(partner, urls, trackingUrl(partner, platform, 'click'))),
  ];
});
