/** The checkers of formats find what they say, and nothing in what is right. */
import { describe, expect, it } from 'vitest';
import { checkCsv } from '../../checks/samples/csv';
import { checkHttp, requestHeaderFindings } from '../../checks/samples/headers';
import { checkManifest } from '../../checks/samples/android-manifest';
import { checkProperties } from '../../checks/samples/properties';
import type { SampleFinding } from '../../checks/samples/rules';
import { checkScript } from '../../checks/samples/scripts';
import { checkSql } from '../../checks/samples/sql';
import { checkText } from '../../checks/samples/urls';
import { loadBidCsvColumns } from '../../lib/facts/load';
import { expectSaid } from './fences';

const messages = (findings: readonly SampleFinding[]): string =>
  findings.map(({ row, message }) => `${row}: ${message}`).join('\n');

describe('SQL', () => {
  it.each([
    ['SELECT instal_id FROM install_events', 'instal_id'],
    ['SELECT 1 FROM instal_events', 'instal_events'],
    ['SELECT FROM WHERE', 'syntax error'],
  ])('finds %s', async (sql, part) => {
    expect(messages(await checkSql(sql))).toContain(part);
  });

  it.each([
    ['SELECT COUNT(*) FROM install_events', true],
    ['SELECT partner_id, SUM(cost_usd) FROM spend_events GROUP BY partner_id', true],
    ['WITH a AS (\nSELECT COUNT(event_id) AS n FROM click_events\n) SELECT n FROM a', true],
    ['SELECT COUNT(DISTINCT event_id) FROM install_events', false],
    ['SELECT COUNT(*) FROM partners', false],
    ['WITH a AS (SELECT DISTINCT event_id FROM click_events) SELECT COUNT(*) FROM a', false],
    ['SELECT COUNT(*) FROM (SELECT * FROM click_events QUALIFY ROW_NUMBER() OVER () = 1) x', false],
  ])('says of %s that it counts duplicates: %s', async (sql, counts) => {
    expect(messages(await checkSql(sql)).includes('is counted with its duplicates')).toBe(counts);
  });

  it.each([
    ["SELECT partner_id FROM click_events WHERE status = 'accepted'", 'click_events is read whole'],
    [
      "SELECT c.is_s2s FROM click_events c JOIN apps a ON a.app_id = c.app_id AND a.dt = '2025-09-14'",
      'click_events is read whole',
    ],
    [
      "SELECT COUNT(DISTINCT event_id) FROM view_events WHERE dt = '2025-09-01'",
      'view_events is read with its rejected rows',
    ],
    ["SELECT DISTINCT event_id FROM view_events WHERE dt = '2025-09-01' AND status = 'accepted'", ''],
    ["SELECT event_id FROM view_events WHERE dt = '2025-09-01'", ''],
    ["SELECT DISTINCT event_id FROM attribution_events WHERE dt = '2025-09-01' AND counts_as_install", ''],
  ])('says of %s: %s', async (sql, message) => {
    expect(messages(await checkSql(sql))).toBe(message && `0: ${message}`);
  });

  it('names the row of the aggregate', async () => {
    const sql =
      'WITH a AS (\n  SELECT 1\n),\nb AS (\n  SELECT COUNT(*) AS n\n  FROM click_events\n)\nSELECT n FROM b';
    expect(messages(await checkSql(sql))).toContain('4: click_events is counted');
  });
});

describe('CSV', () => {
  const header = loadBidCsvColumns()
    .map(({ name }) => name)
    .join(',');

  it('wants the header of the template and rows that Validate accepts', () => {
    expect(checkCsv(`${header}\n104,482390,"a, b",,DE,,,0.40,USD,set`, 'bids.csv')).toEqual([]);
    expect(messages(checkCsv(header.replace('country', 'countries'), 'bids.csv'))).toContain('0: The header');
    expect(messages(checkCsv(`${header}\n104,482390,a, b,,DE,,,0.40,USD,set`, 'bids.csv'))).toBe(
      '1: Validate says BID_ROW_COLUMN_COUNT: Line 2 has 11 cells. The header has 10.',
    );
  });

  it('wants to know which file it is', () => {
    expect(messages(checkCsv('a,b', undefined))).toContain('not known');
  });
});

