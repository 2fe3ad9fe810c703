/**
 * Where values go. Heights are pixels; widths are percentages of the drawing. One drawing thus fits a phone and a
 * desktop while its text keeps its size.
 */
import { scaleLinear } from 'd3-scale';
import type { Column } from './columns';

export interface ValueScale {
  /** Pixels from the top. */
  y: (value: number) => number;
  /** Round values for grid lines, lowest first. */
  ticks: readonly number[];
}

const gridLines = 4;

/**
 * Scale of the vertical axis.
 * @param from `zero` if lengths are compared, which must start at 0; `data` if only the course of a line matters.
 */
export function valueScale(values: readonly number[], height: number, from: 'zero' | 'data'): ValueScale {
  let [low, high] = [Math.min(...values), Math.max(...values)];
  if (from === 'zero') [low, high] = [Math.min(0, low), Math.max(0, high)];
  if (low === high) {
    const room = Math.abs(low) / 10 || 1;
    [low, high] = from === 'zero' ? [low, low + room] : [low - room, high + room];
  }
  const scale = scaleLinear().domain([low, high]).nice(gridLines).range([height, 0]);
  return { y: scale, ticks: scale.ticks(gridLines) };
}

export interface Position {
  /** Percent from the left, of the middle of each row. */
  x: readonly number[];
  /** Percent that one step takes, such as a day. */
  step: number;
}

const isMoment = ({ unit }: Column): boolean => unit === 'date' || unit === 'time';

const axisValue = (column: Column, row: number): number =>
  isMoment(column) ? column.moment(row).getTime() : Number(column.values[row] ?? Number.NaN);

/**
 * Positions of the rows on the horizontal axis, true to scale: a day that is missing leaves a gap.
 * @param ends `edge` if the first and last row are at the edges, `inside` if each has room for a column.
 * @throws Error if the values do not ascend.
 */
export function positions(column: Column, ends: 'edge' | 'inside'): Position {
  const at = column.values.map((_, row) => axisValue(column, row));
  const steps = at.slice(1).map((value, i) => value - (at[i] ?? 0));
  if (at.some(Number.isNaN) || steps.some((step) => !(step > 0)))
    throw new Error(
      `The values of "${column.name}" do not ascend. Add ORDER BY ${column.name} to the query.`,
    );
  const smallest = steps.length ? Math.min(...steps) : 1;
  const margin = ends === 'inside' || at.length === 1 ? smallest / 2 : 0;
  const first = (at[0] ?? 0) - margin;
  const width = (at.at(-1) ?? 0) + margin - first;
  return { x: at.map((value) => ((value - first) / width) * 100), step: (smallest / width) * 100 };
}

export interface Label {
  row: number;
  text: string;
  /** True if a phone has no room for it. */
  wideOnly: boolean;
}

/** How many labels have room: dates are longer than numbers. */
const mostLabels = { wide: 10, dates: 4, numbers: 6 };
const daysOfWeek = 7;

function labelText(column: Column, row: number, oneDay: boolean): string {
  const value = column.values[row] ?? null;
  if (column.unit === 'time' && oneDay) return column.moment(row).toISOString().slice(11, 16);
  // The first number says what they all count.
  return isMoment(column) || row > 0 ? column.short(value) : `${column.label} ${column.short(value)}`;
}

/** Labels of the horizontal axis: as many as have room, at whole weeks if it counts many days. */
export function axisLabels(column: Column): Label[] {
  const rows = column.values.map((_, row) => row);
  const weekly = column.unit === 'days' && rows.length > mostLabels.wide;
  const candidates = weekly ? rows.filter((row) => axisValue(column, row) % daysOfWeek === 0) : rows;
  const wide = Math.ceil(candidates.length / mostLabels.wide);
  const onWide = candidates.filter((_, i) => i % wide === 0);
  const phone = Math.ceil(onWide.length / (isMoment(column) ? mostLabels.dates : mostLabels.numbers));
  const days = new Set(column.values.map((value) => String(value).slice(0, 10)));
  return onWide.map((row, i) => ({
    row,
    text: labelText(column, row, days.size === 1),
    wideOnly: i % phone !== 0,
  }));
}

/**
 * Moves labels apart that would overlap, and keeps them between 0 and `height`.
 * @param wanted Pixels from the top where each label would be.
 */
export function spread(wanted: readonly number[], gap: number, height: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  order.reduce((least, i) => {
    placed[i] = Math.max(placed[i] ?? 0, least);
    return placed[i] + gap;
  }, 0);
  order.reduceRight((most, i) => {
    placed[i] = Math.min(placed[i] ?? 0, most);
    return placed[i] - gap;
  }, height);
  return placed;
}
