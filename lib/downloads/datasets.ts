/**
 * Facts as files for scripts and assistants: what each file holds, and the schema that readers can rely on. The schemas are
 * apart from the ones of data/: of a fact, only what is named here is published, under the name that it has in data/, in snake
 * case like the APIs' names. A change that breaks readers of a file needs a higher `version` (contract.ts).
 */
import * as z from 'zod';
import { site } from '../../config/site';
import {
  loadGlossary,
  loadLimits,
  loadMetrics,
  loadMonetizationPartners,
  loadPartners,
  loadPredefinedEvents,
  loadSdkReleases,
} from '../facts/load';
import { platformReleases } from '../facts/releases';
import { errorCodes } from '../openapi/error-codes';

export interface Dataset {
  /** Name of its files. */
  name: string;
  title: string;
  /** What it has, as a sentence without its end. */
  about: string;
  /** Grows when a reader of the old form would fail or be wrong. */
  version: number;
  /** Of the content, without the version. */
  shape: z.ZodObject;
  /** The content; members that the shape lacks are left out. */
  make: () => object;
}

const text = z.string();
const list = z.array(text);
const yes = z.boolean();
const day = z.iso.date();
const slug = text.describe('Stable key');
const page = z.url().describe('Page that explains it');
const markdown = text.describe('Markdown');

const at = (route: string | null | undefined): string | undefined => (route ? site.url + route : undefined);

/** A fact with its names in snake case. */
const snake = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(snake);
  if (typeof value !== 'object' || value === null) return value;
  const named = Object.entries(value).map(([name, member]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    snake(member),
  ]);
  return Object.fromEntries(named) as object;
};

/** Facts with the addresses of their pages. */
const withPages = <Fact extends object>(
  facts: readonly Fact[],
  routeOf: (fact: Fact) => string | null | undefined,
): object[] => facts.map((fact) => ({ ...(snake(fact) as object), page: at(routeOf(fact)) }));

const advertising = z.object({
  ...{ slug, name: text, aliases: list, former_names: list, kind: text, page, platforms: list },
  ...{ self_attributing: yes, click_url: yes, view_url: yes, server_click: yes, event_postbacks: yes },
  install_postbacks: text.describe('attributed, all, or none'),
  goal_postbacks: text.nullable().describe('Recommended kind; null if the partner receives no postbacks'),
  ...{ skan: yes, skan_ids: list, ad_sets: yes, retargeting: yes, audience_sync: yes },
  cost: z.object({ api: yes, dimensions: list, real_time_url: yes }),
  bids: z.object({ levels: list, decimals: z.int() }).nullable().describe('Null if it takes no bids'),
});

const monetization = z.object({
  ...{ slug, name: text, role: text, page, dimensions: list },
  levels: z
    .object({ daily: yes, user: yes, impression: list })
    .describe('What exists: revenue by day and by user, and ways in which revenue by impression comes'),
  import: z.object({ daily: yes, user: yes, server_to_server: yes }).describe('What Whence takes'),
});

const event = z.object({
  ...{ name: text, type: text.describe('Class or type in the SDKs'), value: markdown },
  dimensions: z.array(
    z.object({
      ...{ key: text, optional: yes.optional(), meaning: text.optional(), examples: list.optional() },
      values: list.optional().describe('All allowed values; without them, any text is allowed'),
    }),
  ),
});

const metric = z.object({
  ...{ name: text, label: text.optional(), group: text, unit: text, formula: markdown, surfaces: list },
  cohort: z.object({ formula: markdown, mode: text }).optional().describe('How cohorts compute it'),
  days: z.array(z.int()).optional().describe('Days N of the names with a day, such as ltv_d7'),
  day_surfaces: list.optional().describe('Where the names with a day can be used'),
});

const value = z.union([z.number(), text]);

