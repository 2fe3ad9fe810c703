/** What a change of a bid did: the week before and the week after. */
import type { World } from '../../../lib/facts/sample-world';
import { money, usd, type SeriesTable } from './shared';

export function bidEffect({ bidChanges: { effect } }: World): SeriesTable {
  const { before, after } = effect;
  return {
    name: 'bid_effect',
    columns: {
      period: 'VARCHAR',
      date_from: 'DATE',
      date_to: 'DATE',
      installs: 'BIGINT',
      cost_usd: usd,
      goal_converters: 'BIGINT',
      revenue_d7: usd,
    },
    rows: [
      {
        period: 'before',
        date_from: before.from,
        date_to: before.to,
        installs: before.installs,
        cost_usd: money(before.costCents),
        goal_converters: before.converters,
        revenue_d7: money(before.revenueD7Cents),
      },
      // Installs and cost of these days are in source_day.
      {
        period: 'after',
        date_from: after.from,
        date_to: after.to,
        goal_converters: after.converters,
        revenue_d7: money(after.revenueD7Cents),
      },
    ],
  };
}
