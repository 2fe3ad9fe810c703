/**
 * What a query over the sample dataset answers, in the form that pages, charts and checks share. Results are evaluated
 * once by `npm run generate`; pages only read them.
 */
import type * as z from 'zod';
import type { resultUnit } from '../../data/schema/results';

/** How a column is shown. Ratios are fractions: 0.18 is shown as 18%. Money is in the currency of the result. */
export type ResultUnit = z.infer<typeof resultUnit>;

export interface ResultColumn {
  /** Name in the query: lower case with underscores. */
  name: string;
  /** Head of the column for readers. */
  label: string;
  unit: ResultUnit;
}

/** Numbers are exact as DuckDB gives them; rounding is the business of whoever shows them. */
export type ResultValue = string | number | boolean | null;

export interface Result {
  /** Unique on its page. */
  id: string;
  columns: readonly ResultColumn[];
  rows: readonly (readonly ResultValue[])[];
  /** ISO 4217. */
  currency: string;
  /** What was run, so readers can run it themselves. */
  sql: string;
  /** Raw tables and fact tables that the query reads. */
  tables: readonly string[];
}
