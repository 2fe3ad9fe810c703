/**
 * `<Data view="glossary-terms" />`: terms with their short definitions in alphabetical order. `of="pages"` are the
 * terms that have a page, `of="words"` the rest.
 */
import { oneOf } from '../props';
import type { View } from '../view';
import { loadGlossary } from '../../../../lib/facts/load';
import { anchor, link } from '../../../../lib/markdown/nodes';
import { rowTable } from '../table-view';

const kinds = ['pages', 'words'] as const;

export const glossaryTerms: View = {
  required: ['of'],
  render({ of }, { scope }) {
    const kind = oneOf('of', of, kinds);
    const terms = loadGlossary(scope)
      .filter(({ route }) => (route === null) === (kind === 'words'))
      .sort((a, b) => a.term.localeCompare(b.term, 'en'));
    return rowTable(terms, {
      Term: ({ id, term, route }) => (route === null ? anchor(id, term) : link(route, term)),
      Meaning: ({ definition }) => definition,
    });
  },
};
