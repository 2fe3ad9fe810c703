/** Schema of the side files that name the queries of a page, each next to the page that shows their results. */
import * as z from 'zod';
import { text } from './common';
import { uniqueList } from './unique-list';

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not lower-case words with hyphens')
  .max(60);

export const resultUnit = z.enum([
  'text',
  'date',
  'time',
  'count',
  'plain',
  'money',
  'ratio',
  'seconds',
  'days',
]);

const columns = z
  .record(z.string(), z.strictObject({ label: text.optional(), unit: resultUnit.optional() }))
  .optional();

/** What readers learn about a result; plain text. */
const about = text.optional();

/** A duration as text: in DuckDB `//` does not floor a DOUBLE, and `::INT` rounds, so 5 h 43 min became 6 h 43 min. */
const sql = text.refine(
  (query) => !/\/\/|\{[^}]*\} ?(?:h|min|s|hours?|minutes?|seconds?)\b/.test(query),
  'makes the text of a duration: select seconds, and give the column the unit "seconds"; whole parts are floor(a / b)',
);

const sqlQuery = z.strictObject({
  id,
  about,
  /** Over the sample dataset. */
  sql,
  /** Currency of its amounts; by default USD, the currency of the dataset. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'is not an ISO 4217 code')
    .optional(),
  /** Labels and units that the dictionary of metrics and dimensions does not give. */
  columns,
});

const reportQuery = z.strictObject({
  id,
  about,
  report: z.enum(['acquisition', 'cohort', 'event-drill-down']),
  /** When the report is made; days of users that are not over by then have no value. */
  asOf: z.iso.datetime(),
  /** Body of the request, as the API takes it. */
  request: z.record(z.string(), z.unknown()),
  columns,
});

const decision = z.strictObject({
  id,
  about,
  /** Number of a case in data/sample-world/attribution-cases.yaml, to be decided by the rules. */
  attributionCase: text,
});

export const resultsSchema = uniqueList(
  z.union([sqlQuery, reportQuery, decision]),
  ({ id: name }: { id: string }) => name,
);