const limit = z.object({
  ...{ key: slug, value, unit: text.optional(), bound: text.describe('most, least, default, or exact') },
  text: text.describe('As a sentence names it'),
  elsewhere: z
    .record(text, z.union([value, z.object({ value, unit: text.optional() })]))
    .optional()
    .describe('By SDK version, platform, both, `sdk` for older SDKs, or `classic`: a value, same, or none'),
});

const release = z.object({
  ...{ release: text, date: day },
  platforms: z.array(
    z.object({ platform: text, changes: z.array(z.object({ type: text, text: markdown })) }),
  ),
});

const version = z.object({
  ...{ version: text, released: day, state: text },
  state_date: day.optional().describe('Last day of fixes; of an unmaintained version, the day they ended'),
});

const partnerPages = '/docs/promote/network-management/partner-overview';
const monetizationPage = '/docs/monetize/ad-revenue/partner-integrations';

function releases(): object {
  const all = platformReleases();
  const { versions, releases: days } = loadSdkReleases();
  const onPlatforms = (name: string) => all.filter((entry) => entry.release === name);
  return {
    versions: snake(versions),
    releases: days.map(({ release: name, date }) => ({ release: name, date, platforms: onPlatforms(name) })),
  };
}

export const datasets: readonly Dataset[] = [
  {
    name: 'partners',
    title: 'Partner capabilities',
    about: 'What each advertising and monetization partner supports',
    version: 1,
    shape: z.object({ advertising: z.array(advertising), monetization: z.array(monetization) }),
    make: () => ({
      advertising: withPages(loadPartners(), (partner) => `${partnerPages}/${partner.slug}`),
      monetization: withPages(loadMonetizationPartners(), (partner) => `${monetizationPage}#${partner.slug}`),
    }),
  },
  {
    name: 'events',
    title: 'Event dictionary',
    about: 'Predefined events of the SDK and the AppEvent API, with their dimensions and values',
    version: 1,
    shape: z.object({ events: z.array(event) }),
    make: () => ({ events: snake(loadPredefinedEvents()) }),
  },
  {
    name: 'error-codes',
    title: 'Error codes',
    about: 'Every code of the APIs, CSV uploads, the current SDK, and the raw data export',
    version: 1,
    shape: z.object({
      error_codes: z.array(
        z.object({
          code: text,
          seen_in: text,
          note: text.describe('Status or severity'),
          meaning: markdown,
          page,
        }),
      ),
    }),
    make: () => ({ error_codes: withPages(errorCodes(), ({ route }) => route) }),
  },
  {
    name: 'metrics',
    title: 'Metrics',
    about: 'Each metric with its formula, its unit, and where its name can be used',
    version: 1,
    shape: z.object({ metrics: z.array(metric) }),
    make: () => ({ metrics: snake(loadMetrics()) }),
  },
  {
    name: 'glossary',
    title: 'Glossary',
    about: 'Terms with their definitions, other forms, and related terms',
    version: 1,
    shape: z.object({
      terms: z.array(
        z.object({
          ...{ id: slug, term: text, definition: text, page: page.optional() },
          ...{
            variants: list.describe('Other forms'),
            related: list.optional().describe('Ids of other terms'),
          },
        }),
      ),
    }),
    make: () => ({ terms: withPages(loadGlossary(), ({ route, guide }) => route ?? guide) }),
  },
  {
    name: 'releases',
    title: 'SDK releases',
    about: 'Versions with how long each gets fixes, and every release with its changes by platform',
    version: 1,
    shape: z.object({ versions: z.array(version), releases: z.array(release) }),
    make: releases,
  },
  {
    name: 'limits',
    title: 'Limits',
    about: 'Limits and default values that pages name, with the values of older SDK versions',
    version: 1,
    shape: z.object({ limits: z.array(limit) }),
    // Values of examples are limits of nothing.
    make: () => ({ limits: loadLimits().filter(({ key }) => !key.startsWith('example.')) }),
  },
];
