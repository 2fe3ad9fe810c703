/**
 * The journey of the home page: one user of the sample dataset, from the click to the report. Each station leads to the call
 * that makes it, to its row of raw data and to its number in a report, with the values that the dataset has.
 */
import path from 'node:path';
import { sdkRoute } from '../../../config/versions';
import { formatCell, formatDuration, formatText } from '../../../lib/results/format';
import { resultOf } from '../../../lib/results/store';
import type { Result, ResultValue } from '../../../lib/results/types';
import type { JourneyStation, JourneyTrace } from '../../../src/home/data';
import { loadEndpoints } from '../../../lib/facts/load';
import { partnerNameOfId } from '../../../lib/facts/partner-names';

const page = 'src/home/index.tsx';

/**
 * Reads the one row of a result by the names of its columns.
 * @throws Error naming the column that is missing, or the result that has not one row.
 */
export function singleRow({ id, columns, rows }: Result): (name: string) => ResultValue {
  const [row, ...more] = rows;
  if (!row || more.length > 0) {
    throw new Error(
      `${page}: the result "${id}" has ${rows.length} rows, not one. Correct its query in src/home/index.results.yaml.`,
    );
  }
  return (name) => {
    const at = columns.findIndex((column) => column.name === name);
    if (at < 0) throw new Error(`${page}: the result "${id}" has no column ${name}. Add it to its query.`);
    return row[at] ?? null;
  };
}

type Lines = readonly [first: string, ...more: string[]];

/** What a station leaves behind: a call and a number in a report, each with the page that explains it, and a row of raw data. */
const traces = (
  [callPath, call]: readonly [path: string, lines: Lines],
  row: Lines,
  [reportPath, report]: readonly [path: string, lines: Lines],
): JourneyTrace[] => [
  { kind: 'Call', path: callPath, lines: call },
  {
    kind: 'Row',
    path: `/api/raw-data-export/event-table-schemas/${row[0].replaceAll('_', '-')}`,
    lines: row,
  },
  { kind: 'Report', path: reportPath, lines: report },
];

function acquisition(): { path: string; page: string } {
  const endpoint = loadEndpoints().find(({ id }) => id === 'acquisition');
  if (!endpoint)
    throw new Error('data/json-schemas/endpoints.yaml has no acquisition, which the home page shows.');
  return endpoint;
}

/** The stations in order of time. */
export function journey(): JourneyStation[] {
  const user = singleRow(resultOf(page, 'user').result);
  const day = singleRow(resultOf(page, 'day').result);
  const level = singleRow(resultOf(page, 'level').result);
  const { result: cohortResult } = resultOf(page, 'cohort');
  const cohort = singleRow(cohortResult);
  const { currency } = cohortResult;
  const text = (name: string): string => String(user(name));
  const after = (name: string): string => formatDuration(Number(user(name)));
  const partner = partnerNameOfId(Number(user('partner_id')));
  const called = new URL(text('url'));
  const endpoint = acquisition();
  return [
    {
      lane: 'partner',
      time: text('clicked'),
      after: undefined,
      title: 'Click',
      text: `A player taps ${partner}'s ad. The link names the campaign and the click.`,
      traces: traces(
        [
          '/docs/promote/campaign-management/generate-a-tracking-url',
          ['GET /click', `click_id=${text('click_id')}`],
        ],
        ['click_events', `campaign_id ${text('campaign_id')}`],
        [endpoint.page, [`clicks ${formatCell(day('clicks'), 'count')}`]],
      ),
    },
    {
      lane: 'app',
      time: text('installed'),
      after: after('seconds_since_click'),
      title: 'Install',
      text: `At the first open, Whence finds the click and credits its campaign, ${text('campaign_name')}.`,
      traces: traces(
        [sdkRoute('setup', 'android'), ['WhenceSdk.init()']],
        ['attribution_events', `match_type ${text('match_type')}`],
        [endpoint.page, [`installs ${formatCell(day('installs'), 'count')}`]],
      ),
    },
    {
      lane: 'app',
      time: text('reached'),
      after: after('seconds_since_install'),
      title: text('goal_name'),
      text: 'The app reports the event that the goal of the campaign waits for.',
      traces: traces(
        [sdkRoute('track-events', 'android'), ['trackEvent()', text('event_name')]],
        [
          'goal_conversions',
          `value_amount ${formatText(user('value_amount'), 'money', text('value_currency'))}`,
        ],
        ['/api/reporting-api/event-drill-down', [`event_users ${formatCell(level('event_users'), 'count')}`]],
      ),
    },
    {
      lane: 'partner',
      time: text('told'),
      after: after('seconds_since_goal'),
      title: 'Postback',
      text: `${partner} learns which of its clicks brought a player who stays.`,
      traces: traces(
        [
          '/docs/resources/glossary-and-definitions/postback',
          [`${text('method')} ${called.pathname}`, `cid=${called.searchParams.get('cid') ?? ''}`],
        ],
        ['postback_events', `response_code ${text('response_code')}`],
        ['/docs/promote/network-management', [`Log: ${text('response_code')}, ${text('duration_ms')} ms`]],
      ),
    },
    {
      lane: 'whence',
      time: undefined,
      after: 'a week',
      title: 'Report',
      text: `What the ${formatCell(cohort('installs'), 'count')} paid installs of that day cost, and brought in by day 7.`,
      traces: traces(
        [endpoint.page, [`POST …/${path.basename(endpoint.path)}`]],
        ['revenue_events', `${text('revenue_rows')} rows of this player`],
        [
          '/docs/analyze',
          [
            `cost ${formatText(cohort('cost'), 'money', currency)}`,
            `ltv_d7 ${formatText(cohort('ltv_d7'), 'money', currency)}`,
            `roas_d7 ${formatCell(cohort('roas_d7'), 'ratio')}`,
          ],
        ],
      ),
    },
  ];
}
