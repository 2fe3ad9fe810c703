/**
 * How each data warehouse writes the tables of the raw data export. One entry per dialect.
 */
import type { RawDataTable } from '../facts/types';
import type { TableColumn } from '../facts/columns';
import { capitalized } from '../text/words';
import { typesOf, type Writer } from './type-names';

export interface Dialect {
  /** In file names. */
  id: Exclude<Writer, 'bq load'>;
  name: string;
  /** What comes before the name of the table. */
  create?: string;
  /** A column. */
  column(column: TableColumn): string;
  /** The column `dt`, if the table names it. */
  dt?(table: RawDataTable): string;
  /** Lines after the columns. */
  after?(table: RawDataTable): readonly string[];
  /** What else loading the table takes, one line for each comment. */
  loading?(table: RawDataTable): readonly string[];
}

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

const bigQuery = typesOf('bigquery');
const snowflake = typesOf('snowflake');
const redshift = typesOf('redshift');
const athena = typesOf('athena');
const clickHouse = typesOf('clickhouse');
const duckDb = typesOf('duckdb');

/** `TRIGGER` is a reserved word of Snowflake, `LANGUAGE` one of Redshift; quoted, names keep the case they fold to. */
const snowflakeName = (name: string): string => (name === 'trigger' ? '"TRIGGER"' : name);
const redshiftName = (name: string): string => (name === 'language' ? '"language"' : name);

const required = (column: TableColumn): string => (column.nullable ? '' : ' NOT NULL');

const meaningOf = (column: TableColumn): string => `COMMENT ${quoted(plainMeaning(column))}`;

export const dialects: readonly Dialect[] = [
  {
    id: 'bigquery',
    name: 'BigQuery',
    create: 'CREATE TABLE IF NOT EXISTS whence.',
    // An array is never null in BigQuery, and must not be declared so.
    column: (c) => `${c.name} ${bigQuery[c.type]}${c.type === 'array<string>' ? '' : required(c)}`,
    dt: () => 'dt DATE NOT NULL',
    after: (table) => [
      'PARTITION BY dt',
      `CLUSTER BY ${table.kind === 'event' ? 'app_id, event_time' : keyOf(table)}`,
    ],
  },
  {
    id: 'snowflake',
    name: 'Snowflake',
    column: (c) => `${snowflakeName(c.name)} ${snowflake[c.type]}${required(c)} ${meaningOf(c)}`,
    dt: (table) => `dt DATE NOT NULL COMMENT ${quoted(dayOf(table))}`,
    after: () => ['CLUSTER BY (dt)'],
  },
  {
    id: 'redshift',
    name: 'Redshift',
    column: (c) => `${redshiftName(c.name)} ${redshift[c.type]}${required(c)}`,
    dt: () => 'dt DATE NOT NULL',
    after: (table) => [
      'DISTSTYLE AUTO',
      `SORTKEY (dt, ${table.kind === 'event' ? 'event_time' : keyOf(table)})`,
    ],
  },
  {
    id: 'athena',
    name: 'Athena',
    create: 'CREATE EXTERNAL TABLE IF NOT EXISTS ',
    column: (c) => `\`${c.name}\` ${athena[c.type]} ${meaningOf(c)}`,
    after: ({ table, kind, schemaVersion }) => [
      `PARTITIONED BY (dt string${kind === 'event' ? ', hr string' : ''})`,
      'STORED AS PARQUET',
      `LOCATION 's3://YOUR_BUCKET/YOUR_PREFIX/${table}/v=${schemaVersion}/'`,
    ],
    loading: ({ table, kind }) => [
      'The table is empty until Athena knows its partitions. Add each one when its _SUCCESS file is there:',
      `ALTER TABLE ${table} ADD IF NOT EXISTS PARTITION (dt = '2025-09-01'${kind === 'event' ? ", hr = '10'" : ''});`,
      `To add all that are in the bucket, for example after a replay: MSCK REPAIR TABLE ${table};`,
    ],
  },
  {
    id: 'clickhouse',
    name: 'ClickHouse',
    column(c) {
      const type = clickHouse[c.type];
      // Arrays and maps cannot be null there; the export never makes them null either.
      const whole = c.nullable && !/^(?:Array|Map)/.test(type) ? `Nullable(${type})` : type;
      return `${c.name} ${whole} ${meaningOf(c)}`;
    },
    dt: (table) => `dt Date COMMENT ${quoted(dayOf(table))}`,
    after: (table) => [
      `ENGINE = ReplacingMergeTree(${versionOf(table)})`,
      'PARTITION BY toYYYYMM(dt)',
      `ORDER BY ${table.kind === 'event' ? '(app_id, event_id)' : `(dt, ${keyOf(table)})`}`,
    ],
    loading: () => [
      'Load Parquet or JSON lines. CSV has arrays and maps as JSON text, which ClickHouse does not read into Array and Map.',
    ],
  },
  {
    id: 'duckdb',
    name: 'DuckDB',
    column: (c) => `${c.name} ${duckDb[c.type]}${required(c)}`,
    dt: () => 'dt DATE NOT NULL',
  },
];

/** The file that creates a table, with what loading takes as comments. */
export function ddlFile(dialect: Dialect, table: RawDataTable, columns: readonly TableColumn[]): string {
  const { create = 'CREATE TABLE IF NOT EXISTS ', column, dt, after, loading } = dialect;
  const lines = [...columns.map(column), ...(dt ? [dt(table)] : [])].map((line) => `  ${line}`);
  const comments = (loading?.(table) ?? []).map((line) => `-- ${line}`);
  const ddl = [`${create}${table.table} (`, lines.join(',\n'), [')', ...(after?.(table) ?? [])].join('\n')];
  return `${[...comments, ...ddl].join('\n')};\n`;
}
