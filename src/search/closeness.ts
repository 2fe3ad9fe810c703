/**
 * Patterns that find words next to each other in a text. The index does not know where words are: for "ad set" it also finds
 * a text with an ad in one sentence and a set of rules in another. Testing the best records with a pattern is cheaper
 * than an index with positions, which every reader would have to download. The patterns read the texts of plain-text.ts.
 */
import { stemOf } from './words';

/** A word in its forms. Short words have few, and much begins like them. */
const formsOf = (word: string): string => (word.length <= 3 ? `${word}s?` : `${stemOf(word)}[a-z]{0,5}`);

/** Before the first and after the last word. */
const edge = '[ .]';
/** Between two words: signs or nothing, as in `ad_set` and "adset", and up to two short words, as in "rotate the token". */
const gap = '(?: +(?:[a-z]{1,4} +){0,2}|)';

/**
 * Pattern of words in this order, close together.
 * @param words Letters and digits only, in lower case.
 * @param open The last word may go on: it is still being typed.
 */
export const closePattern = (words: readonly string[], open = false): RegExp =>
  new RegExp(edge + words.map(formsOf).join(gap) + (open ? '' : edge));

/** Pattern of words one after the other as they are, stop words too; the last may go on. */
export const literalPattern = (words: readonly string[]): RegExp => new RegExp(edge + words.join('[ .]+'));
