/**
 * What a page computes, recomputed before the page is built: with the facts and results written in. The
 * answer comes in seconds, with the line. tests/site/every-page.test.ts does the same with what readers get, where views of
 * data are in the text too.
 */
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { parsePage } from '../../lib/markdown/sources';
import { arithmeticOf } from '../../lib/text/arithmetic';
import remarkFacts from '../../plugins/content/facts';
import remarkResults from '../../plugins/content/results';
import type { Finding } from '../report';
import { passagesOf } from './literals/passages';

/** A page with facts and results in place; undefined if they cannot be, which other checks tell. */
function filledPage(page: string, text: string): Root | undefined {
  const { tree } = parsePage(page, text);
  const file = new VFile({ path: page, value: text });
  try {
    remarkResults()(tree, file);
    remarkFacts()(tree, file);
    return tree;
  } catch {
    return undefined;
  }
}

/** Computations of a page that do not come out. */
export function arithmeticProblems(page: string, text: string): Finding[] {
  const tree = filledPage(page, text);
  return (tree ? passagesOf(tree, {}, () => '') : []).flatMap(({ line, text: block }) =>
    arithmeticOf(block).findings.map(({ text: wrong, cure }) => ({
      file: page,
      line,
      message: `"${wrong}" does not come out`,
      cure,
    })),
  );
}