describe('headers', () => {
  it.each([
    ['RateLimit-Policy: "management-read";q=600;w=60', ''],
    ['RateLimit: "management-read";r=600;t=60', ''],
    ['RateLimit: "management-read";r=601;t=41', 'does not fit the policy'],
    ['RateLimit-Policy: "management-read";w=60;q=600', 'does not fit the policy'],
    ['RateLimit-Policy: "management-reads";q=600;w=60', 'is not a policy'],
    ['Rate-Limit: "management-read";r=1;t=1', 'is not a header'],
  ])('reads %s', (line, part) => {
    expectSaid(messages(checkHttp(line)), part);
  });

  it('knows the headers of requests', () => {
    expect(requestHeaderFindings('x-whence-api-key', '$WHENCE_API_KEY', 0)).toEqual([]);
    expect(messages(requestHeaderFindings('X-Whence-Api-Key', 'Bearer $WHENCE_API_KEY', 2))).toContain('2: ');
    expect(messages(requestHeaderFindings('X-Api-Key', '$WHENCE_API_KEY', 0))).toContain('read no header');
  });
});

describe('scripts', () => {
  it('finds what does not parse', async () => {
    expect(messages(await checkScript('const a = ;', 'javascript'))).toContain(
      '0: The sample is not valid JavaScript',
    );
    expect(messages(await checkScript('var a = new Foo(;', 'csharp'))).toContain(
      'The sample is not valid C#',
    );
    expect(messages(await checkScript('request.Headers.Add("X-Api-Key", apiKey);', 'csharp'))).not.toBe('');
    expect(
      messages(
        await checkScript(
          'var a = """\n{ x }\n""";\nrequest.Headers.Add("X-Whence-Api-Key", apiKey);',
          'csharp',
        ),
      ),
    ).toBe('');
    expect(messages(await checkScript('import os\ndef f(:\n    pass', 'python'))).toContain(
      'not valid Python',
    );
    expect(await checkScript('const a = await fetch("x");', 'javascript')).toEqual([]);
  });

  it('finds a signature that the endpoint would refuse', async () => {
    expect(messages(await checkScript("createHmac('sha1', secret)", 'javascript'))).toContain(
      'HMAC-SHA256 with the secret',
    );
  });
});

describe('manifests', () => {
  const facts = {
    permissions: ['android.permission.INTERNET'],
    metaData: ['example.whence.sdk.WHENCE_TOKEN'],
  };
  const activity = (attributes: string): string =>
    `<activity android:name=".MainActivity" ${attributes}><intent-filter>` +
    '<category android:name="android.intent.category.BROWSABLE" /><data android:scheme="harbortides" />' +
    '</intent-filter></activity>';

  it.each([
    ['<uses-permission android:name="android.permission.INTERNETS" />', 'INTERNETS'],
    ['<meta-data android:name="example.whence.TOKEN" android:value="YOUR_WHENCE_TOKEN" />', 'no metaData'],
    ['<application name=".HarborTidesApplication" />', 'no attribute name'],
    ['<aplication />', 'no element <aplication>'],
    [activity('android:exported="false" android:launchMode="singleTask"'), 'not exported'],
    [activity('android:exported="true" android:launchMode="standard"'), 'second instance'],
  ])('finds %s', (xml, part) => {
    expect(messages(checkManifest(xml, facts))).toContain(part);
  });

  it('finds nothing in what is right', () => {
    expect(checkManifest(activity('android:exported="true" android:launchMode="singleTask"'), facts)).toEqual(
      [],
    );
  });
});

