/**
 * `<Data view="partner-tracking-urls" platform="android" />`: the URLs that **Generate** makes for the partner with all
 * its macros, for the partner's campaign in the sample world or with a placeholder for the campaign's ID.
 */
import type { RootContent } from 'mdast';
import type { View } from '../../view';
import { trackingUrl, type Platform } from '../../../../../lib/tracking-urls/generate';
import { oneOf } from '../../props';
import { pagePartner } from './page-partner';

const titles = { click: 'Click URL', view: 'View URL' } as const;
const platformNames = { android: 'Android', ios: 'iOS' } as const;

const fence = (title: string, value: string): RootContent => ({
  type: 'code',
  lang: 'text',
  meta: `title="${title}"`,
  value,
});

export const partnerTrackingUrls: View = {
  optional: ['partner', 'platform'],
  render({ partner: typed, platform: wanted }, page) {
    const partner = pagePartner(typed, page);
    const platform: Platform = oneOf('platform', wanted ?? partner.platforms[0], partner.platforms);
    const events = (['click', 'view'] as const).filter((event) =>
      event === 'click' ? partner.clickUrl : partner.viewUrl,
    );
    if (events.length === 0) throw new Error(`${partner.name} takes no tracking URLs. Leave the view out.`);
    return events.map((event) =>
      fence(`${titles[event]}, ${platformNames[platform]}`, trackingUrl(partner, platform, event)),
    );
  },
};
