/** CSV files for tests of uploads, from rows that name only the cells that matter. */

type Cells = Readonly<Record<string, string>>;

/** Text of a file: the names of its columns, then the rows. Cells are written as they are, so a comma makes two of one. */
export const csvFile = (columns: readonly { name: string }[], ...rows: readonly Cells[]): string =>
  [columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ name }) => row[name] ?? ''))]
    .map((cells) => cells.join(','))
    .join('\n');
