/** Metrics name others and tables, and each of these names leads somewhere. */
import { columnsOf } from '../../lib/facts/columns';
import { loadMetricGroups, loadRawDataTables } from '../../lib/facts/load';
import type { Fault, Rules } from './facts';

/** What a formula that begins so gives: users and things are counted. */
const counts = /^(?:count of|users |unique |installs of|winning first postbacks)/;

/** Says what is wrong at a key of a metric. */
const at =
  (index: number) =>
  (key: string, what: string, cure: string): Fault => ['metrics.yaml', [index, key], what, cure];

export const metricRules = {
  'what is counted is a count, and unique users never add up': function* ({ metrics }): Generator<Fault> {
    for (const [index, { name, formula, unit, addsUp }] of metrics.entries()) {
      const fault = at(index);
      if (counts.test(formula) && unit !== 'count')
        yield fault('unit', `${name} counts, and its unit is ${unit}`, 'Write count.');
      if (formula.startsWith('unique ') && addsUp !== false)
        yield fault('name', `${name} counts users once, so its rows don't add up`, 'Write addsUp: false.');
    }
  },

  'metrics have a group, metrics and tables that exist': function* ({ metrics }): Generator<Fault> {
    const groups = new Set(loadMetricGroups().map(({ id }) => id));
    const rawNames = new Set(
      loadRawDataTables().flatMap((table) => [
        table.table,
        ...columnsOf(table).map(({ name }) => `${table.table}.${name}`),
      ]),
    );
    const known = new Map(metrics.map((metric) => [metric.name, metric]));
    for (const [index, { name, group, notToConfuse = [], rawData, example }] of metrics.entries()) {
      const fault = at(index);
      if (!groups.has(group))
        yield fault('group', `${name} is in the group ${group}`, 'Take one of data/metric-groups.yaml.');
      for (const other of notToConfuse)
        if (!known.get(other)?.notToConfuse?.includes(name)) {
          const what = `${name} names ${other}, which does not name it`;
          yield fault('notToConfuse', what, 'Name each other, or correct the name.');
        }
      if (rawData !== undefined && !rawNames.has(rawData))
        yield fault('rawData', `raw data has no ${rawData}`, 'Take a table or column of data/raw-data/.');
      for (const input of Object.keys(example?.inputs ?? {}))
        if (!known.has(input))
          yield fault('example', `the example of ${name} names ${input}`, 'Take metrics of its formula.');
    }
  },
} satisfies Rules;
