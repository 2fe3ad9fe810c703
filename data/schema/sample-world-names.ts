/** Schema of data/sample-world/names.yaml: what examples may name and the dataset is not made from. */
import * as z from 'zod';
import { text } from './common';
import { rowTable } from './row-table';
import { uniqueList } from './unique-list';

const host = z.string().regex(/^(?:[a-z0-9-]+\.)+example$/, 'is not a lower-case host that ends in .example');
const token = z
  .string()
  .regex(
    /^(?:(?:wta|wti)_[0-9a-f]{64}|(?:wls|whs)_[A-Za-z0-9]{40})$/,
    'is not a token wta_… or wti_… of 68 characters, or a secret wls_… or whs_… of 44',
  );

export const sampleNamesSchema = z.strictObject({
  hosts: uniqueList(z.strictObject({ host, about: text }), (entry) => entry.host),
  mailboxes: uniqueList(z.email().endsWith('.example'), (address) => address),
  tokens: uniqueList(token, (value) => value),
  objects: rowTable({
    id: z.string().regex(/^[a-z]{3}_[0-9a-hjkmnp-tv-z]{12}$/, 'is not an id such as tdv_5p9t3x7a1dgh'),
    about: text,
  }),
});
