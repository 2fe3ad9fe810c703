/** Schema of the pairs of numbers that differ for a reason. */
import * as z from 'zod';
import { slug, text } from './common';
import { uniqueList } from './unique-list';

const side = z.strictObject({
  /** Markdown. */
  name: text,
  value: z.number().optional(),
  /** Query over the sample dataset that gives one number. */
  sql: text.optional(),
});

/** Guides and dictionaries that show the pairs of their subject. */
export const differenceSubjects = [
  ...['ad-revenue', 'cohorts', 'costs', 'data-views', 'funnels', 'installs', 'ios', 'partners', 'purchases'],
  ...['raw-data', 'segments'],
] as const;

export const differencesSchema = uniqueList(
  z
    .strictObject({
      id: slug,
      title: text,
      subjects: z.array(z.enum(differenceSubjects)).min(1),
      unit: z.enum(['count', 'money', 'ratio']),
      /** Markdown: why they differ, and what readers check. */
      cause: text,
      check: text,
      first: side,
      second: side,
      withoutNumbers: text.optional(),
    })
    .superRefine(({ first, second, withoutNumbers }, context) => {
      const fail = (message: string, cure: string) =>
        context.addIssue({ code: 'custom', message, params: { cure } });
      const known = [first, second].filter(({ value, sql }) => value !== undefined && sql !== undefined);
      const some = [first, second].some(({ value, sql }) => value !== undefined || sql !== undefined);
      if (withoutNumbers === undefined && known.length < 2)
        fail('has a number without value or sql', 'Give both, or withoutNumbers with the reason.');
      if (withoutNumbers !== undefined && some)
        fail('has numbers and a reason why it has none', 'Leave one of them out.');
      if (known.length === 2 && first.value === second.value)
        fail('has two equal numbers', 'Show a case in which they differ, or leave the pair out.');
    }),
  ({ id }) => id,
);
