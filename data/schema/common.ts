/** Small schemas that several collections share. */
import * as z from 'zod';
import { sdkVersions } from '../../config/versions';
import { durationPattern } from '../../lib/facts/duration';

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

/** SDK version line. */
export const sdkVersion = z.enum(sdkVersions.map(({ path }) => path));

/** Date without time, `YYYY-MM-DD`. */
export const date = z.iso.date();
