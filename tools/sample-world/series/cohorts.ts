/** Users by the day of their install, in total and by partner. */
import type { World } from '../../../lib/facts/sample-world';
import { cost, money, partnerOf, seriesTable, usd, type SeriesTable } from './shared';

export function cohorts(world: World): SeriesTable[] {
  const { groups, paid, paidRevenue } = world.cohorts;
  const revenue = new Map(paidRevenue.map((row) => [row.date, row]));
  const withRevenue = paid.map((row) => {
    const cents = revenue.get(row.date);
    if (!cents) throw new Error(`paidRevenue of data/sample-world/cohorts.yaml has no row for ${row.date}.`);
    return { ...row, ...cents };
  });
  return [
    seriesTable('cohort_partner', groups, {
      install_date: ['DATE', 'date'],
      partner_id: ['BIGINT', (row) => partnerOf(world, world.cohort.campaigns[row.group])],
      goal_converters: ['BIGINT', 'goalConverters'],
      revenue_d7: [usd, (row) => money(row.revenueD7Cents)],
    }),
    seriesTable('cohort_paid', withRevenue, {
      install_date: ['DATE', 'date'],
      installs: ['BIGINT', 'size'],
      cost_usd: cost,
      active_d1: ['BIGINT', 'activeD1'],
      active_d3: ['BIGINT', 'activeD3'],
      active_d7: ['BIGINT', 'activeD7'],
      active_d14: ['BIGINT', 'activeD14'],
      active_d30: ['BIGINT', 'activeD30'],
      revenue_d0: [usd, (row) => money(row.centsD0)],
      revenue_d1: [usd, (row) => money(row.centsD1)],
      revenue_d3: [usd, (row) => money(row.centsD3)],
      revenue_d7: [usd, (row) => money(row.centsD7)],
      revenue_d14: [usd, (row) => money(row.centsD14)],
      revenue_d30: [usd, (row) => money(row.centsD30)],
    }),
  ];
}
