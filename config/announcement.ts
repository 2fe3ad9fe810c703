/**
 * The announcement bar. One object: change the id with the text so that readers who dismissed the last one see the new
 * one. Set `announcement` to undefined to show none.
 */
import type { UserThemeConfig } from '@docusaurus/theme-common';

export const announcement: UserThemeConfig['announcementBar'] = {
  id: 'sdk-6-0-x',
  content:
    'SDK 6.0.x is the current version: one consent model and separate adapters for integrations. <a href="/sdk/6.0.x/overview/">Read the SDK overview</a>.',
  isCloseable: true,
};
