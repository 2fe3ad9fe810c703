/** What a chart is: the columns it needs, and a function that draws them. */
import type { Element } from 'hast';
import type { Result } from './result';
import type { Columns, Roles } from './columns';
import type { Format } from './format';

export interface ChartInput<R extends Roles> {
  result: Result;
  columns: Columns<R>;
  format: Format;
  /** Unique on the page. */
  id: string;
  title: string;
  /** What to bring to the front, if the writer names it. */
  focus: string | undefined;
}

export interface Drawing {
  element: Element;
  /** What the drawing shows, in words. */
  summary: string;
  /** True if the drawing is a table with all values, which needs no second one. */
  isTable?: boolean;
}

export interface Chart<R extends Roles = Roles> {
  roles: R;
  /** What `focus` names; absent if the chart does not take it. */
  focus?: 'column' | 'row';
  /** @throws Error if the values cannot be drawn in this way, with the cure. */
  draw: (input: ChartInput<R>) => Drawing;
}

/** A chart in the form in which all charts are held, whatever their columns. */
export const defineChart = <const R extends Roles>(chart: Chart<R>): Chart => chart as unknown as Chart;
