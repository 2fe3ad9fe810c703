/**
 * Schemas of data/sample-world/: the numbers that every example, report and raw data row of the site is made of. One
 * schema a file. Amounts are whole cents or millionths of USD, or decimal text; `null` as campaign is organic.
 */
import * as z from 'zod';
import { apiName, date, duration, each, slug, text } from './common';
import { rowTable } from './row-table';

/** Account id: a prefix and 12 characters of Crockford base32. */
const accountId = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}_[0-9a-hjkmnp-tv-z]{12}$`), `is not an id that begins ${prefix}_`);

const count = z.int().min(0);
const cents = z.int();
const time = z.iso.datetime({ precision: 3 });
const currency = z.string().regex(/^[A-Z]{3}$/, 'is not an ISO 4217 code');
const country = z.string().regex(/^[A-Z]{2}$/, 'is not an ISO 3166-1 alpha-2 code');
/** A country, or `rest`, which rules.yaml splits. */
const seriesCountry = z.union([country, z.literal('rest')]);
const trafficId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const campaign = trafficId.nullable();
const decimal = z.string().regex(/^-?\d+(?:\.\d+)?$/, 'is not a decimal number');
const decimal9 = z.string().regex(/^-?\d+\.\d{9}$/, 'is not a number with 9 decimals');
const dayOfSeptember = z.int().min(1).max(14);
const dayN = z.int().min(0).max(30);
const otherApp = z.enum(['ios', 'po']);

/** Where the users of September 1 came from. */
export const groups = ['adjoe', 'applovin', 'tide', 'organic'] as const;
const group = z.enum(groups);
const byGroup = { adjoe: count, applovin: count, tide: count, organic: count };

const rules = z.strictObject({
  timeZone: text,
  currency,
  ratesToUsd: z.record(currency, decimal),
  ratesValid: z.strictObject({ from: date, to: date }),
  restCountries: z.array(country).min(1),
  restPurchasesIn: country,
  storeFee: decimal,
});

const entityCampaign = z.strictObject({
  id: trafficId.min(400_001),
  app: accountId('app'),
  partner: trafficId,
  partnerCampaignId: text,
  name: text,
  type: z.enum(['acquisition', 'retargeting']),
  channel: trafficId,
  costModel: apiName,
  price: z.number().nullable(),
  bidCurrency: currency,
  targeting: apiName,
  countries: z.array(country),
  status: apiName.nullable(),
  startsOn: date.nullable(),
  createdAt: time,
});

const entities = z.strictObject({
  organization: z.strictObject({
    id: accountId('org'),
    name: text,
    timeZone: text,
    currency,
    plan: z.enum(['core', 'pro']),
  }),
  products: rowTable({ id: accountId('prd'), name: text, about: text }),
  apps: z.array(
    z.strictObject({
      id: accountId('app'),
      product: accountId('prd'),
      name: text,
      platform: z.enum(['android', 'ios']),
      store: apiName,
      bundle: text,
      storeId: text.optional(),
      category: text,
      status: z.enum(['draft', 'live', 'archived']),
      ...each(time, 'createdAt', 'firstInstallAt', 'updatedAt'),
    }),
  ),
  appVersions: z.record(accountId('app'), rowTable({ version: text, sdk: text, since: date })),
  people: rowTable({
    id: accountId('usr'),
    name: text,
    role: text,
    email: z.email().endsWith('@lumenforge.example'),
  }),
  apiKeys: rowTable({ id: accountId('key'), name: text, scopes: z.array(text) }),
  connections: rowTable({ id: accountId('cxn'), app: accountId('app'), partner: trafficId, createdAt: time }),
  customPartners: rowTable({ id: trafficId.min(100_001), slug, name: text }),
  customChannels: rowTable({ id: trafficId.min(1001), slug, name: text }),
  campaigns: z.array(entityCampaign),
  /** What the check of an iOS setup needs and no series has. */
  setupCheck: z.strictObject({
    connectedSince: date,
    campaign: entityCampaign,
    idfa: z.uuid(),
    testGroup: z.int().min(1).max(10),
  }),
  adSets: rowTable({ id: trafficId, campaign: trafficId, partnerAdSetId: text, name: text }),
  creatives: rowTable({ id: trafficId, adSet: trafficId, partnerCreativeId: text, name: text }),
  sources: rowTable({ id: text, bundle: text, partners: z.array(trafficId) }),
  clickIdPrefixes: z.strictObject({ adjoe: text, applovin: text, tide: text, remerge: text }),
  goal: z.strictObject({
    id: accountId('gol'),
    name: text,
    event: apiName,
    condition: z.record(text, text),
    window: duration,
    valueUsd: decimal,
    version: z.int(),
  }),
  /** Cents in each currency. */
  skuPrices: rowTable({
    sku: apiName,
    kind: z.enum(['consumable', 'one_time', 'subscription']),
    ...each(cents, 'EUR', 'CHF', 'USD', 'CAD', 'GBP'),
  }),
  storeCountries: rowTable({ country, currency, taxPermille: count }),
  adUnits: rowTable({
    partner: trafficId,
    unit: apiName.nullable(),
    format: apiName,
    placement: apiName.nullable(),
  }),
  adNetworksOfMax: z.array(text),
  bids: rowTable({
    id: accountId('bid'),
    campaign: trafficId,
    level: apiName,
    country: country.nullable(),
    source: text.nullable(),
    amount: decimal,
    currency,
    createdAt: time,
  }),
});

const traffic = rowTable({
  day: dayOfSeptember,
  campaign,
  country: seriesCountry,
  ...each(count, 'views', 'clicks', 'installs'),
  costCents: cents,
});

const otherApps = rowTable({
  day: dayOfSeptember,
  app: otherApp,
  campaign,
  country: seriesCountry,
  installs: count,
  costCents: cents,
});

const spend = z.strictObject({
  september1: rowTable({
    date,
    campaign: trafficId,
    country: country.nullable(),
    recordVersion: z.int().min(1),
    receivedTime: time,
    costCents: cents,
    currency,
    source: z.enum(['api', 'csv', 'tracking_url']),
    selected: z.boolean(),
    views: count.nullable(),
    clicks: count.nullable(),
    installs: count.nullable(),
  }),
  restatements: rowTable({
    date,
    campaign: trafficId,
    country,
    fromCents: cents,
    toCents: cents,
    receivedTime: time,
  }),
  realTime: z.strictObject({ campaign: trafficId, costCents: cents, currency }),
  csvUpload: z.strictObject({
    id: accountId('upl'),
    at: time,
    by: accountId('usr'),
    override: z.boolean(),
    rows: rowTable({ date, campaign: trafficId, country, cost: decimal, currency, costUsd: decimal }),
  }),
  costOfCohortCents: rowTable({ campaign: trafficId, costCents: cents }),
});

const conversions = rowTable({ day: dayOfSeptember, ...byGroup });

const sourceTraffic = z.strictObject({
  campaign: trafficId,
  country,
  days: rowTable({ day: dayOfSeptember, source: text.nullable(), installs: count, costCents: cents }),
});

const cohort = z.strictObject({
  date,
  app: accountId('app'),
  ...each(count, 'paid', 'all', 'horizonDays'),
  complete: time,
  campaigns: z.strictObject({
    ...each(trafficId, 'adjoe', 'applovin', 'tide'),
    organic: z.null(),
  }),
  usersByCountry: rowTable({ group, country, users: count }),
  rollingPaid: rowTable({ day: dayN, users: count }),
  revenueByCountryD7Cents: z.strictObject({ adjoe: z.record(country, cents) }),
  levels: rowTable({ step: z.union([z.literal('tutorial_completed'), z.int().min(1)]), ...byGroup }),
  level5ByDay: rowTable({ day: dayN, ...byGroup }),
  level5ByDate: rowTable({ date, ...byGroup }),
  match: rowTable({ group, attributionType: apiName, matchType: apiName, users: count }),
  installTypes: rowTable({ group, installType: apiName, users: count }),
  integrityFirstOpen: rowTable({ verdict: apiName, ...byGroup }),
  rejectedInstalls: rowTable({ group, reason: apiName, installs: count }),
  withAdvertisingId: z.strictObject(byGroup),
  /** Users of test groups 1 to 10. */
  testGroups: z.array(count).length(10),
  devices: z.strictObject({ phone: count, tablet: count }),
  oneSessionOnly: count,
});

const cohortDays = rowTable({
  group,
  day: dayN,
  ...each(count, 'active', 'sessions', 'sessionSeconds', 'adImpressions'),
  revenueCents: cents,
});

const purchases = z.strictObject({
  purchases: rowTable({
    group,
    user: z.int().min(1),
    day: dayN,
    sku: apiName,
    refundDay: dayN.nullable(),
  }),
  trials: rowTable({ group, user: z.int().min(1), day: dayN, paid: z.boolean() }),
});

const cohorts = z.strictObject({
  groups: rowTable({ date, group, goalConverters: count, revenueD7Cents: cents }),
  paid: rowTable({
    date,
    size: count,
    costCents: cents,
    ...each(count, 'activeD1', 'activeD3', 'activeD7', 'activeD14', 'activeD30'),
  }),
  paidRevenue: rowTable({
    date,
    ...each(cents, 'centsD0', 'centsD1', 'centsD3', 'centsD7', 'centsD14', 'centsD30'),
  }),
});

const appDay = z.strictObject({
  people: rowTable({
    day: dayOfSeptember,
    ...each(
      count,
      'dau',
      'sessions',
      'sessionSeconds',
      'firstInstalls',
      'reattributed',
      'installs',
      'reinstalls',
      'churned',
    ),
  }),
  money: rowTable({
    day: dayOfSeptember,
    adImpressions: count,
    adViewers: count,
    adRevenueCents: cents,
    ...each(count, 'purchases', 'refunds', 'payers'),
    purchaseNet: decimal9,
  }),
  others: rowTable({
    day: dayOfSeptember,
    app: otherApp,
    dau: count,
    adImpressions: count,
    adRevenueCents: cents,
    purchases: count,
    purchaseNetCents: cents,
    installs: count,
  }),
  week: z.strictObject({ from: date, to: date, wau: count }),
  days30: z.strictObject({ from: date, to: date, mau: count, averageDau: count }),
  churn: z.strictObject({
    date,
    activeFrom: date,
    activeTo: date,
    ...each(count, 'activeBefore', 'churned', 'new', 'back'),
  }),
});

const adDay = z.strictObject({
  date,
  requestedOfMax: count,
  adClicks: count,
  units: rowTable({
    unit: apiName,
    placement: apiName.nullable(),
    network: text.nullable(),
    country: seriesCountry,
    impressions: count,
    estimateMicros: count.nullable(),
    finalMicros: count,
    factorPermille: count.nullable(),
  }),
  levelPlay: z.strictObject({
    app: accountId('app'),
    date,
    partner: trafficId,
    adUnit: apiName,
    country,
    impressions: count,
    estimateCents: cents,
    importCents: cents,
    factor: decimal,
  }),
});

const skuDay = z.strictObject({
  sales: rowTable({
    day: dayOfSeptember,
    sku: apiName,
    kind: z.enum(['consumable', 'one_time', 'converted', 'renewed']),
    country,
    units: count,
    refunds: count,
  }),
  totals: rowTable({
    sku: apiName,
    units: count,
    refunds: count,
    ...each(decimal, 'gross', 'netBeforeRefunds', 'refundsNet', 'net'),
  }),
});

const subscriptions = z.strictObject({
  activeBefore: count,
  days: rowTable({
    day: dayOfSeptember,
    ...each(count, 'converted', 'renewals', 'ended', 'trials', 'active', 'trialsEnded'),
  }),
});

const levelWeek = z.strictObject({
  from: date,
  distinctUsers: count,
  levels: rowTable({ level: z.int().min(1), events: z.array(count).length(7) }),
});

const retargeting = z.strictObject({
  campaign: trafficId,
  days: rowTable({
    day: dayOfSeptember,
    ...each(count, 'views', 'clicks', 'reengagements'),
    costCents: cents,
    sessions: count,
    revenueCents: cents,
  }),
});

const range = { low: z.number(), high: z.number() };

const alerts = z.strictObject({
  daily: z.strictObject({
    metric: apiName,
    app: accountId('app'),
    partner: trafficId,
    country,
    alertDate: date,
    runs: z.array(time),
    label: text,
    severity: text,
    days: rowTable({ date, impressions: count, revenueCents: cents, ...range, ecpm: z.number() }),
  }),
  hourly: z.strictObject({
    metric: apiName,
    app: accountId('app'),
    partner: trafficId,
    country,
    date,
    ...range,
    hours: rowTable({ hour: z.int().min(0).max(23), installs: count, costCents: cents }),
    membersAt14: rowTable({ partner: trafficId, cpi: z.number(), ...range }),
  }),
  rule: z.strictObject({
    id: accountId('alr'),
    name: text,
    metric: apiName,
    app: accountId('app'),
    partner: trafficId,
    country,
    condition: z.enum(['above', 'below']),
    value: z.number(),
    period: apiName,
    minimumInstalls: count,
    fired: rowTable({ measured: date, value: z.number(), raised: time, resolved: time }),
  }),
  postbacksFailing: z.strictObject({
    app: accountId('app'),
    partner: trafficId,
    date,
    due: count,
    failed: count,
  }),
});

const bidChanges = z.strictObject({
  changes: z.array(
    z.strictObject({
      requestedAt: time,
      decidedAt: time.nullable(),
      upload: accountId('upl').nullable(),
      origin: z.enum(['api', 'csv', 'manual']),
      changedBy: z.union([accountId('usr'), accountId('key')]),
      bid: accountId('bid'),
      from: decimal,
      to: decimal.nullable(),
      status: apiName,
    }),
  ),
  effect: z.strictObject({
    before: z.strictObject({
      from: date,
      to: date,
      installs: count,
      costCents: cents,
      converters: count,
      revenueD7Cents: cents,
    }),
    after: z.strictObject({ from: date, to: date, converters: count, revenueD7Cents: cents }),
  }),
});

const postbacks = rowTable({
  partner: trafficId,
  kind: apiName,
  ...each(count, 'due', 'delivered', 'failed'),
});

const iosDay = z.strictObject({
  date,
  installs: count,
  attStatus: z.record(apiName, count),
  skan: z.record(apiName, count),
});

const variant = z.strictObject({
  groups: z.array(z.int().min(1).max(10)),
  sku: apiName,
  priceCents: cents,
  users: count,
  buyers: count,
  netUsd: decimal9,
});

const experiment = z.strictObject({
  id: accountId('exp'),
  name: text,
  start: date,
  end: date,
  assignment: z.literal('test_group'),
  variants: z.strictObject({ bundle_a: variant, bundle_b: variant }),
  sampleGroups: rowTable({ advertisingId: z.uuid(), testGroup: z.int().min(1).max(10) }),
});

const segments = z.strictObject({
  segments: z.array(
    z.strictObject({
      id: accountId('seg'),
      name: text,
      type: z.enum(['dynamic', 'static']),
      conditions: text,
      size: count,
      withAdvertisingId: count.optional(),
    }),
  ),
});

const funnel = z.strictObject({
  id: accountId('fun'),
  name: text,
  steps: z.array(text),
  window: duration,
  order: apiName,
  count: apiName,
  from: date,
  to: date,
  /** Users who got to each step. */
  users: z.record(z.enum([...groups, 'paid']), z.array(count)),
});

const namedUsers = z.strictObject({
  users: z.array(
    z.strictObject({
      user: z.uuid(),
      install: z.uuid(),
      group: group.nullable(),
      number: z.int().min(1).nullable(),
      app: accountId('app'),
      campaign,
      country,
      firstOpen: time,
      note: text,
    }),
  ),
});

const sampleUser = z.strictObject({
  user: z.uuid(),
  group,
  number: z.int().min(1),
  clickUrl: z.url(),
  attributes: z.record(apiName, text),
  postback: z.url(),
  sessions: rowTable({ start: time, end: time, foregroundSeconds: z.number(), events: count }),
  levels: rowTable({ time, level: z.int().min(1) }),
  revenue: rowTable({ time, what: text, usd: decimal9 }),
  testGroup: z.int().min(1).max(10),
  variant: apiName,
  integrity: apiName,
});

const vectors = z.strictObject({
  purchase: rowTable({
    sold: text,
    ...each(decimal9, 'gross', 'tax', 'fee', 'net', 'netUsd'),
  }),
  mature: rowTable({ cohort: date, day: count, overAt: time }),
  funnelPass: rowTable({
    events: text,
    any_between: z.enum(['A', 'B', 'C']),
    strict: z.enum(['A', 'B', 'C']),
  }),
});

/** Schema of each file of data/sample-world/, by the file's name without extension. */
export const sampleWorldSchemas = {
  'ad-day': adDay,
  alerts,
  'app-day': appDay,
  'bid-changes': bidChanges,
  cohort,
  'cohort-days': cohortDays,
  cohorts,
  conversions,
  entities,
  experiment,
  funnel,
  'ios-day': iosDay,
  'level-week': levelWeek,
  'named-users': namedUsers,
  'other-apps': otherApps,
  postbacks,
  purchases,
  retargeting,
  rules,
  'sample-user': sampleUser,
  segments,
  'sku-day': skuDay,
  'source-traffic': sourceTraffic,
  spend,
  subscriptions,
  traffic,
  vectors,
} as const;
