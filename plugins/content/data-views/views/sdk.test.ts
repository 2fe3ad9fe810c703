/** Views of the SDK pages, and how they fail. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markdownText } from '../../../../tests/lib/markdown-text';
import { pageContext } from '../context';
import {
  attributionFields,
  changelog,
  consentMembers,
  consentRules,
  consentSwitches,
  licenses,
  predefinedEvents,
  privacyCalls,
  sdkErrors,
  sdkReleasesTable,
  sdkRequirements,
  sdkVersion,
  sdkVersionsTable,
  storeDeclarations,
  unitySettings,
} from './sdk';

const android = pageContext('sdk/android/setup.mdx');
const ios = pageContext('sdk/ios/setup.mdx');
const unity = pageContext('sdk/unity/install.mdx');
const old = pageContext('sdk_versioned_docs/version-4.8.x/overview/index.mdx');
const guide = pageContext('docs/promote/index.mdx');

describe('SDK views', () => {
  it('tell versions and requirements', () => {
    expect(markdownText(sdkVersionsTable.render({}, android))).toContain(
      'unmaintained since December 31, 2024',
    );
    expect(markdownText(sdkVersionsTable.render({}, android))).toContain('6.0.4, November 11, 2025');
    expect(markdownText(sdkRequirements.render({}, android))).toContain('`minSdk` 23');
    expect(markdownText(sdkRequirements.render({}, old))).toContain('Xcode 14.1');
  });

  it('tell the support and the releases of one version', () => {
    expect(markdownText(sdkVersion.render({}, old))).toContain(
      '| Unmaintained since December 31, 2024 | February 21, 2023 | 4.8.7, September 10, 2024 |',
    );
    expect(markdownText(sdkReleasesTable.render({}, old))).toContain(
      '| 4.8.1 | March 28, 2023 | yes | yes | – | – |',
    );
    expect(markdownText(sdkReleasesTable.render({}, old))).not.toContain('5.0.0');
    expect(() => sdkVersion.render({ version: '3.0.x' }, guide)).toThrow(/No SDK version "3.0.x"/);
  });

  it('tell errors of their version only', () => {
    expect(markdownText(sdkErrors.render({}, android))).toContain('`CONSENT_DENIED`');
    expect(markdownText(sdkErrors.render({}, old))).not.toContain('`CONSENT_DENIED`');
    expect(markdownText(sdkErrors.render({}, ios))).toMatch(
      /`\.tokenMismatch` \|.*bundle identifier doesn't match.*\n[^]*`\.invalidConfiguration`/,
    );
    expect(markdownText(sdkErrors.render({}, ios))).not.toMatch(/[A-Z]+_[A-Z]|package name|Google Play|\{/);
    expect(markdownText(sdkErrors.render({}, android))).not.toMatch(/invalid_configuration|bundle|React/i);
    expect(markdownText(sdkErrors.render({ codes: 'NOT_RUNNING' }, unity))).toContain('Call `Start` after');
    expect(() => sdkErrors.render({ codes: 'NETWORC' }, android)).toThrow(/has no error NETWORC/);
  });

  it('tell events, consent and privacy calls', () => {
    expect(markdownText(predefinedEvents.render({}, android))).toContain('`wh_progression`');
    expect(markdownText(consentMembers.render({}, android))).toContain('`analyticsStorage` | If denied');
    expect(markdownText(consentRules.render({}, android))).toContain(
      '| A later call | `setConsent` replaces the whole earlier call',
    );
    expect(markdownText(consentSwitches.render({}, android))).toContain(
      '| `setWaitForConsent(true)` | Holds back all traffic',
    );
    expect(markdownText(privacyCalls.render({}, android))).not.toContain('setGoogleConsent');
    expect(markdownText(privacyCalls.render({ version: '5.1.x' }, android))).toContain('setGoogleConsent');
  });

  it('write names that the iOS SDK declares, and nothing that only other platforms have', () => {
    const views = [sdkErrors, consentMembers, consentRules, consentSwitches, privacyCalls, attributionFields];
    const text = views.map((view) => markdownText(view.render({}, ios))).join('\n');
    const swift = ['5.1.x', '6.0.x']
      .map((v) => readFileSync(`declarations/ios/${v}/WhenceSDK.swift`, 'utf8'))
      .join();
    const others = ['IABTCF_gdprApplies', 'IABTCF_PurposeConsents', 'ad_user_data', 'ad_personalization'];
    const names = [...text.matchAll(/`\.?(\w+)[^`]*`/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(100);
    const declared = new Set([...(swift.match(/\w+/g) ?? []), ...others]);
    expect(names.filter((name) => !declared.has(name))).toEqual([]);
    expect(text).not.toMatch(/null|App Set ID|referrer|preferences|[{}]/i);
  });

  it("write Unity's case and React Native's literals", () => {
    for (const view of [consentMembers, consentRules, consentSwitches])
      expect(() => view.render({}, old)).toThrow(/SDK 4\.8\.x has no Consent/);
    expect(markdownText(consentMembers.render({}, unity))).toMatch(
      /`AdStorage` .*type is `Unattributed`.* is null/,
    );
    expect(markdownText(privacyCalls.render({ version: '4.8.x' }, unity))).toMatch(
      /`SetTrackingEnabled\(false\)` .*fail with `TrackingDisabled`.*after `SetTrackingEnabled\(true\)`/,
    );
    const native = pageContext('sdk/react-native/setup.mdx');
    expect(markdownText(attributionFields.render({}, native))).toContain("unless `trigger` is `'install'`");
    expect(markdownText(predefinedEvents.render({}, native))).toContain(
      '`wh_progression_type`, member `progressionType`',
    );
    expect(markdownText(predefinedEvents.render({}, ios))).toContain(
      '`wh_progression_type`, argument `kind`: `level`',
    );
  });

  it('tell what an app declares in the stores', () => {
    expect(markdownText(storeDeclarations.render({ store: 'google-play' }, android))).toContain(
      '| Device or other IDs | if postbacks go to partners | Analytics; Advertising or marketing |',
    );
    expect(markdownText(storeDeclarations.render({ store: 'app-store' }, android))).toContain(
      '| Location | Coarse Location, from the IP address | no |',
    );
    expect(() => storeDeclarations.render({ store: 'huawei' }, android)).toThrow(/No store "huawei"/);
  });

  it('tell the settings of the Unity SDK by version', () => {
    const rowsOf = (version: string): string[] =>
      markdownText(unitySettings.render({ version }, pageContext('sdk/unity/add-the-prefab.mdx')))
        .split('\n')
        .filter((line) => line.startsWith('| **'));
    expect(rowsOf('6.0.x')).toHaveLength(18);
    expect(rowsOf('6.0.x')[0]).toContain('| **Android Whence Token** | Text, empty |');
    expect(rowsOf('5.1.x').join('\n')).toContain('| **Child Directed** | Toggle, off |');
    expect(rowsOf('4.8.x').join('\n')).toContain('| **Automatic In-App Purchase Tracking** | Toggle, off |');
    expect(rowsOf('4.8.x').join('\n')).not.toContain('Start Manually');
  });

  it("tell changes and licenses of the page's platform and version", () => {
    expect(markdownText(changelog.render({}, android))).toMatch(
      /^## 6\.0\.4\n\nReleased November 11, 2025\./,
    );
    expect(markdownText(changelog.render({ platform: 'android' }, old))).toContain('## 4.8.7');
    expect(markdownText(licenses.render({}, android))).toContain(
      '| OkHttp (Square) | [Apache License 2.0](https://www.apache.org/licenses/LICENSE-2.0) | yes |',
    );
    expect(markdownText(licenses.render({}, android))).toContain('Play Integrity');
    expect(markdownText(licenses.render({}, android))).not.toContain('Gson');
    expect(() => changelog.render({ platform: 'symbian' }, android)).toThrow(/no changelog of symbian/);
  });

  it('list the changes of a release by kind, whatever their order in the file', () => {
    const release = (name: string, version: string): string[] =>
      markdownText(changelog.render({ version, platform: 'android' }, android))
        .split(/^## /m)
        .filter((section) => section.startsWith(name))
        .flatMap((section) => [...section.matchAll(/^[-*] \*\*(\w+):/gm)].map(([, kind]) => kind ?? ''));
    expect(release('6.0.4', '6.0.x')).toEqual(['Changed', 'Deprecated', 'Fixed']);
    expect(release('5.1.2', '5.1.x')).toEqual(['Security']);
    expect([...new Set(release('5.0.0', '5.0.x'))]).toEqual(['Added', 'Changed', 'Deprecated', 'Removed']);
  });

  it('tell attribution members by version', () => {
    expect(markdownText(attributionFields.render({}, android))).toContain('`deferredDeepLink`');
    const members = (version: string): string => markdownText(attributionFields.render({ version }, android));
    expect(members('5.0.x')).not.toMatch(/deferredDeepLink|creativeId|unattributed|network/i);
    expect(members('5.1.x')).toContain('`PAID`, or `OWNED`');
    expect(members('5.1.x')).not.toMatch(/unattributed|isReattribution/i);
    expect(
      members('4.8.x')
        .match(/^\| `\w+`/gm)
        ?.map((row) => row.slice(3, -1)),
    ).toEqual(
      [
        'userId',
        'campaign',
        'channel',
        'network',
        'isReattribution',
        'adSetId',
        'sourceId',
        'sourceName',
      ].concat('sourceBundleId', 'createdAt'),
    );
    expect(members('4.8.x')).toContain('`acquisition`, `retargeting`, as text');
  });

  it('tell the names of 4.8 where there are no predefined types', () => {
    const names = markdownText(predefinedEvents.render({}, old));
    expect(names).toContain(
      '| `resource_earn`, `resource_spend` | resource | item type | item ID | amount | `WhResourceEvent` |',
    );
    expect(names).not.toContain('wh_');
  });

  it('want to know version and platform', () => {
    expect(() => sdkErrors.render({}, guide)).toThrow(/No SDK version ""/);
    expect(() => changelog.render({ version: '6.0.x' }, guide)).toThrow(/No platform/);
  });
});
