/** Sample files of CSV uploads, and what their check says of them. */
import type { Code, RootContent } from 'mdast';
import {
  csvSamplesFolder,
  csvSampleText,
  findingsIn,
  validatedOn,
} from '../../../../lib/csv-uploads/samples';
import { code, link, paragraph } from '../../../../lib/markdown/nodes';
import { formatCell } from '../../../../lib/results/format';
import { csvNote } from '../download-notes';
import type { View } from '../view';
import { rowTable } from '../table-view';

/** `<Data view="csv-sample" file="costs.csv" />`: the file as a code block, with its download, and the day that its dates suit. */
export const csvSample: View = {
  required: ['file'],
  render({ file = '' }): RootContent[] {
    const block: Code = {
      type: 'code',
      lang: 'csv',
      meta: `title="${file}"`,
      value: csvSampleText(file).trimEnd(),
    };
    const day = validatedOn(file);
    return [
      block,
      paragraph(
        'Download ',
        link(`pathname:///${csvSamplesFolder}/${file}`, file),
        day ? `. Validated on ${formatCell(day, 'date')}. ` : '. ',
        csvNote(),
      ),
    ];
  },
};

/** `<Data view="csv-sample-findings" file="…" />`: what **Validate** says about the file, without account data. */
export const csvSampleFindings: View = {
  required: ['file'],
  render: ({ file = '' }) =>
    rowTable(findingsIn(file, csvSampleText(file)), {
      Line: ({ line }) => String(line),
      Severity: ({ severity }) => severity,
      Code: (finding) => code(finding.code),
      Message: ({ message }) => message,
    }),
};
