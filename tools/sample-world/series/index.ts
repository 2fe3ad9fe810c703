/**
 * The facts by day as tables: what reports need beyond the events of one cohort. Each table is a series of
 * data/sample-world/ with dates, ids and amounts in USD, and with `rest` split into its countries.
 */
import type { World } from '../../../lib/facts/sample-world';
import { alerts } from './alerts';
import { appDay } from './apps';
import { bidEffect } from './bids';
import { cohorts } from './cohorts';
import { directories } from './directories';
import { levels } from './levels';
import { adDay, skuDay, subscriptions } from './monetization';
import { postbacks } from './postbacks';
import { iosDay } from './privacy';
import { rates } from './rates';
import type { SeriesTable } from './shared';
import { conversions, retargeting, sourceTraffic, traffic } from './traffic';

/** All series as tables. */
export const seriesTables = (world: World): SeriesTable[] => [
  traffic(world),
  sourceTraffic(world),
  conversions(world),
  ...cohorts(world),
  ...appDay(world),
  adDay(world),
  skuDay(world),
  subscriptions(world),
  ...levels(world),
  retargeting(world),
  ...alerts(world),
  bidEffect(world),
  postbacks(world),
  iosDay(world),
  rates(world),
  ...directories(world),
];
