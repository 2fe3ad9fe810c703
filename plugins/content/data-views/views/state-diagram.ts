/** `<Data view="state-diagram" of="connection" />`: the states of an object and what moves it between them, as a figure. */
import { toHtml } from 'hast-util-to-html';
import { stateDrawing } from '../../../../lib/charts/states';
import { filledText } from '../../../../lib/facts/in-text';
import { loadLimits, loadStateDiagrams } from '../../../../lib/facts/load';
import { flowElement } from '../../../../lib/markdown/mdx-nodes';
import { didYouMean } from '../../../../lib/text/closest';
import type { View } from '../view';

export const stateDiagram: View = {
  required: ['of'],
  render({ of = '' }, { scope }) {
    const diagrams = loadStateDiagrams(scope);
    const found = diagrams.find(({ id }) => id === of);
    if (!found) {
      const known = diagrams.map(({ id }) => id);
      throw new Error(`No state diagram "${of}" in data/state-diagrams.yaml. ${didYouMean(of, known)}`);
    }
    // The words decide the widths: a fact that the page has no value for is reported before anything is drawn.
    filledText(JSON.stringify(found), loadLimits, scope);
    return flowElement('FigureHtml', { html: toHtml(stateDrawing(found)), caption: found.caption });
  },
};
