/** Users by the day of their install, in total and by partner. */
import type { World } from '../../../lib/facts/sample-world';
import { money, partnerOf, usd, type SeriesTable } from './shared';

export function cohorts(world: World): SeriesTable[] {
  const revenue = new Map(world.cohorts.paidRevenue.map((row) => [row.date, row]));
  return [
    {
      name: 'cohort_partner',
      columns: {
        install_date: 'DATE',
        partner_id: 'BIGINT',
        goal_converters: 'BIGINT',
        revenue_d7: usd,
      },
      rows: world.cohorts.groups.map((row) => ({
        install_date: row.date,
        partner_id: partnerOf(world, world.cohort.campaigns[row.group]),
        goal_converters: row.goalConverters,
        revenue_d7: money(row.revenueD7Cents),
      })),
    },
    {
      name: 'cohort_paid',
      columns: {
        install_date: 'DATE',
        installs: 'BIGINT',
        cost_usd: usd,
        ...Object.fromEntries([1, 3, 7, 14, 30].map((n) => [`active_d${n}`, 'BIGINT'])),
        ...Object.fromEntries([0, 1, 3, 7, 14, 30].map((n) => [`revenue_d${n}`, usd])),
      },
      rows: world.cohorts.paid.map((row) => {
        const cents = revenue.get(row.date);
        if (!cents)
          throw new Error(`paidRevenue of data/sample-world/cohorts.yaml has no row for ${row.date}.`);
        return {
          install_date: row.date,
          installs: row.size,
          cost_usd: money(row.costCents),
          active_d1: row.activeD1,
          active_d3: row.activeD3,
          active_d7: row.activeD7,
          active_d14: row.activeD14,
          active_d30: row.activeD30,
          revenue_d0: money(cents.centsD0),
          revenue_d1: money(cents.centsD1),
          revenue_d3: money(cents.centsD3),
          revenue_d7: money(cents.centsD7),
          revenue_d14: money(cents.centsD14),
          revenue_d30: money(cents.centsD30),
        };
      }),
    },
  ];
}
