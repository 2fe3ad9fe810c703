/** CSV samples: the header is the template's, in its order, and **Validate** finds nothing in the rows. */
import { loadBidCsvColumns } from '../../lib/facts/load';
import { findingsIn } from '../../lib/csv-uploads/samples';
import { finding, type SampleFinding } from './rules';

/** Files of the product with their columns in order. */
const files: Readonly<Record<string, () => string[]>> = {
  'bids.csv': () => loadBidCsvColumns().map(({ name }) => name),
};

/**
 * Findings in a CSV file.
 * @param title Name of the file, from the fence.
 */
export function checkCsv(code: string, title = 'the CSV sample'): SampleFinding[] {
  const columns = files[title]?.();
  if (!columns)
    return [
      finding(
        0,
        `The columns of ${title} are not known`,
        `Write title="…" with one of: ${Object.keys(files).join(', ')}.`,
      ),
    ];
  if (code.split('\n')[0] !== columns.join(','))
    return [finding(0, `The header differs from ${title}`, `Write ${columns.join(',')}.`)];
  const cure = 'Correct the row, or show a faulty file as a sample of data/csv-samples.';
  return findingsIn(title, code).map(({ line, code: name, message }) =>
    finding(line - 1, `Validate says ${name}: ${message}`, cure),
  );
}
