/**
 * How each data warehouse writes the tables of the raw data export. One entry per dialect; the type names come from
 * the warehouse's own reference.
 */
import type { RawDataTable } from '../facts/types';
import type { TableColumn } from '../facts/columns';
import { capitalized } from '../text/words';
import { duckDbTypes } from './duckdb-types';

export interface Dialect {
  /** In file names. */
  id: 'bigquery' | 'snowflake' | 'redshift' | 'athena' | 'clickhouse' | 'duckdb';
  name: string;
  /** CREATE TABLE of one table, without a semicolon. */
  ddl(table: RawDataTable, columns: readonly TableColumn[]): string;
  /** What else loading the table takes, one line for each comment. */
  loading?(table: RawDataTable): readonly string[];
}

type Types = Record<TableColumn['type'], string>;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** What a column holds, as plain text for comments in a schema. A name in code keeps its case, also as the first word. */
export function plainMeaning({ meaning, values }: TableColumn): string {
  const parts = [meaning, values && `one of ${values.join(', ')}`].filter(Boolean);
  return capitalized(parts.join('; ')).replaceAll('`', '');
}

/** What `dt` is: rows of an event table are delivered by receipt, rows of a snapshot once a day. */
const dayOf = ({ kind }: RawDataTable): string =>
  kind === 'event' ? 'Partition: date of receipt, UTC' : 'Partition: day of the snapshot, UTC';

/** The key of a table in addition to `dt`: an event, or the object of a snapshot. */
const keyOf = ({ table, kind }: RawDataTable): string =>
  kind === 'event' ? 'event_id' : `${table.replace(/s$/, '')}_id`;

/** The column that says which row applies if rows have the same key. */
const versionOf = ({ kind }: RawDataTable): string => (kind === 'event' ? 'record_version' : 'snapshot_time');

const body = (lines: readonly string[]): string => `(\n${lines.map((line) => `  ${line}`).join(',\n')}\n)`;

const bigQueryTypes: Types = {
  string: 'STRING',
  int64: 'INT64',
  float64: 'FLOAT64',
  'decimal(38,9)': 'NUMERIC(38, 9)',
  timestamp: 'TIMESTAMP',
  bool: 'BOOL',
  'array<string>': 'ARRAY<STRING>',
  'map<string,string>': 'JSON',
};

const snowflakeTypes: Types = {
  string: 'VARCHAR',
  int64: 'NUMBER(19, 0)',
  float64: 'FLOAT',
  'decimal(38,9)': 'NUMBER(38, 9)',
  timestamp: 'TIMESTAMP_TZ(3)',
  bool: 'BOOLEAN',
  'array<string>': 'ARRAY',
  'map<string,string>': 'OBJECT',
};

const redshiftTypes: Types = {
  string: 'VARCHAR(16384)',
  int64: 'BIGINT',
  float64: 'DOUBLE PRECISION',
  'decimal(38,9)': 'DECIMAL(38, 9)',
  timestamp: 'TIMESTAMPTZ',
  bool: 'BOOLEAN',
  'array<string>': 'SUPER',
  'map<string,string>': 'SUPER',
};

const athenaTypes: Types = {
  string: 'string',
  int64: 'bigint',
  float64: 'double',
  'decimal(38,9)': 'decimal(38, 9)',
  timestamp: 'timestamp',
  bool: 'boolean',
  'array<string>': 'array<string>',
  'map<string,string>': 'map<string, string>',
};

const clickHouseTypes: Types = {
  string: 'String',
  int64: 'Int64',
  float64: 'Float64',
  'decimal(38,9)': 'Decimal(38, 9)',
  timestamp: "DateTime64(3, 'UTC')",
  bool: 'Bool',
  'array<string>': 'Array(String)',
  'map<string,string>': 'Map(String, String)',
};

/** `TRIGGER` is a reserved word of Snowflake, `LANGUAGE` one of Redshift; quoted, names keep the case they fold to. */
const snowflakeName = (name: string): string => (name === 'trigger' ? '"TRIGGER"' : name);
const redshiftName = (name: string): string => (name === 'language' ? '"language"' : name);

const required = (column: TableColumn): string => (column.nullable ? '' : ' NOT NULL');

