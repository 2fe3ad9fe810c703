/** Schemas of partners: advertising, monetization, and former ones that only redirects know. */
import * as z from 'zod';

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not a slug');
const bidLevel = z.enum(['campaign', 'country', 'ad_set', 'source', 'source_country']);
const costDimension = z.enum(['campaign', 'country', 'ad_set', 'source', 'creative']);

export const partnerSchema = z.strictObject({
  id: z.int().min(101).max(199),
  slug,
  /** Name in the catalog, title of the page, `name` in the API. */
  name: z.string().min(1),
  formerNames: z.array(z.string()).optional(),
  /** Slugs of former addresses that lead to this partner's page. */
  redirectSlugs: z.array(slug),
  kind: z.enum([
    'san-social',
    'san-search',
    'san-multi',
    'social',
    'sdk-network',
    'dsp',
    'retargeting-dsp',
    'rewarded',
    'offerwall',
    'native',
  ]),
  platforms: z.array(z.enum(['android', 'ios'])).min(1),
  site: z.string(),
  about: z.string(),
  /** Slug of the channel that new campaigns take. */
  defaultChannel: slug,
  selfAttributing: z.boolean(),
  clickUrl: z.boolean(),
  viewUrl: z.boolean(),
  /** The partner may send clicks from its server. */
  serverClick: z.boolean(),
  installPostbacks: z.enum(['attributed', 'all', 'none']),
  eventPostbacks: z.boolean(),
  skan: z.boolean(),
  cost: z.strictObject({ api: z.boolean(), dimensions: z.array(costDimension), realTimeUrl: z.boolean() }),
  /** How campaigns come into being: from the first click, from an import, by hand. */
  campaigns: z.enum(['click', 'import', 'manual']),
  adSets: z.boolean(),
  retargeting: z.boolean(),
  audienceSync: z.boolean(),
  /** Null if the partner takes no bids. */
  bids: z.strictObject({ levels: z.array(bidLevel).min(1), decimals: z.int().min(0).max(4) }).nullable(),
  attributes: z.array(
    z.strictObject({
      key: z.string(),
      label: z.string(),
      feature: z.enum(['attribution', 'cost_import', 'bidding', 'postback']),
      where: z.string(),
      required: z.boolean(),
    }),
  ),
  macros: z.array(z.strictObject({ token: z.string(), meaning: z.string(), parameter: z.string() })),
  setup: z.array(z.string()),
  caveats: z.array(z.string()),
});

export const monetizationPartnerSchema = z.strictObject({
  id: z.int().min(101).max(299),
  /** Also the anchor of its section. */
  slug,
  name: z.string().min(1),
  redirectSlugs: z.array(slug),
  role: z.string(),
  site: z.string(),
  about: z.string(),
  /** Folder name of the SDK integration that reads its impressions. */
  sdkIntegration: z.enum(['applovin', 'firebase', 'ironsource', 'unityads']).optional(),
  import: z.strictObject({ daily: z.boolean(), user: z.boolean(), serverToServer: z.boolean() }),
  dimensions: z.array(z.string()),
  credentials: z.array(z.strictObject({ key: z.string(), label: z.string(), where: z.string() })),
  steps: z.array(z.string()),
  caveats: z.array(z.string()),
});

export const legacyPartnersSchema = z.strictObject({
  advertising: z.array(slug),
  monetization: z.array(slug),
});
