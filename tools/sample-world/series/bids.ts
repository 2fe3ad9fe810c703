/** What a change of a bid did: the week before and the week after. */
import type { World } from '../../../lib/facts/sample-world';
import { money, seriesTable, usd, type SeriesTable } from './shared';

export function bidEffect({ bidChanges: { effect } }: World): SeriesTable {
  const before = { ...effect.before, period: 'before', cost: money(effect.before.costCents) };
  // Installs and cost of these days are in source_day.
  const after = { ...effect.after, period: 'after', installs: null, cost: null };
  return seriesTable('bid_effect', [before, after], {
    period: 'VARCHAR',
    date_from: ['DATE', 'from'],
    date_to: ['DATE', 'to'],
    installs: 'BIGINT',
    cost_usd: [usd, 'cost'],
    goal_converters: ['BIGINT', 'converters'],
    revenue_d7: [usd, (row) => money(row.revenueD7Cents)],
  });
}
