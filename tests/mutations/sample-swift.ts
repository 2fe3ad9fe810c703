/** Mistakes in Swift samples, as people make them who know the SDK by another version or platform. */
import { clipped, editMatches, renamed, replaceEach, type Mistakes } from './sample-edit';

/** What earlier versions and other platforms call things. */
const elsewhere: Readonly<Record<string, string>> = {
  'WhenceSdk.trackEvent': 'WhenceSdk.publishEvent',
  'WhenceSdk.setConsent': 'WhenceSdk.setGoogleConsent',
  'WhenceSdk.initialize': 'WhenceSdk.init',
  'WhenceSdk.clearUserId': 'WhenceSdk.clearCustomUserId',
  'WhenceSdk.registerAttributionListener': 'WhenceSdk.setAttributionListener',
  WhenceSdk: 'WhenceSDK',
  'whenceToken:': 'apiToken:',
  'kind:': 'type:',
  'trackingAuthorizationTimeout:': 'attTimeout:',
  'attribution.partner': 'attribution.network',
  addDimension: 'setDimension',
  setMoney: 'setRevenue',
  '.vendorId': '.appSetId',
};

const types = 'Wh[a-z]+Event|WhenceConfiguration|AppEvent|AdImpression|Money|Consent|PurchaseReceipt';

const labels =
  'whenceToken|logLevel|unit|provider|network|placement|amount|currency|method|kind|progressionName|difficulty|resource|itemType|itemId|price|skuType|transactionId|adStorage|analyticsStorage|adUserData|adPersonalization|gdprApplies|doNotSell|userIdSource';
/** A label with its value: in a declaration it has a type. */
const argument = String.raw`(?:${labels}): (?![A-Z]\w*[?,)])[^,()[\]{}]+`;

const constants =
  'granted|denied|notSet|info|debug|banner|mrec|interstitial|rewarded|native|appOpen|exact|estimated|publisherDefined|consentDenied|notRunning|timeout|network|paid|owned|organic|unattributed|reattribution|install|retargeting|notDetermined|authorized|count|seconds|consumable|nonConsumable|receiptInvalid|skuMismatch|cancelled|alreadyReported|complete|succeed|spend|earn|reward|show|click';

/** Mistakes by kind. */
export const swift: Mistakes = {
  'Swift names': (code) => [
    ...editMatches(code, /(?<=\bWhenceSdk\.)\w+/g, ([name]) => clipped(name)),
    ...editMatches(code, new RegExp(`\\b(?:${types})(?=\\()`, 'g'), ([name]) => clipped(name)),
    ...editMatches(code, /(?<=\b(?:attribution|impression|answer)\.)\w+/g, ([name]) => clipped(name)),
  ],
  'Swift labels': (code) =>
    editMatches(code, new RegExp(`(?<=[(,]\\s*)${argument}`, 'g'), ([text]) => [
      text.replace(':', 's:'),
      text.replace(/.:/, ':'),
    ]),
  'Swift order': (code) =>
    replaceEach(code, [[new RegExp(`(?<=[(,]\\s*)(${argument}), (${argument})(?=[,)])`, 'g'), '$2, $1']]),
  'Swift cases': (code) =>
    editMatches(code, new RegExp(`(?<=[ (\\[])\\.(?:${constants})\\b(?!\\()`, 'g'), ([text]) => [
      clipped(text),
      `${text}Only`,
    ]),
  'Swift versions': (code) => renamed(code, elsewhere, '(?<!\\w)', '(?!\\w)'),
  'Swift try and await': (code) =>
    replaceEach(code, [
      [/\btry\?? (?=(?:await )?(?:WhenceSdk|Money)\b)/g, ''],
      [/\bawait (?=WhenceSdk\.)/g, ''],
    ]),
  'Swift imports': (code) =>
    editMatches(code, /^import (Whence\w+)\n/gm, ([, module]) => [
      '\n',
      `import ${clipped(module ?? '')}\n`,
      `import ${module}SDK\n`,
    ]),
  'Swift values': (code) => [
    ...editMatches(code, /(?<=(?:amount|setValue)[:(] ?)[\d.]+/g, ([number]) => `"${number}"`),
    ...editMatches(code, /(?<=currency: )"[A-Z]{3}"/g, ([text]) => [text.toLowerCase(), '"EURO"', '1']),
    ...editMatches(code, /(?<=(?:AppEvent|trackEvent)\()"[a-z_]+"/g, ([text]) => [
      `"wh_${text.slice(1)}`,
      text.toUpperCase(),
      '7',
    ]),
    ...editMatches(code, /(?<=: )(?:true|false)(?=[,)\n])/g, ([text]) => `"${text}"`),
    ...replaceEach(code, [[/"YOUR_WHENCE_TOKEN"|"wti_\w+"/g, '"YOUR_API_TOKEN"', '"wta_1"']]),
  ],
  'Swift harm': (code) =>
    replaceEach(code, [
      [/\breturn \.(?:grantIfNew|grant|askAgain)\b/g, 'return .refuse'],
      [/(?<=case )\.(?:alreadyReported)/g, '.storeUnavailable'],
      [/, \.cancelled/g, ''],
      [/(?<=\.cancelled)(?=:)/g, ', .storeUnavailable'],
      [/(?<=error\.code == \.server)/g, ' || error.code == .timeout'],
      [/, \.storeNotConfigured(?=: return \.grant)/g, ''],
      [
        /\} catch \{(?=\s+(?:\/\/.*\s+)*(?:print\("Whence did not start|return \.grant))/g,
        '} catch let error as URLError {',
      ],
      [/guard ConsentInformation.*/g, ''],
      [/, attribution\.trigger == \.install/g, ''],
      [/guard \w+(?:\.standard)?\.string\(forKey.*/g, ''],
      [/^.*\bset\(install.*\n/gm, '\n'],
      [/(\n +)(guard [^\n]*grantOnce[^\n]*)/g, '$1await transaction.finish()$1$2'],
    ]),
};
