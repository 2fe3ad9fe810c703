/** Schemas of what travels between Whence and partners: parameters of tracking URLs, kinds and macros of postbacks. */
import * as z from 'zod';
import { uniqueList } from './unique-list';

const name = z.string().regex(/^[a-z][a-z0-9_]*(?:\.NAME)?$/, 'is not a lower-case name with underscores');
const use = z.enum(['required', 'optional', 'no']);

export const trackingUrlParametersSchema = uniqueList(
  z.strictObject({
    name,
    group: z.enum(['literal', 'campaign', 'source', 'device', 'cost', 'target', 'switch', 'own']),
    click: use,
    view: use,
    /** Longest value, in characters; longer ones are cut. */
    max: z.number().int().positive(),
    /** Name in reports and raw data; null if the value is not kept. */
    storedAs: z.string().nullable(),
    /** What narrows `required` and `optional`; the texts are in the view. */
    condition: z.enum(['device', 'click-id', 'cost', 'goal', 'signed']).optional(),
    /** Last of a numbered series that starts with `name`. */
    repeatTo: name.optional(),
    /** Markdown. */
    meaning: z.string().min(1),
  }),
  (parameter) => parameter.name,
);

export const postbacksSchema = z.strictObject({
  kinds: uniqueList(z.strictObject({ id: name, sentFor: z.string().min(1) }), (kind) => kind.id),
  macros: z
    .array(
      z.strictObject({
        names: z.array(name).min(1),
        group: z.enum(['engagement', 'conversion', 'device']),
        /** Markdown. */
        value: z.string().min(1),
      }),
    )
    .superRefine((macros, context) => {
      const seen = new Set<string>();
      macros.forEach(({ names }, index) => {
        for (const macro of names) {
          if (seen.has(macro))
            context.addIssue({ code: 'custom', path: [index], message: `"${macro}" is listed twice` });
          seen.add(macro);
        }
      });
    }),
});