describe('plain text', () => {
  const right =
    'https://track.whence.example/click?app=app_7k2m9qx4t0ab&partner=remerge&platform=android&campaign_id=rmg-2207&campaign_name={campaign}';

  it.each([
    [right, ''],
    [`${right}&campain=x`, 'no parameter "campain"'],
    [right.replace('&platform=android', ''), 'has no platform'],
    [`${right}&campaign_name={campaign}`, 'is there twice'],
    [right.replace('{campaign}', '{ad}'), 'is not the partner'],
    [right.replace('{campaign}', '{campain}'), 'has no macro {campain}'],
    [right.replace('remerge', 'remerged'), 'is not a partner'],
    [right.replace('remerge', 'custom-{id}'), ''],
    [right.replace('remerge', 'custom-tide'), 'is not a partner'],
    [right.replace('app=app_7k2m9qx4t0ab&partner=remerge', 'partner=remerge&app=app_7k2m9qx4t0ab'), 'order'],
    ['https://postback.partner.example/conv?cid={clickid}', 'no macro {clickid}'],
    [
      '/click?app=app_7k2m9qx4t0ab&campaign_id=tide-12&click_id=tp-4410c8&partner=custom-100417&platform=android',
      '',
    ],
    [
      '/click?partner=custom-100417&app=app_7k2m9qx4t0ab&campaign_id=tide-12&click_id=tp-4410c8&platform=android',
      'not sorted by name',
    ],
    [
      `/click?app=app_7k2m9qx4t0ab&campaign_id=tide-12&click_id=tp-4410c8&partner=custom-100417&platform=android&signature=${'0'.repeat(64)}`,
      'part of the string',
    ],
    ['go.lumenforge.example. 3600 IN CNAME cname.track.whence.example.', ''],
    ['go.lumenforge.example. 3600 IN CNAME track.whence.example.', 'No check reads'],
    ['Hello', 'No check reads'],
    ['Sent: 12 events, 200', ''],
    ['organic · no engagement', ''],
    ['Sended: 12 events, 200', 'No check reads'],
    ['Test device paired: "a", until tomorrow', 'No check reads'],
    ['Tracking off now', 'No check reads'],
  ])('says of %s: %s', (line, part) => {
    expectSaid(messages(checkText(line, { platform: undefined, version: '6.0.x' })), part);
  });

  it.each([
    ['android', 'Logcat', 'SDK 6.0.4 started: token wta_ec3a…5bd8, tracking on', ''],
    ['ios', 'Xcode console', 'SDK 6.0.4 started: token wti_550e…8cd2, tracking on', ''],
    ['ios', 'Xcode console', 'SDK 6.0.4 started: token wta_ec3a…5bd8, tracking on', 'Did you mean "SDK'],
    ['ios', 'Xcode console', 'SDK 5.1.4 started: token wti_550e…8cd2, tracking on', 'no such line'],
    ['ios', 'Logcat', 'Tracking off', 'ios has no Logcat'],
    ['ios', 'Live log', 'Tracking off', 'no such line'],
    ['ios', 'Xcode console', 'whence_first_open', 'no such line'],
    ['ios', 'Xcode console', 'Advertising ID: none (tracking not authorized)', ''],
    ['ios', 'Xcode console', 'Advertising ID: none (permission AD_ID missing)', 'no such line'],
    ['ios', 'Xcode console', 'TRACKING_DISABLED: publishEvent ignored, tracking is off', 'no such line'],
    ['ios', 'Xcode console', 'Integration on: LevelPlay', ''],
    ['ios', 'Xcode console', 'Integration on: LevelPlay 9.0.0', 'no such line'],
    ['ios', 'Xcode console', '[Whence] Tracking off', 'no such line'],
    ['react-native', 'Metro', '[Whence] Tracking off', ''],
    ['unity', 'Logcat', 'Not a phone: nothing is sent, answers are samples', ''],
  ])('says of %s, %s, %s: %s', (platform, title, line, part) => {
    const found = checkText(line, { title, platform, version: '6.0.x' });
    expectSaid(found.map(({ message, cure }) => `${message} ${cure}`).join(), part);
  });

  it('knows the lines that only older versions print', () => {
    const line = 'Attribution received: network 1 "Organic", channel 1, reattribution no';
    const place = { title: 'Logcat', platform: 'android' };
    expect(checkText(line, { ...place, version: '4.8.x' })).toEqual([]);
    expect(checkText(line, { ...place, version: '5.0.x' })).toHaveLength(1);
  });

  it('knows the properties of the demo', () => {
    expect(checkProperties('# A comment\nwhence.applicationId=com.lumenforge.harbortides')).toEqual([]);
    expect(messages(checkProperties('whence.token=wta_1\nwhence.tokn=1'))).toMatch(
      /0: .* is not a token[^]*1: .* no property/,
    );
  });
});
