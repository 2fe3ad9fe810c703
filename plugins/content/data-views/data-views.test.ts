/** Views as writers use them: what an element becomes on a page, and how it fails. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { withEdit } from '../../../lib/cache/inputs';
import { columnIndex } from '../../../lib/facts/columns';
import {
  loadNotificationErrors,
  loadPartners,
  loadRawDataTables,
  loadSharedColumns,
} from '../../../lib/facts/load';
import { loadWorld } from '../../../lib/facts/sample-world';
import { cohortMetrics } from '../../../lib/facts/surfaces';
import { parsePage, parseSource } from '../../../lib/markdown/sources';
import { errorCodes } from '../../../lib/openapi/error-codes';
import { loadJsonSchema } from '../../../lib/openapi/json-schemas';
import { markdownText } from '../../../tests/lib/markdown-text';
import { monograms } from './views/partner/monogram';
import remarkData from '.';

function expanded(element: string, file: string): Root {
  const { tree } = parsePage(file, element);
  remarkData()(tree, new VFile({ path: path.resolve(file) }));
  return tree;
}

const partnerPage = (slug: string): string => `docs/promote/network-management/partner-overview/${slug}.mdx`;

const guide = 'docs/promote/x.mdx';
const sdk = (platform: string): string => `sdk/${platform}/x.mdx`;
const oldSdk = (version: string, platform: string): string =>
  `sdk_versioned_docs/version-${version}/${platform}/x.mdx`;

/** Text of a view, named with its attributes: `quiz module="1"`. */
const shown = (view: string, file = guide): string =>
  markdownText(expanded(`<Data view="${view.replace(/(?= |$)/, '"')} />`, file).children);

