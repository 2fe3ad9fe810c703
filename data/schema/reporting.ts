/** Schemas of the dictionary of dimensions and metrics, which data views, reports and the reporting API share. */
import * as z from 'zod';
import { uniqueList } from './unique-list';
import { apiName, date, slug, text } from './common';

/** Where a dimension or metric can be used. */
const surface = z.enum(['data-views', 'acquisition', 'cohort', 'event-drill-down', 'monetization']);

const surfaces = z.array(surface).min(1);

export const dimensionsSchema = uniqueList(
  z
    .strictObject({
      /** Name in the API; `{name}` is a name that the customer chooses. */
      name: z.string().regex(/^[a-z][a-z0-9_]*(?:\.\{name\})?$/, 'is not a name such as country'),
      label: text.optional(),
      surfaces,
      /** Markdown. */
      values: text.optional(),
      /** List of lib/facts/enums.ts with the values. */
      enum: slug.optional(),
      /** Groups of metrics that only some dimensions can split, this one among them. */
      splits: z
        .array(z.enum(['cost', 'skan']))
        .min(1)
        .optional(),
    })
    .refine((entry) => !(entry.values && entry.enum), 'has both values and enum'),
  ({ name }) => name,
);

/** A question to the sample dataset about one metric, with the answer. */
const metricExample = z.strictObject({
  /** The app with users one by one, unless it is another. */
  app: z.string().startsWith('app_').optional(),
  from: date,
  /** Last day; the first one by default. */
  until: date.optional(),
  /** Dimensions and what they are. */
  where: z.record(apiName, z.string()).optional(),
  /** Day N, for the users of the install date. */
  day: z.int().min(0).max(365).optional(),
  /** The event that is drilled into, and the unit of its values. */
  event: apiName.optional(),
  unit: apiName.optional(),
  value: z.number(),
  /** Metrics of the formula with their values. */
  inputs: z.record(apiName, z.number()).optional(),
});

export const metricGroupsSchema = uniqueList(
  z.strictObject({ id: slug, title: text, date: text }),
  ({ id }) => id,
);

export const metricsSchema = uniqueList(
  z
    .strictObject({
      name: apiName,
      label: text.optional(),
      /** Markdown. */
      formula: text,
      /** The same over the sample dataset: an SQL aggregate of the measures of world/reports/sources.ts. */
      sql: text.optional(),
      /** The same for the names with a day; `{n}` is the day. */
      daySql: text.optional(),
      unit: z.enum(['count', 'money', 'ratio', 'plain', 'seconds', 'days', 'event-unit']),
      /** Of data/metric-groups.yaml. */
      group: slug,
      /** False if a total is not the sum of its parts; of ratios it never is. */
      addsUp: z.literal(false).optional(),
      /** Metrics that readers take for this one. */
      notToConfuse: z.array(apiName).min(1).optional(),
      /** Table or table.column of the raw data export. */
      rawData: z
        .string()
        .regex(/^[a-z0-9_]+(?:\.[a-z0-9_]+)?$/, 'is not a table or table.column')
        .optional(),
      /** Where the name can be used as it is. */
      surfaces,
      /** How cohorts compute it; only metrics that a cohort has for each day. */
      cohort: z
        .strictObject({
          /** Markdown. */
          formula: text,
          /** SQL over the measures of one cohort; `{n}` is the day, `{range}` day N or days 0 to N. */
          sql: text,
          /** Of day N alone, of days 0 to N, as the reader chooses, or the same on all days. */
          mode: z.enum(['per-day', 'cumulative', 'either', 'constant']),
          example: metricExample,
        })
        .optional(),
      /** Days N of the names with a day, such as ltv_d7. */
      days: z.array(z.int().min(0).max(365)).min(1).optional(),
      /** Where the names with a day can be used. */
      daySurfaces: surfaces.optional(),
      /** Worked out with the dataset. */
      example: metricExample.optional(),
      /** Why the dataset has no rows for it. */
      withoutRows: text.optional(),
    })
    .refine(
      ({ example, cohort, sql, withoutRows }) =>
        (example !== undefined || (sql === undefined && cohort !== undefined)) !==
        (withoutRows !== undefined),
      { message: 'needs an example that the dataset answers, or withoutRows with the reason, and not both' },
    )
    .refine((entry) => (entry.days === undefined) === (entry.daySurfaces === undefined), {
      message: 'has only one of days and daySurfaces',
    })
    .refine(
      (entry) => (entry.daySurfaces?.includes('acquisition') ?? false) === (entry.daySql !== undefined),
      {
        message: 'needs daySql just where the acquisition report has its days',
      },
    )
    .refine((entry) => entry.sql !== undefined || entry.cohort !== undefined || entry.daySql !== undefined, {
      message: 'has no SQL',
    }),
  ({ name }) => name,
);

/** The metric explorer; lib/facts/metric-formulas.ts knows the formulas of its metrics. */
export const metricExplorerSchema = z.strictObject({
  groups: uniqueList(
    z.strictObject({ id: slug, title: text, metrics: z.array(apiName).min(1) }),
    ({ id }) => id,
  ),
  /** Labels of inputs that aren't metrics. */
  measures: z.record(apiName, text),
  /** Formulas of the amounts of one sale: gross, tax, store_fee and net. */
  perSale: z.record(apiName, text),
  mayBeNegative: z.array(apiName),
});
