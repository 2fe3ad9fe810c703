/**
 * Schemas of partners: advertising, monetization, and former ones that only redirects know. Only confirmed facts are
 * kept: `c` was read in a public source, `k` is widely published, `w` is a decision of Whence.
 */
import * as z from 'zod';
import { apiName, duration, slug, text } from './common';

const evidence = z.enum(['c', 'k', 'w']);
const bidLevel = z.enum(['campaign', 'country', 'ad_set', 'source', 'source_country']);
const costDimension = z.enum(['campaign', 'country', 'ad_set', 'source', 'creative']);

/** Parameters of tracking URLs that take a value; both get it, or with `byPlatform` the one of the app's platform. */
const targets = {
  parameters: z.array(apiName),
  byPlatform: z.literal(true).optional(),
};

/** A placeholder that the partner replaces; the token is a fact, character for character. */
const macro = z.strictObject({ token: text, meaning: text, ...targets, evidence });

/** A named value that the partner sends. */
const field = z.strictObject({
  field: text,
  meaning: text,
  ...targets,
  /** Key of the raw data map `attributes` that takes the value. */
  attribute: apiName.optional(),
  /** What happens to a value without a target. */
  note: text.optional(),
  evidence,
});

export const partnerSchema = z.strictObject({
  id: z.int().min(101).max(199),
  slug,
  /** Name in the catalog, title of the page, `name` in the API. */
  name: text,
  /** Other names of the company or its product, for search and keywords. */
  aliases: z.array(text),
  formerNames: z.array(text),
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
  site: text,
  about: text,
  /** Slug of the channel that new campaigns take. */
  defaultChannel: slug,
  selfAttributing: z.boolean(),
  clickUrl: z.boolean(),
  viewUrl: z.boolean(),
  /** False if Whence gives no install to a view of the partner's ads, whatever the view window. */
  viewsWin: z.literal(false).optional(),
  /** The partner may send clicks from its server. */
  serverClick: z.boolean(),
  /** The **Server-to-server** switch is on by default. */
  serverClickPreset: z.literal(true).optional(),
  installPostbacks: z.enum(['attributed', 'all', 'none']),
  eventPostbacks: z.boolean(),
  /** Kind in which Whence recommends to send goals; null if the partner receives no postbacks. */
  goalPostbacks: z.enum(['goal_all', 'goal_attributed']).nullable(),
  /** The partner has no known self-serve interface for links or values, so its manager sets the campaign up. */
  managed: z.literal(true).optional(),
  /** The partner signs ads for SKAdNetwork; ids only where they are known. */
  skan: z.boolean(),
  skanIds: z.array(
    z.string().regex(/^[a-z0-9]{10}\.skadnetwork$/, 'is not an id such as ludvb6z3bs.skadnetwork'),
  ),
  /** Attribution windows that differ from the app's defaults; null: no such engagements. */
  windows: z.strictObject({ click: duration, view: duration.nullable() }).optional(),
  cost: z.strictObject({
    api: z.boolean(),
    dimensions: z.array(costDimension),
    realTimeUrl: z.boolean(),
    /** Time zone of cost days that are imported; left out where it is not confirmed. */
    timeZone: z.enum(['UTC', 'ad account', 'as reported in each row']).optional(),
  }),
  /** How campaigns come into being: from the first click, from an import, manually. */
  campaigns: z.enum(['click', 'import', 'manual']),
  adSets: z.boolean(),
  retargeting: z.boolean(),
  audienceSync: z.boolean(),
  /** Null if the partner takes no bids. */
  bids: z.strictObject({ levels: z.array(bidLevel).min(1), decimals: z.int().min(0).max(4) }).nullable(),
  attributes: z.array(
    z.strictObject({
      key: apiName,
      /** As in the partner's own interface. */
      label: text,
      feature: z.enum(['attribution', 'cost_import', 'bidding', 'postback']),
      where: text,
      /** Required for its feature only. */
      required: z.boolean(),
      /** Shown as dots and the last 4 characters once it is saved. */
      sensitive: z.literal(true).optional(),
    }),
  ),
  /** Empty for a self-attributing partner: it takes no link. Empty otherwise: the partner inserts the values. */
  macros: z.array(macro),
  /** Parameters that generated links give a fixed value, in addition to app, partner and platform. */
  literals: z.array(z.strictObject({ parameter: apiName, value: text })).optional(),
  /** Older forms that the partner still accepts. */
  legacyMacros: text.optional(),
  /** Fields of a self-attributing partner's claim. */
  claimFields: z.array(field).optional(),
  /** Macros of links in website campaigns, which are reported as a custom partner. */
  webMacros: z.array(macro).optional(),
  /** Fields that are chosen from a list in the partner's dashboard; no token is typed. */
  callbackFields: z.array(field).optional(),
  /**
   * What the partner's endpoint expects, as far as it is known. Like `legacyMacros`, `setup` and `caveats`, it is not
   * rendered: the partner's page says it in its own words, and checks hold the page's names and numbers to it.
   */
  postback: z.strictObject({
    identifiedBy: text,
    parameters: z.array(text),
    /** What the partner calls Whence's conversions, in its events or paths. */
    names: z.record(z.string(), text).optional(),
    /** Address without scheme; only where it is current. */
    endpoint: text.optional(),
  }),
  setup: z.array(text),
  caveats: z.array(text),
});

export const monetizationPartnerSchema = z.strictObject({
  id: z.int().min(101).max(299),
  /** Also the anchor of its section. */
  slug,
  /** Heading of its section; a partner with both roles has its catalog name in data/partners. */
  name: text,
  formerNames: z.array(text),
  redirectSlugs: z.array(slug),
  role: text,
  site: text,
  about: text,
  /** SDK integration page that reads impressions; `manual`: the app forwards the network's paid event. */
  sdk: z.enum(['applovin', 'firebase', 'ironsource', 'unityads', 'manual', 'none']),
  /** What exists at all: daily totals, revenue by user, revenue by impression and the ways it comes. */
  levels: z.strictObject({
    daily: z.boolean(),
    user: z.boolean(),
    impression: z.array(z.enum(['api', 's2s', 'sdk'])),
  }),
  /** What Whence takes: imports, and calls of the partner's server. */
  import: z.strictObject({ daily: z.boolean(), user: z.boolean(), serverToServer: z.boolean() }),
  dimensions: z.array(text),
  timing: z.strictObject({
    available: text,
    settles: text.optional(),
    timeZone: text.optional(),
    currency: text.optional(),
  }),
  /** Fields of the connection form, in its order. */
  credentials: z.array(
    z.strictObject({
      key: apiName,
      label: text,
      where: text,
      /** What the form accepts. */
      form: text.optional(),
      /** Shown as dots and the last 4 characters once it is saved. */
      isSensitive: z.literal(true).optional(),
      evidence,
    }),
  ),
  steps: z.array(text),
  caveats: z.array(text),
  /** Import settings of this partner alone, in addition to those that every form has. */
  settings: z.array(text).optional(),
  /** What to look at on the day after connecting. */
  nextDay: text,
  /** What would count the same revenue twice. */
  twice: z.array(text).min(1),
});

export const legacyPartnersSchema = z.strictObject({
  advertising: z.array(slug),
  monetization: z.array(slug),
});
