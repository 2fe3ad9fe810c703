/**
 * The journey of the home page: one user of the sample dataset, from the click to the report. Each station shows what it
 * writes, with the values that the dataset has, and leads to the page that explains it.
 */
import { formatCell } from '../../../lib/results/format';
import { resultOf } from '../../../lib/results/store';
import type { Result, ResultValue } from '../../../lib/results/types';
import type { JourneyStep } from '../../../lib/shared/home-data';
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

/** The stations in order of time. */
export function journey(): JourneyStep[] {
  const user = singleRow(resultOf(page, 'user').result);
  const cohort = singleRow(resultOf(page, 'cohort').result);
  const text = (name: string): string => String(user(name));
  const partner = partnerNameOfId(Number(user('partner_id')));
  return [
    {
      time: text('clicked'),
      title: 'Click',
      text: `Somebody taps one of ${partner}'s ads.`,
      writes: 'Row in click_events',
      code: [`partner_id   ${text('partner_id')}`, `campaign_id  ${text('campaign_id')}`],
      path: '/api/raw-data-export/event-table-schemas/click-events',
    },
    {
      time: text('installed'),
      title: 'Install',
      text: 'Whence attributes the first open to that click.',
      writes: 'Row in attribution_events',
      code: [`traffic_type       ${text('traffic_type')}`, `counts_as_install  ${text('counts_as_install')}`],
      path: '/api/raw-data-export/event-table-schemas/attribution-events',
    },
    {
      time: text('reached'),
      title: text('goal_name'),
      text: 'The app reports the event that the goal waits for.',
      writes: 'SDK call',
      code: ['trackEvent(AppEvent(', `  "${text('event_name')}"))`],
      path: '/sdk/6.0.x/android/track-events',
    },
    {
      time: text('told'),
      title: 'Postback',
      text: `${partner} learns what its ad brought.`,
      writes: 'Call to the partner',
      code: [`response_code  ${text('response_code')}`, `duration_ms    ${text('duration_ms')}`],
      path: '/docs/resources/glossary-and-definitions/postback',
    },
    {
      time: undefined,
      title: 'Report',
      text: `What the ${formatCell(cohort('installs'), 'count')} paid installs of that day brought in.`,
      writes: 'Number in a report',
      code: ['metric  roas_d7', `value   ${formatCell(cohort('roas_d7'), 'ratio')}`],
      path: '/api/reporting-api/acquisition',
    },
  ];
}
