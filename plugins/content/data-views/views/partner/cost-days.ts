/**
 * `<Data view="partner-cost-days" />`: when the cost days of a partner begin, and how far its imports reach back. Amounts of
 * single days can be compared only by readers who know both.
 */
import type { Partner } from '../../../../../lib/facts/types';
import { bulletList, link, strong } from '../../../../../lib/markdown/nodes';
import { partnerView } from './page-partner';

/** Time zones of cost days, as they follow "at midnight". */
const timeZones: Readonly<Record<NonNullable<Partner['cost']['timeZone']>, string>> = {
  UTC: 'UTC',
  'ad account': 'in the time zone of the ad account',
  'as reported in each row': 'in the time zone of each row',
};

/** A partner whose time zone is not known decides it. */
function beginning({ cost: { timeZone }, name }: Partner): string {
  return timeZone === undefined
    ? `${name} decides, so compare totals over more than one day.`
    : `at midnight ${timeZones[timeZone]}.`;
}

export const partnerCostDays = partnerView((partner) => {
  if (!partner.cost.api)
    throw new Error(`${partner.name} has no cost API. Say in a sentence where its cost comes from.`);
  return bulletList([
    [
      strong(
        'When a ',
        link('/docs/promote/network-management/partner-overview#when-a-cost-day-begins', 'cost day'),
        ' begins:',
      ),
      ` ${beginning(partner)}`,
    ],
    [
      strong('How far imports reach back:'),
      ' {fact:connection.firstImportDays} when you connect, then the last {fact:costs.reread} every {fact:costs.importEvery}.',
    ],
  ]);
});
