/** Views of the SDK pages, and how they fail. */
import { describe, expect, it } from 'vitest';
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
} from './sdk';

const android = pageContext('sdk/android/setup.mdx');
const old = pageContext('sdk_versioned_docs/version-4.8.x/overview/index.mdx');
const guide = pageContext('docs/promote/index.mdx');

describe('SDK views', () => {
  it('tell versions and requirements', () => {
    expect(sdkVersionsTable.render({}, android)).toContain('unmaintained since December 31, 2024');
    expect(sdkVersionsTable.render({}, android)).toContain('6.0.4, November 11, 2025');
    expect(sdkRequirements.render({}, android)).toContain('`minSdk` 23');
    expect(sdkRequirements.render({}, old)).toContain('Xcode 14.1');
  });

  it('tell the support and the releases of one version', () => {
    expect(sdkVersion.render({}, old)).toContain(
      '| Unmaintained since December 31, 2024 | February 21, 2023 | 4.8.7, September 10, 2024 |',
    );
    expect(sdkReleasesTable.render({}, old)).toContain('| 4.8.1 | March 28, 2023 | yes | yes | – | – |');
    expect(sdkReleasesTable.render({}, old)).not.toContain('5.0.0');
    expect(() => sdkVersion.render({ version: '3.0.x' }, guide)).toThrow(/No SDK version "3.0.x"/);
  });

  it('tell errors of their version only', () => {
    expect(sdkErrors.render({}, android)).toContain('`CONSENT_DENIED`');
    expect(sdkErrors.render({}, old)).not.toContain('`CONSENT_DENIED`');
    expect(() => sdkErrors.render({ codes: 'NETWORC' }, android)).toThrow(/has no error NETWORC/);
  });

  it('tell events, consent and privacy calls', () => {
    expect(predefinedEvents.render({}, android)).toContain('`wh_progression`');
    expect(consentMembers.render({}, android)).toContain('`analyticsStorage` | If denied');
    expect(consentRules.render({}, android)).toContain('- `setConsent` replaces the whole earlier call');
    expect(consentSwitches.render({}, android)).toContain('| `waitForConsent: true` | Holds all traffic');
    expect(privacyCalls.render({}, android)).not.toContain('setGoogleConsent');
    expect(privacyCalls.render({ version: '5.1.x' }, android)).toContain('setGoogleConsent');
  });

  it("tell changes and licenses of the page's platform and version", () => {
    expect(changelog.render({}, android)).toMatch(/^## 6\.0\.4\n\nReleased November 11, 2025\./);
    expect(changelog.render({ platform: 'android' }, old)).toContain('## 4.8.7');
    expect(licenses.render({}, android)).toContain(
      '| OkHttp (Square) | [Apache License 2.0](https://www.apache.org/licenses/LICENSE-2.0) | yes |',
    );
    expect(licenses.render({}, android)).toContain('Play Integrity');
    expect(licenses.render({}, android)).not.toContain('Gson');
    expect(() => changelog.render({ platform: 'symbian' }, android)).toThrow(/no changelog of symbian/);
  });

  it('list the changes of a release by kind, whatever their order in the file', () => {
    const release = (name: string, version: string): string[] =>
      changelog
        .render({ version, platform: 'android' }, android)
        .split(/^## /m)
        .filter((section) => section.startsWith(name))
        .flatMap((section) => [...section.matchAll(/^- \*\*(\w+):/gm)].map(([, kind]) => kind ?? ''));
    expect(release('6.0.4', '6.0.x')).toEqual(['Changed', 'Deprecated', 'Fixed']);
    expect(release('5.1.2', '5.1.x')).toEqual(['Security']);
    expect([...new Set(release('5.0.0', '5.0.x'))]).toEqual(['Added', 'Changed', 'Deprecated', 'Removed']);
  });

  it('tell attribution members by version', () => {
    expect(attributionFields.render({}, android)).toContain('`deferredDeepLink`');
    expect(attributionFields.render({}, old)).not.toContain('`deferredDeepLink`');
  });

  it('want to know version and platform', () => {
    expect(() => sdkErrors.render({}, guide)).toThrow(/No SDK version ""/);
    expect(() => changelog.render({ version: '6.0.x' }, guide)).toThrow(/No platform/);
  });
});
