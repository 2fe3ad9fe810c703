/** Mistakes in C# samples, as people make them who know the SDK by another version or platform. */
import { clipped, editMatches, renamed, replaceEach, type Mistakes } from './sample-edit';

/** What earlier versions and other platforms call things. */
const elsewhere: Readonly<Record<string, string>> = {
  'WhenceSDK.TrackEvent': 'WhenceSDK.PublishEvent',
  'WhenceSDK.SetConsent': 'WhenceSDK.SetGoogleConsent',
  'WhenceSDK.ClearUserId': 'WhenceSDK.ClearCustomUserId',
  'WhenceSDK.OnAttribution': 'WhenceSDK.OnAttributionChanged',
  'WhenceSDK.Initialize': 'WhenceSDK.Init',
  LevelPlay: 'IronSource',
  WhenceSDKOptions: 'WhenceSDKConfiguration',
  AddDimension: 'SetDimension',
  SetMoney: 'SetRevenue',
  WhenceException: 'WhenceSDKException',
  'ErrorCode.': 'WhenceErrorCode.',
};

const types =
  'Wh[A-Z][a-z]+Event|WhenceSDKOptions|AppEvent|AdImpression|Money|Consent|PurchaseReceipt|WhenceException';
const members =
  'WaitForConsent|ReadTcfConsent|TrackingAuthorizationTimeout|LogLevel|UserId|LevelPlay|LevelPlayUserIdSource|Network|AdUnitId|Placement|Instance|Segment|TestGroup|Revenue|Precision|AdStorage|AnalyticsStorage|AdUserData|AdPersonalization|GdprApplies|DoNotSell|ChildDirected';
const enums =
  'AdUnit|SkuType|Unit|LogLevel|ConsentStatus|ErrorCode|ValidateErrorCode|AttributionType|AttributionTrigger|CampaignType|RevenuePrecision|UserIdSource|AttAuthorizationStatus|Action|Type';

/** Mistakes by kind. */
export const csharp: Mistakes = {
  'C# names': (code) => [
    ...editMatches(code, /(?<=\bWhenceSDK\.)\w+/g, ([name]) => clipped(name)),
    ...editMatches(code, new RegExp(`(?<=\\bnew )(?:${types})(?=[ ({])`, 'g'), ([name]) => clipped(name)),
    ...editMatches(code, /(?<=\b(?:attribution|impression|result|link|info)\??\.)[A-Z]\w+/g, ([name]) =>
      clipped(name),
    ),
  ],
  'C# members': (code) =>
    editMatches(code, new RegExp(`\\b(?:${members})(?= = )`, 'g'), ([name]) => [`${name}s`, clipped(name)]),
  'C# constants': (code) =>
    editMatches(code, new RegExp(`(?<=\\b(?:${enums})\\.)[A-Z]\\w+(?![\\w.])`, 'g'), ([name]) => [
      clipped(name),
      `${name}Only`,
    ]),
  'C# versions': (code) => renamed(code, elsewhere, '(?<![\\w.])', '(?=[(.,; ]|\\w)'),
  'C# await': (code) => replaceEach(code, [[/(?<=[=(] ?|\n *)await (?=WhenceSDK\.)/g, '']]),
  'C# usings': (code) =>
    replaceEach(code, [[/^using Whence;$/gm, '', 'using Whence.Sdk;', 'using WhenceSdk;']]),
  'C# values': (code) => [
    ...editMatches(code, /(?<=\b(?:TrackingAuthorizationTimeout) = )\d+/g, ([number]) => `"${number}"`),
    ...editMatches(code, /(?<=\bnew Money\()[\d.]+/g, ([number]) => `"${number}"`),
    ...editMatches(
      code,
      new RegExp(`(?<=\\b(?:${members}) = )(?:true|false)\\b`, 'g'),
      ([text]) => `"${text}"`,
    ),
    ...editMatches(code, /(?<=(?:TrackEvent(?:Async)?|AppEvent)\()"[a-z_]+"/g, ([text]) => [
      `"wh_${text.slice(1)}`,
      text.toUpperCase(),
      '7',
    ]),
    ...replaceEach(code, [
      [/(?<=AddDimension\("[a-z_]+", )"[^"]*"/g, '3'],
      [/"(?:YOUR_WHENCE_TOKEN|wta_\w+)"/g, '"YOUR_API_TOKEN"', '"wta_1"'],
    ]),
  ],
  'C# harm': (code) =>
    replaceEach(code, [
      [/(?<=return )Decision\.(?:GrantIfNew|Grant|AskAgain)/g, 'Decision.Refuse'],
      [/(?<=case ValidateErrorCode\.)AlreadyReported/g, 'StoreUnavailable'],
      [/^ *case ValidateErrorCode\.Cancelled:\n/gm, '\n'],
      [/(?<=e\.Code == ErrorCode\.Server)/g, ' || e.Code == ErrorCode.Timeout'],
      [/if \(!canRequestAds\)(?=\n)/g, 'if (false)'],
      [/^.*PlayerPrefs\.Save\(.*\n/gm, '\n'],
      ...(code.includes('WhenceSDK.Initialize(')
        ? [[/catch \(WhenceException e\)/g, 'catch (System.IO.IOException e)'] as const]
        : []),
      [/AttributionTrigger\.Install\b/g, 'AttributionTrigger.Reattribution'],
    ]),
};
