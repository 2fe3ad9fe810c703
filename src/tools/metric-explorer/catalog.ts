/** What the metric explorer is made of: plugins/pages/tools writes it from data. */

/** A number that readers can change. */
export interface ExplorerInput {
  name: string;
  label: string;
  unit: 'count' | 'money' | 'percent' | 'day';
  /** What it is at first: of the sample world. */
  start: string;
  mayBeNegative?: boolean;
  /** A value for each day from day 0, one a line. */
  isCurve?: boolean;
  /** The largest value, if it is smaller than the limit of all amounts. */
  most?: number;
}

export interface ExplorerMetric {
  /** Name in the API. */
  name: string;
  label: string;
  /** Id of its group. */
  group: string;
  unit: 'count' | 'money' | 'ratio' | 'plain' | 'days';
  /** Arithmetic of inputs, of names in `days`, and in a sale of gross, tax, store_fee and net. */
  formula: string;
  /** Names of its inputs, in the order of the fields. */
  inputs: readonly ExplorerInput[];
  /** Labels of names of the formula that aren't inputs. */
  labels: Readonly<Record<string, string>>;
  currency: string;
  /** Names that are read off a curve: day N alone, or days 0 to N. */
  days?: Readonly<Record<string, { measure: string; days: 'N' | '0 to N' }>>;
  /** The metric is the first day on which the formula, taken from another metric, is at least this. */
  reaches?: { least: number; label: string };
  /** True if amounts of one sale come from price, tax and fee. */
  isSale?: boolean;
}

export interface ExplorerCatalog {
  groups: readonly { id: string; title: string }[];
  metrics: readonly ExplorerMetric[];
  /** Of money: the largest amount, and decimals. */
  most: number;
  decimals: number;
}
