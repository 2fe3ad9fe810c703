/** Schema of what may come into the build from outside. */
import * as z from 'zod';
import { uniqueList } from './unique-list';

/** In rising order. */
export const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;

const reason = z.string().min(20);

export const supplyChainSchema = z.strictObject({
  licenses: z.strictObject({
    /** SPDX identifiers. */
    allowed: z.array(z.string()),
    /** `package` may end with `*`; `license` is what the package says, or `unknown`. */
    exceptions: uniqueList(
      z.strictObject({ package: z.string(), license: z.string(), reason }),
      (entry) => entry.package,
    ),
  }),
  installScripts: uniqueList(z.strictObject({ package: z.string(), reason }), (entry) => entry.package),
  audit: z.strictObject({
    failFrom: z.enum(severities),
    exceptions: uniqueList(
      z.strictObject({
        id: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/),
        package: z.string(),
        reason,
        until: z.iso.date(),
      }),
      (entry) => entry.id,
    ),
  }),
});
