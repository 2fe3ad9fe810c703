/** Names of the SDK are spelled as each platform declares them, and nothing else is touched. */
import { describe, expect, it } from 'vitest';
import { platformNames, type PlatformPath } from '../../config/platforms';
import { spellerOf } from './sdk-names';

const platforms = Object.keys(platformNames) as PlatformPath[];

describe('names of the SDK', () => {
  it.each([
    ['INVALID_TOKEN', ['INVALID_TOKEN', '.invalidToken', "'INVALID_TOKEN'", 'InvalidToken']],
    [
      'TRACKING_DISABLED',
      ['TRACKING_DISABLED', '.trackingDisabled', "'TRACKING_DISABLED'", 'TrackingDisabled'],
    ],
    ['UNATTRIBUTED', ['UNATTRIBUTED', '.unattributed', "'unattributed'", 'Unattributed']],
    ['NOT_SET', ['NOT_SET', '.notSet', "'not_set'", 'NotSet']],
    ['start', ['start', 'start', 'start', 'Start']],
    ['getConsent', ['getConsent', 'consent', 'getConsent', 'GetConsent']],
    [
      'setGoogleConsent(eea, adUserData)',
      [...Array<string>(3).fill('setGoogleConsent(eea, adUserData)'), 'SetGoogleConsent(eea, adUserData)'],
    ],
    [
      'waitForConsent: true',
      ['setWaitForConsent(true)', 'waitForConsent: true', 'waitForConsent: true', 'WaitForConsent = true'],
    ],
    [
      'AttributionResponse.adSetId',
      [
        'AttributionResponse.adSetId',
        'AttributionResponse.adSetId',
        'AttributionData.adSetId',
        'AttributionResponse.AdSetId',
      ],
    ],
    [
      'WhenceSdk.setUserId',
      ['WhenceSdk.setUserId', 'WhenceSdk.setUserId', 'setUserId', 'WhenceSDK.SetUserId'],
    ],
  ])('%s is one of four', (kotlin, spelled) => {
    expect(platforms.map((platform) => spellerOf(platform).name(kotlin))).toEqual(spelled);
    expect(spellerOf(undefined).name(kotlin)).toBe(kotlin);
  });

  const text =
    'Null. `getConsent` is null, or `IABTCF_gdprApplies` is `eea=0` with `NOT_A_CODE`; `field` is `CONSENT_DENIED`.';

  it('are found in a text, among names of others', () => {
    expect(spellerOf('ios').text(text)).toBe(
      'Nil. `consent` is nil, or `IABTCF_gdprApplies` is `eea=0` with `NOT_A_CODE`; `field` is `.consentDenied`.',
    );
    expect(spellerOf('unity').text(text)).toBe(
      'Null. `GetConsent` is null, or `IABTCF_gdprApplies` is `eea=0` with `NOT_A_CODE`; `Field` is `ConsentDenied`.',
    );
    expect(spellerOf('android').text(text)).toBe(text);
  });
});
