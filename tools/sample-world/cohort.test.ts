/**
 * The users of September 1 meet every series of the world. Each check compares a query over the events with a file of
 * data/sample-world/, and each is shown to fail when the events change.
 */
import { groups, loadWorld, type Group, type World } from '../../lib/facts/sample-world';
import { decimal9, nanosOfCents } from './money';
import { campaignCosts, proveChecks } from '../../tests/lib/sample-world';

const world = loadWorld();
const september1 = `install_date = DATE '2025-09-01' AND app_id = 'app_7k2m9qx4t0ab'`;
const groupName = (alias = ''): string =>
  `CASE ${alias}partner_id WHEN 101 THEN 'adjoe' WHEN 104 THEN 'applovin' WHEN 100417 THEN 'tide' ELSE 'organic' END`;
const isPurchase = `purchase_type IN ('one_time', 'consumable', 'subscription_start', 'subscription_renewal')`;

/** Users who did an event in the first seven days. */
const finished = (event: string): string =>
  `SELECT DISTINCT user_id FROM install_user_events WHERE ${september1} AND day_n < 7 AND ${event}`;
const level = (number: number): string =>
  `event_name = 'level_completed' AND dimensions['level'] = '${number}'`;

const byGroup = <T extends Record<Group, number>>(
  rows: readonly T[],
  key: (row: T) => unknown,
  zero = false,
) =>
  groups.flatMap((group) =>
    rows.filter((row) => zero || row[group] > 0).map((row) => [group, key(row), row[group]]),
  );

const days = (of: (row: World['cohortDays'][number]) => unknown) =>
  world.cohortDays.map((row) => [row.group, row.day, of(row)]);

const firstSessionGone = `DELETE FROM session_events WHERE event_id = (SELECT event_id FROM install_sessions
  WHERE ${september1} AND day_n = 7 LIMIT 1)`;
const cent = `UPDATE revenue_events SET net_usd = net_usd + 0.01 WHERE event_id = (SELECT event_id FROM install_revenue
  WHERE ${september1} AND partner_id = 101 AND day_n = 3 LIMIT 1)`;
const otherUser = (table: string, set: string): string => `UPDATE ${table} SET ${set} WHERE install_id =
  (SELECT install_id FROM installs WHERE ${september1} AND partner_id = 101 AND country = 'AT'
   AND match_type = 'install_referrer' AND integrity_verdict = 'trusted' AND device_type = 'phone' LIMIT 1)`;
const levelGone = (number: number): string => `DELETE FROM user_events WHERE event_id IN
  (SELECT event_id FROM install_user_events WHERE ${september1} AND day_n = 0 AND ${level(number)} LIMIT 1)`;

