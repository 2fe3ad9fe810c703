/** Lists, numbers, and sentences the way a person writes them. */
export { wordList } from '../shared/word-list';

/** With a capital letter first, unless the first word is a name with its own capitals: iOS, ironSource. */
export const capitalized = (text: string): string =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** With a capital letter first and a full stop last, unless another mark ends it. */
export const sentence = (text: string): string => capitalized(/[.!?]$/.test(text) ? text : `${text}.`);

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/** 10000 as 10,000. From 1e15 on as JavaScript writes it: such numbers are bounds of a format, not amounts. */
export function numberText(value: number): string {
  return Math.abs(value) < 1e15 ? grouped.format(value) : String(value);
}
