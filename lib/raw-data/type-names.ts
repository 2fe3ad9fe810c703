/** How each warehouse writes the types of the raw data export; the names come from its own reference. */
import type { TableColumn } from '../facts/columns';

type Type = TableColumn['type'];

/** Warehouses, and the schema file of `bq load`, in the order of the names below. */
const writers = ['bigquery', 'snowflake', 'redshift', 'athena', 'clickhouse', 'duckdb', 'bq load'] as const;

export type Writer = (typeof writers)[number];

/* prettier-ignore */
const names: Readonly<Record<Type, readonly string[]>> = {
  string: ['STRING', 'VARCHAR', 'VARCHAR(16384)', 'string', 'String', 'VARCHAR', 'STRING'],
  int64: ['INT64', 'NUMBER(19, 0)', 'BIGINT', 'bigint', 'Int64', 'BIGINT', 'INTEGER'],
  float64: ['FLOAT64', 'FLOAT', 'DOUBLE PRECISION', 'double', 'Float64', 'DOUBLE', 'FLOAT'],
  'decimal(38,9)':
    ['NUMERIC(38, 9)', 'NUMBER(38, 9)', 'DECIMAL(38, 9)', 'decimal(38, 9)', 'Decimal(38, 9)', 'DECIMAL(38, 9)',
      'NUMERIC'],
  timestamp:
    ['TIMESTAMP', 'TIMESTAMP_TZ(3)', 'TIMESTAMPTZ', 'timestamp', "DateTime64(3, 'UTC')", 'TIMESTAMPTZ',
      'TIMESTAMP'],
  bool: ['BOOL', 'BOOLEAN', 'BOOLEAN', 'boolean', 'Bool', 'BOOLEAN', 'BOOLEAN'],
  'array<string>':
    ['ARRAY<STRING>', 'ARRAY', 'SUPER', 'array<string>', 'Array(String)', 'VARCHAR[]', 'STRING'],
  'map<string,string>':
    ['JSON', 'OBJECT', 'SUPER', 'map<string, string>', 'Map(String, String)', 'MAP(VARCHAR, VARCHAR)', 'JSON'],
};

/** The types as one of them writes them. */
export const typesOf = (writer: Writer): Readonly<Record<Type, string>> =>
  Object.fromEntries(
    Object.entries(names).map(([type, written]) => [type, written[writers.indexOf(writer)]]),
  ) as Record<Type, string>;

/** For the DDL that readers download, and for the sample world. */
export const duckDbTypes = typesOf('duckdb');
