/** What a chart is drawn of: rows of values, and what each column is. */

/** How the values of a column are meant. Ratios are fractions: 0.18 is 18%. Money is in the currency of the result. */
export type Unit = 'text' | 'date' | 'time' | 'count' | 'plain' | 'money' | 'ratio' | 'seconds' | 'days';

export interface ResultColumn {
  /** Name in attributes of charts. */
  name: string;
  /** Name for readers. */
  label: string;
  unit: Unit;
}

/** Dates and times are text, such as `2025-09-01` and `2025-09-01T10:20:00Z`. */
export type Value = string | number | boolean | null;

export interface Result {
  /** Names the result in messages. */
  id: string;
  columns: readonly ResultColumn[];
  rows: readonly (readonly Value[])[];
  /** ISO 4217. */
  currency: string;
}
