/**
 * `<ProNote features="segment-sync, saml" />`: the note that part of a page is for the Pro plan. If the whole page is, the
 * bar below its title says so (plugins/content/page-facts).
 */
import type { RootContent } from 'mdast';
import type { View } from '../view';
import { loadPlanFeatures } from '../../../../lib/facts/load';
import { named } from '../props';
import { capitalized, wordList } from '../../../../lib/text/words';
import { formatCell } from '../../../../lib/results/format';
import { inline } from '../../../../lib/markdown/nodes';

/** Name inside a sentence: lower case, unless it begins with an abbreviation. */
const inSentence = (name: string): string =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

export const proNote: View = {
  required: ['features'],
  render({ features = '' }) {
    const known = loadPlanFeatures().filter(({ plan }) => plan === 'pro');
    const shown = features
      .split(',')
      .map((id) => named(known, (entry) => entry.id, id.trim(), 'The Pro plan has no feature'));
    const names = shown.map(({ name }) => inSentence(name));
    const isPlural = names.length > 1 || names.join('').endsWith('s');
    const betas = shown.flatMap(({ name, beta }) =>
      beta === undefined
        ? []
        : [`${names.length > 1 ? `${inSentence(name)} ` : ''}in beta since ${formatCell(beta, 'date')}`],
    );
    const text = [
      `${capitalized(wordList(names))} ${isPlural ? 'are' : 'is'} part of the Pro plan`,
      ...betas,
    ].join(', ');
    return {
      type: 'containerDirective',
      name: 'pro',
      attributes: {},
      children: [{ type: 'paragraph', children: inline(`${text}.`) }],
    } as RootContent;
  },
};
