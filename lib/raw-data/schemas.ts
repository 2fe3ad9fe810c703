/** Machine-readable schemas of the raw data tables: JSON Schema of a JSON line, and the schema file of `bq load`. */
import type { TableColumn } from '../facts/columns';
import type { RawDataTable } from '../facts/types';
import { site } from '../../config/site';
import { plainMeaning } from './dialects';
import { typesOf } from './type-names';

type JsonSchema = Record<string, unknown>;

/** Words of the schemas that JSON Schema does not have. A strict validator has to be told them. */
export const annotations = ['x-privacy-class', 'x-since'] as const;

type Annotations = Record<(typeof annotations)[number], unknown>;

const jsonTypes: Record<TableColumn['type'], JsonSchema> = {
  string: { type: 'string' },
  int64: { type: 'integer' },
  float64: { type: 'number' },
  'decimal(38,9)': { type: 'string', pattern: String.raw`^-?\d{1,29}\.\d{9}$` },
  timestamp: { type: 'string', format: 'date-time' },
  bool: { type: 'boolean' },
  'array<string>': { type: 'array', items: { type: 'string' } },
  'map<string,string>': { type: 'object', additionalProperties: { type: 'string' } },
};

function propertyOf(column: TableColumn): JsonSchema {
  const base = jsonTypes[column.type];
  return {
    ...base,
    ...(column.nullable ? { type: [base.type, 'null'] } : {}),
    description: plainMeaning(column),
    // No enum: new values may come at any time, and a validator must not stop a pipeline for one.
    ...(column.values ? { examples: column.values } : { examples: [column.example] }),
    ...({ 'x-privacy-class': column.privacy, 'x-since': column.since ?? 1 } satisfies Annotations),
  };
}

/** JSON Schema 2020-12 of one line of a JSON lines file. Later columns are allowed, missing ones are not. */
export function jsonSchemaOf(table: RawDataTable, columns: readonly TableColumn[]): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${site.url}/raw-data/v${table.schemaVersion}/${table.table}.schema.json`,
    title: table.table,
    description: table.about.replaceAll('`', ''),
    type: 'object',
    properties: Object.fromEntries(columns.map((column) => [column.name, propertyOf(column)])),
    required: columns.map(({ name }) => name),
    additionalProperties: true,
  };
}

const bigQueryTypes = typesOf('bq load');

export interface BigQueryField {
  name: string;
  type: string;
  mode: 'REQUIRED' | 'NULLABLE' | 'REPEATED';
  description: string;
}

/** The fields as `bq load --schema` reads them. */
export const bigQuerySchemaOf = (columns: readonly TableColumn[]): BigQueryField[] =>
  columns.map((column) => ({
    name: column.name,
    type: bigQueryTypes[column.type],
    mode: column.type === 'array<string>' ? 'REPEATED' : column.nullable ? 'NULLABLE' : 'REQUIRED',
    description: plainMeaning(column),
  }));
