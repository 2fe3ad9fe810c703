/** How the cells of a table look: numbers line up at the right, and percentages of a column have the same decimals. */

const number = /^[−-]?[\d.,]+(?: ?(?:%|[A-Z]{3}))?$/;
const duration = /^(?:[\d.]+ (?:d|h|min|s|ms) ?)+$/;

/** What a cell without a value shows. */
const isBlank = (cell: string): boolean => cell === '' || cell === '—';

/** True for each column that has numbers, amounts, or durations, and nothing else. */
export const numericColumns = (columns: number, rows: readonly (readonly string[])[]): boolean[] =>
  Array.from({ length: columns }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => !isBlank(cell));
    return cells.length > 0 && cells.every((cell) => number.test(cell) || duration.test(cell));
  });

const decimalsOf = (cell: string): number => /\.(\d+)%$/.exec(cell)?.[1]?.length ?? 0;

/** The same rows, with `95%` as `95.0%` in a column that has `97.1%`. */
export function evenPercentages(rows: readonly (readonly string[])[]): string[][] {
  const most = (at: number): number => Math.max(...rows.map((row) => decimalsOf(row[at] ?? '')));
  return rows.map((row) =>
    row.map((cell, at) =>
      /^[−\d.,]+%$/.test(cell) && decimalsOf(cell) < most(at)
        ? `${Number(cell.slice(0, -1).replace('−', '-')).toFixed(most(at)).replace('-', '−')}%`
        : cell,
    ),
  );
}
