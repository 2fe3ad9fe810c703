/** A table of facts by day. */
import type { Row } from './rows/table';

export interface SeriesTable {
  name: string;
  /** DuckDB type of each column. */
  columns: Readonly<Record<string, string>>;
  rows: Row[];
}