export const dialects: readonly Dialect[] = [
  {
    id: 'bigquery',
    name: 'BigQuery',
    ddl: (table, columns) =>
      [
        `CREATE TABLE IF NOT EXISTS whence.${table.table} ${body([
          ...columns.map((c) => {
            // An array is never null in BigQuery, and must not be declared so.
            const whole = c.type === 'array<string>' ? '' : required(c);
            return `${c.name} ${bigQueryTypes[c.type]}${whole}`;
          }),
          'dt DATE NOT NULL',
        ])}`,
        'PARTITION BY dt',
        `CLUSTER BY ${table.kind === 'event' ? 'app_id, event_time' : keyOf(table)}`,
      ].join('\n'),
  },
  {
    id: 'snowflake',
    name: 'Snowflake',
    ddl: (table, columns) =>
      [
        `CREATE TABLE IF NOT EXISTS ${table.table} ${body([
          ...columns.map(
            (c) =>
              `${snowflakeName(c.name)} ${snowflakeTypes[c.type]}${required(c)} COMMENT ${quoted(plainMeaning(c))}`,
          ),
          `dt DATE NOT NULL COMMENT ${quoted(dayOf(table))}`,
        ])}`,
        'CLUSTER BY (dt)',
      ].join('\n'),
  },
  {
    id: 'redshift',
    name: 'Redshift',
    ddl: (table, columns) =>
      [
        `CREATE TABLE IF NOT EXISTS ${table.table} ${body([
          ...columns.map((c) => `${redshiftName(c.name)} ${redshiftTypes[c.type]}${required(c)}`),
          'dt DATE NOT NULL',
        ])}`,
        'DISTSTYLE AUTO',
        `SORTKEY (dt, ${table.kind === 'event' ? 'event_time' : keyOf(table)})`,
      ].join('\n'),
  },
  {
    id: 'athena',
    name: 'Athena',
    ddl: (table, columns) =>
      [
        `CREATE EXTERNAL TABLE IF NOT EXISTS ${table.table} ${body(
          columns.map((c) => `\`${c.name}\` ${athenaTypes[c.type]} COMMENT ${quoted(plainMeaning(c))}`),
        )}`,
        `PARTITIONED BY (dt string${table.kind === 'event' ? ', hr string' : ''})`,
        'STORED AS PARQUET',
        `LOCATION 's3://YOUR_BUCKET/YOUR_PREFIX/${table.table}/v=${table.schemaVersion}/'`,
      ].join('\n'),
    loading: ({ table, kind }) => [
      'The table is empty until Athena knows its partitions. Add each one when its _SUCCESS file is there:',
      `ALTER TABLE ${table} ADD IF NOT EXISTS PARTITION (dt = '2025-09-01'${kind === 'event' ? ", hr = '10'" : ''});`,
      `To add all that are in the bucket, for example after a replay: MSCK REPAIR TABLE ${table};`,
    ],
  },
  {
    id: 'clickhouse',
    name: 'ClickHouse',
    ddl: (table, columns) =>
      [
        `CREATE TABLE IF NOT EXISTS ${table.table} ${body([
          ...columns.map((c) => {
            const type = clickHouseTypes[c.type];
            // Arrays and maps cannot be null there; the export never makes them null either.
            const whole = c.nullable && !/^(?:Array|Map)/.test(type) ? `Nullable(${type})` : type;
            return `${c.name} ${whole} COMMENT ${quoted(plainMeaning(c))}`;
          }),
          `dt Date COMMENT ${quoted(dayOf(table))}`,
        ])}`,
        `ENGINE = ReplacingMergeTree(${versionOf(table)})`,
        'PARTITION BY toYYYYMM(dt)',
        `ORDER BY ${table.kind === 'event' ? '(app_id, event_id)' : `(dt, ${keyOf(table)})`}`,
      ].join('\n'),
    loading: () => [
      'Load Parquet or JSON lines. CSV has arrays and maps as JSON text, which ClickHouse does not read into Array and Map.',
    ],
  },
  {
    id: 'duckdb',
    name: 'DuckDB',
    ddl: (table, columns) =>
      `CREATE TABLE IF NOT EXISTS ${table.table} ${body([
        ...columns.map((c) => `${c.name} ${duckDbTypes[c.type]}${required(c)}`),
        'dt DATE NOT NULL',
      ])}`,
  },
];

/** The file that creates a table, with what loading takes as comments. */
export const ddlFile = (dialect: Dialect, table: RawDataTable, columns: readonly TableColumn[]): string =>
  [...(dialect.loading?.(table) ?? []).map((line) => `-- ${line}`), `${dialect.ddl(table, columns)};\n`].join(
    '\n',
  );

/** DuckDB's name of a type; its reader needs it for JSON lines and CSV. */
export const duckDbType = (type: TableColumn['type']): string => duckDbTypes[type];
