/** Lists whose entries are known by a key, in any collection. */
import * as z from 'zod';

/** A list whose entries have a key that must not repeat. */
export function uniqueList<T extends z.ZodType>(entry: T, keyOf: (value: z.infer<T>) => string) {
  return z.array(entry).superRefine((list, context) => {
    const seen = new Set<string>();
    list.forEach((value, index) => {
      const key = keyOf(value as z.infer<T>);
      if (seen.has(key)) {
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `"${key}" is listed twice`,
          params: { cure: 'Remove one of the two, or give it another name.' },
        });
      }
      seen.add(key);
    });
  });
}
