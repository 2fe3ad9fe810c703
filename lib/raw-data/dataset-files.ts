/**
 * The sample dataset as downloads: all tables of the sample world, in the forms in which the export delivers files. The
 * generator writes them, the page of the dataset lists them, and tests read them back.
 */
import * as z from 'zod';
import { datasetSeriesSchema } from '../../data/schema/raw-data';
import { fileExists, readText } from '../cache/inputs';
import { readFacts } from '../yaml/read';

/** The folder, as an address of the site. */
export const datasetFolder = '/raw-data/sample-dataset';

/** The page that lists the files. */
export const datasetPage = '/api/raw-data-export/sample-dataset';

/** Forms of a table and of its sample rows, the default of the export first. */
export const datasetFormats = [
  { id: 'parquet', name: 'Parquet', extension: 'parquet' },
  { id: 'jsonl', name: 'JSON lines', extension: 'jsonl.gz' },
  { id: 'csv', name: 'CSV', extension: 'csv.gz' },
] as const;

export type DatasetFormat = (typeof datasetFormats)[number]['id'];

/** SQL that makes tables and views of the Parquet files in DuckDB. */
export const loadScript = 'load.sql';

/** All Parquet files and the script. */
export const archive = 'sample-dataset.zip';

const bytes = z.int().positive();

const contentsSchema = z.strictObject({
  tables: z.array(
    z.strictObject({
      name: z.string(),
      kind: z.enum(['event', 'management', 'series']),
      rows: bytes,
      bytes: z.strictObject({ parquet: bytes, jsonl: bytes, csv: bytes }),
    }),
  ),
  archive: bytes,
  /** Text of the script. */
  load: z.string(),
});

export type DatasetContents = z.infer<typeof contentsSchema>;

/** Name of the file of a table in a format. */
export function datasetFile(table: string, format: DatasetFormat): string {
  const extension = datasetFormats.find(({ id }) => id === format)?.extension;
  return `${table}.${extension}`;
}

/** Every file of the folder. */
export const datasetFiles = (tables: readonly string[]): string[] => [
  ...tables.flatMap((table) => datasetFormats.map(({ id }) => datasetFile(table, id))),
  loadScript,
  archive,
];

/** Path of a file of the folder, from the root of the repository. */
export const datasetPath = (file: string): string => `static${datasetFolder}/${file}`;

/** Folder of the list of contents. Not below static/: the bundler compiles what depends on a file there in every build. */
export const contentsFolder = 'generated/sample-dataset';

/** Path of what the page shows of the files, for the generator. */
export const contentsPath = `${contentsFolder}/contents.json`;

/**
 * Tables of the dataset with their rows and sizes in bytes.
 * @throws Error if the files have not been generated.
 */
export function datasetContents(): DatasetContents {
  if (!fileExists(contentsPath))
    throw new Error(`${contentsPath}:1: there is no such file — Run \`npm run generate\`.`);
  return contentsSchema.parse(JSON.parse(readText(contentsPath)));
}

/** Views of the dataset in the order in which they are made, with their SQL, as the script for DuckDB has them. */
export function datasetViews(): ReadonlyMap<string, string> {
  const found = datasetContents().load.matchAll(/^CREATE VIEW (\w+) AS[^;]*;/gm);
  return new Map([...found].map(([statement, name = '']) => [name, statement]));
}

/** Tables and views that a query reads and that only the dataset has, because no export delivers them. */
export function onlyInDataset(sql: string): string[] {
  const series = datasetContents().tables.flatMap(({ name, kind }) => (kind === 'series' ? [name] : []));
  const known = new Set([...datasetViews().keys(), ...series]);
  const namesAt = (pattern: RegExp): Set<string> =>
    new Set([...sql.matchAll(pattern)].map(([, name = '']) => name));
  const own = namesAt(/\b(\w+)(?:\([^()]*\))? AS \(/gi);
  return [...namesAt(/\b(?:FROM|JOIN)\s+(\w+)/gi)].filter((name) => known.has(name) && !own.has(name)).sort();
}

const seriesFile = 'raw-data/series.yaml';

/**
 * What each table holds that no export delivers.
 * @param tables Names of those tables.
 * @throws Error `file:line: what — cure` if the list has not exactly these.
 */
export function datasetSeries(tables: readonly string[]): ReadonlyMap<string, string> {
  const about = new Map(
    readFacts(seriesFile, datasetSeriesSchema).map((entry) => [entry.table, entry.about]),
  );
  const missing = tables.find((table) => !about.has(table));
  if (missing !== undefined)
    throw new Error(`data/${seriesFile}:1: ${missing} is missing — Say what the table holds.`);
  const unknown = [...about.keys()].find((table) => !tables.includes(table));
  if (unknown !== undefined)
    throw new Error(`data/${seriesFile}:1: the dataset has no table ${unknown} — Remove it.`);
  return about;
}
