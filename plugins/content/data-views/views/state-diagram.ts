/** `<Data view="state-diagram" of="connection" />`: the states of an object and what moves it between them, as a figure. */
import { stateDrawing } from '@whence/charts';
import { filledText } from '../../../../lib/facts/in-text';
import { limitsFor, loadStateDiagrams } from '../../../../lib/facts/load';
import { flowElement } from '../../../../lib/markdown/mdx-nodes';
import { named } from '../props';
import type { View } from '../view';

export const stateDiagram: View = {
  required: ['of'],
  render({ of }, { scope }) {
    const found = named(loadStateDiagrams(scope), ({ id }) => id, of, 'data/state-diagrams.yaml has no');
    // The words decide the widths: a fact that the page has no value for is reported before anything is drawn.
    filledText(JSON.stringify(found), limitsFor, scope);
    return flowElement('FigureHtml', { html: stateDrawing(found), caption: found.caption });
  },
};
