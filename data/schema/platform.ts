/** Schemas of the platform's lists: channels, enums, attribution windows, and the sample world. */
import * as z from 'zod';
import { parseDuration } from './duration';
import { uniqueList } from './unique-list';
import { apiName, date, duration, slug, text } from './common';

const appPlatform = z.enum(['android', 'ios']);
const currency = z.string().regex(/^[A-Z]{3}$/, 'is not an ISO 4217 code');
const country = z.string().regex(/^[A-Z]{2}$/, 'is not an ISO 3166-1 alpha-2 code');

export const channelsSchema = uniqueList(
  z.strictObject({
    id: z.int().min(1).max(12),
    slug,
    name: text,
    /** What belongs to it, where the name does not tell. */
    covers: text.optional(),
    incentivized: z.boolean(),
  }),
  (channel) => channel.slug,
);

export const enumsSchema = uniqueList(
  z.strictObject({
    id: slug,
    /** Name of the field in APIs and exports. */
    field: apiName,
    extensible: z.literal(true).optional(),
    note: text.optional(),
    values: uniqueList(
      z.strictObject({
        value: apiName,
        /** Name in the dashboard. */
        label: text.optional(),
        /** Markdown. */
        meaning: text.optional(),
        /** Platform a store belongs to. */
        platform: appPlatform.optional(),
        /** An ad format that the SDKs have as ad unit. */
        sdk: z.literal(true).optional(),
        /** An install type that the metric Installs counts. */
        countsAsInstall: z.boolean().optional(),
        /** What gives an integrity verdict. */
        android: text.optional(),
        ios: text.optional(),
      }),
      ({ value }) => value,
    ),
  }),
  ({ id }) => id,
);

export const attributionWindowsSchema = uniqueList(
  z
    .strictObject({
      key: apiName,
      about: text,
      default: duration,
      min: duration,
      max: duration,
      /** What 0 does, if it is more than the shortest time. */
      zeroMeans: z.literal('off').optional(),
      /** A connection may override the app's value with an attribute of this key. */
      connection: z.boolean(),
    })
    .superRefine((window, context) => {
      const minutes = (iso: string) => parseDuration(iso).minutes;
      const value = minutes(window.default);
      if (value < minutes(window.min) || value > minutes(window.max)) {
        context.addIssue({
          code: 'custom',
          path: ['default'],
          message: `${window.default} is not between ${window.min} and ${window.max}`,
          params: { cure: 'Correct one of the three.' },
        });
      }
    }),
  ({ key }) => key,
);

/** Account id with its prefix: 12 characters of Crockford base32. */
const accountId = (prefix: string) =>
  z
    .string()
    .regex(new RegExp(`^${prefix}_[0-9a-hjkmnp-tv-z]{12}$`), `is not an id such as ${prefix}_8s1m5w3y0rfc`);

const trafficId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const token = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[0-9a-f]{64}$`));
const email = z.email().endsWith('@lumenforge.example');

export const sampleWorldSchema = z.strictObject({
  organization: z.strictObject({
    id: accountId('org'),
    name: text,
    timeZone: text,
    currency,
    plan: z.enum(['core', 'pro']),
  }),
  products: uniqueList(z.strictObject({ id: accountId('prd'), name: text, about: text }), ({ id }) => id),
  apps: uniqueList(
    z.strictObject({
      id: accountId('app'),
      name: text.optional(),
      product: accountId('prd'),
      platform: appPlatform,
      bundleId: text,
      appStoreId: z
        .string()
        .regex(/^\d{8,10}$/)
        .optional(),
    }),
    ({ id }) => id,
  ),
  people: uniqueList(z.strictObject({ name: text, role: slug, email }), (person) => person.email),
  partners: uniqueList(z.strictObject({ id: trafficId, slug, name: text }), (partner) => partner.slug),
  channels: uniqueList(
    z.strictObject({ id: trafficId, slug: slug.optional(), name: text }),
    (channel) => channel.name,
  ),
  campaigns: uniqueList(
    z.strictObject({
      id: trafficId.min(400_001),
      name: text,
      partner: trafficId,
      app: accountId('app'),
      partnerCampaignId: text.optional(),
      channel: trafficId.optional(),
      costModel: z.enum(['cpi', 'cpa', 'cpc', 'cpm', 'cpv', 'flat', 'none']).optional(),
      price: z.number().optional(),
      bidCurrency: currency.optional(),
      /** Currency of a price that comes with the link. */
      currency: currency.optional(),
      countries: z.array(country).optional(),
    }),
    ({ id }) => String(id),
  ),
  adSet: trafficId.min(7_000_001),
  creative: trafficId.min(9_000_001),
  source: z.strictObject({ id: text, bundleId: text }),
  goal: z.strictObject({
    id: accountId('gol'),
    name: text,
    event: apiName,
    condition: text,
    window: duration,
    value: z.number(),
    currency,
  }),
  user: z.strictObject({
    userId: z.uuid(),
    customUserId: text,
    installId: z.uuid(),
    clickTime: z.iso.datetime(),
    installTime: z.iso.datetime(),
    goalTime: z.iso.datetime(),
  }),
  /** Amounts in `currency`, ratios as fractions. */
  cohort: z.strictObject({
    installDate: date,
    installs: z.int(),
    cost: z.number(),
    currency,
    revenueDay0: z.number(),
    revenueDays1To6: z.number(),
    revenueDay7: z.number(),
    ltvD7: z.number(),
    roasD7: z.number(),
    retentionD7: z.number(),
  }),
  exchangeRate: z.strictObject({ date, from: currency, to: currency, rate: z.number() }),
  ids: z.strictObject({
    connection: accountId('cxn'),
    postbackType: accountId('pbt'),
    bid: accountId('bid'),
    upload: accountId('upl'),
    dashboardUser: accountId('usr'),
    apiKey: accountId('key'),
    testDevice: accountId('tdv'),
    segment: accountId('seg'),
    funnel: accountId('fun'),
    dataView: accountId('dvw'),
    alertRule: accountId('alr'),
    experiment: accountId('exp'),
  }),
  tokens: z.strictObject({
    android: token('wta'),
    ios: token('wti'),
    placeholderUpTo51: text,
    placeholderFrom60: text,
    apiKey: text,
  }),
  hosts: z.strictObject({ mail: text, postbacks: text }),
});
