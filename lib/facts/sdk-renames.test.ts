/** The chains of renamed names, on the real updates: a reader of any version finds the name of any other one. */
import { expect, it } from 'vitest';
import { sdkVersions } from '../../config/versions';
import { allNames, namesIn, namesInCode } from '../declarations/names';
import { sdkRenames } from './sdk-renames';

const renames = sdkRenames();

it.each([
  ['android', '`trackEvent`', '`publishEvent` | `publishEvent` | `publishEvent` | `trackEvent`', '6.0.x'],
  ['android', '`handleIntent(intent)`', '`onNewIntent(intent)` | = | = | =', '5.0.x'],
  [
    'android',
    '`example.whence.sdk.WHENCE_TOKEN`',
    '– | `example.whence.sdk.API_TOKEN` in the manifest | `example.whence.sdk.API_TOKEN` in the manifest | =',
    '6.0.x',
  ],
  ['react-native', '`setConsent({ doNotSell: true })`', '– | – | `setDoNotSell(true)` | =', '6.0.x'],
  ['unity', '`TrackEventAsync`', '– | – | `PublishEventAsync` | =', '6.0.x'],
])('%s: %s', (platform, newest, names, changedIn) => {
  const rows = renames.filter((row) => row.platform === platform && row.names['6.0.x'] === newest);
  const found = rows.map((row) =>
    sdkVersions
      .map(({ path }) => row.names[path] ?? '–')
      .toReversed()
      .join(' | '),
  );
  expect(found).toEqual([names.replaceAll('=', newest)]);
  expect(rows[0]?.changedIn.join()).toBe(changedIn);
});

it('splits a chain where one name became more than one, and leaves out what is not a new name', () => {
  const news = renames.filter(({ names }) => names['5.1.x']?.includes('[.appLovinMax, .firebase'));
  expect(news.map(({ names }) => /`Whence(\w+)`/.exec(names['6.0.x'] ?? '')?.[1]).join()).toBe(
    'AppLovin,LevelPlay,UnityAds,Firebase',
  );
  expect(JSON.stringify(renames)).not.toMatch(/minSdk|Play Billing|Xcode|forwardAdImpression|same names/);
});

it('names in a version what that version declares', () => {
  const wrong = renames.flatMap(({ platform, names }) => {
    const everywhere = new Set(sdkVersions.flatMap(({ path }) => [...allNames(namesIn(platform, path))]));
    return Object.entries(names).flatMap(([version, text]) =>
      namesInCode(text).filter(
        (name) => everywhere.has(name) && !allNames(namesIn(platform, version)).has(name),
      ),
    );
  });
  expect(wrong).toEqual([]);
});
