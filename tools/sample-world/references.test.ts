/**
 * The tables hold together: keys, joins, order of times, versions, ids, enums. Each check is a query for rows that are
 * wrong; each kind is shown to find one.
 */
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../lib/facts/columns';
import { loadRawDataTables, loadSdkReleases } from '../../lib/facts/load';
import { loadWorld } from '../../lib/facts/sample-world';
import { testGroupOf } from './plan/identity';
import { proveChecks, sampleWorldOfTests, type WorldCheck } from '../../tests/lib/sample-world';

const tables = loadRawDataTables().map((table) => ({ ...table, all: columnsOf(table) }));
const world = loadWorld();
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const has = (table: (typeof tables)[number], ...names: string[]): boolean =>
  names.every((name) => table.all.some((column) => column.name === name));

const checks: Record<string, WorldCheck> = {};

for (const table of tables) {
  const { table: name, all, kind } = table;
  const key = kind === 'event' ? 'event_id, record_version' : `${name.replace(/s$/, '')}_id, snapshot_time`;
  for (const { name: column, joins, values, type } of all) {
    if (joins) {
      const targets = joins.map((join) => {
        const [target, id] = join.split('.') as [string, string];
        return `SELECT ${id} FROM ${target}`;
      });
      checks[`${name}.${column} joins to a row`] = {
        sql: `SELECT ${column} FROM ${name} WHERE ${column} IS NOT NULL AND ${column} NOT IN (${targets.join(' UNION ')})`,
        fault: `UPDATE ${name} SET ${column} = ${type === 'int64' ? '7' : "'nobody'"}`,
      };
    }
    if (values && type === 'string') {
      checks[`${name}.${column} is one of its values`] = {
        sql: `SELECT ${column} FROM ${name} WHERE ${column} NOT IN (${values.map(quoted).join(', ')})`,
        fault: `UPDATE ${name} SET ${column} = 'boats'`,
      };
    }
  }
  if (kind === 'event') {
    checks[`${name}: nothing is received before it happens`] = {
      sql: `SELECT event_id FROM ${name} WHERE received_time < event_time`,
      fault: `UPDATE ${name} SET received_time = event_time - INTERVAL 1 SECOND`,
    };
    // Named rows show that deliveries repeat; repeated rows are equal.
    checks[`${name}: rows with one id and version are equal`] = {
      sql: `SELECT event_id FROM (SELECT DISTINCT * FROM ${name}) GROUP BY ${key} HAVING COUNT(*) > 1`,
      fault: `INSERT INTO ${name} BY NAME (SELECT * REPLACE (NOT is_test AS is_test) FROM ${name} LIMIT 1)`,
    };
    const ids = [
      ['organization_id', '^org_[0-9a-hjkmnp-tv-z]{12}$'],
      ['product_id', '^prd_[0-9a-hjkmnp-tv-z]{12}$'],
      ['app_id', '^app_[0-9a-hjkmnp-tv-z]{12}$'],
    ] as const;
    checks[`${name}: ids have their form`] = {
      sql: `SELECT event_id FROM ${name} WHERE NOT regexp_matches(event_id,
          '^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$')
        OR ${ids.map(([id, pattern]) => `NOT regexp_matches(${id}, '${pattern}')`).join(' OR ')}`,
      fault: `UPDATE ${name} SET event_id = upper(event_id)`,
    };
  }
  for (const id of ['user_id', 'install_id', 'session_id', 'advertising_id', 'app_set_id']) {
    if (!has(table, id)) continue;
    checks[`${name}.${id} is a UUID`] = {
      sql: `SELECT ${id} FROM ${name} WHERE NOT regexp_matches(${id}, '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')`,
      fault: `UPDATE ${name} SET ${id} = 'nobody'`,
    };
  }
  if (has(table, 'install_id') && name !== 'install_events') {
    checks[`${name}: the installation is known, and of that user`] = {
      sql: `SELECT t.event_id FROM ${name} t LEFT JOIN install_events i
          ON i.install_id = t.install_id AND i.user_id = t.user_id AND i.app_id = t.app_id
        WHERE t.install_id IS NOT NULL AND i.event_id IS NULL`,
      fault: `UPDATE ${name} SET user_id = install_id`,
    };
    checks[`${name}: nothing happens before the first open`] = {
      sql: `SELECT t.event_id FROM ${name} t JOIN install_events i USING (install_id) WHERE t.event_time < i.event_time`,
      fault: `UPDATE install_events SET event_time = TIMESTAMPTZ '2025-12-01'`,
    };
  }
  if (has(table, 'session_id') && name !== 'session_events' && name !== 's2s_app_events') {
    checks[`${name}: what names a session is inside it`] = {
      sql: `SELECT t.event_id FROM ${name} t LEFT JOIN session_events s ON s.session_id = t.session_id
          AND s.install_id = t.install_id AND t.event_time BETWEEN s.event_time AND s.end_time
        WHERE t.session_id IS NOT NULL AND s.session_id IS NULL`,
      fault: `UPDATE ${name} SET event_time = event_time + INTERVAL 2 HOUR WHERE session_id IS NOT NULL`,
    };
  }
  if (has(table, 'app_version', 'sdk_version')) {
    const pairs = Object.entries(world.entities.appVersions).flatMap(([app, versions]) =>
      versions.map(({ version, sdk, since }) => `(${[app, version, sdk, since].map(quoted).join(', ')})`),
    );
    checks[`${name}: the app version had this SDK, and was out`] = {
      sql: `WITH known(app, version, sdk, since) AS (VALUES ${pairs.join(', ')})
        SELECT t.event_id FROM ${name} t LEFT JOIN known k ON k.app = t.app_id AND k.version = t.app_version
          AND k.sdk = t.sdk_version AND t.event_time >= k.since::DATE
        WHERE t.sdk_version IS NOT NULL AND k.app IS NULL`,
      fault: `UPDATE ${name} SET sdk_version = '6.0.4' WHERE sdk_version IS NOT NULL`,
    };
    const releases = loadSdkReleases().releases.map(
      ({ release, date }) => `(${quoted(release)}, ${quoted(date)})`,
    );
    checks[`${name}: the SDK version was released before`] = {
      sql: `WITH known(sdk, released) AS (VALUES ${releases.join(', ')})
        SELECT t.event_id FROM ${name} t LEFT JOIN known k ON k.sdk = t.sdk_version AND t.event_time >= k.released::DATE
        WHERE t.sdk_version IS NOT NULL AND k.sdk IS NULL`,
      fault: `UPDATE ${name} SET sdk_version = '6.0.4' WHERE sdk_version IS NOT NULL`,
    };
  }
}

