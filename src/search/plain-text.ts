/**
 * Texts in the form that patterns of closeness read. Each key that a reader types makes new patterns. Classes of all
 * letters that there are, in both cases, cost a browser milliseconds each time, so texts are made plain once and patterns
 * know three kinds of characters: letters and digits, the space, and the full stop.
 */

/**
 * Texts in lower case, with a full stop for each sign that ends a part of a sentence, a space for any other sign, and a full
 * stop before, between and after them: no phrase goes on from one text to the next.
 */
export const plainText = (...texts: readonly string[]): string =>
  `.${texts.join('.')}.`
    .toLowerCase()
    .replace(/[,;:!?]/g, '.')
    .replace(/[^\p{L}\p{N}.]/gu, ' ');