describe('a view shows', () => {
  it.each<[view: string, file: string, ...expected: (string | RegExp)[]]>([
    // SDK
    ['sdk-errors', sdk('android'), /^(?=.*`CONSENT_DENIED`)(?!.*(?:invalid_configuration|bundle|React))/is],
    ['sdk-errors', oldSdk('4.8.x', 'android'), /^(?!.*CONSENT_DENIED)/s],
    ['sdk-errors codes="NOT_RUNNING"', sdk('unity'), 'Call `Start` after'],
    ['sdk-errors codes="NOT_INITIALIZED"', oldSdk('4.8.x', 'unity'), 'called the SDK before `Build`.'],
    ['sdk-errors codes="NETWORK"', 'sdk/unity/get-an-attribution.mdx', '| Wait for the listener. |'],
    ['sdk-hosts', sdk('android'), /allow `api\.whence\.example`\. The SDK needs TLS 1\.2/],
    [
      'sdk-hosts',
      oldSdk('4.8.x', 'ios'),
      'and `consented.whence.example`, which the SDK uses while the user allows tracking (from 4.8.6).',
    ],
    ['sdk-start', oldSdk('5.0.x', 'overview'), '[Install the SDK](/sdk/5.0.x/unity/install)'],
    ['predefined-events', sdk('react-native'), '`wh_progression_type`, member `progressionType`'],
    [
      'predefined-events',
      oldSdk('4.8.x', 'overview'),
      '| `resource_earn`, `resource_spend` | resource | item type | item ID | amount | `WhResourceEvent` |',
    ],
    [
      'consent-members',
      sdk('unity'),
      /`AdStorage` \| If denied, the SDK .*type is always `Unattributed`.* with null for `AdvertiserId`.*`ChildDirected` \| If true, Whence /s,
    ],
    ['consent-switches', sdk('ios'), /these: ?<br ?\/>1\. any `setConsent` call/],
    ['privacy-calls', sdk('android'), /^(?!.*(?:setGoogleConsent|doNotSell|childDirected))/s],
    ['privacy-calls', oldSdk('5.1.x', 'android'), 'setGoogleConsent'],
    [
      'privacy-calls',
      oldSdk('4.8.x', 'unity'),
      /`SetTrackingEnabled\(false\)` .*fail with `TrackingDisabled`.*after `SetTrackingEnabled\(true\)`/,
    ],
    [
      'store-declarations store="google-play"',
      guide,
      '| Device or other IDs | if postbacks go to partners | Analytics; Advertising or marketing |',
    ],
    [
      'unity-settings',
      oldSdk('4.8.x', 'unity'),
      /^(?=.*\| \*\*Automatic In-App Purchase Tracking\*\* \| Toggle, off \|)(?!.*Start Manually)/s,
    ],
    [
      'sdk-differences',
      sdk('ios'),
      /`PurchaseReceipt` .*`init` \|\n.*`WhenceSdk` .*\| Completion handler removed: `anonymize`, .*, `validatePurchase` \|/s,
      /^(?!.*`new`)/s,
    ],
    ['sdk-differences', oldSdk('5.0.x', 'react-native'), '`constructor`'],
    [
      'sdk-update of="samples" names="getUserId, build"',
      oldSdk('4.8.x', 'android'),
      /^\| 4\.8\.x \| 5\.0\.x \| Note \|(?=.*`build\(\)` \| `WhenceSdk\.init)(?=.*attribution for at most \d)(?!.*publishEvent)/s,
      'see the [5.0.x changelog](/sdk/5.0.x/android/overview/changelog#update-from-48x).',
    ],
    ['licenses', sdk('android'), /^(?=.*\| OkHttp \(Square\) \| \[Apache License 2\.0\]\(https)(?!.*Gson)/s],
    ['licenses native="android"', sdk('unity'), 'OkHttp'],
    [
      'attribution-fields',
      sdk('react-native'),
      "unless `trigger` is `'install'`",
      '| `sourceId` | `string | null` |',
    ],
    ['attribution-fields', sdk('unity'), '| `AdSetId` | `long?` |', '| `CreatedAt` | `DateTime` |'],
    ['attribution-fields', oldSdk('4.8.x', 'android'), '`acquisition`, `retargeting`, as text'],
    // APIs and raw data
    ['api-scopes', guide, 'includes `bids:read`; Pro plan'],
    [
      'api-errors',
      guide,
      '### Validation failed {#validation-failed}',
      '### Idempotency in progress {#idempotency-in-progress}',
    ],
    [
      'endpoint id="acquisition"',
      guide,
      '`POST` `https://api.whence.example/reporting/v1/acquisition`',
      '[`reporting:read`](/api/overview#scopes)',
      '5 at a time (`reporting-concurrency`)',
    ],
    ['endpoint id="revenue-provider"', guide, 'Signature; no API key'],
    [
      'endpoint-errors id="revenue-events"',
      guide,
      /\| 400 .*\n(.*\n)*\| 401 .*\n(.*\n)*\| 409 .*server-to-server/,
      '[`payload_too_large`](/api/overview#payload-too-large)',
    ],
    ['endpoint-errors id="cohort" of="fields"', guide, '| `not_combinable` |'],
    [
      'endpoint-errors id="cohort" of="fields" codes="required duplicate"',
      guide,
      /^(?=.*\| `duplicate` \|)(?!.*not_combinable)/s,
    ],
    [
      'schema-fields schema="common-objects" part="CommonFields"',
      guide,
      '| `filters`<br /><small>array of [Filter](/api/reporting-api/common-objects#filter)</small> | Conditions. A row must meet all of them. At most 15 items. |',
    ],
    ['schema-fields schema="provider-call"', guide, 'Always `true`.'],
    // Pipes of patterns stay inside their cell.
    ['schema-fields schema="event-drill-down-request"', guide, 'or 3 capital letters'],
    [
      'schema-fields schema="acquisition-request" own="true"',
      guide,
      /^(?!.*`app_ids`)(?=.*\| `goal_id`<br \/><small>string, required with `cpa`)/s,
    ],
    ['schema-fields schema="revenue-events-response" answer="true"', guide, /^(?!.*required)/s],
    [
      'raw-data-table table="attribution_events"',
      guide,
      /id="col-event_id".*id="col-install_type".*Keys of `attributes`: .*`deep_link`/s,
    ],
    ['raw-data-table table="view_events"', guide, /Keys of `attributes`: `campaign_name`(?!.*`deep_link`)/s],
    [
      'raw-data-tables of="event"',
      guide,
      '[Attribution events](/api/raw-data-export/event-table-schemas/attribution-events)',
    ],
    [
      'raw-data-columns',
      guide,
      '| `attributes.keyword` | `string` | P4 | [`attribution_events`](/api/raw-data-export/event-table-schemas/attribution-events#col-attributes)',
      '| `bid_id` | `string` | P0 | [`bid_events`](/api/raw-data-export/event-table-schemas/bid-events#col-bid_id)',
      '| `event_id` | `string` | P0 | [all event tables](/api/raw-data-export#event-tables) |',
    ],
    [
      'error-codes',
      guide,
      '`missing_api_key`<br /><small>status 401</small>',
      '[HTTP APIs](/api/overview#missing-api-key)',
      '| `INVALID_TOKEN` | [SDK](/sdk/6.0.x/android#row-invalid_token) |',
    ],
    // Reports
    [
      'dimensions surface="acquisition"',
      guide,
      /^(?=.*\| `country` \| Country \| ISO 3166-1 alpha-2 code; `XX` if unknown\. \|)(?!.*event_dimension)/s,
    ],
    ['dimensions', guide, '| data views, monetization | cost, SKAN |'],
    [
      'metrics surface="acquisition"',
      guide,
      '| `ltv_d0`, `ltv_d1` … `ltv_d365` | LTV |',
      '| `roas`<br />`roas_d0`, `roas_d1` … `roas_d365` | ROAS |',
    ],
    [
      'cohort-metrics',
      guide,
      '| `ltv` | LTV | revenue of days 0 to N / cohort size | days 0 to N | `money` |',
    ],
    [
      'metric-dictionary',
      guide,
      'September 1: 800.00 USD / 1,000 = **0.80 USD**',
      'In cohorts: cohort cost / users of the cohort who are not organic',
      'Not [`blended_cpi`](#row-blended_cpi)',
      "None of the sample world's apps",
      /\| `ad_revenue`.*\| yes \|/,
      /\| `payers`.*\| no \|/,
      '[`payout_events.payout_usd`](/api/raw-data-export',
    ],
    ['metric-dictionary group="skan"', guide, /^(?!.*`cpi`).*`skan_installs`/s],
    [
      'differences',
      guide,
      'ROAS D7 of paid users: **50%**<br />ROAS D7 without a filter: **65.8%**',
      "The sample world doesn't include store console numbers.",
    ],
    ['differences of="ios"', guide, /^(?=.*id="differs-skan")(?!.*Gross or net)/s],
    [
      'finality',
      guide,
      '| Cost of September 1, 2025, adjoe | September 2, 2025, 06:00 | 362.95 USD | **provisional** |',
      '| ROAS D7 of the paid users of September 1, 2025 | September 10, 2025, 00:00 | 50% | **mature** |',
    ],
    // The dashboard
    [
      'permissions',
      guide,
      /`tokens\.rotate`.*\| yes \| no \| no \| own apps \| no \|/,
      // As it is on the screen, not as it is written in the data.
      '**Settings > Organization > Audit log**',
    ],
    [
      'attribution-windows',
      guide,
      /`view_window`<\/a> \| deterministic views \| 24 hours \| 0 \(off\) \| 7 days \| yes/,
      /`install_referrer_wait`<\/a> .* \| 10 minutes \| 0 \| 60 minutes \| no/,
    ],
    [
      'tracking-url-parameters',
      guide,
      /id="param-app".*id="param-campaign_id".*`custom1` … `custom5`/s,
      '¹ With `s2s=1`, at least one device ID is required',
      /`click_id`<\/a><br \/><small>up to 256 characters<\/small> \| required² \| optional \|/,
    ],
    ['cost-validation stage="file"', guide, 'id="COST_FILE_TYPE"', 'The limit is 10,485,760.'],
    [
      'csv-sample file="costs.csv"',
      guide,
      '/csv-samples/costs.csv',
      'Validated on September 4, 2025. CSV files are delimited by commas.',
    ],
    ['csv-sample-findings file="costs-with-errors.csv"', guide, /(?:.*`COST_.*\n?){5}/],
    [
      'real-time-cost-partners',
      guide,
      /Unity Ads\S* \| `cpi` \| `\{cpi\}` \| `USD`/,
      /Bidease\S* \| `cpi` \| `\{\{\.PayoutCPI\}\}` \| the connection's/,
    ],
    [
      'monetization-partner-sections',
      guide,
      "The partner's own day, so compare whole weeks; as reported",
      'UTC; USD',
    ],
    [
      'monetization-partner-sections',
      guide,
      /Secret Key\*\* \(sensitive\).*Refresh Token\*\* \(sensitive\).*App Key/s,
    ],
    // Parts that pages share
    [
      'counterparts from="macro"',
      guide,
      /^<details><summary>Names in (?=.*tracking URLs)(?=.*raw data)(?!.*postbacks).* and reports<\/summary>/,
    ],
    [
      'counterparts from="sdk"',
      sdk('ios'),
      /^(?!.*gaid).*SDK \(iOS\).*`AdvertiserIdInfo\.advertiserId`.*\[`idfa`\]/s,
    ],
    ['counterparts from="rawData"', sdk('ios'), '(/sdk/6.0.x/ios/get-an-attribution)'],
    ['counterparts from="rawData"', guide, '(/sdk/6.0.x/android/get-an-attribution)'],
    [
      'counterparts from="sdk"',
      oldSdk('4.8.x', 'react-native'),
      /^(?!.*(?:partner`|creativeId|AdImpression)).*`AttributionData\.network`.*`setCustomUserId`/s,
    ],
    [
      'state-diagram of="connection"',
      guide,
      /^<FigureHtml html="<svg role="img" aria-labelledby="states-connection-title/,
      'kept 30 days',
      'is deleted after 30 days;',
    ],
    [
      'quiz module="1" question="2"',
      guide,
      /^(?=.*<div role="group" aria-label="Question">)(?=.*\*\*Right\.\*\*)(?!.*\*\*Right\.\*\*.*\*\*Right)/s,
    ],
    ['learning-module module="4"', guide, 'Module 4 of 8, 15 minutes', 'id="module-4"'],
    ['learning-check module="3"', guide, '<div className="module-3"><ModuleDone module="3" of="8" />'],
    [
      'learning-progress',
      guide,
      '<a href="#module-8">8</a>',
      '.markdown:has(.module-8 :checked) .module-bar a:nth-child(8)',
    ],
    // Partners
    ['partner-list', guide, /^<TableFilter of="partners">.*\[adjoe\].*\[AppLovin\].*\[YouAppi\]/s],
    [
      'partner-postback-sets',
      guide,
      /\| none \| .*\[Apple Ads\]\(/,
      /\| `install_attributed`, `goal_all` \| .*\[Chartboost\]\(/,
    ],
    [
      'partner-capabilities',
      partnerPage('adjoe'),
      '| Created by the first click or view or the first cost import, whichever comes first |',
    ],
    [
      'partner-capabilities',
      partnerPage('meta'),
      '| Created by the first claim or the first cost import, whichever comes first |',
      '[Attribution](/docs/resources/glossary-and-definitions/attribution)',
    ],
    [
      'partner-capabilities',
      partnerPage('bidease'),
      '| Created by the first click or view |',
      '[Cost](/docs/promote/cost-data-management/real-time-costs)',
      '[Attribution](/docs/resources/glossary-and-definitions/tracking-url)',
    ],
    [
      'partner-capabilities',
      partnerPage('mistplay'),
      '[Cost](/docs/promote/cost-data-management/importing-costs)',
    ],
    [
      'partner-macros',
      partnerPage('applovin'),
      /`\{IDFA\}` \| .* \| `gaid` or `idfa` \| `advertising_id`/,
      /`\{CC\}` \| .* \| `country` \| not kept/,
    ],
    ['partner-claims', partnerPage('apple-ads'), '`attributes`, key `apple_ads_keyword_id`'],
    // In the order of the wizard, and the drawn form has the same fields.
    [
      'partner-attributes',
      partnerPage('applovin'),
      /SDK Key.*\| Postback \| yes \| no \|.*Report Key.*\| Cost import \| yes \| yes \|.*\| Bidding .*attributes="SDK Key, Report Key, /s,
    ],
    ['partner-postbacks', partnerPage('remerge'), '`reengagement`'],
    ['partner-postbacks', partnerPage('meta'), /^(?!.*`reengagement`)/s],
    ['partner-cost-days', partnerPage('applovin'), 'begins:** at midnight UTC.'],
    ['partner-cost-days', partnerPage('meta'), 'at midnight in the time zone of the ad account.'],
    ['partner-cost-days', partnerPage('aarki'), 'Aarki decides, so compare totals'],
    // The rows of the sample file, without columns that they leave empty.
    [
      'partner-cost-rows',
      partnerPage('mistplay'),
      /^date,app_id,partner_id,partner_campaign_id,country,cost,currency,clicks,installs\n2025-09-01,app_5t0y7p2v9hjk,117,mp-2041,US/,
    ],
    [
      'partner-cost-rows',
      partnerPage('youappi'),
      'YOUR_DATE,YOUR_APP_ID,119,YOUR_PARTNER_CAMPAIGN_ID,YOUR_COST,YOUR_CURRENCY',
    ],
    [
      'partner-tracking-urls',
      partnerPage('applovin'),
      /enerate .*For Harbor Tides, .*like this:.*platform=android.*platform=ios.*live, check these values:/s,
    ],
    ['partner-tracking-urls', partnerPage('moloco'), 'so each campaign needs its own URLs'],
    ['partner-tracking-urls', partnerPage('pinterest'), 'so all campaigns share the URL.'],
    ['partner-tracking-urls', partnerPage('unity-ads'), 'so all campaigns with that goal share'],
    ['partner-tracking-urls', partnerPage('chartboost'), 'comes from a list, so all'],
    ['partner-tracking-urls partner="taboola"', guide, /^https:\S+\s*$/],
    ['partner-cost-by', partnerPage('pinterest'), /^campaign, ad set, and creative$/],
    ['partner-bid-levels', partnerPage('mintegral'), /^campaign, country, source, and source in a country$/],
    ['partner-bid-decimals', partnerPage('mintegral'), /^3 decimals$/],
  ])('%s on %s', (view, file, ...expected) => {
    const text = shown(view, file);
    for (const part of expected)
      expect(text).toEqual(
        typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part),
      );
  });
});

/** Shows a view of two releases that nobody has shipped: a release of the SDK must not change what is tested. */
function shownOfReleases(view: string): string {
  const releases = `
versions:
  - { version: 6.0.x, released: 2030-01-02, state: fixes, stateDate: 2031-02-03, theme: t }
releases:
  - { release: 6.0.1, date: 2030-04-05, platforms: [android] }
  - { release: 6.0.0, date: 2030-01-02, platforms: [android, ios] }`;
  const changes = `
platform: android
releases:
  - { release: 6.0.1, changes: [{ type: fixed, text: b }, { type: changed, text: a }] }
  - { release: 6.0.0, note: First., changes: [{ type: added, text: c }] }`;
  return withEdit('data/sdk-releases.yaml', releases, () =>
    withEdit('data/changelog/android.yaml', changes, () => shown(view, sdk('android'))),
  );
}

it.each([
  ['sdk-version', '| Fixes until February 3, 2031 | January 2, 2030 | 6.0.1, April 5, 2030 |'],
  [
    'sdk-releases',
    '| 6.0.1 | April 5, 2030 | yes | – | – | – |\n| 6.0.0 | January 2, 2030 | yes | yes | – | – |',
  ],
  // By kind, whatever their order in the file.
  ['changelog', '## 6.0.1\n\nReleased April 5, 2030.\n\n- **Changed:** A.\n- **Fixed:** B.\n\n## 6.0.0'],
  ['changelog', 'Released January 2, 2030. First.'],
])('%s has the releases of its version, newest first', (view, expected) => {
  expect(shownOfReleases(view)).toContain(expected);
});

it.each([
  [
    'kotlin',
    'android',
    'val id = WhenceSdk.getInstance()?.getUserId() // publishEvent("x")',
    ['WhenceSdk.getInstance(), shutdown(), ', 'getUserId(), which '],
  ],
  [
    'swift',
    'ios',
    'WhenceSdkBuilder(apiToken: "build()")\n  .set(trackingEnabled: false)',
    ['WhenceSdkBuilder(apiToken:), build()', 'set(trackingEnabled: false)'],
  ],
  [
    'csharp',
    'unity',
    'using Whence.SetValue;\nWhenceSDK.Instance?.GetUserId();',
    ['WhenceSDK.Instance.GetAttribution(…) and every other call', 'GetUserId(), which '],
  ],
])('the update of the samples shows what %s calls, and nothing else', (language, platform, code, rows) => {
  const page = `\`\`\`${language}\n${code}\n\`\`\`\n\n<Data view="sdk-update" of="samples" />`;
  const { children } = expanded(page, oldSdk('4.8.x', platform));
  const table = children.find(({ type }) => type === 'table') as Table;
  const old = table.children.slice(1).map((row) => toString(row.children[0]));
  expect(old).toEqual(rows.map((row) => expect.stringContaining(row) as string));
});

describe('a view is refused', () => {
  it.each<[view: string, file: string, message: string]>([
    ['bid-level', guide, 'No view "bid-level". Did you mean "bid-levels"?'],
    ['bid-levels of="x"', guide, 'has no attribute "of"'],
    ['sdk-version', guide, 'is of no SDK version. Show this view on a page below /sdk.'],
    ['changelog', 'sdk/overview/x.mdx', 'is of no platform.'],
    ['consent-rules', oldSdk('4.8.x', 'android'), 'SDK 4.8.x has no Consent'],
    ['sdk-errors codes="NETWORC"', sdk('android'), 'SDK 6.0.x has no error NETWORC. It has: '],
    ['licenses native="symbian"', sdk('unity'), 'There is no data/licenses/symbian.yaml. Add it.'],
    [
      'sdk-update of="samples" names="getUserId, init"',
      oldSdk('4.8.x', 'android'),
      "The update to 5.0.x doesn't replace init, but AppEvent, ",
    ],
    ['sdk-update of="page"', oldSdk('4.8.x', 'ios'), 'of="page" is not one of: samples.'],
    ['sdk-update of="samples"', sdk('android'), 'No version is newer than 6.0.x. Leave out "of".'],
    ['store-declarations store="huawei"', guide, 'store="huawei" is not one of: google-play, app-store.'],
    ['api-errors of="field"', guide, 'Write of="fields"'],
    ['endpoint id="aquisition"', guide, 'No endpoint "aquisition". Did you mean "acquisition"?'],
    ['endpoint-errors id="cohort" of="fields" codes="sunk"', guide, 'cohort has no field code sunk'],
    ['schema-fields schema="cohort-response" part="Boat"', guide, 'has no #/$defs/Boat'],
    ['schema-fields schema="common-objects"', guide, 'has no fields'],
    ['raw-data-table table="attribution_event"', guide, 'Did you mean "attribution_events"'],
    [
      'raw-data-sample table="bid_events" columns="bid"',
      guide,
      'bid_events has no column "bid". Did you mean "bid_id"',
    ],
    ['raw-data-tables of="events"', guide, 'of="events" is not one of: event, management.'],
    ['dimensions surface="aquisition"', guide, 'is not one of: data-views, acquisition, '],
    ['metric-dictionary group="costs"', guide, 'has no group "costs". Did you mean "cost"?'],
    ['differences of="cohort"', guide, 'Did you mean "cohorts"?'],
    ['csv-sample file="cost.csv"', guide, 'No sample file "cost.csv"'],
    ['counterparts from="url" of="nothing"', guide, 'No counterparts of nothing'],
    ['state-diagram of="apps"', guide, 'data/state-diagrams.yaml has no "apps". Did you mean "app"?'],
    // A fact that has no value in the scope of the page.
    ['state-diagram of="app"', 'versioned_docs/version-classic/promote/index.mdx', 'has no value in classic'],
    ['quiz module="1" question="4"', guide, 'has no question 4. It has 3'],
    ['learning-check module="9"', guide, 'has no module 9'],
    ['partner-names with="bid"', guide, 'with="bid" is not one of: '],
    ['partner-capabilities', guide, 'is not the page of a partner'],
    ['partner-capabilities partner="unity"', guide, 'No partner "unity". Did you mean'],
    ['partner-macros', partnerPage('adjoe'), 'adjoe has no macros.'],
    ['partner-attributes', partnerPage('bidease'), 'Bidease has no attributes.'],
    ['partner-postbacks', partnerPage('apple-ads'), 'receives no postbacks'],
    ['partner-tracking-urls', partnerPage('meta'), 'Meta takes no tracking URLs.'],
    ['partner-cost-days', partnerPage('bidease'), 'Bidease has no cost API.'],
    ['partner-cost-rows', partnerPage('adjoe'), 'adjoe sends its cost.'],
    ['partner-cost-by', partnerPage('mistplay'), 'Mistplay reports no cost.'],
    ['partner-bid-levels', partnerPage('meta'), 'Meta accepts no bids.'],
  ])('%s on %s', (view, file, message) => {
    expect(() => shown(view, file)).toThrow(message);
  });
});

it('writes names that the iOS SDK declares, and nothing that only other platforms have', () => {
  const views = ['sdk-errors', 'consent-members', 'consent-rules', 'consent-switches', 'privacy-calls'];
  const text = [...views, 'attribution-fields'].map((view) => shown(view, sdk('ios'))).join('\n');
  const swift = ['5.1.x', '6.0.x']
    .map((version) => readFileSync(`declarations/ios/${version}/WhenceSDK.swift`, 'utf8'))
    .join();
  const others = ['IABTCF_gdprApplies', 'IABTCF_PurposeConsents', 'ad_user_data', 'ad_personalization'];
  const names = [...text.matchAll(/`\.?(\w+)[^`]*`/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(100);
  const declared = new Set([...(swift.match(/\w+/g) ?? []), ...others]);
  expect(names.filter((name) => !declared.has(name))).toEqual([]);
  expect(text).not.toMatch(/null|App Set ID|referrer|preferences|[{}]/i);
});

it('shows the worked cases of funnels as their vectors have them', () => {
  const [, , ...rows] = shown('funnel-passes').trim().split('\n');
  expect(rows.map((row) => [...row.matchAll(/`([ABC])`/g)].map(([, step]) => step))).toEqual(
    loadWorld().vectors.funnelPass.map(({ any_between, strict }) => [any_between, strict]),
  );
});

it('keeps the anchors of all codes where the codes were before', () => {
  const rows = ['file', 'header', 'row', 'server'].map((stage) => shown(`cost-validation stage="${stage}"`));
  const idsOf = (text: string): string[] => (text.match(/id="COST_\w+"/g) ?? []).sort();
  expect(idsOf(shown('cost-code-anchors'))).toEqual(idsOf(rows.join('\n')));
});

it('shows the days of cost on the page of every partner with a cost API, and of no other', () => {
  for (const { slug, cost } of loadPartners()) {
    const has = parseSource(partnerPage(slug)).text.includes('<Data view="partner-cost-days" />');
    expect([slug, has]).toEqual([slug, cost.api]);
  }
});

it('gives each partner a monogram of its own', () => {
  const names = loadPartners().map(({ name }) => name);
  expect(new Set(monograms(names).values()).size).toBe(names.length);
});

describe('the index', () => {
  it('of codes has each once, and those of the SDK in its current version', () => {
    const codes = errorCodes().map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toContain('TRACKING_DISABLED');
  });

  it('of columns has every key of the map, each of a series too, in the tables that have it', () => {
    const keys = columnIndex().filter(({ name, column }) => name !== column);
    const map = columnIndex().find(({ name }) => name === 'attributes');
    for (const { key, repeatTo = key, absentFrom } of loadSharedColumns().attributeKeys)
      for (const end of [key, repeatTo]) {
        const tables = map?.tables.filter((table) => !absentFrom?.includes(table));
        expect(keys).toContainEqual({ ...map, name: `attributes.${end}`, type: 'string', tables });
      }
    expect(keys.map(({ name }) => name)).toContain('attributes.custom3');
  });

  it('of columns refuses a name with two types, with the file', () => {
    const [first, ...others] = loadRawDataTables();
    if (!first) throw new Error('no tables');
    const columns = first.columns.map((column) => ({ ...column, type: 'bool' as const }));
    expect(() => columnIndex([first, { ...first, table: 'again', columns }, ...others])).toThrow(
      /tables\/again\.yaml:1: \w+ is bool, but .* in .* — Give it one type/,
    );
  });
});

it('takes the metrics of cohorts and the codes of notifications that the JSON schemas have', () => {
  const metrics = loadJsonSchema('cohort-request').properties?.metric?.enum ?? [];
  expect(metrics.toSorted()).toEqual(
    cohortMetrics()
      .map(({ name }) => name)
      .sort(),
  );
  const sent = loadJsonSchema('webhook-message', '#/$defs/Notification').properties?.code?.enum ?? [];
  expect(sent.filter((code) => !/^metric_|^threshold_/.test(String(code)))).toEqual(
    loadNotificationErrors().map(({ code }) => code),
  );
});

it.each([
  ['bid-management', 'Bid management is part of the Pro plan.'],
  ['bid-management, saml', 'Bid management and SAML single sign-on are part of the Pro plan.'],
  ['smart-alerts', 'Smart alerts are part of the Pro plan, in beta since September 9, 2025.'],
])('makes a note of <ProNote features="%s" />', (features, text) => {
  const [note] = expanded(`<ProNote features="${features}" />`, guide).children;
  expect(note).toMatchObject({ type: 'containerDirective', name: 'pro' });
  expect(toString(note)).toBe(text);
});

it('refuses a Pro note of a feature that is not Pro', () => {
  expect(() => expanded('<ProNote features="bid-managment" />', guide)).toThrow(
    'The Pro plan has no feature "bid-managment". Did you mean "bid-management"?',
  );
});