const engagements = `(SELECT event_id, event_time, received_time, partner_id, campaign_id, source_id, status, is_test,
    partner_engagement_id, attributes FROM click_events UNION ALL
  SELECT event_id, event_time, received_time, partner_id, campaign_id, source_id, status, is_test,
    partner_engagement_id, attributes FROM view_events)`;

Object.assign(checks, {
  'the engagement comes before the install, and the attribution repeats it': {
    sql: `SELECT a.event_id FROM attribution_events a LEFT JOIN ${engagements} e ON e.event_id = a.engagement_id
        AND e.event_time = a.engagement_time AND e.event_time <= a.event_time AND e.campaign_id = a.campaign_id
        AND e.attributes = a.attributes AND a.ctit_seconds = (epoch_ms(a.event_time) - epoch_ms(e.event_time)) // 1000
        AND e.partner_engagement_id IS NOT DISTINCT FROM a.partner_engagement_id
        AND e.source_id IS NOT DISTINCT FROM a.source_id
      WHERE a.engagement_id IS NOT NULL AND e.event_id IS NULL`,
    fault: `UPDATE attribution_events SET ctit_seconds = ctit_seconds + 1`,
  },
  'a rejected engagement wins nothing': {
    sql: `SELECT a.event_id FROM attribution_events a JOIN ${engagements} e ON e.event_id = a.engagement_id
      WHERE a.status = 'accepted' AND e.status = 'rejected'`,
    fault: `UPDATE click_events SET status = 'rejected'`,
  },
  'the store knows of the click before the install begins': {
    sql: `SELECT event_id FROM install_events
      WHERE NOT (referrer_click_time <= install_begin_time AND install_begin_time <= event_time)`,
    fault: `UPDATE install_events SET install_begin_time = event_time + INTERVAL 1 SECOND`,
  },
  'the install referrer names the winning click': {
    sql: `SELECT i.event_id FROM install_events i JOIN attribution_events a ON a.event_id = i.attribution_id
      WHERE (a.match_type = 'install_referrer')
        <> COALESCE(i.install_referrer = 'whence_click%3D' || a.engagement_id
          AND i.referrer_click_time = a.engagement_time, FALSE)`,
    fault: `UPDATE install_events SET install_referrer = 'utm_source%3Dx'`,
  },
  'ads and their revenue name each other': {
    sql: `SELECT a.event_id FROM ad_impression_events_current a FULL JOIN (SELECT * FROM revenue_events_current
        WHERE revenue_type = 'ad') r ON r.event_id = a.revenue_event_id AND r.ad_impression_id = a.event_id
        AND r.user_id = a.user_id AND r.event_time = a.event_time
        AND r.monetization_partner_id = a.monetization_partner_id
      WHERE (a.revenue_event_id IS NOT NULL AND r.event_id IS NULL) OR a.event_id IS NULL`,
    fault: `UPDATE ad_impression_events SET monetization_partner_id = 203`,
  },
  'amounts add up': {
    sql: `SELECT event_id FROM revenue_events WHERE net_amount <> gross_amount - tax_amount - store_fee_amount`,
    fault: `UPDATE revenue_events SET tax_amount = tax_amount + 0.000000001`,
  },
  'amounts in USD follow the exchange rate': {
    sql: `SELECT event_id FROM revenue_events JOIN exchange_rates x USING (currency)
      WHERE net_usd <> ROUND(net_amount * x.usd, 9)`,
    fault: `UPDATE exchange_rates SET usd = 1.18 WHERE currency = 'EUR'`,
  },
  'sessions of an installation are numbered in order and at least half an hour apart': {
    sql: `SELECT event_id FROM (SELECT *, LAG(end_time) OVER w AS before,
          ROW_NUMBER() OVER w AS place FROM session_events_current
          WINDOW w AS (PARTITION BY install_id ORDER BY event_time))
      WHERE event_time < before + INTERVAL 30 MINUTE OR (place <> session_index AND install_id IN
        (SELECT install_id FROM installs WHERE install_date = DATE '2025-09-01'))`,
    fault: `UPDATE session_events SET end_time = end_time + INTERVAL 1 DAY`,
  },
  'foreground time fits into the session': {
    sql: `SELECT event_id FROM session_events WHERE ROUND(foreground_seconds * 1000) > epoch_ms(end_time) - epoch_ms(event_time)
      OR foreground_seconds <= 0`,
    fault: `UPDATE session_events SET foreground_seconds = foreground_seconds * 2`,
  },
  'seconds since the install are counted from the install': {
    sql: `SELECT t.event_id FROM (SELECT event_id, install_id, event_time, install_time, seconds_since_install
          FROM user_events UNION ALL SELECT event_id, install_id, event_time, install_time, seconds_since_install
          FROM goal_conversions) t JOIN install_events i USING (install_id)
      WHERE t.install_time <> i.event_time
        OR t.seconds_since_install <> (epoch_ms(t.event_time) - epoch_ms(t.install_time)) // 1000`,
    fault: `UPDATE user_events SET seconds_since_install = 7`,
  },
  'traffic columns of a user match the install': {
    sql: `SELECT t.event_id FROM (${[
      'session_events',
      'user_events',
      'revenue_events',
      'goal_conversions',
      'payout_events',
    ]
      .map((name) => `SELECT event_id, install_id, partner_id, campaign_id, source_id, is_test FROM ${name}`)
      .join(' UNION ALL ')}) t JOIN installs i USING (install_id)
      WHERE t.partner_id <> i.partner_id OR t.campaign_id IS DISTINCT FROM i.campaign_id
        OR t.source_id IS DISTINCT FROM i.source_id`,
    fault: `UPDATE session_events SET source_id = 'pub_0'`,
  },
  'payouts match the conversion and the engagement that won': {
    sql: `SELECT p.event_id FROM payout_events p LEFT JOIN goal_conversions g ON g.event_id = p.goal_conversion_id
        AND g.event_time = p.event_time AND g.user_id = p.user_id
      LEFT JOIN attribution_events a ON a.install_id = p.install_id AND a.engagement_id = p.engagement_id
        AND a.engagement_time = p.engagement_time
      WHERE g.event_id IS NULL OR (a.event_id IS NULL AND p.engagement_id IS NOT NULL)`,
    fault: `UPDATE payout_events SET engagement_time = engagement_time + INTERVAL 1 SECOND`,
  },
  'users without an advertising id have no test group': {
    sql: `SELECT event_id FROM install_events WHERE (advertising_id IS NULL) <> (test_group IS NULL)`,
    fault: `UPDATE install_events SET test_group = NULL`,
  },
} satisfies Record<string, WorldCheck>);

proveChecks(checks);

describe('test groups', () => {
  const database = sampleWorldOfTests();

  it('are known ids', () => {
    const { idfa, testGroup: ofIdfa } = world.entities.setupCheck;
    for (const { advertisingId, testGroup } of [
      ...world.experiment.sampleGroups,
      { advertisingId: idfa, testGroup: ofIdfa },
    ])
      expect(testGroupOf(advertisingId)).toBe(testGroup);
  });

  it('are the hash of each advertising id', async () => {
    const rows = await database().query(
      'SELECT DISTINCT advertising_id, test_group FROM install_events WHERE test_group > 0',
    );
    expect(rows.length).toBeGreaterThan(1000);
    expect(rows.filter((row) => testGroupOf(String(row.advertising_id)) !== row.test_group)).toEqual([]);
  });
});
