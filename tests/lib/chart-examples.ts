/**
 * Results that tests draw and that the style page shows, one for each chart: Harbor Tides (Android) in September 2025.
 */
import type { Result, ResultColumn, ResultUnit, ResultValue } from '../../lib/results/types';

type Row = readonly ResultValue[];

const column = (name: string, label: string, unit: ResultUnit): ResultColumn => ({ name, label, unit });

const example = (id: string, columns: readonly ResultColumn[], rows: readonly Row[]): Result => ({
  id,
  columns,
  rows,
  currency: 'USD',
  sql: '',
  tables: [],
});

/** Day N, then active adjoe, AppLovin, and Tide Pool users; cohort of September 1. */
const activeByDay: readonly (readonly [number, number, number, number])[] = [
  [0, 600, 300, 100],
  [1, 252, 108, 40],
  [2, 196, 88, 34],
  [3, 166, 81, 29],
  [4, 145, 73, 26],
  [5, 130, 66, 24],
  [6, 118, 60, 22],
  [7, 105, 57, 18],
  [8, 98, 55, 17],
  [9, 92, 53, 16],
  [10, 86, 51, 16],
  [11, 80, 49, 15],
  [12, 76, 47, 14],
  [13, 70, 45, 14],
  [14, 64, 43, 13],
  [15, 61, 42, 13],
  [16, 58, 41, 12],
  [17, 56, 40, 12],
  [18, 54, 39, 12],
  [19, 52, 38, 11],
  [20, 50, 37, 11],
  [21, 47, 36, 11],
  [22, 46, 35, 11],
  [23, 45, 34, 10],
  [24, 43, 33, 10],
  [25, 42, 32, 10],
  [26, 41, 31, 10],
  [27, 39, 30, 9],
  [28, 37, 29, 9],
  [29, 35, 28, 9],
  [30, 34, 27, 9],
];

const retention = example(
  'retention',
  [
    column('day_n', 'Day', 'days'),
    column('adjoe', 'adjoe', 'ratio'),
    column('applovin', 'AppLovin', 'ratio'),
    column('tide_pool', 'Tide Pool', 'ratio'),
  ],
  activeByDay.map(([day, adjoe, appLovin, tidePool]) => [day, adjoe / 600, appLovin / 300, tidePool / 100]),
);

/** Install date and users, then active users on days 1, 3, 7, 14 and 30, as of October 3: day 30 of later ones is not over. */
const activeByCohort: readonly (readonly [string, number, ...number[]])[] = [
  ['2025-09-01', 1000, 400, 276, 180, 120, 70],
  ['2025-09-02', 960, 389, 270, 177, 117, 66],
  ['2025-09-03', 1104, 439, 311, 197, 136, 79],
  ['2025-09-04', 1150, 451, 324, 210, 138, 81],
  ['2025-09-05', 1214, 483, 337, 217, 149, 86],
  ['2025-09-06', 1314, 513, 358, 242, 158, 91],
  ['2025-09-07', 1258, 512, 341, 227, 151, 86],
];

const cohorts = example(
  'cohorts',
  [
    column('install_date', 'Install date', 'date'),
    column('users', 'Users', 'count'),
    ...[1, 3, 7, 14, 30].map((day) => column(`d${day}`, `D${day}`, 'ratio')),
  ],
  activeByCohort.map(([date, users, ...active], row) => [
    date,
    users,
    ...active.map((count, at) => (at === active.length - 1 && row > 0 ? null : count / users)),
  ]),
);

const funnel = example(
  'first-week',
  [column('step', 'Step', 'text'), column('users', 'Users', 'count')],
  [
    ['Install', 1000],
    ['Tutorial completed', 955],
    ['Level 1', 929],
    ['Level 3', 870],
    ['Level 5', 800],
    ['Purchase', 39],
  ],
);

const revenue = example(
  'revenue-by-day',
  [
    column('date', 'Date', 'date'),
    column('ads', 'Ads', 'money'),
    column('purchases', 'Purchases', 'money'),
    column('subscriptions', 'Subscriptions', 'money'),
  ],
  [
    ['2025-09-01', 975.18, '780.709469343', '98.646325419'],
    ['2025-09-02', 958.33, '787.597757518', '88.400208258'],
    ['2025-09-03', 1000.0, '812.225761251', '95.153325419'],
    ['2025-09-04', 1022.73, '788.242290366', '98.646325419'],
    ['2025-09-05', 1019.61, '861.693071314', '98.646325419'],
    ['2025-09-06', 1099.98, '938.317681981', '105.166954537'],
    ['2025-09-07', 1056.15, '916.506227893', '109.096579537'],
    ['2025-09-08', 1007.18, '785.268112519', '91.806356301'],
    ['2025-09-09', 983.08, '806.487194679', '95.212031301'],
    ['2025-09-10', 1022.06, '777.311907836', '88.343443065'],
    ['2025-09-11', 913.07, '803.612138677', '91.777737183'],
    ['2025-09-12', 1029.39, '855.782816161', '95.212031301'],
    ['2025-09-13', 1088.94, '923.173490501', '105.603579537'],
    ['2025-09-14', 1087.25, '931.317694757', '108.544483462'],
  ],
);

