/** What the pages of CSV uploads have in common: views of the columns of a file, and of the codes of its check. */
import { markdown } from '../../../lib/markdown/inline';
import { anchor, code } from '../../../lib/markdown/nodes';
import { oneOf } from './props';
import type { View } from './view';
import { rowTable, tableView } from './table-view';

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
