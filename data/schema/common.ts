/** Small schemas that collections share. */
import * as z from 'zod';
import { durationPattern } from './duration';

/** Readable id: `google-ads`, `advertising-id`. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not lower-case words with hyphens')
  .max(40);

/** Name in APIs, files and exports: `click_id`, `site_id`. */
export const apiName = z.string().regex(/^[a-z][a-z0-9_]*$/, 'is not a lower-case name with underscores');

/** Text for readers; Markdown where the schema says so. */
export const text = z.string().trim().min(1);

/** Address of a page, without a slash at its end. */
export const route = z
  .string()
  .regex(/^\/[a-z0-9./-]*[a-z0-9]$/, 'is not a route without a slash at its end');

/** ISO 8601 duration as the APIs write windows. */
export const duration = z.string().regex(durationPattern, 'is not a duration such as P7D or PT24H');

/** SDK version line. checks/data/references.ts knows which ones there are. */
export const sdkVersion = z.string().regex(/^\d+\.\d+\.x$/, 'is not an SDK version such as 6.0.x');

/** Date without time, `YYYY-MM-DD`. */
export const date = z.iso.date();

/** Keys in a row that have one schema. */
export const each = <Schema extends z.ZodType, Key extends string>(
  schema: Schema,
  ...keys: readonly Key[]
): Record<Key, Schema> => Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>;