const ecpm = example(
  'ecpm-by-day',
  [
    column('date', 'Date', 'date'),
    column('ecpm', 'eCPM', 'money'),
    column('low', 'Expected from', 'money'),
    column('high', 'Expected to', 'money'),
  ],
  [
    ['2025-08-13', 12.45, 11.75, 12.75],
    ['2025-08-14', 12.05, 11.75, 12.75],
    ['2025-08-15', 12.46, 11.75, 12.75],
    ['2025-08-16', 12.62, 12.1, 13.1],
    ['2025-08-17', 12.44, 12.1, 13.1],
    ['2025-08-18', 12.21, 11.75, 12.75],
    ['2025-08-19', 12.06, 11.75, 12.75],
    ['2025-08-20', 12.31, 11.75, 12.75],
    ['2025-08-21', 12.21, 11.75, 12.75],
    ['2025-08-22', 12.17, 11.75, 12.75],
    ['2025-08-23', 12.51, 12.1, 13.1],
    ['2025-08-24', 12.42, 12.1, 13.1],
    ['2025-08-25', 12.29, 11.75, 12.75],
    ['2025-08-26', 12.33, 11.75, 12.75],
    ['2025-08-27', 12.15, 11.75, 12.75],
    ['2025-08-28', 12.26, 11.75, 12.75],
    ['2025-08-29', 12.12, 11.75, 12.75],
    ['2025-08-30', 12.74, 12.1, 13.1],
    ['2025-08-31', 12.69, 12.1, 13.1],
    ['2025-09-01', 12.22, 11.75, 12.75],
    ['2025-09-02', 12.09, 11.75, 12.75],
    ['2025-09-03', 12.34, 11.75, 12.75],
    ['2025-09-04', 12.12, 11.75, 12.75],
    ['2025-09-05', 12.08, 11.75, 12.75],
    ['2025-09-06', 12.51, 12.1, 13.1],
    ['2025-09-07', 12.49, 12.1, 13.1],
    ['2025-09-08', 12.4, 11.75, 12.75],
    ['2025-09-09', 12.21, 11.75, 12.75],
    ['2025-09-10', 12.32, 11.75, 12.75],
    ['2025-09-11', 9.63, 11.75, 12.75],
  ],
);

const events = example(
  'events-of-a-user',
  [
    column('event_time', 'Time', 'time'),
    column('event', 'Event', 'text'),
    column('kind', 'Kind', 'text'),
    column('net_revenue', 'Net revenue', 'money'),
  ],
  [
    ['2025-09-01T10:00:00.000Z', 'Click on an ad of adjoe', 'engagement', null],
    ['2025-09-01T10:20:00.000Z', 'First open', 'install', null],
    ['2025-09-01T10:26:40.000Z', 'Level 1 completed', 'event', null],
    ['2025-09-01T18:05:40.000Z', 'Offer completed', 'revenue', '0.021500000'],
    ['2025-09-01T18:30:00.000Z', 'Purchase of ht_gems_500', 'revenue', '3.434294118'],
    ['2025-09-03T09:00:00.000Z', 'Refund of ht_gems_500', 'revenue', '-3.434294118'],
    ['2025-09-03T19:05:12.000Z', 'Level 5 completed', 'event', null],
    ['2025-09-03T19:09:40.000Z', 'Rewarded ad watched', 'revenue', '0.023650000'],
  ],
);

const decision = example(
  'click-before-view',
  [
    column('time', 'Time', 'time'),
    column('event', 'Event', 'text'),
    column('kind', 'Kind', 'text'),
    column('note', 'Meaning', 'text'),
    column('decides', 'Decides', 'text'),
  ],
  [
    [
      '2025-09-01T10:00:00.000Z',
      'Click, adjoe',
      'click',
      'Matched by advertising ID: gets the install',
      true,
    ],
    ['2025-09-01T20:00:00.000Z', 'View, AppLovin', 'view', 'Later, but a click comes before a view', false],
    ['2025-09-01T21:00:00.000Z', 'First open', 'install', 'Attributed to adjoe', false],
  ],
);

const cpi = example(
  'cpi-by-partner',
  [
    column('partner', 'Partner', 'text'),
    column('installs', 'Installs', 'count'),
    column('cpi', 'CPI', 'money'),
  ],
  [
    ['adjoe', 600, 366 / 600],
    ['AppLovin', 300, 386 / 300],
    ['Tide Pool', 100, 48 / 100],
  ],
);

const roas = example(
  'cost-and-roas',
  [
    column('date', 'Date', 'date'),
    column('cost', 'Cost', 'money'),
    column('revenue', 'Revenue', 'money'),
    column('roas', 'ROAS', 'ratio'),
  ],
  [
    ['2025-09-01', 800, 1854.54, 2.318],
    ['2025-09-02', 770.6, 1834.33, 2.38],
    ['2025-09-03', 867.97, 1907.38, 2.198],
  ],
);

const payback = example(
  'cpi-and-ltv',
  [column('partner', 'Partner', 'text'), column('cpi', 'CPI', 'money'), column('ltv', 'LTV D7', 'money')],
  [
    ['adjoe', 0.61, 0.366],
    ['AppLovin', 1.286667, 0.484],
    ['Tide Pool', 0.48, 0.352],
  ],
);

const shares = example(
  'ad-revenue-by-format',
  [column('format', 'Ad format', 'text'), column('revenue', 'Ad revenue', 'money')],
  [
    ['rewarded', 667.48],
    ['interstitial', 241.01],
    ['offerwall', 75],
    ['banner', 16.51],
  ],
);

const board = example(
  'board',
  [
    column('metric', 'Metric', 'text'),
    column('value', 'September 8 to 14', 'count'),
    column('previous', 'September 1 to 7', 'count'),
  ],
  [
    ['Installs', 9961, 9870],
    ['DAU of the last day', 17180, 17060],
  ],
);

const examples: readonly Result[] = [
  ...[retention, cohorts, funnel, revenue, ecpm, events, decision, cpi],
  ...[roas, payback, shares, board],
];

/**
 * An example by its id.
 * @throws Error if there is none.
 */
export function exampleResult(id: string): Result {
  const found = examples.find((result) => result.id === id);
  if (!found) throw new Error(`No result "${id}". Known: ${examples.map((result) => result.id).join(', ')}.`);
  return found;
}
