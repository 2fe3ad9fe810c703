/** Views of the dictionary: `dimensions` and `metrics` of one surface, or of all with the surfaces of each. */
import type { View } from '../view';
import { loadEnums } from '../../../../lib/facts/enums';
import { loadDimensions, loadMetrics } from '../../../../lib/facts/load';
import type { Dimension, Metric, Surface } from '../../../../lib/facts/types';
import { cohortMetrics, dimensionsOf, metricNames, metricsOf } from '../../../../lib/facts/surfaces';
import { didYouMean } from '../../../../lib/text/closest';
import { markdown } from '../../../../lib/markdown/inline';
import { code, joined, lineBreak, type Inline } from '../../../../lib/markdown/nodes';
import { rowTable, tableView } from '../table-view';

/** Names of the surfaces for readers. */
export const surfaceLabels: Readonly<Record<Surface, string>> = {
  'data-views': 'data views',
  acquisition: 'acquisition',
  cohort: 'cohort',
  'event-drill-down': 'event drill-down',
  monetization: 'monetization',
};

export const unitLabels = {
  count: 'count',
  money: 'money',
  ratio: 'ratio',
  plain: 'number',
  seconds: 'seconds',
  days: 'days',
  'event-unit': 'unit of the value',
} as const;

const isSurface = (name: string): name is Surface => name in surfaceLabels;

function surfaceOf(name: string | undefined): Surface | undefined {
  if (name === undefined || isSurface(name)) return name;
  throw new Error(
    `No surface "${name}". ${didYouMean(name, Object.keys(surfaceLabels))} There are: ${Object.keys(surfaceLabels).join(', ')}.`,
  );
}

function valuesOf({ values, enum: id }: Dimension): Inline {
  if (values) return markdown(values);
  if (!id) return '';
  const list = loadEnums().find((entry) => entry.id === id);
  if (!list) throw new Error(`data/dimensions.yaml names the enum "${id}", which lib/facts/enums.ts lacks.`);
  return joined(list.values.map(({ value }) => code(value)));
}

const where = (surfaces: readonly Surface[]): string =>
  surfaces.map((surface) => surfaceLabels[surface]).join(', ');

/** Groups of metrics that the dimension can't split, as far as it is where they are. */
const notWith = (splits: readonly string[], surfaces: readonly Surface[]): string =>
  surfaces.some((surface) => surface === 'data-views' || surface === 'acquisition')
    ? [splits.includes('cost') ? '' : 'cost', splits.includes('skan') ? '' : 'SKAN']
        .filter(Boolean)
        .join(', ')
    : '';

/** `<Data view="dimensions" surface="acquisition" />`; without a surface all, with the surfaces of each. */
export const dimensions: View = {
  optional: ['surface'],
  render(props) {
    const surface = surfaceOf(props.surface);
    return rowTable(surface ? dimensionsOf(surface) : loadDimensions(), {
      Name: ({ name }) => code(name),
      Label: ({ label }) => label ?? '',
      Values: valuesOf,
      ...(surface
        ? {}
        : {
            Where: ({ surfaces }: Dimension) => where(surfaces),
            'Not with': ({ splits = [], surfaces }: Dimension) => notWith(splits, surfaces),
          }),
    });
  },
};

/** Days as the API writes them: `ltv_d0`, `ltv_d1` … `ltv_d365`. */
const shortList = (names: readonly string[]): Inline =>
  names.length <= 3
    ? joined(names.map(code))
    : [joined(names.slice(0, 2).map(code)), ' … ', code(names.at(-1) ?? '')];

/** `<Data view="metrics" surface="acquisition" />`; without a surface all, with the surfaces of each. */
export const metrics: View = {
  optional: ['surface'],
  render(props) {
    const surface = surfaceOf(props.surface);
    return rowTable(surface ? metricsOf(surface) : loadMetrics(), {
      Name: (metric) =>
        surface
          ? joined(
              [
                metric.surfaces.includes(surface) ? code(metric.name) : '',
                metric.daySurfaces?.includes(surface)
                  ? shortList(metricNames(metric, surface).filter((name) => name !== metric.name))
                  : '',
              ],
              lineBreak(),
            )
          : code(metric.name),
      Label: ({ label }) => label ?? '',
      Formula: ({ formula }) => markdown(formula),
      Unit: ({ unit }) => unitLabels[unit],
      ...(surface
        ? {}
        : {
            Where: ({ surfaces, daySurfaces = [] }: Metric) =>
              where([...new Set([...surfaces, ...daySurfaces])]),
          }),
    });
  },
};

const modeLabels = {
  'per-day': 'day N alone',
  cumulative: 'days 0 to N',
  either: 'day N alone, or days 0 to N',
  constant: 'the same on all days',
} as const;

/** Units as the cohort report names them. */
const cohortUnits: Partial<Record<Metric['unit'], string>> = {
  ratio: 'ratio',
  money: 'money',
  count: 'count',
  seconds: 'seconds',
};

/** `<Data view="cohort-metrics" />`: metrics with a value for each day N, and how a cohort computes them. */
export const cohortMetricsTable = tableView(cohortMetrics, {
  Metric: ({ name }) => code(name),
  Label: ({ label }) => label ?? '',
  Formula: ({ cohort }) => markdown(cohort.formula),
  Counts: ({ cohort }) => modeLabels[cohort.mode],
  Unit: ({ unit }) => code(cohortUnits[unit] ?? unit),
});
