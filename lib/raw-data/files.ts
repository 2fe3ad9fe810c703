/** Names of the raw data downloads: the generator writes them, the pages link them. */
import { loadRawDataTables } from '../facts/load';
import { datasetFormats } from './dataset-files';
import { dialects } from './dialects';

/** The folder, as an address of the site. The number is the schema version of the export. */
export const downloadFolder = '/raw-data/v1';

/** Links to the schemas of a table, or of all tables (`all`): label and file name. */
export const schemaFiles = (name: string): { label: string; file: string }[] => [
  { label: 'JSON Schema', file: `${name}.schema.json` },
  { label: 'BigQuery schema', file: `${name}.bigquery.json` },
];

/** Links to the DDL of a table, or of all tables. */
export const ddlFiles = (name: string): { label: string; file: string }[] =>
  dialects.map((dialect) => ({ label: dialect.name, file: `${name}.${dialect.id}.sql` }));

/** Links to the sample rows of a table. */
export const sampleFiles = (name: string): { label: string; file: string }[] =>
  datasetFormats.map((format) => ({ label: format.name, file: `${name}.${format.id}` }));

/** Every file of the folder. */
export const allFiles = (): string[] => [
  ...loadRawDataTables().flatMap(({ table }) =>
    [...schemaFiles(table), ...ddlFiles(table), ...sampleFiles(table)].map(({ file }) => file),
  ),
  ...[...schemaFiles('all'), ...ddlFiles('all')].map(({ file }) => file),
  'all-samples.zip',
];
