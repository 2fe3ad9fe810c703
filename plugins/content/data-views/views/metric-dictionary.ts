/**
 * `<Data view="metric-dictionary" />`: every metric with what a reader asks of it: formula, there and in cohorts, an example
 * worked out on the sample world, unit, whether it adds up, where it is and what it is taken for. One table, so the filter
 * of long tables finds a metric by any of these, and each row has its address. `group="cost"`: one group alone.
 */
import { loadMetricGroups, loadMetrics, loadRawDataTables } from '../../../../lib/facts/load';
import { loadWorld } from '../../../../lib/facts/sample-world';
import type { Metric, Surface } from '../../../../lib/facts/types';
import { markdown } from '../../../../lib/markdown/inline';
import { flowElement } from '../../../../lib/markdown/mdx-nodes';
import {
  code,
  joined,
  lineBreak,
  link,
  strong,
  withDetails,
  type Inline,
} from '../../../../lib/markdown/nodes';
import { formatText } from '../../../../lib/results/format';
import type { ResultUnit } from '../../../../lib/results/types';
import { namesIn } from '../../../../lib/shared/formula';
import { named } from '../props';
import { rowTable } from '../table-view';
import type { View } from '../view';
import { surfaceLabels, unitLabels } from '../report-labels';

type Example = NonNullable<Metric['example']>;

const rowOf = (name: string): string => `#row-${name}`;

/** Units as formats know them: the values of each event have their own. */
const resultUnit = (unit: Metric['unit']): ResultUnit => (unit === 'event-unit' ? 'plain' : unit);

/** A number as readers of the dashboard see it; prices below a cent keep their digits. */
function shown(value: number, unit: Metric['unit']): string {
  const { currency } = loadWorld().rules;
  if (unit === 'money' && value !== 0 && Math.abs(value) < 0.1) return `${String(value)} ${currency}`;
  // A sum of seconds as days would not show what it is divided by.
  if (unit === 'seconds') return `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} s`;
  return formatText(value, resultUnit(unit), currency);
}

/** What the example is about: dates, and the partner or app if it is less than the sample app. */
function aboutOf({ app, from, until = from, where = {}, event, unit }: Example): string {
  const day = (date: string): string => formatText(date, 'date', '').replace(/, \d{4}$/, '');
  const dates =
    from === until
      ? day(from)
      : `${day(from)} to ${from.slice(0, 7) === until.slice(0, 7) ? Number(until.slice(8)) : day(until)}`;
  const named = loadWorld().entities.apps.find(({ id }) => id === app)?.name;
  const filters = Object.values(where).map((value) => (value === 'paid' ? 'paid users' : value));
  // The dataset has the values of events for the first day after the install.
  return [dates, named, event, unit && 'day 0', ...filters].filter(Boolean).join(', ');
}

/** The formula with the numbers put in, if all its names have one: `800.00 USD / 1,000`. */
function workedOut({ formula }: Metric, { inputs = {} }: Example): string | undefined {
  const [, text = ''] = /^`([^`]*)`/.exec(formula) ?? [];
  const names = namesIn(text);
  if (names.length === 0 || names.some((name) => inputs[name] === undefined)) return undefined;
  const unitOf = (name: string): Metric['unit'] =>
    loadMetrics().find((entry) => entry.name === name)?.unit ?? 'plain';
  return text.replace(/[a-z_]+/g, (name) => shown(inputs[name] ?? 0, unitOf(name)));
}

function exampleOf(metric: Metric): Inline {
  const { example, withoutRows, unit, cohort } = metric;
  const plain =
    example === undefined
      ? (withoutRows ?? '')
      : [
          `${aboutOf(example)}: `,
          joined([workedOut(metric, example) ?? '', strong(shown(example.value, unit))], ' = '),
        ];
  // Counts are per user in a cohort.
  const perUser = unit === 'count' ? 'plain' : unit;
  const inCohort = cohort && [
    `D${cohort.example.day ?? 0} of ${aboutOf(cohort.example)}: `,
    strong(shown(cohort.example.value, perUser)),
  ];
  return joined([plain, inCohort ?? ''], lineBreak());
}

const formulaOf = (
  { formula, cohort, sql, notToConfuse = [] }: Metric,
  isHere: (name: string) => boolean,
): Inline =>
  joined(
    [
      sql === undefined && cohort ? '' : markdown(formula),
      cohort ? ['In cohorts: ', markdown(cohort.formula)] : '',
      notToConfuse.length > 0
        ? [
            'Not ',
            joined(notToConfuse.map((name) => (isHere(name) ? link(rowOf(name), code(name)) : code(name)))),
          ]
        : '',
    ],
    lineBreak(),
  );

/** True if a total is the sum of its parts. */
const addsUp = ({ addsUp: flag, unit }: Metric): boolean =>
  flag !== false && !['ratio', 'plain', 'days'].includes(unit);

function placesOf({ surfaces, daySurfaces = [], rawData }: Metric): Inline {
  const places = [...new Set<Surface>([...surfaces, ...daySurfaces])].map((name) => surfaceLabels[name]);
  const [table, column] = rawData?.split('.') ?? [];
  const route = loadRawDataTables().find((entry) => entry.table === table)?.route;
  const raw =
    table === undefined || route === undefined
      ? ''
      : ['Raw data: ', link(column === undefined ? route : `${route}#col-${column}`, code(rawData ?? ''))];
  return joined([places.join(', '), raw], lineBreak());
}

const nameOf = (metric: Metric, group: string): Inline =>
  withDetails(
    code(metric.name),
    metric.label ?? '',
    group,
    unitLabels[metric.unit],
    metric.days ? code(`${metric.name}_d${metric.days[0] ?? 0}`) : '',
  );

export const metricDictionary: View = {
  optional: ['group'],
  render({ group }) {
    const all = loadMetricGroups();
    const groups =
      group === undefined ? all : [named(all, ({ id }) => id, group, 'data/metric-groups.yaml has no group')];
    const metrics = groups.flatMap(({ id, title }) =>
      loadMetrics()
        .filter((metric) => metric.group === id)
        .map((metric) => ({ ...metric, title })),
    );
    const table = rowTable(metrics, {
      // The group is text of the row, so the filter finds it.
      Metric: (metric) => nameOf(metric, group === undefined ? metric.title : ''),
      Formula: (metric) => formulaOf(metric, (name) => metrics.some((entry) => entry.name === name)),
      'Worked out': exampleOf,
      'Adds up': (metric) => (addsUp(metric) ? 'yes' : 'no'),
      Where: placesOf,
    });
    return group === undefined ? flowElement('TableFilter', { of: 'metrics' }, [table]) : table;
  },
};

/** `<Data view="metric-groups" />`: the groups, how many metrics each has, and what decides on their day. */
export const metricGroups: View = {
  render: () =>
    rowTable(loadMetricGroups(), {
      Group: ({ title }) => title,
      Metrics: ({ id }) => String(loadMetrics().filter((metric) => metric.group === id).length),
      'Counts on the day of': ({ date }) => date,
    }),
};
