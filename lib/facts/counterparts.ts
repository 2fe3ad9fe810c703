/**
 * Counterparts: from any name of a fact to its names on the other sides, with the pages that explain them, and the check
 * that each name exists where it is said to.
 */
import { attributeMap, attributeNames, columnsOf } from './columns';
import { filledTexts } from './in-text';
import {
  loadDimensions,
  limitsFor,
  loadPostbacks,
  loadRawDataTables,
  loadTrackingUrlParameters,
} from './load';
import { lineIn, readFacts } from '../yaml/read';
import type { FactScope } from './scope';
import { currentSdkVersion } from '../../config/versions';
import { counterpartsSchema, sides, type Side } from '../../data/schema/counterparts';

const file = 'counterparts.yaml';

export type Counterpart = ReturnType<(typeof counterpartsSchema)['parse']>[number];

/** The names of each fact, as they are in a scope; an SDK version that lacks one has no name on its side. */
export const loadCounterparts = (scope: FactScope = {}): Counterpart[] =>
  filledTexts(file, readFacts(file, counterpartsSchema), limitsFor, scope).map((entry) => {
    const named = sides.filter((side) => entry[side]);
    return { fact: entry.fact, ...Object.fromEntries(named.map((side) => [side, entry[side]])) };
  });

/** Which page explains the members of an SDK type. */
const sdkPages: Readonly<Record<string, string>> = {
  AttributionResponse: 'get-an-attribution',
  AttributionCampaign: 'get-an-attribution',
  'WhenceSdk.setUserId': 'provide-your-own-user-id',
  'WhenceSdk.getTestGroupId': 'get-an-advertiser-and-test-group-id',
  AdvertiserIdInfo: 'get-an-advertiser-and-test-group-id',
  AppEvent: 'track-events',
  AdImpression: 'overview/revenue',
  PurchaseReceipt: 'overview/revenue',
  ValidateResult: 'overview/revenue',
};

/**
 * Where a name is explained, as a route of the site: for the SDK on the page of the scope's platform, or on Android's.
 * @throws Error with the cure if no page is known.
 */
export function pageOf(
  side: Side,
  name: string,
  { version = currentSdkVersion, platform = 'android' }: FactScope = {},
): string {
  const [first = '', second = ''] = name.split('.');
  switch (side) {
    case 'sdk': {
      const page = sdkPages[name] ?? sdkPages[first];
      if (!page) throw new Error(`No page explains ${name}. Name it in lib/facts/counterparts.ts.`);
      return `/sdk/${version}/${platform}/${page}`;
    }
    case 'url':
      return '/docs/resources/glossary-and-definitions/tracking-url';
    case 's2s':
      return '/api/app-events/post-app-event';
    case 'macro':
      return '/docs/resources/glossary-and-definitions/postback';
    case 'rawData': {
      const table = loadRawDataTables().find((entry) => entry.table === first);
      if (!table) throw new Error(`No raw data table ${first}. Correct it in data/${file}.`);
      return `${table.route}#col-${second}`;
    }
    case 'dimension':
      return '/api/reporting-api/common-objects';
  }
}

/** Every name that a side has; the two sides that are code come from the caller. */
export function knownNames(code: {
  sdk: readonly string[];
  s2s: readonly string[];
}): Record<Side, Set<string>> {
  const columns = loadRawDataTables().flatMap((table) =>
    columnsOf(table).flatMap(({ name }) =>
      (name === attributeMap ? attributeNames(table.table) : [name]).map(
        (known) => `${table.table}.${known}`,
      ),
    ),
  );
  return {
    sdk: new Set(code.sdk),
    url: new Set(loadTrackingUrlParameters().map(({ name }) => name)),
    s2s: new Set(code.s2s),
    macro: new Set(loadPostbacks().macros.flatMap(({ names }) => names)),
    rawData: new Set(columns),
    dimension: new Set(loadDimensions().map(({ name }) => name)),
  };
}

/** Names that no side has, as `file:line: what — cure`. */
export function counterpartProblems(
  entries: readonly Counterpart[],
  known: Record<Side, Set<string>>,
): string[] {
  return entries.flatMap((entry, index) =>
    (Object.keys(known) as Side[]).flatMap((side) => {
      const name = entry[side];
      if (name === undefined || known[side].has(name)) return [];
      return [`data/${file}:${lineIn(file, index, side)}: ${side} has no ${name} — Correct the name.`];
    }),
  );
}
