/**
 * Compares phrases as readers do: "a test device" and "Test devices" are one name. For checks that ask if a text is a
 * name that data knows.
 */

const articles = /^(?:an?|the|its|it|your|our|their|own|this|these|each|every|all)$/;

const singular = (word: string): string =>
  /ies$/.test(word) && word.length > 4
    ? `${word.slice(0, -3)}y`
    : /[^su]s$/.test(word) && word.length > 3
      ? word.slice(0, -1)
      : word;

/** A phrase in lower case and singular, without articles, hyphens and marks. Equal results mean equal names. */
export const phraseKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/-/g, '')
    .split(/[^\p{L}\d._:]+/u)
    .map((word) => word.replace(/^[.:]+|[.:]+$/g, ''))
    .filter((word) => word !== '' && !articles.test(word))
    .map(singular)
    .join(' ');
