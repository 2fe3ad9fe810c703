/** Schema of data/exceptions.yaml: what checks let pass, and why. */
import * as z from 'zod';
import { date, text } from './common';
import { uniqueList } from './unique-list';

export const exceptionsSchema = uniqueList(
  z.strictObject({
    of: z.enum(['result', 'quantity', 'typed', 'screen', 'role']),
    /** The page, drawing or file of data. */
    in: z
      .string()
      .regex(/^[\w/.-]+\.(?:mdx?|svg|yaml|json)$/, 'is not a file, such as docs/promote/index.mdx'),
    /** As the finding quotes it. */
    text,
    why: text,
    /** Day on which it ends; without it, it lasts as long as something needs it. */
    until: date.optional(),
  }),
  (entry) => `${entry.of} ${entry.in} ${entry.text}`,
);
