/** Mistakes in TypeScript samples, as people make them who know the SDK by another version or platform. */
import { clipped, editMatches, renamed, replaceEach, type Mistakes } from './sample-edit';

/** What earlier versions and other platforms call things. */
const elsewhere: Readonly<Record<string, string>> = {
  trackEvent: 'publishEvent',
  setConsent: 'setGoogleConsent',
  whenceToken: 'apiToken',
  levelPlay: 'ironSource',
  initialize: 'init',
  clearUserId: 'clearCustomUserId',
  registerAttributionListener: 'setAttributionListener',
  vendorId: 'idfv',
  money: 'revenue',
  progressionType: 'kind',
  handleDeepLink: 'handleOpen',
  jwsRepresentation: 'jws',
};

const functions =
  'trackEvent|initialize|setConsent|getConsent|forwardAdImpression|validatePurchase|getAttribution|getUserId|setUserId|clearUserId|handleDeepLink|getAdvertiserIdInfo|getTestGroupId|setGlobalDimension|requestTrackingAuthorization|anonymize|requestDataDeletion';
const members =
  'whenceToken|logLevel|waitForConsent|readTcfConsent|trackingAuthorizationTimeout|adStorage|analyticsStorage|adUserData|adPersonalization|gdprApplies|doNotSell|dimensions|provider|network|placement|revenue|precision|amount|currency|skuType|price|sku|action|method';
const values =
  'granted|denied|not_set|info|debug|consumable|non_consumable|subscription|exact|estimated|publisher_defined|succeed|complete|spend|earn|reward|level|install|paid|owned|organic|unattributed|ALREADY_REPORTED|RECEIPT_INVALID|SKU_MISMATCH|CANCELLED|CONSENT_DENIED|NOT_RUNNING|TIMEOUT';

/** Mistakes by kind. */
export const typescript: Mistakes = {
  'TypeScript names': (code) => [
    ...editMatches(code, new RegExp(`\\b(?:${functions})(?=\\()`, 'g'), ([name]) => clipped(name)),
    ...editMatches(code, /(?<=\b(?:attribution|data|result|error|link)\.)\w+/g, ([name]) => clipped(name)),
  ],
  'TypeScript members': (code) =>
    editMatches(code, new RegExp(`(?<=[{,]\\s*)(?:${members})(?=: )`, 'g'), ([name]) => [
      `${name}s`,
      clipped(name),
    ]),
  'TypeScript literals': (code) => [
    ...editMatches(
      code,
      new RegExp(`(?<=(?::|===|case) )'(?:${values})'`, 'g'),
      ([text]) => `${clipped(text)}s'`,
    ),
    ...editMatches(code, /(?<=\b(?:AdUnit|Unit|UserIdSource|AttAuthorizationStatus)\.)\w+/g, ([name]) =>
      clipped(name),
    ),
  ],
  'TypeScript versions': (code) => renamed(code, elsewhere, "(?<![\\w'])", '(?=[(:,])'),
  'TypeScript await': (code) => replaceEach(code, [[/(?<=const .*= |\()await (?=\w)/g, '']]),
  'TypeScript imports': (code) =>
    editMatches(
      code,
      /(?<=import (?:type )?\{ ?(?:\w+, )*)\w+(?=[^}]*\} from 'react-native-whence-sdk')/g,
      ([name]) => [clipped(name), `${name}s`],
    ),
  'TypeScript values': (code) => [
    ...editMatches(
      code,
      /(?<=(?:amount|value|trackingAuthorizationTimeout): )[\d.]+/g,
      ([number]) => `'${number}'`,
    ),
    ...editMatches(code, /(?<=(?:name: |trackEvent\())'[a-z]\w*'/g, ([text]) => [
      `'wh_${text.slice(1)}`,
      text.toUpperCase(),
      '7',
    ]),
    ...editMatches(code, /(?<=: )(?:true|false)(?=[,\n ])/g, ([text]) => `'${text}'`),
    ...replaceEach(code, [[/(?<=android: )'(?:YOUR_WHENCE_TOKEN|wta_\w+)'/g, "'YOUR_API_TOKEN'", "'wti_1'"]]),
  ],
  'TypeScript harm': (code) =>
    replaceEach(code, [
      [/\breturn '(?:grant-if-new|grant|ask-again)'/g, "return 'refuse'"],
      [/(?<=case )'ALREADY_REPORTED'/g, "'STORE_UNAVAILABLE'"],
      [/^ *case 'CANCELLED':\n/gm, '\n'],
      [/if \(!canRequestAds\) return;.*/g, ''],
      [/trigger !== 'install' \|\| /g, ''],
      [/^.*await AsyncStorage\.setItem.*\n/gm, '\n'],
      [/if \(\(await AsyncStorage\.getItem.*/g, ''],
      [/if \(purchase\.purchaseState !==.*/g, ''],
      [/(?<=error\.code === 'SERVER')/g, " || error.code === 'TIMEOUT'"],
    ]),
};
