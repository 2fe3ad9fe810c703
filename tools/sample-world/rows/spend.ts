/**
 * Rows of cost, September 1 to 14: what partners reported by day, campaign and country, amounts that a later import
 * corrected, the cost CSV that does not count, and one row for each conversion whose price is on the link.
 */
import type { World } from '../../../lib/facts/sample-world';
import { decimal9, nanos, nanosOfCents, toUsd } from '../money';
import { Random } from '../../../lib/random';
import { dateOf, day, hour, second, september, startOfDay } from '../time';
import { splitEvenly } from '../split';
import type { RowWriter } from './shared';

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
  /** The first one by default. */
  version?: number;
  received: number;
  amount: string;
  currency: string;
  source: 'api' | 'csv' | 'tracking_url';
  selected: boolean;
  reported?: Record<'views' | 'clicks' | 'installs', number | null>;
  upload?: string;
}

function addDelivery(rows: RowWriter, delivery: Delivery): void {
  const { entities } = rows.world;
  const campaign = entities.campaigns.find(({ id }) => id === delivery.campaign);
  if (!campaign) throw new Error(`No campaign ${delivery.campaign} in data/sample-world/entities.yaml.`);
  const adSet = entities.adSets.find((entry) => entry.campaign === campaign.id);
  const amount = nanos(delivery.amount);
  rows.tables.add('spend_events', {
    ...rows.env(startOfDay(delivery.date), delivery.received),
    record_version: delivery.version ?? 1,
    spend_date: delivery.date,
    partner_id: campaign.partner,
    channel_id: campaign.channel,
    campaign_id: campaign.id,
    ...(delivery.source === 'api' && adSet && { ad_set_id: adSet.id, source_id: entities.sources[0]?.id }),
    country: delivery.country,
    cost_source: delivery.source,
    is_selected_source: delivery.selected,
    cost_model: delivery.source === 'csv' ? null : campaign.costModel,
    cost_amount: decimal9(amount),
    cost_currency: delivery.currency,
    cost_usd: decimal9(toUsd(rows.world, amount, delivery.currency)),
    reported_views: delivery.reported?.views,
    reported_clicks: delivery.reported?.clicks,
    reported_installs: delivery.reported?.installs,
    status: 'provisional',
    upload_id: delivery.upload,
  });
}

const text = (cents: number): string => decimal9(nanosOfCents(cents));

/** Deliveries of the partners' reporting APIs. */
function reportedCost({ spend, traffic, entities, rules }: World): Delivery[] {
  const first = spend.september1.filter(({ source }) => source === 'api');
  const firstDate = first[0]?.date ?? '';
  const deliveries: Delivery[] = first.map((row) => ({
    ...row,
    version: row.recordVersion,
    received: Date.parse(row.receivedTime),
    amount: text(row.costCents),
    reported: row,
  }));
  for (const row of traffic) {
    const date = september(row.day);
    const campaign = entities.campaigns.find(({ id }) => id === row.campaign);
    if (!campaign || campaign.id === spend.realTime.campaign || date === firstDate) continue;
    const restated = spend.restatements.find(
      (entry) => entry.date === date && entry.campaign === campaign.id && entry.country === row.country,
    );
    const base = { date, campaign: campaign.id, currency: 'USD', source: 'api', selected: true } as const;
    const received = startOfDay(date) + day + 6 * hour + (importSecond[campaign.partner] ?? 0) * second;
    const countries = row.country === 'rest' ? rules.restCountries : [row.country];
    const shares = splitEvenly(row.costCents, countries.length);
    countries.forEach((country, index) => {
      const amount = text(restated?.fromCents ?? (shares[index] as number));
      deliveries.push({ ...base, country, received, amount });
      if (restated) {
        const again = { received: Date.parse(restated.receivedTime), amount: text(restated.toCents) };
        deliveries.push({ ...base, country, version: 2, ...again });
      }
    });
  }
  return deliveries;
}

/** Real-time cost: the cohort's own conversions, and as many others as the day and country have. */
function realTimeCost({ spend, traffic }: World, conversions: readonly BookedConversion[]): Delivery[] {
  const { campaign, costCents, currency } = spend.realTime;
  return traffic
    .filter((row) => row.campaign === campaign)
    .flatMap((row) => {
      const date = september(row.day);
      const random = new Random(`real-time cost/${date}/${row.country}`);
      const own = conversions
        .filter(({ time, country }) => dateOf(time) === date && country === row.country)
        .map(({ time }) => time);
      const missing = row.costCents / costCents - own.length;
      if (missing < 0) throw new Error(`More conversions than cost on ${date} in ${row.country}.`);
      const others = Array.from(
        { length: missing },
        () => Math.floor(random.between(startOfDay(date), startOfDay(date) + day) / second) * second,
      );
      return [...own, ...others].map((time): Delivery => ({
        date,
        campaign,
        country: row.country,
        received: time + 7 * second,
        amount: text(costCents),
        currency,
        source: 'tracking_url',
        selected: true,
      }));
    });
}

/** Adds all rows of cost. @param conversions Of users whose link has the price. */
export function addSpend(rows: RowWriter, conversions: readonly BookedConversion[]): void {
  const { csvUpload } = rows.world.spend;
  const csv = csvUpload.rows.map((row): Delivery => ({
    ...row,
    received: Date.parse(csvUpload.at),
    amount: row.cost,
    source: 'csv',
    selected: false,
    upload: csvUpload.id,
  }));
  for (const delivery of [...reportedCost(rows.world), ...realTimeCost(rows.world, conversions), ...csv])
    addDelivery(rows, delivery);
}
