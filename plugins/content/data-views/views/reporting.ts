/** Views of the dictionary: `metrics` of one surface, and `dimensions` of one, or of all with the surfaces of each. */
import type { View } from '../view';
import { loadEnums } from '../../../../lib/facts/enums';
import { loadDimensions } from '../../../../lib/facts/load';
import type { Dimension, Metric, Surface } from '../../../../lib/facts/types';
import {
  cohortMetrics as loadCohortMetrics,
  dimensionsOf,
  metricNames,
  metricsOf,
} from '../../../../lib/facts/surfaces';
import { markdown } from '../../../../lib/markdown/inline';
import { code, joined, lineBreak, type Inline } from '../../../../lib/markdown/nodes';
import { oneOf } from '../props';
import { surfaceLabels, surfaces, unitLabels } from '../report-labels';
import { rowTable, tableView } from '../table-view';

function valuesOf({ values, enum: id }: Dimension): Inline {
  if (values) return markdown(values);
  if (!id) return '';
  const list = loadEnums().find((entry) => entry.id === id);
  if (!list) throw new Error(`data/dimensions.yaml names the enum "${id}", which lib/facts/enums.ts lacks.`);
  return joined(list.values.map(({ value }) => code(value)));
}

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
    const surface = props.surface === undefined ? undefined : oneOf('surface', props.surface, surfaces);
    return rowTable(surface ? dimensionsOf(surface) : loadDimensions(), {
      Name: ({ name }) => code(name),
      Label: ({ label }) => label ?? '',
      Values: valuesOf,
      ...(surface
        ? {}
        : {
            Where: (row: Dimension) => row.surfaces.map((one) => surfaceLabels[one]).join(', '),
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

/** A metric as requests of a surface name it: alone, by the days that it has there, or both. */
const namesOn = (metric: Metric, surface: Surface): Inline =>
  joined(
    [
      metric.surfaces.includes(surface) ? code(metric.name) : '',
      metric.daySurfaces?.includes(surface)
        ? shortList(metricNames(metric, surface).filter((name) => name !== metric.name))
        : '',
    ],
    lineBreak(),
  );

/** `<Data view="metrics" surface="acquisition" />` */
export const metrics: View = {
  required: ['surface'],
  render(props) {
    const surface = oneOf('surface', props.surface, surfaces);
    return rowTable(metricsOf(surface), {
      Name: (metric) => namesOn(metric, surface),
      Label: ({ label }) => label ?? '',
      Formula: ({ formula }) => markdown(formula),
      Unit: ({ unit }) => unitLabels[unit],
    });
  },
};

const modeLabels = {
  'per-day': 'day N alone',
  cumulative: 'days 0 to N',
  either: 'day N alone, or days 0 to N',
  constant: 'the same on all days',
} as const;

/** `<Data view="cohort-metrics" />`: metrics with a value for each day N, and how a cohort computes them. */
export const cohortMetrics = tableView(loadCohortMetrics, {
  Metric: ({ name }) => code(name),
  Label: ({ label }) => label ?? '',
  Formula: ({ cohort }) => markdown(cohort.formula),
  Counts: ({ cohort }) => modeLabels[cohort.mode],
  Unit: ({ unit }) => code(unit),
});
