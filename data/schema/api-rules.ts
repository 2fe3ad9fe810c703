/** Schemas of what all HTTP APIs share: families and rate limits. */
import * as z from 'zod';
import { uniqueList } from '../read';
import { route, slug, text } from './common';

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
