/** Labels and units of the columns of a result, from the dictionary of metrics and dimensions where it knows the name. */
import { loadDimensions, loadMetrics } from '../facts/load';
import type { ResultColumn, ResultUnit, ResultValue } from './types';

const unitOfMetric = (unit: string): ResultUnit => (unit === 'event-unit' ? 'plain' : (unit as ResultUnit));

const words = (name: string): string => {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function unitOfValues(values: readonly ResultValue[]): ResultUnit {
  const known = values.filter((value) => value !== null);
  if (known.length > 0 && known.every((value) => /^\d{4}-\d\d-\d\d$/.test(String(value)))) return 'date';
  if (known.length > 0 && known.every((value) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value))))
    return 'time';
  return known.length > 0 && known.every((value) => typeof value === 'number') ? 'plain' : 'text';
}

/**
 * Describes a column.
 * @param own What the side file says of it.
 */
export function describeColumn(
  name: string,
  values: readonly ResultValue[],
  own: { label?: string; unit?: ResultUnit } = {},
): ResultColumn {
  const [, base = name, day] = /^(.*)_d(\d+)$/.exec(name) ?? [];
  const metrics = loadMetrics();
  const metric = metrics.find((entry) => entry.name === name) ?? metrics.find((entry) => entry.name === base);
  const dimension = loadDimensions().find((entry) => entry.name === name);
  const label = metric?.label ?? dimension?.label ?? words(metric ? base : name);
  return {
    name,
    label: own.label ?? (metric && metric.name !== name && day ? `${label} D${day}` : label),
    unit: own.unit ?? (metric ? unitOfMetric(metric.unit) : unitOfValues(values)),
  };
}
