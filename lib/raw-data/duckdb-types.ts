/** How DuckDB writes the types of the raw data export: for the DDL that readers download, and for the sample world. */
import type { TableColumn } from '../facts/columns';

export const duckDbTypes: Readonly<Record<TableColumn['type'], string>> = {
  string: 'VARCHAR',
  int64: 'BIGINT',
  float64: 'DOUBLE',
  'decimal(38,9)': 'DECIMAL(38, 9)',
  timestamp: 'TIMESTAMPTZ',
  bool: 'BOOLEAN',
  'array<string>': 'VARCHAR[]',
  'map<string,string>': 'MAP(VARCHAR, VARCHAR)',
};
