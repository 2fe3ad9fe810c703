/** The table of the menus: every target. */
import { describe, expect, it } from 'vitest';
import { platformNames } from '../../config/platforms';
import { noPlatform, sdkPage, switchTarget, titleAt, topicOf } from '../shared/sdk-switch';
import { trimSlash } from '../shared/trim-slash';
import { plannedPages } from './planned-pages';
import { switchTable } from './sdk-topics';

const pages = plannedPages().filter(({ area }) => area === 'sdk');
const titles = new Map(pages.map(({ path, title }) => [path, title]));
const table = switchTable();
const names: Readonly<Record<string, string>> = platformNames;
const keyOf = (route: string): string => {
  const { path = '', platform } = sdkPage(route) ?? {};
  return `${platform === noPlatform ? noPlatform : ''} ${topicOf(path, table.names)}`;
};

describe('switchTarget', () => {
  it('finds the page on the topic, or one in its place, at every place', () => {
    const targets = new Set<string>();
    for (const { path: from } of pages) {
      const isShared = sdkPage(from)?.platform === noPlatform;
      for (const version of table.versions)
        for (const platform of isShared ? [noPlatform] : Object.keys(names)) {
          const target = switchTarget(table, from, { version, platform });
          const to = trimSlash(target?.to ?? '');
          const at = `${from} to ${version} ${platform}: ${to}`;
          const same = pages.filter(
            ({ path }) => keyOf(path) === keyOf(from) && path.startsWith(`/sdk/${version}/${platform}`),
          );
          expect(titles.has(to), at).toBe(true);
          expect(sdkPage(to), at).toMatchObject({ version, platform: target?.platform });
          expect([platform, noPlatform], at).toContain(target?.platform);
          expect(
            same.map(({ path }) => path),
            at,
          ).toEqual(target?.instead === undefined ? [to] : []);
          if (target?.instead !== undefined)
            expect(titleAt(table.titles[target.instead] ?? '', names[target.platform] ?? ''), at).toBe(
              titles.get(to),
            );
          targets.add(`${keyOf(from)} ${version} ${platform}`);
        }
    }
    expect(targets.size).toBe(1260);
  });

  it.each([
    ['/sdk/6.0.x/android/overview/retargeting-users', '5.1.x', 'ios', '/sdk/5.1.x/ios/get-an-attribution'],
    ['/sdk/5.1.x/unity/reference/whence-sdk-behaviour', '6.0.x', 'unity', '/sdk/6.0.x/unity/add-the-prefab'],
    ['/sdk/5.0.x/unity/reference/dimension', '5.0.x', 'ios', '/sdk/5.0.x/overview/predefined-events'],
    ['/sdk/4.8.x/ios/overview/track-sessions', '5.0.x', 'ios', '/sdk/5.0.x/ios/'],
    ['/sdk/6.0.x/unity/install', '4.8.x', 'react-native', '/sdk/4.8.x/react-native/setup'],
  ])('of %s in %s on %s is %s', (from, version, platform, to) => {
    expect(switchTarget(table, from, { version, platform })?.to).toBe(to);
  });

  it('is none for other pages, and in versions that there are not', () => {
    const place = { version: '5.1.x', platform: 'android' };
    expect(switchTarget(table, '/docs/promote', place)).toBeUndefined();
    expect(switchTarget(table, '/sdk/6.0.x/android/setup', { ...place, version: '9.9.x' })).toBeUndefined();
  });
});
