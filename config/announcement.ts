/**
 * The announcement bar. One object: change the id with the text so that readers who dismissed the last one see the new
 * one. Set `announcement` to undefined to show none. The link is what fits on one line of a phone; the rest is for
 * wider screens (src/css/layout.css).
 */
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { currentSdkVersion, sdkRoute } from './versions';

export const announcement: UserThemeConfig['announcementBar'] = {
  id: 'sdk-6-0-x',
  content: `<a href="${sdkRoute('overview')}/">SDK ${currentSdkVersion} is the current version</a><span class="announcement-more">: one consent model and separate adapters for integrations.</span>`,
  isCloseable: true,
};
