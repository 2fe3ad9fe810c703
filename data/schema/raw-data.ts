/** Schemas of the raw data export: how values are written, columns that tables share, and one file a table. */
import * as z from 'zod';
import { uniqueList } from './unique-list';
import { apiName, route, text } from './common';

const types = [
  'string',
  'int64',
  'float64',
  'decimal(38,9)',
  'timestamp',
  'bool',
  'array<string>',
  'map<string,string>',
] as const;

const privacyClasses = ['P0', 'P1', 'P2', 'P3', 'P4'] as const;

/** What a value of a type looks like in JSON lines. */
export const rawDataValueSchemas: Record<(typeof types)[number], z.ZodType> = {
  string: z.string(),
  int64: z.int(),
  float64: z.number(),
  'decimal(38,9)': z.string().regex(/^-?\d+\.\d{9}$/),
  timestamp: z.iso.datetime({ precision: 3 }),
  bool: z.boolean(),
  'array<string>': z.array(z.string()),
  'map<string,string>': z.record(z.string(), z.string()),
};

const column = z
  .strictObject({
    name: apiName,
    type: z.enum(types),
    nullable: z.boolean(),
    /** Markdown. Left out where the values say it. */
    meaning: text.optional(),
    /** Values of an enum. New ones may be added at any time, so no download forbids others. */
    values: z.array(text).min(2).optional(),
    /** Columns that hold the same key, as `table.column`; `tests/content/raw-data.test.ts` holds them to the tables. */
    joins: z
      .array(z.string().regex(/^[a-z0-9_]+\.[a-z0-9_]+$/))
      .min(1)
      .optional(),
    /** As in JSON lines; null where the sample row has none. */
    example: z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.null(),
      z.array(z.string()),
      z.record(z.string(), z.string()),
    ]),
    privacy: z.enum(privacyClasses),
    /** Schema version that brought the column; left out for columns of the table's first version. */
    since: z.int().min(2).optional(),
  })
  .superRefine(({ type, nullable, example, meaning, values }, context) => {
    if (meaning === undefined && values === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['meaning'],
        message: 'neither meaning nor values',
        params: { cure: 'Say what the column holds.' },
      });
    }
    const outside = [example]
      .flat()
      .find((value) => values && typeof value === 'string' && !values.includes(value));
    if (outside !== undefined) {
      context.addIssue({
        code: 'custom',
        path: ['example'],
        message: `${JSON.stringify(outside)} is none of the values`,
        params: { cure: 'Use one of them, or add it to them.' },
      });
    }
    const fits = example === null ? nullable : rawDataValueSchemas[type].safeParse(example).success;
    if (!fits) {
      context.addIssue({
        code: 'custom',
        path: ['example'],
        message: `${JSON.stringify(example)} is not of the type ${nullable ? 'nullable ' : ''}${type}`,
        params: { cure: 'Write it as JSON lines do; data/raw-data/conventions.yaml says how.' },
      });
    }
  });

export const rawDataConventionsSchema = z.strictObject({
  types: uniqueList(
    z.strictObject({ type: z.enum(types), note: text.optional(), parquet: text, jsonLines: text, csv: text }),
    ({ type }) => type,
  ),
  /** Sentences that apply to more than one type. */
  notes: z.array(text),
  privacyClasses: uniqueList(
    z.strictObject({
      id: z.enum(privacyClasses),
      meaning: text,
      /** A destination can leave the class out: its columns are null then. */
      canBeLeftOut: z.boolean(),
    }),
    ({ id }) => id,
  ),
  /** Failures of a bucket's access. `message` is what the product shows. */
  accessErrors: uniqueList(
    z.strictObject({
      code: z.string().regex(/^[a-z]+(?:_[a-z]+)*$/),
      message: text,
      cause: text,
      cure: text,
    }),
    ({ code }) => code,
  ),
});

const groupId = z.enum(['ENV', 'USR', 'IDS', 'DEV', 'CTY', 'GEO', 'SDK', 'ATT', 'MGT']);

export const sharedColumnsSchema = z.strictObject({
  groups: uniqueList(
    z.strictObject({ id: groupId, about: text, columns: uniqueList(column, ({ name }) => name) }),
    ({ id }) => id,
  ),
  /** Keys of the map `attributes`. `absentFrom`: tables whose map never has the key; checks/data/references.ts holds them to the tables. */
  attributeKeys: uniqueList(
    z.strictObject({
      key: apiName,
      values: z.array(text).optional(),
      repeatTo: apiName.optional(),
      absentFrom: z.array(apiName).optional(),
    }),
    ({ key }) => key,
  ),
  /** Markdown. */
  attributeNotes: z.array(text),
});

export const rawDataTableSchema = z.strictObject({
  table: apiName,
  kind: z.enum(['event', 'management']),
  route: route.startsWith('/api/raw-data-export/'),
  schemaVersion: z.int().min(1),
  /** Markdown: what a row is. */
  about: text,
  /** Shared columns, in the order in which they come before the table's own. */
  groups: z.array(groupId).min(1),
  /** Columns in all, to check against. */
  columnCount: z.int(),
  /** The table's own columns. */
  columns: uniqueList(column, ({ name }) => name),
});

/** Sample rows: `set` holds what differs from the table's example row. */
export const rawDataSamplesSchema = z
  .array(z.strictObject({ row: text, set: z.record(apiName, z.unknown()).optional() }))
  .min(1);

/** Named rows that no page shows, by table; `like` names the row of that table that `set` differs from. */
export const companionRowsSchema = z.record(
  apiName,
  z.array(rawDataSamplesSchema.element.extend({ like: text.optional() })).min(1),
);

/** Tables of the sample dataset that no export delivers. `about` is Markdown: what a row tells. */
export const datasetSeriesSchema = uniqueList(
  z.strictObject({ table: apiName, about: text }),
  ({ table }) => table,
);
