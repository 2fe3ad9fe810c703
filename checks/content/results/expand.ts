/**
 * Writes the results into the pages as the build does, without the build: each number that is typed and cited is compared
 * with its result.
 */
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import remarkCharts from '../../../plugins/content/charts';
import remarkFigures from '../../../plugins/content/figures';
import remarkResults from '../../../plugins/content/results';
import { readText } from '../../../lib/cache/inputs';
import { listSources, parsePage } from '../../../lib/markdown/sources';
import { resultOf } from '../../../lib/results/store';

const expansions = [
  remarkResults(),
  remarkFigures(),
  remarkCharts({ resolve: (file, id) => resultOf(file, id).result }),
];

/** What the build would refuse of a page, as `file:line: what`; the first of each kind. */
export function expansionProblems(page: string, text = readText(page)): string[] {
  return expansions.flatMap((expand) => {
    const { tree } = parsePage(page, text);
    const file = new VFile({ path: page, value: text });
    try {
      expand(tree as Root, file);
      return [];
    } catch (error) {
      const { line, reason, message } = error as { line?: number; reason?: string; message: string };
      return [`${page}:${line ?? 1}: ${reason ?? message}`];
    }
  });
}

/** The same of all pages that people write. */
export const allExpansionProblems = (): string[] =>
  listSources()
    .filter(({ generated }) => !generated)
    .flatMap(({ file }) => expansionProblems(file));
