/** Schemas of the dictionary of dimensions and metrics, which data views, reports and the reporting API share. */
import * as z from 'zod';
import { uniqueList } from './unique-list';
import { apiName, slug, text } from './common';

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
    })
    .refine((entry) => !(entry.values && entry.enum), 'has both values and enum'),
  ({ name }) => name,
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
        })
        .optional(),
      /** Days N of the names with a day, such as ltv_d7. */
      days: z.array(z.int().min(0).max(365)).min(1).optional(),
      /** Where the names with a day can be used. */
      daySurfaces: surfaces.optional(),
    })
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
