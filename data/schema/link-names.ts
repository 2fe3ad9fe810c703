/** Schema of the names that links can use for a page in addition to its title and the terms that it explains. */
import * as z from 'zod';
import { text } from './common';
import { uniqueList } from './unique-list';

export const linkNamesSchema = uniqueList(
  z.strictObject({
    /** Address, with an anchor if the names are for a part of the page. `*` is any one segment: a platform, a version. */
    to: z
      .string()
      .regex(/^\/[a-z0-9*./-]*[a-z0-9*](?:#[\w-]+)?$/, 'is not a route without a slash at its end'),
    /** Texts of links, without articles; capitals and plurals make no difference. */
    names: uniqueList(text, (name) => name.toLowerCase()).min(1),
  }),
  (entry) => entry.to,
);
