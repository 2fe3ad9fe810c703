/** Schemas of what all HTTP APIs share: families, rate limits, errors and scopes. */
import * as z from 'zod';
import { uniqueList } from './unique-list';
import { apiName, route, slug, text } from './common';

export const apiFamiliesSchema = uniqueList(
  z.strictObject({
    id: slug,
    name: text,
    /** First part of the path of every operation. */
    prefix: z.string().regex(/^\/[a-z]+\/v\d+$/, 'is not a prefix such as /events/v1'),
    /** Markdown. */
    purpose: text,
    docs: route,
    /** Name of the file in openapi/ without its ending, or null. */
    spec: slug.nullable(),
  }),
  ({ id }) => id,
);

export const apiRateLimitsSchema = uniqueList(
  z.strictObject({
    policy: slug,
    /** Markdown: which requests count. */
    holdsFor: text,
    requests: z.int().positive(),
    /** Length of the sliding window; null for requests at the same time. */
    seconds: z.int().positive().nullable(),
    /** Whose requests are counted together. */
    per: z.enum(['key', 'provider']),
  }),
  ({ policy }) => policy,
);

export const apiErrorsSchema = z.strictObject({
  errors: uniqueList(
    z.strictObject({
      code: apiName,
      status: z.int().min(400).max(599),
      title: text,
      /** Wording of `detail` with placeholders of the operation; absent where each operation words its own. */
      detail: text.optional(),
      /** Summary of the example with which every operation that has the code shows it. */
      example: text.optional(),
      /** Markdown. */
      when: text,
      /** Markdown: what to do. */
      cure: text,
    }),
    ({ code }) => code,
  ),
  /** Descriptions of statuses. */
  statuses: uniqueList(
    z.strictObject({ status: z.int().min(400).max(599), description: text }),
    ({ status }) => String(status),
  ),
  /** Codes of single fields, in `errors[].code`. */
  fieldCodes: uniqueList(
    z.strictObject({
      code: apiName,
      /** Markdown. */
      when: text,
      /** A message as the API sends it. */
      message: text.optional(),
    }),
    ({ code }) => code,
  ),
  retryStatuses: z.array(z.int()).min(1),
});

const scope = z.string().regex(/^[a-z]+:(?:read|write)$/, 'is not a scope such as bids:write');

export const apiScopesSchema = uniqueList(
  z.strictObject({
    scope,
    allows: text,
    /** Scope whose rights this one has as well. */
    includes: scope.optional(),
    plan: z.literal('pro').optional(),
    /** Pages of the operations. */
    routes: z.array(route.startsWith('/api/')).min(1),
  }),
  (entry) => entry.scope,
);
