/**
 * What named rows say about the users in them. Pages print these rows, so the generator follows them and invents only
 * what they leave open.
 */
import { type RawDataTable } from '../../lib/facts/types';
import { groups, type Group, type World } from '../../lib/facts/sample-world';
import { nanos } from './money';
import type { ToldImpression } from './plan/ads';
import type { PlannedEngagement } from './plan/engagements';
import type { ToldIdentity } from './plan/identity';
import type { ToldSale } from './plan/purchases';
import { scriptsOf, type Script } from './plan/scripts';
import type { Row, Tables } from './rows/table';

/** What named rows say about users, by the users' keys. */
export interface Told {
  scripts: ReadonlyMap<string, Script>;
  keys: ReadonlySet<string>;
  identities: ReadonlyMap<string, ToldIdentity>;
  engagements: ReadonlyMap<string, readonly PlannedEngagement[]>;
  /** The purchase of the sample user, and its refund. */
  sale: ToldSale;
  impressions: readonly ToldImpression[];
}

const timeOf = (value: unknown): number => Date.parse(String(value));

/** The named row of a user in a table. @throws Error if there is none. */
function onlyRow(tables: Tables, table: string, installId: string): Row {
  const [row] = tables.named(table, (entry) => entry.install_id === installId);
  if (!row)
    throw new Error(`data/raw-data/samples/${table}.yaml has no row of the installation ${installId}.`);
  return row;
}

/** Identity of a named user, from its install and its click. */
function toldIdentity(tables: Tables, installId: string): ToldIdentity {
  const install = onlyRow(tables, 'install_events', installId);
  const consent = onlyRow(tables, 'user_identity_events', installId);
  const [click] = tables.named('click_events', (row) => row.advertising_id === install.advertising_id);
  return {
    userId: String(install.user_id),
    installId,
    customUserId: install.custom_user_id as string | null,
    advertisingId: String(install.advertising_id),
    appSetId: String(install.app_set_id),
    deviceType: install.device_type as ToldIdentity['deviceType'],
    device: {
      manufacturer: String(install.device_manufacturer),
      model: String(install.device_model),
      os: String(install.os_version),
    },
    place: { region: String(install.region), city: String(install.city) },
    ip: String(click?.ip),
    personalization: consent.consent_ad_personalization as ToldIdentity['personalization'],
  };
}

/** Accepted engagements of a named user. */
function toldEngagements(world: World, tables: Tables, advertisingId: string): PlannedEngagement[] {
  return (['click', 'view'] as const).flatMap((type) =>
    tables
      .named(`${type}_events`, (row) => row.advertising_id === advertisingId && row.status === 'accepted')
      .map((row): PlannedEngagement => ({
        id: String(row.event_id),
        type,
        group: groups.find((group) => world.cohort.campaigns[group] === row.campaign_id) as Group,
        campaign: Number(row.campaign_id),
        time: timeOf(row.event_time),
        received: timeOf(row.received_time),
        matchType: type === 'click' ? 'install_referrer' : 'advertising_id',
        score: null,
        fault: {},
        clickId: row.partner_engagement_id as string | null,
        hasAdvertisingId: true,
      })),
  );
}

/** Ads of the sample user: two with an amount, and those that its partner reports without one. */
function toldImpressions(world: World, tables: Tables, key: string, installId: string): ToldImpression[] {
  const amounts = new Map(world.sampleUser.revenue.map(({ time, usd }) => [Date.parse(time), nanos(usd)]));
  return tables
    .named('ad_impression_events', (row) => row.install_id === installId)
    .map((row): ToldImpression => {
      const time = timeOf(row.event_time);
      const unit = world.entities.adUnits.find(
        (entry) =>
          entry.unit === row.ad_unit && entry.placement === row.placement && entry.format === row.ad_format,
      );
      if (!unit) throw new Error(`No ad unit ${String(row.ad_unit)} in data/sample-world/entities.yaml.`);
      const estimate = row.revenue_amount === null ? null : nanos(String(row.revenue_amount));
      return {
        key,
        time,
        unit,
        network: row.ad_network as string | null,
        nanos: amounts.get(time) ?? null,
        estimate,
      };
    });
}

/** The sample user's purchase and refund. */
function toldSale({ sampleUser }: World, tables: Tables, key: string, installId: string): ToldSale {
  const [purchase] = tables.named(
    'revenue_events',
    (row) =>
      row.install_id === installId && row.revenue_type === 'purchase' && row.purchase_type !== 'refund',
  );
  return {
    key,
    times: sampleUser.revenue
      .filter(({ what }) => what === 'refund' || what === purchase?.sku)
      .map(({ time }) => Date.parse(time)),
    transactionId: String(purchase?.transaction_id),
  };
}

/**
 * Reads what named rows say about their users.
 * @throws Error if a user that the world names has no rows.
 */
export function toldBy(world: World, rawTables: readonly RawDataTable[], tables: Tables): Told {
  const scripts = scriptsOf(world, rawTables);
  const { group, number } = world.sampleUser;
  const sampleKey = `${group}/${number}`;
  const sample = scripts.get(sampleKey);
  if (!sample) throw new Error(`data/sample-world/named-users.yaml has no user ${sampleKey}.`);
  const identities = new Map(
    [...scripts].map(([key, { installId }]) => [key, toldIdentity(tables, installId)]),
  );
  return {
    scripts,
    keys: new Set(scripts.keys()),
    identities,
    engagements: new Map(
      [...identities].map(([key, { advertisingId }]) => [
        key,
        toldEngagements(world, tables, String(advertisingId)),
      ]),
    ),
    sale: toldSale(world, tables, sampleKey, sample.installId),
    impressions: toldImpressions(world, tables, sampleKey, sample.installId),
  };
}
