/** Schema of the questions of the learning path. */
import * as z from 'zod';
import { uniqueList } from './unique-list';

const option = z.strictObject({
  text: z.string().min(1),
  right: z.literal(true).optional(),
  /** Why it is right or wrong. */
  why: z.string().min(1),
});

const question = z.strictObject({
  ask: z.string().min(1),
  options: z
    .array(option)
    .min(2)
    .refine((options) => options.filter(({ right }) => right).length === 1, {
      message: 'needs one right option',
      params: { cure: 'Mark exactly one option with right: true.' },
    }),
});

export const learningPathSchema = uniqueList(
  z.strictObject({
    module: z.int().min(1),
    /** How long reading, trying and answering take, an estimate. */
    minutes: z.int().min(1),
    questions: z.array(question).length(3),
  }),
  ({ module }) => String(module),
);
