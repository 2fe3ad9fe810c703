/**
 * The bids of the sample world and the example rows of the tables `bids` and `bid_events` are the same bids: nothing is
 * computed from either, so only this test notices when one of them changes.
 */
import { expect, it } from 'vitest';
import { rawDataTableNamed, sampleRows, type SampleRow } from '../../lib/facts/raw-data-samples';
import { loadWorld } from '../../lib/facts/sample-world';

type Values = SampleRow['values'];

const rows = (table: string): Values[] =>
  sampleRows(rawDataTableNamed(table))
    .map(({ values }) => values)
    .sort((a, b) => String(a.event_time).localeCompare(String(b.event_time)));

const { bids, campaigns } = loadWorld().entities;
const byId = <T extends { id: string }>(list: T[]): T[] => list.sort((a, b) => a.id.localeCompare(b.id));

/** The column has nine decimals, an entity two. */
const inColumn = (amount: string): string => {
  const [whole = '', decimals = ''] = amount.split('.');
  return `${whole}.${decimals.padEnd(9, '0')}`;
};

it('lists in the table of bids those that the sample world has', () => {
  const changes = rows('bid_events');
  const listed = rows('bids').map((row) => {
    const first = changes.find(({ bid_id, operation }) => bid_id === row.bid_id && operation !== 'create');
    return {
      id: String(row.bid_id),
      campaign: row.campaign_id,
      partner: row.partner_id,
      level: row.level,
      country: row.country,
      source: row.source_id,
      // Before it was changed for the first time.
      amount: first?.previous_amount ?? row.bid_amount,
      currency: row.currency,
      createdAt: row.created_at,
    };
  });
  expect(byId(listed)).toEqual(
    byId(
      bids.map((bid) => ({
        ...bid,
        amount: inColumn(bid.amount),
        partner: campaigns.find(({ id }) => id === bid.campaign)?.partner,
      })),
    ),
  );
});

it('changes in the table of changes the bids that there are, where they are', () => {
  const changes = rows('bid_events');
  expect(changes.length).toBeGreaterThan(0);
  for (const change of changes) {
    const bid = bids.find(({ id }) => id === change.bid_id);
    expect(change).toMatchObject({
      campaign_id: bid?.campaign,
      level: bid?.level,
      country: bid?.country,
      source_id: bid?.source,
      currency: bid?.currency,
    });
  }
});
