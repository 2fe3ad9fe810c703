/**
 * Monograms of partners: two letters instead of a logo, which would be a trademark. They help the eye through a table and say
 * nothing, so styles write them (src/css/components.css), and neither screen readers nor search get them.
 */
import type { PhrasingContent } from 'mdast';
import { textElement } from '../../../../../lib/markdown/mdx-nodes';
import { partnersByName } from './links';

const capital = (letter = ''): string => letter.toUpperCase();

/** Letters for a name, the best first: the beginnings of its words, or its first letter with each of the others. */
function* choices(name: string): Generator<string> {
  const [first = '', second] = name.match(/\p{Lu}?\p{Ll}*/gu)?.filter(Boolean) ?? [];
  if (second !== undefined) yield capital(first[0]) + capital(second[0]);
  for (const letter of first.slice(1)) yield capital(first[0]) + letter;
}

/** A monogram for each name, no two alike. */
export function monograms(names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    const letters = [...choices(name)].find((choice) => !taken.has(choice)) ?? name.slice(0, 2);
    taken.add(letters);
    found.set(name, letters);
  }
  return found;
}

/** The monogram of a partner, as an element without text. */
export const monogram = ({ name }: { name: string }): PhrasingContent =>
  textElement('span', {
    'data-letters': monograms(partnersByName().map((partner) => partner.name)).get(name) ?? '',
  });
