/** CSV samples: the header matches the template, to the letter and in its order, and each row has as many cells. */
import { loadBidCsvColumns } from '../../lib/facts/load';
import type { SampleFinding } from './rules';

/** Files of the product with their columns in order. */
const files: Readonly<Record<string, () => string[]>> = {
  'bids.csv': () => loadBidCsvColumns().map(({ name }) => name),
};

/** Cells of a line; quotes hold commas together, and a doubled quote is one. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))(?=,|$)/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );

/**
 * Findings in a CSV file.
 * @param title Name of the file, from the fence.
 */
export function checkCsv(code: string, title: string | undefined): SampleFinding[] {
  const columns = files[title ?? '']?.();
  if (!columns) {
    return [
      {
        row: 0,
        message: `The columns of ${title === undefined ? 'the CSV sample' : title} are not known`,
        cure: `Write title="…" with one of: ${Object.keys(files).join(', ')}.`,
      },
    ];
  }
  const [head = '', ...rows] = code.split('\n');
  const header =
    head === columns.join(',')
      ? []
      : [{ row: 0, message: `The header differs from ${title}`, cure: `Write ${columns.join(',')}.` }];
  return [
    ...header,
    ...rows.flatMap((line, i) => {
      const { length } = cellsOf(line);
      return length === columns.length
        ? []
        : [
            {
              row: i + 1,
              message: `The row has ${length} cells, and the header ${columns.length}`,
              cure: 'Write every comma, and quotes around cells that hold one.',
            },
          ];
    }),
  ];
}
