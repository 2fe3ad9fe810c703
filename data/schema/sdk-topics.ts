/** Schema of the topics of the SDK docs: other names of pages, and where a menu leads that finds no page. */
import * as z from 'zod';
import { text } from './common';
import { uniqueList } from './unique-list';

export const sdkTopicsSchema = z.strictObject({
  names: z.record(text, text),
  fallbacks: uniqueList(
    z.strictObject({ topics: z.array(text).min(1), to: z.array(text).min(1) }),
    ({ topics }) => topics.join(),
  ),
});
