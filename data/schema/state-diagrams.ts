/** Schema of state diagrams: the states of an object in a row, and the moves between them. */
import * as z from 'zod';
import { uniqueList } from './unique-list';
import { slug, text } from './common';

const diagram = z
  .strictObject({
    id: slug,
    title: text,
    /** The drawing in words, for readers who do not see it. */
    says: text,
    caption: text,
    states: z
      .array(z.strictObject({ name: text, note: text, isUsual: z.boolean().optional() }))
      .min(2)
      .max(5),
    moves: z
      .array(
        z.strictObject({
          from: text,
          to: text,
          /** What makes the move: an action in the dashboard, or an event. */
          by: text,
          isUsual: z.boolean().optional(),
        }),
      )
      .min(1),
  })
  .superRefine(({ states, moves }, context) => {
    const names = states.map(({ name }) => name);
    for (const [index, { from, to }] of moves.entries())
      for (const name of [from, to])
        if (!names.includes(name))
          context.addIssue({
            code: 'custom',
            path: ['moves', index],
            message: `names ${name}, which is not a state`,
            params: { cure: `Write one of ${names.join(', ')}.` },
          });
  });

export const stateDiagramsSchema = uniqueList(diagram, ({ id }) => id);