proveChecks({
  'users by country': {
    sql: `SELECT ${groupName()} AS g, country, COUNT(*) FROM installs WHERE ${september1} GROUP BY ALL`,
    expected: world.cohort.usersByCountry.map((row) => [row.group, row.country, row.users]),
    fault: otherUser('install_events', `country = 'DE'`),
  },
  'active users by day N': {
    sql: `SELECT ${groupName()}, day_n, COUNT(DISTINCT user_id) FROM install_sessions WHERE ${september1} GROUP BY ALL`,
    expected: days((row) => row.active),
    fault: `DELETE FROM session_events WHERE install_id = (SELECT install_id FROM installs WHERE ${september1} LIMIT 1)`,
  },
  'sessions by day N': {
    sql: `SELECT ${groupName()}, day_n, COUNT(*) FROM install_sessions WHERE ${september1} GROUP BY ALL`,
    expected: days((row) => row.sessions),
    fault: firstSessionGone,
  },
  'time in app by day N': {
    sql: `SELECT ${groupName()}, day_n, SUM(foreground_seconds::DECIMAL(18, 1)) FROM install_sessions
      WHERE ${september1} GROUP BY ALL`,
    expected: days((row) => `${row.sessionSeconds}.0`),
    fault: `UPDATE session_events SET foreground_seconds = foreground_seconds + 0.1 WHERE event_id =
      (SELECT event_id FROM install_sessions WHERE ${september1} LIMIT 1)`,
  },
  'ad impressions by day N': {
    sql: `SELECT ${groupName()}, day_n, COUNT(*) FROM install_ads WHERE ${september1} GROUP BY ALL`,
    expected: days((row) => row.adImpressions),
    fault: `DELETE FROM ad_impression_events WHERE event_id = (SELECT event_id FROM install_ads WHERE ${september1} LIMIT 1)`,
  },
  'revenue by day N, to the last of nine decimals': {
    sql: `SELECT ${groupName()}, day_n, SUM(net_usd) FROM install_revenue WHERE ${september1} GROUP BY ALL`,
    expected: days((row) => decimal9(nanosOfCents(row.revenueCents))),
    fault: cent,
  },
  'revenue of adjoe to day 7 by country': {
    sql: `SELECT country, SUM(net_usd) FROM install_revenue
      WHERE ${september1} AND partner_id = 101 AND day_n <= 7 GROUP BY 1`,
    expected: Object.entries(world.cohort.revenueByCountryD7Cents.adjoe).map(([country, cents]) => [
      country,
      decimal9(nanosOfCents(cents)),
    ]),
    fault: cent,
  },
  'rolling retention': {
    sql: `SELECT n, COUNT(*) FROM (SELECT MAX(day_n) AS last FROM install_sessions
        WHERE ${september1} AND traffic_type = 'paid' GROUP BY user_id),
      (VALUES (1), (3), (7), (14), (30)) AS days(n) WHERE last >= n GROUP BY n`,
    expected: world.cohort.rollingPaid.map(({ day, users }) => [day, users]),
    fault: `DELETE FROM session_events WHERE event_id IN (SELECT event_id FROM install_sessions
      WHERE ${september1} AND traffic_type = 'paid' AND day_n = 30)`,
  },
  'tutorial and levels': {
    sql: `SELECT ${groupName()}, CASE event_name WHEN 'level_completed' THEN dimensions['level'] ELSE event_name END,
        COUNT(DISTINCT user_id)
      FROM install_user_events WHERE ${september1} AND day_n < 7 AND event_kind = 'custom' GROUP BY ALL`,
    expected: byGroup(world.cohort.levels, ({ step }) => String(step)),
    fault: levelGone(2),
  },
  'nobody finishes a level twice, or after seven days': {
    sql: `SELECT user_id FROM install_user_events WHERE ${september1} AND event_kind = 'custom'
      GROUP BY user_id, event_name, dimensions HAVING COUNT(*) > 1 OR MAX(day_n) > 6`,
    fault: `UPDATE user_events SET event_time = event_time + INTERVAL 8 DAY WHERE event_id =
      (SELECT event_id FROM install_user_events WHERE ${september1} AND ${level(1)} LIMIT 1)`,
  },
  'level 5 by day N': {
    sql: `SELECT ${groupName()}, day_n, COUNT(*) FROM install_conversions
      WHERE ${september1} AND goal_type = 'event' GROUP BY ALL`,
    expected: byGroup(world.cohort.level5ByDay, ({ day }) => day),
    fault: `DELETE FROM goal_conversions WHERE event_id = (SELECT event_id FROM install_conversions
      WHERE ${september1} LIMIT 1)`,
  },
  'level 5 by Berlin date': {
    sql: `SELECT ${groupName()}, event_date, COUNT(*) FROM install_user_events
      WHERE ${september1} AND ${level(5)} GROUP BY ALL`,
    expected: byGroup(world.cohort.level5ByDate, ({ date }) => date),
    fault: levelGone(5),
  },
  'a conversion for each level 5, at the same time': {
    sql: `SELECT COALESCE(c.event_id, e.event_id) FROM (FROM install_conversions WHERE goal_type = 'event') c
      FULL JOIN (SELECT * FROM install_user_events WHERE ${level(5)}) e
        ON e.user_id = c.user_id AND e.event_time = c.event_time
      WHERE COALESCE(c.install_date, e.install_date) = DATE '2025-09-01' AND (c.user_id IS NULL OR e.user_id IS NULL)`,
    fault: levelGone(5),
  },
  'match types': {
    sql: `SELECT ${groupName()}, attribution_type, match_type, COUNT(*) FROM installs WHERE ${september1} GROUP BY ALL`,
    expected: world.cohort.match.map((row) => [row.group, row.attributionType, row.matchType, row.users]),
    fault: otherUser('attribution_events', `match_type = 'advertising_id'`),
  },
  'install types': {
    sql: `SELECT ${groupName()}, install_type, COUNT(*) FROM installs WHERE ${september1} GROUP BY ALL`,
    expected: world.cohort.installTypes.map((row) => [row.group, row.installType, row.users]),
    fault: otherUser('install_events', `install_type = 'reinstall'`),
  },
  'rejected attributions': {
    sql: `SELECT ${groupName()}, reject_reason, COUNT(*) FROM attribution_events_current
      WHERE status = 'rejected' AND NOT counts_as_install GROUP BY ALL`,
    expected: world.cohort.rejectedInstalls.map((row) => [row.group, row.reason, row.installs]),
    fault: `UPDATE attribution_events SET reject_reason = 'ctit_too_short' WHERE reject_reason = 'ip_blocklisted'`,
  },
  'verdicts at the first open': {
    sql: `SELECT ${groupName('i.')}, e.integrity_verdict, COUNT(*) FROM device_integrity_events_current e
      JOIN installs i USING (install_id)
      WHERE i.install_date = DATE '2025-09-01' AND check_reason = 'first_open' GROUP BY ALL`,
    expected: byGroup(world.cohort.integrityFirstOpen, ({ verdict }) => verdict),
    fault: otherUser('device_integrity_events', `integrity_verdict = 'basic'`),
  },
  'users with an advertising id': {
    sql: `SELECT ${groupName()}, COUNT(advertising_id) FROM installs WHERE ${september1} GROUP BY ALL`,
    expected: groups.map((group) => [group, world.cohort.withAdvertisingId[group]]),
    fault: otherUser('install_events', 'advertising_id = NULL'),
  },
  'test groups': {
    sql: `SELECT test_group, COUNT(*) FROM installs WHERE ${september1} AND test_group IS NOT NULL GROUP BY 1`,
    expected: world.cohort.testGroups.map((users, index) => [index + 1, users]),
    fault: `UPDATE install_events SET test_group = 4 WHERE test_group = 3`,
  },
  devices: {
    sql: `SELECT device_type, COUNT(*) FROM installs WHERE ${september1} GROUP BY 1`,
    expected: Object.entries(world.cohort.devices),
    fault: otherUser('install_events', `device_type = 'tablet'`),
  },
  'users with one session': {
    sql: `SELECT COUNT(*) FROM (SELECT user_id FROM install_sessions WHERE ${september1}
      GROUP BY 1 HAVING COUNT(*) = 1)`,
    expected: [[world.cohort.oneSessionOnly]],
    fault: firstSessionGone.replace(
      'day_n = 7',
      `user_id IN (SELECT user_id FROM install_sessions
      WHERE ${september1} GROUP BY 1 HAVING COUNT(*) = 2)`,
    ),
  },
  'purchases by day N': {
    sql: `SELECT ${groupName()}, day_n, sku, COUNT(*) FROM install_revenue WHERE ${september1} AND ${isPurchase} GROUP BY ALL`,
    expected: counted(world.purchases.purchases.map(({ group, day, sku }) => [group, day, sku])),
    fault: `UPDATE revenue_events SET sku = 'ht_gems_500' WHERE sku = 'ht_gems_1200'`,
  },
  'refunds by day N': {
    sql: `SELECT ${groupName()}, day_n, sku, COUNT(*) FROM install_revenue
      WHERE ${september1} AND purchase_type = 'refund' GROUP BY ALL`,
    expected: counted(
      world.purchases.purchases
        .filter(({ refundDay }) => refundDay !== null)
        .map(({ group, refundDay, sku }) => [group, refundDay, sku]),
    ),
    fault: `DELETE FROM revenue_events WHERE purchase_type = 'refund' AND sku = 'ht_gems_1200'`,
  },
  'refunds are minus the amounts of their purchase': {
    sql: `SELECT r.event_id FROM revenue_events_current r
      LEFT JOIN revenue_events_current p ON p.transaction_id = r.original_transaction_id
        AND p.gross_amount = -r.gross_amount AND p.tax_amount = -r.tax_amount AND p.net_amount = -r.net_amount
        AND p.net_usd = -r.net_usd AND p.event_time < r.event_time AND p.user_id = r.user_id
      WHERE r.purchase_type = 'refund' AND p.event_id IS NULL`,
    fault: `UPDATE revenue_events SET net_amount = net_amount + 0.000000001 WHERE purchase_type = 'refund'`,
  },
  'trials by day N': {
    sql: `SELECT ${groupName()}, day_n, COUNT(*) FROM install_revenue
      WHERE ${september1} AND purchase_type = 'trial' AND net_usd = 0 GROUP BY ALL`,
    expected: counted(world.purchases.trials.map(({ group, day }) => [group, day])),
    fault: `DELETE FROM revenue_events WHERE purchase_type = 'trial'`,
  },
  'trials become paid after exactly seven days': {
    sql: `SELECT ${groupName('t.')}, COUNT(*) FROM revenue_events_current t JOIN revenue_events_current p
        ON p.original_transaction_id = t.transaction_id AND p.event_time = t.event_time + INTERVAL 7 DAY
      WHERE t.purchase_type = 'trial' AND p.purchase_type = 'subscription_renewal' GROUP BY 1`,
    expected: counted(world.purchases.trials.filter(({ paid }) => paid).map(({ group }) => [group])),
    fault: `UPDATE revenue_events SET event_time = event_time + INTERVAL 1 HOUR WHERE purchase_type = 'trial'`,
  },
  'purchases and trials happen in a session; renewals and refunds need none': {
    sql: `SELECT r.event_id FROM install_revenue r
      LEFT JOIN install_sessions s ON s.install_id = r.install_id AND r.event_time BETWEEN s.event_time AND s.end_time
      WHERE r.install_date = DATE '2025-09-01' AND r.purchase_type IN ('one_time', 'consumable', 'trial')
        AND s.session_id IS NULL`,
    fault: `UPDATE revenue_events SET event_time = event_time + INTERVAL 3 HOUR WHERE purchase_type = 'trial'`,
  },
  segments: {
    sql: `WITH facts AS (SELECT user_id, ANY_VALUE(advertising_id) AS ad_id, ANY_VALUE(traffic_type) AS traffic,
          ANY_VALUE(country) AS country, ANY_VALUE(partner_id) AS partner,
          user_id IN (${finished(level(5))}) AS five, user_id IN (${finished(level(6))}) AS six,
          user_id IN (SELECT user_id FROM install_revenue WHERE ${isPurchase} AND ${september1}) AS payer,
          (SELECT COUNT(*) FROM install_sessions s WHERE s.user_id = i.user_id) AS sessions
        FROM installs i WHERE ${september1} GROUP BY user_id)
      SELECT 'seg_4k9p1s6x8cdm', COUNT(*), COUNT(ad_id) FROM facts WHERE five AND NOT payer
      UNION ALL SELECT 'seg_7c2x9m4b1vqt', COUNT(*), NULL FROM facts WHERE payer
      UNION ALL SELECT 'seg_5r8d0j3w6ykn', COUNT(*), NULL FROM facts WHERE traffic = 'paid' AND five AND NOT six
      UNION ALL SELECT 'seg_1w6t4q9z3hbx', COUNT(*), NULL FROM facts WHERE sessions = 1
      UNION ALL SELECT 'seg_8n3v5c0k7rfg', COUNT(*), NULL FROM facts
        WHERE country IN ('AT', 'CH') AND partner IN (101, 104)`,
    expected: world.segments.segments.map(({ id, size, withAdvertisingId }) => [
      id,
      size,
      withAdvertisingId ?? null,
    ]),
    fault: `UPDATE revenue_events SET purchase_type = 'trial' WHERE purchase_type = 'one_time'`,
  },
  funnel: {
    sql: `WITH steps AS (SELECT i.user_id, ANY_VALUE(${groupName('i.')}) AS g,
          MIN(CASE WHEN event_name = 'tutorial_completed' THEN event_time END) AS t0,
          MIN(CASE WHEN ${level(1)} THEN event_time END) AS t1,
          MIN(CASE WHEN ${level(3)} THEN event_time END) AS t3,
          MIN(CASE WHEN ${level(5)} THEN event_time END) AS t5
        FROM installs i LEFT JOIN install_user_events e ON e.install_id = i.install_id AND e.day_n < 7
        WHERE i.install_date = DATE '2025-09-01' GROUP BY 1),
      bought AS (SELECT DISTINCT s.user_id FROM steps s JOIN install_revenue r USING (user_id)
        WHERE ${isPurchase} AND r.day_n < 7 AND r.event_time > s.t5)
      SELECT g, COUNT(*), COUNT(t0), COUNT(t1), COUNT(t3), COUNT(t5), COUNT(b.user_id)
      FROM steps LEFT JOIN bought b USING (user_id) WHERE t0 IS NULL OR (t1 IS NULL OR t0 < t1) AND
        (t3 IS NULL OR t1 < t3) AND (t5 IS NULL OR t3 < t5) GROUP BY g`,
    expected: groups.map((group) => [group, ...world.funnel.users[group]]),
    fault: levelGone(3),
  },
  experiment: {
    sql: `SELECT variant, COUNT(DISTINCT e.user_id), COUNT(DISTINCT r.user_id), SUM(r.net_usd)
      FROM experiment_assignment_events_current e JOIN installs i USING (install_id)
      LEFT JOIN (SELECT user_id, sku, SUM(net_usd) AS net_usd FROM install_revenue
          WHERE day_n <= 7 AND sku LIKE 'ht_starter_%' AND ${isPurchase} GROUP BY ALL) r
        ON r.user_id = e.user_id AND right(r.sku, 1) = right(e.variant, 1)
      WHERE e.experiment_id = 'exp_9y4c1f7m6gkw' AND i.install_date = DATE '2025-09-01' GROUP BY 1`,
    expected: Object.entries(world.experiment.variants).map(([key, { users, buyers, netUsd }]) => [
      key,
      users,
      buyers,
      netUsd,
    ]),
    fault: `UPDATE experiment_assignment_events SET variant = 'bundle_a' WHERE test_group = 9`,
  },
  'variants and test groups agree': {
    sql: `SELECT event_id FROM experiment_assignment_events_current WHERE experiment_id = 'exp_9y4c1f7m6gkw'
      AND variant <> CASE test_group % 2 WHEN 0 THEN 'bundle_a' ELSE 'bundle_b' END`,
    fault: `UPDATE experiment_assignment_events SET test_group = 4 WHERE test_group = 9`,
  },
  'AppLovin in Germany by source': {
    sql: `SELECT source_id, COUNT(*) FROM installs
      WHERE ${september1} AND partner_id = 104 AND country = 'DE' GROUP BY 1`,
    expected: world.sourceTraffic.days
      .filter(({ day }) => day === 1)
      .map(({ source, installs }) => [source ?? 'pub_10442', installs]),
    fault: `UPDATE attribution_events SET source_id = 'pub_88213' WHERE source_id = 'pub_10442'`,
  },
  'real-time cost of Tide Pool Ads equals the cost of its conversions': {
    sql: `SELECT s.spend_date, COUNT(*) FROM spend_events_current s JOIN installs i ON i.partner_id = s.partner_id
        AND i.install_date = DATE '2025-09-01'
      JOIN goal_conversions_current g ON g.install_id = i.install_id
        AND s.received_time = g.event_time + INTERVAL 7 SECOND AND g.country = s.country GROUP BY 1`,
    expected: world.cohort.level5ByDate.map(({ date, tide }) => [date, tide]),
    fault: `UPDATE spend_events SET received_time = received_time + INTERVAL 1 SECOND`,
  },
  'cost by day and campaign': {
    sql: `SELECT CAST(right(spend_date, 2) AS INT), campaign_id, SUM(cost_usd) FROM spend_events_current
      WHERE is_selected_source GROUP BY ALL`,
    expected: campaignCosts(world).filter(([, , cost]) => Number(cost) > 0),
    fault: `UPDATE spend_events SET cost_usd = cost_usd + 1 WHERE record_version = 2`,
  },
});

/** Rows with how often they occur. */
function counted(rows: readonly (readonly unknown[])[]): unknown[][] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(JSON.stringify(row), (counts.get(JSON.stringify(row)) ?? 0) + 1);
  return [...counts].map(([row, count]) => [...(JSON.parse(row) as unknown[]), count]);
}
