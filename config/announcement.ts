/**
 * The announcement bar. One object: change the id with the text, so that readers who dismissed the last one see the
 * new one; set `announcement` to undefined to show none.
 */
import type { AnnouncementBarConfig } from '@docusaurus/theme-common/internal';

export const announcement: Partial<AnnouncementBarConfig> | undefined = {
  id: 'sdk-5-0-x-end-of-fixes',
  content:
    'SDK 5.0.x gets critical fixes until December 31, 2025. <a href="/sdk/6.0.x/overview/">See what changed in SDK 6.0.x</a>.',
  isCloseable: true,
};
