/** Words of a text, brought to one form so that texts about one thing can be seen to share them. */

const stop = new Set(
  (
    'a an the and or of to in on at by for from with as is are be was were it its this that these those you your we our ' +
    'they their he she his her one not no can may must has have had do does if so than then when while who what which ' +
    'how all any each every both other more most less least up out into over under after before until between during ' +
    'only also per s e g i value number true false null default'
  ).split(' '),
);

const singular = (word: string): string => {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:[cs]h|x|ss)es$/.test(word)) return word.slice(0, -2);
  return /s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
};

/** Verb forms share a stem: `deleted`, `deleting`, `delete`; it need not be a word. */
const stem = (word: string): string => {
  const one = singular(word);
  if (one.length < 6) return one.replace(/e$/, '');
  return one.replace(/(?:ing|ed|(?:at)?ion)$/, '').replace(/e$/, '');
};

const cache = new Map<string, readonly string[]>();

/** Stems of a text in its order; names in code are split at case, dots and underscores. */
export function stemsOf(text: string): readonly string[] {
  const known = cache.get(text);
  if (known) return known;
  const stems = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/n['’]t\b/g, '')
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !stop.has(word))
    .map(stem);
  cache.set(text, stems);
  return stems;
}
