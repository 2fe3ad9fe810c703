/**
 * The tables of the sample dataset. Their rows are in git, one Parquet file a table: readers download these files, and queries
 * of pages run on them. `npm run dataset` writes them.
 */
import { filesIn } from '../../lib/cache/inputs';
import { loadRawDataTables } from '../../lib/facts/load';
import { datasetFile, type DatasetContents } from '../../lib/raw-data/dataset-files';
import { dtOf } from '../../lib/raw-data/warehouse';
import { views } from './views';

/** Folder of the files. */
export const rowsFolder = 'data/sample-dataset';

export interface DatasetTable {
  name: string;
  kind: DatasetContents['tables'][number]['kind'];
  /** SQL of the partition `dt`, which the path says in an export; undefined for tables that no export delivers. */
  dt?: string;
}

/**
 * Tables of the export first, then the facts by day.
 * @throws Error `file:line: what — cure` if a table of the export has no rows in git.
 */
export function datasetTables(folder = rowsFolder): DatasetTable[] {
  const files = filesIn(folder).filter((file) => file.endsWith('.parquet'));
  const raw = loadRawDataTables().map((table): DatasetTable => {
    if (!files.includes(datasetFile(table.table, 'parquet')))
      throw new Error(
        `data/raw-data/tables/${table.table}.yaml:1: ${folder} has no rows of the table — Run \`npm run dataset\`.`,
      );
    return { name: table.table, kind: table.kind, dt: dtOf(table) };
  });
  const known = new Set(raw.map(({ name }) => name));
  const series = files.map((file) => file.replace('.parquet', '')).filter((name) => !known.has(name));
  return [...raw, ...series.map((name): DatasetTable => ({ name, kind: 'series' }))];
}

const currentOf = ({ name }: DatasetTable): string =>
  `CREATE VIEW ${name}_current AS SELECT * FROM ${name} QUALIFY (row_number() OVER (PARTITION BY event_id ORDER BY record_version DESC, received_time DESC) = 1);`;

const viewStatements = (tables: readonly DatasetTable[]): string[] => [
  ...tables.filter(({ kind }) => kind === 'event').map(currentOf),
  ...views.map((sql) => `${sql.trim()};`),
];

/** Names of the views, in the order in which they are made. */
export const viewsOf = (tables: readonly DatasetTable[]): string[] =>
  viewStatements(tables).map((sql) => /^CREATE VIEW (\w+)/.exec(sql)?.[1] ?? '');

/** SQL that makes of the Parquet files what the queries of pages run on: tables with `dt`, and the views. */
export const loadSql = (tables: readonly DatasetTable[]): string =>
  [
    '-- Loads the sample dataset. Run it in the folder of the Parquet files: duckdb sample.duckdb < load.sql',
    "SET TimeZone = 'UTC';",
    ...tables.map(
      ({ name, dt }) =>
        `CREATE TABLE ${name} AS SELECT *${dt === undefined ? '' : `, ${dt} AS dt`} FROM '${datasetFile(name, 'parquet')}';`,
    ),
    '-- The latest version of each event, and what users did by the day after their install.',
    ...viewStatements(tables),
    '',
  ].join('\n');
