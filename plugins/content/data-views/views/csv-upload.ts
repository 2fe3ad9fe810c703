/** What the pages of CSV uploads have in common: the columns of the file, the codes of its check, and sample files. */
import type { Code, RootContent } from 'mdast';
import {
  csvSamplesFolder,
  csvSampleText,
  findingsIn,
  validatedOn,
} from '../../../../lib/csv-uploads/samples';
import { markdown } from '../../../../lib/markdown/inline';
import { anchor, code, link, paragraph, table } from '../../../../lib/markdown/nodes';
import { formatCell } from '../../../../lib/results/format';
import { oneOf } from '../props';
import type { View } from '../view';

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
): View => ({
  render: () =>
    table(
      ['Column', 'Required', 'Allowed values'],
      load().map(({ name, required, values }) => [
        anchor(`column-${name}`, code(name)),
        requiredText[required],
        markdown(values),
      ]),
    ),
});

/** `stage="file"`: codes of one stage of the check, each with an anchor named after it. */
export const validationView = <Stage extends string>(
  load: () => readonly Check<Stage>[],
  stages: readonly Stage[],
): View => ({
  required: ['stage'],
  render({ stage }) {
    const wanted = oneOf('stage', stage, stages);
    return table(
      ['Code', 'Severity', 'Message', 'What to do'],
      load()
        .filter((entry) => entry.stage === wanted)
        .map(({ code: name, severity, message, cure }) => [
          anchor(name, code(name)),
          severity,
          message,
          markdown(cure),
        ]),
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
        day ? `. Validated on ${formatCell(day, 'date')}.` : '.',
      ),
    ];
  },
};

/** `<Data view="csv-sample-findings" file="…" />`: what **Validate** says about the file, without account data. */
export const csvSampleFindings: View = {
  required: ['file'],
  render: ({ file = '' }) =>
    table(
      ['Line', 'Severity', 'Code', 'Message'],
      findingsIn(file, csvSampleText(file)).map((finding) => [
        String(finding.line),
        finding.severity,
        code(finding.code),
        finding.message,
      ]),
    ),
};
