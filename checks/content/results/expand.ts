/**
 * Fills pages as the build does, without the build: facts, terms, views of data and results that do not exist are found,
 * and each number that is typed and cited is compared with its result.
 */
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import remarkCharts from '../../../plugins/content/charts';
import remarkClaims from '../../../plugins/content/claims';
import remarkData from '../../../plugins/content/data-views';
import remarkFacts from '../../../plugins/content/facts';
import remarkGlossary from '../../../plugins/content/glossary';
import remarkFigures from '../../../plugins/content/figures';
import remarkResults from '../../../plugins/content/results';
import remarkRoles from '../../../plugins/content/roles';
import remarkScreens from '../../../plugins/content/screens';
import { readText } from '../../../lib/cache/inputs';
import { listSources, parsePage } from '../../../lib/markdown/sources';
import { resultOf } from '../../../lib/results/store';

type Expansion = (tree: Root, file: VFile) => void;

/** What data has and every writer's machine knows. */
const ofFacts: readonly Expansion[] = [
  remarkData(),
  remarkClaims(),
  remarkFacts(),
  remarkRoles(),
  remarkGlossary(),
];

/** What `npm run generate` computes. */
const ofResults: readonly Expansion[] = [
  remarkResults(),
  remarkFigures(),
  remarkScreens(),
  remarkCharts({ resolve: (file, id) => resultOf(file, id).result }),
];

/** What stops an expansion, as `file:line: what`; the first problem of each. */
const problemsOf = (expansions: readonly Expansion[], page: string, text: string): string[] =>
  expansions.flatMap((expand) => {
    const { tree } = parsePage(page, text);
    const file = new VFile({ path: page, value: text });
    try {
      expand(tree, file);
      return [];
    } catch (error) {
      const { line, reason, message } = error as { line?: number; reason?: string; message: string };
      return [`${page}:${line ?? 1}: ${reason ?? message}`];
    }
  });

/** Facts, terms and views that a page names and that do not exist for it, as the build would say. */
export const factProblems = (page: string, text = readText(page)): string[] =>
  problemsOf(ofFacts, page, text);

/** What the build would refuse of the results on a page. */
export const expansionProblems = (page: string, text = readText(page)): string[] =>
  problemsOf(ofResults, page, text);

/** The same of all pages that people write. */
export const allExpansionProblems = (): string[] =>
  listSources()
    .filter(({ generated }) => !generated)
    .flatMap(({ file }) => expansionProblems(file));
