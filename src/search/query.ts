/**
 * A query as the ranking reads it. Each word is a unit with alternatives: the word itself, its parts, its synonyms. Words
 * that belong together, because they have synonyms or the site also writes them as one, are one unit.
 */
import { closePattern } from './closeness';
import { weights } from './weights';
import { bearingTokens, errorWords, lightWords, stopWords, wordsOf, type Word } from './words';

interface Alternative {
  tokens: string[];
  factor: number;
  /** All tokens must match; otherwise some are enough. */
  strict: boolean;
  /** How much of the unit a full match covers; everything unless it says less. */
  coverage?: number;
  /** Matches are not marked: in a phrase that replaces another, each word alone says little. */
  unmarked?: boolean;
  /** Set for more than one token: matches them next to each other. */
  phrase?: RegExp;
}

export interface Unit {
  /** Words of the query that it replaces; light ones count less. */
  weight: number;
  /** Those words. */
  own: string[];
  alternatives: Alternative[];
}

/** How often the site has a word. */
export type Vocabulary = ReadonlyMap<string, number>;

/** An identifier that the site has no more often is rare. */
const rareUpTo = 8;
const longestPhrase = 5;

export const errorNumberIn = (words: readonly Word[]): string | undefined =>
  words.find(({ whole }) => /^[45]\d\d$/.test(whole))?.whole;

/** Words written as one. */
export const joined = (words: readonly Word[]): string => words.map(({ whole }) => whole).join('');

/** Codes of a query: words with signs that prose does not have, braces and all, or in capitals. */
export function codesIn(query: string): string[] {
  const words = query.split(/[\s,;]+/).map((word) => word.replace(/^["'`(]+|["'`).:?!]+$/g, ''));
  const [only] = words;
  if (words.length === 1 && only && /\w[-.]\w/.test(only)) return [only];
  return words.filter((word) => /^\{.+\}$|[^\W_]_\w|[a-z]:[a-z]|[a-z][A-Z]|^[A-Z]{3,}$/.test(word));
}

/** Pattern of a phrase; none for a single word. */
const phraseOf = (words: readonly string[], open = false): { phrase?: RegExp } =>
  words.length > 1 ? { phrase: closePattern(words, open) } : {};

/** What a word or phrase also means, by its words written as one. */
type Synonyms = ReadonlyMap<string, readonly string[]>;

/** The two words of the site that a word is made of. */
function splitOf(word: string, vocabulary: Vocabulary): string[] | undefined {
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(left) && vocabulary.has(right)) return [left, right];
  }
  return undefined;
}

/** The longest run of words from `at` that has synonyms, or that the site also writes as one word. */
function phraseAt(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): { unit: Unit; length: number } | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length >= 1; length -= 1) {
    const span = words.slice(at, at + length);
    const key = joined(span);
    const found = synonyms.get(key);
    const asOneWord = length > 1 && length <= 3 && vocabulary.has(key);
    if (!found && !asOneWord) continue;
    const bearing = span
      .flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]))
      .filter((token) => !stopWords.has(token));
    // Only stop words: nothing to look for.
    if (bearing.length === 0 || (!found && bearing.length < length)) continue;
    const alternatives: Alternative[] = [
      { tokens: bearing, factor: 1, strict: false, ...phraseOf(bearing, at + length === words.length) },
      { tokens: [key], factor: 1, strict: true },
      ...(found ?? []).map((text) => {
        const wanted = bearingTokens(text);
        const unmarked = wanted.length > 1;
        return { tokens: wanted, factor: weights.synonym, strict: true, unmarked, ...phraseOf(wanted) };
      }),
      ...(found ?? []).flatMap((text) => {
        const all = wordsOf(text);
        const one = joined(all);
        return (all.length > 1 || (all[0]?.parts.length ?? 0) > 0) && vocabulary.has(one)
          ? [{ tokens: [one], factor: weights.synonym, strict: true }]
          : [];
      }),
    ];
    return { unit: { weight: bearing.length, own: bearing, alternatives }, length };
  }
  return undefined;
}

/** What a query asks for, word by word. */
export function unitsOf(words: readonly Word[], vocabulary: Vocabulary, synonyms: Synonyms): Unit[] {
  const units: Unit[] = [];
  const onlyStopWords = words.every(({ whole }) => stopWords.has(whole));
  // Of "error 409 when connecting", the number says which error it is.
  const isLight = errorNumberIn(words)
    ? (word: string) => lightWords.has(word) || errorWords.has(word)
    : (word: string) => lightWords.has(word);
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at, vocabulary, synonyms);
    if (phrase) {
      units.push(phrase.unit);
      at += phrase.length;
      continue;
    }
    const word = words[at];
    at += 1;
    if (!word || (!onlyStopWords && stopWords.has(word.whole))) continue;
    // A rare identifier, typed as the site writes it: its parts alone are something else.
    const count = vocabulary.get(word.whole) ?? 0;
    const verbatim = word.parts.length > 0 && count > 0 && count <= rareUpTo;
    const alternatives: Alternative[] = [
      { tokens: [word.whole], factor: verbatim ? weights.verbatim : 1, strict: true },
    ];
    if (word.parts.length > 0) {
      alternatives.push({
        tokens: word.parts,
        factor: weights.parts,
        strict: false,
        ...(verbatim ? { coverage: weights.partsOfKnown } : {}),
      });
    } else if (!vocabulary.has(word.whole)) {
      const split = splitOf(word.whole, vocabulary);
      if (split) alternatives.push({ tokens: split, factor: weights.parts, strict: true });
    }
    const weight = isLight(word.whole) ? weights.light : 1;
    units.push({ weight, own: [word.whole], alternatives });
  }
  return units;
}
