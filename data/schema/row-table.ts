/** Long series as rows under a list of columns: one line a row in YAML, objects with named keys in code. */
import * as z from 'zod';

type Cells = Record<string, z.ZodType>;
type Row<C extends Cells> = { [K in keyof C]: z.infer<C[K]> };

/**
 * A table `{ columns: [...], rows: [[...], ...] }`, read as a list of objects.
 * @param cells Schema of each column, in the order in which the file has them.
 */
export function rowTable<C extends Cells>(cells: C) {
  const names = Object.keys(cells);
  const tuple = (entries: z.ZodType[]) => z.tuple(entries as [z.ZodType, ...z.ZodType[]]);
  return z
    .strictObject({
      columns: tuple(names.map((name) => z.literal(name))),
      rows: z.array(tuple(Object.values(cells))).min(1),
    })
    .transform(({ rows }) =>
      rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])) as Row<C>),
    );
}
