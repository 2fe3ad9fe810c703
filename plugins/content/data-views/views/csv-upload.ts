/** What the pages of CSV uploads have in common: the columns of the file, the codes of its check, and sample files. */
import type { Code, RootContent } from 'mdast';
import {
  csvSamplesFolder,
  csvSampleText,
  findingsIn,
  validatedOn,
} from '../../../../lib/csv-uploads/samples';
import { markdown } from '../../../../lib/markdown/inline';
import { anchor, code, link, paragraph } from '../../../../lib/markdown/nodes';
import { formatCell } from '../../../../lib/results/format';
import { oneOf } from '../props';
import { csvNote } from './download-notes';
import type { View } from '../view';
import { rowTable, tableView } from '../table-view';

interface Column<Required extends string> {
  name: string;
  required: Required;
  values: string;
}

interface Check<Stage extends string> {
  code: string;
  stage: Stage;
  severity: string;
  message: string;
  cure: string;
}

/**
 * Columns in the order of the file, each with an anchor `column-…`.
 * @param requiredText How the table says whether a column is required.
 */
export const csvColumnsView = <Required extends string>(
  load: () => readonly Column<Required>[],
  requiredText: Readonly<Record<Required, string>>,
): View =>
  tableView(load, {
    Column: ({ name }) => anchor(`column-${name}`, code(name)),
    Required: ({ required }) => requiredText[required],
    'Allowed values': ({ values }) => markdown(values),
  });

/** `stage="file"`: codes of one stage of the check, each with an anchor named after it. */
export const validationView = <Stage extends string>(
  load: () => readonly Check<Stage>[],
  stages: readonly Stage[],
): View => ({
  required: ['stage'],
  render({ stage }) {
    const wanted = oneOf('stage', stage, stages);
    return rowTable(
      load().filter((entry) => entry.stage === wanted),
      {
        Code: (entry) => anchor(entry.code, code(entry.code)),
        Severity: ({ severity }) => severity,
        Message: ({ message }) => message,
        'What to do': ({ cure }) => markdown(cure),
      },
    );
  },
});

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
