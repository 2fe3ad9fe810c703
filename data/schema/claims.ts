/** Schema of data/claims.yaml: sentences that many pages say. */
import * as z from 'zod';
import { text } from './common';
import { uniqueList } from './unique-list';

export const claimsSchema = uniqueList(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, 'is not a subject and a name, such as sdk.queue-full'),
    text: text.regex(/\.$/, 'is not a sentence'),
    /** Where our own pages explain it. */
    section: z
      .string()
      .regex(/^\/(?:docs|sdk|api)(?:\/[\w.-]+)*(?:#[\w-]+)?$/, 'is not a page or a part of one'),
  }),
  (claim) => claim.id,
);
