/**
 * Rows of cost, September 1 to 14: what partners reported by day, campaign and country, amounts that a later import
 * corrected, the cost CSV that does not count, and one row for each conversion whose price is on the link.
 */
import type { World } from '../../../lib/facts/sample-world';
import { decimal9, nanos, nanosOfCents, toUsd } from '../money';
import { Random } from '../../../lib/random';
import { dateOf, day, hour, second, september, startOfDay } from '../time';
import type { Columns } from './shared';
import type { Row, Tables } from './table';

/** A conversion that the link's price books as cost. */
export interface BookedConversion {
  time: number;
  country: string;
}

/** Seconds after 04:00 UTC at which each partner's import of the day before ends. */
const importSecond: Readonly<Record<number, number>> = { 101: 8, 104: 11 };

interface Delivery {
  date: string;
  campaign: number;
  country: string | null;
  version: number;
  received: number;
  amount: string;
  currency: string;
  source: 'api' | 'csv' | 'tracking_url';
  selected: boolean;
  reported: readonly [number | null, number | null, number | null];
  upload: string | null;
}

function addDelivery(world: World, tables: Tables, columns: Columns, delivery: Delivery): void {
  const campaign = world.entities.campaigns.find(({ id }) => id === delivery.campaign);
  if (!campaign) throw new Error(`No campaign ${delivery.campaign} in data/sample-world/entities.yaml.`);
  const isReported = delivery.source === 'api';
  const ids = world.entities.adSets.find((entry) => entry.campaign === campaign.id);
  const amount = nanos(delivery.amount);
  const row: Row = {
    ...columns.env(startOfDay(delivery.date), delivery.received),
    record_version: delivery.version,
    spend_date: delivery.date,
    partner_id: campaign.partner,
    channel_id: campaign.channel,
    campaign_id: campaign.id,
    ad_set_id: isReported ? (ids?.id ?? null) : null,
    creative_id: null,
    source_id: isReported && ids ? (world.entities.sources[0]?.id ?? null) : null,
    country: delivery.country,
    cost_source: delivery.source,
    is_selected_source: delivery.selected,
    cost_model: delivery.source === 'csv' ? null : campaign.costModel,
    cost_amount: decimal9(amount),
    cost_currency: delivery.currency,
    cost_usd: decimal9(toUsd(world, amount, delivery.currency)),
    reported_views: delivery.reported[0],
    reported_clicks: delivery.reported[1],
    reported_installs: delivery.reported[2],
    status: 'provisional',
    upload_id: delivery.upload,
  };
  tables.add('spend_events', row);
}

const none = [null, null, null] as const;
const text = (cents: number): string => decimal9(nanosOfCents(cents));

/** Deliveries of the partners' reporting APIs. */
function reportedCost(world: World): Delivery[] {
  const { spend, traffic, entities } = world;
  const first = spend.september1.filter(({ source }) => source === 'api');
  const firstDate = first[0]?.date ?? '';
  const deliveries: Delivery[] = first.map((row) => ({
    ...row,
    version: row.recordVersion,
    received: Date.parse(row.receivedTime),
    amount: text(row.costCents),
    source: 'api',
    reported: [row.views, row.clicks, row.installs],
    upload: null,
  }));
  for (const row of traffic) {
    const date = september(row.day);
    const campaign = entities.campaigns.find(({ id }) => id === row.campaign);
    if (!campaign || campaign.id === spend.realTime.campaign || date === firstDate) continue;
    const received = startOfDay(date) + day + 6 * hour + (importSecond[campaign.partner] ?? 0) * second;
    const restated = spend.restatements.find(
      (entry) => entry.date === date && entry.campaign === campaign.id && entry.country === row.country,
    );
    const base = {
      date,
      campaign: campaign.id,
      country: row.country,
      currency: 'USD',
      source: 'api' as const,
    };
    const rest = { selected: true, reported: none, upload: null };
    const countries = row.country === 'rest' ? world.rules.restCountries : [row.country];
    countries.forEach((country, index) => {
      const share =
        Math.floor(row.costCents / countries.length) + (index < row.costCents % countries.length ? 1 : 0);
      const amount = text(restated ? restated.fromCents : share);
      deliveries.push({ ...base, ...rest, country, version: 1, received, amount });
      if (restated) {
        const again = {
          version: 2,
          received: Date.parse(restated.receivedTime),
          amount: text(restated.toCents),
        };
        deliveries.push({ ...base, ...rest, country, ...again });
      }
    });
  }
  return deliveries;
}

/** Real-time cost: the cohort's own conversions, and as many others as the day and country have. */
function realTimeCost(world: World, conversions: readonly BookedConversion[]): Delivery[] {
  const { realTime } = world.spend;
  return world.traffic
    .filter((row) => row.campaign === realTime.campaign)
    .flatMap((row) => {
      const date = september(row.day);
      const random = new Random(`real-time cost/${date}/${row.country}`);
      const own = conversions
        .filter(({ time, country }) => dateOf(time) === date && country === row.country)
        .map(({ time }) => time);
      const missing = row.costCents / realTime.costCents - own.length;
      if (missing < 0) throw new Error(`More conversions than cost on ${date} in ${row.country}.`);
      const others = Array.from(
        { length: missing },
        () => Math.floor(random.between(startOfDay(date), startOfDay(date) + day) / second) * second,
      );
      return [...own, ...others].map((time): Delivery => ({
        date,
        campaign: realTime.campaign,
        country: row.country,
        version: 1,
        received: time + 7 * second,
        amount: text(realTime.costCents),
        currency: realTime.currency,
        source: 'tracking_url',
        selected: true,
        reported: none,
        upload: null,
      }));
    });
}

/** Adds all rows of cost. @param conversions Of users whose link has the price. */
export function addSpend(
  world: World,
  tables: Tables,
  columns: Columns,
  conversions: readonly BookedConversion[],
): void {
  const { csvUpload } = world.spend;
  const csv = csvUpload.rows.map((row): Delivery => ({
    ...row,
    version: 1,
    received: Date.parse(csvUpload.at),
    amount: row.cost,
    source: 'csv',
    selected: false,
    reported: none,
    upload: csvUpload.id,
  }));
  for (const delivery of [...reportedCost(world), ...realTimeCost(world, conversions), ...csv])
    addDelivery(world, tables, columns, delivery);
}
