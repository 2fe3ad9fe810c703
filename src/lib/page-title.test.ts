/** Titles tell siblings apart. */
import { expect, it } from 'vitest';
import { pageTitle } from './page-title';

const sdk = { pluginId: 'sdk', title: 'Setup', versionName: '5.1.x', versionLabel: 'SDK 5.1.x' };
const docs = {
  pluginId: 'default',
  id: 'promote/index',
  title: 'Promote',
  versionLabel: 'Classic dashboard',
};

it.each([
  [{ ...sdk, id: 'android/setup' }, 'Setup – Android SDK 5.1.x'],
  [{ ...sdk, id: 'react-native/setup' }, 'Setup – React Native SDK 5.1.x'],
  [{ ...sdk, id: 'overview/index' }, 'Setup – SDK 5.1.x'],
  [{ ...sdk, pluginId: 'api', id: 'reporting-api/cohort', title: 'Cohort' }, 'Cohort – Reporting API'],
  [{ ...sdk, pluginId: 'api', id: 'reporting-api/index', title: 'Reporting API' }, 'Reporting API'],
  [{ ...docs, versionName: 'current' }, 'Promote'],
  [{ ...docs, versionName: 'classic' }, 'Promote – Classic dashboard'],
])('names version, platform and API where there are siblings', (parts, title) => {
  expect(pageTitle(parts)).toBe(title);
});
