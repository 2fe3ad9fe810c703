/** Mistakes in C# samples, as people make them who know the SDK by another version or platform. */
import { editMatches, type CodeEdit } from './sample-edit';

const clipped = (name: string): string => name.slice(0, -1);

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

type Make = (code: string) => CodeEdit[];

/** Mistakes by kind. */
export const csharp: Readonly<Record<string, Make>> = {
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
  'C# versions': (code) =>
    Object.entries(elsewhere).flatMap(([name, other]) =>
      editMatches(
        code,
        new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}(?=[(.,; ]|\\w)`, 'g'),
        () => other,
      ),
    ),
  'C# await': (code) => editMatches(code, /(?<=[=(] ?|\n *)await (?=WhenceSDK\.)/g, () => ''),
  'C# usings': (code) =>
    editMatches(code, /^using Whence;$/gm, () => ['', 'using Whence.Sdk;', 'using WhenceSdk;']),
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
    ...editMatches(code, /(?<=AddDimension\("[a-z_]+", )"[^"]*"/g, () => '3'),
    ...editMatches(code, /"(?:YOUR_WHENCE_TOKEN|wta_\w+)"/g, () => ['"YOUR_API_TOKEN"', '"wta_1"']),
  ],
  'C# harm': (code) => [
    ...editMatches(code, /(?<=return )Decision\.(?:GrantIfNew|Grant|AskAgain)/g, () => 'Decision.Refuse'),
    ...editMatches(code, /(?<=case ValidateErrorCode\.)AlreadyReported/g, () => 'StoreUnavailable'),
    ...editMatches(code, /^ *case ValidateErrorCode\.Cancelled:\n/gm, () => '\n'),
    ...editMatches(code, /if \(!canRequestAds\)(?=\n)/g, () => 'if (false)'),
    ...editMatches(code, /^.*PlayerPrefs\.Save\(.*\n/gm, () => '\n'),
    ...(code.includes('WhenceSDK.Initialize(')
      ? editMatches(code, /catch \(WhenceException e\)/g, () => 'catch (System.IO.IOException e)')
      : []),
    ...editMatches(code, /AttributionTrigger\.Install\b/g, () => 'AttributionTrigger.Reattribution'),
  ],
};
