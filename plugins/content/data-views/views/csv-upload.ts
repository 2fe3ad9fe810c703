/** What the pages of CSV uploads have in common: the columns of the file, and the codes of its check. */
import { markdown } from '../../../../lib/markdown/inline';
import { anchor, code, table } from '../../../../lib/markdown/nodes';
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
