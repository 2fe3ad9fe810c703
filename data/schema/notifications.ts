/** Schema of the notifications about errors, whose codes the panel and the webhook share. */
import * as z from 'zod';
import { apiName, text } from './common';
import { uniqueList } from './unique-list';

export const notificationErrorsSchema = uniqueList(
  z.strictObject({
    code: apiName,
    severity: z.enum(['info', 'warning', 'critical']),
    /** As in the panel, with `{…}` for what varies. */
    title: text,
    /** Markdown: what raises it, and what ends it. */
    raised: text,
    resolved: text,
    /** Markdown: what the reader does. */
    cure: text,
  }),
  ({ code }) => code,
);
