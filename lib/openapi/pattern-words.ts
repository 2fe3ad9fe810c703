/**
 * Says in words what a regular expression asks of a text: people read "starts with `wh_`" and "3 capital letters", not
 * `^wh_` and `^[A-Z]{3}$`. An expression that is not a start, an end, or characters in a row keeps its own spelling.
 */
import type { AST } from '@eslint-community/regexpp';
import { RegExpParser } from '@eslint-community/regexpp';
import { code } from '../text/mdx-text';
import { numberText, wordList } from '../text/words';

/** The words of a predicate: "is", "must be", "can't be" and so on are made from its verb. */
interface Words {
  verb: 'be' | 'start with' | 'end with' | 'match';
  object: string;
}

const letters = (from: string, to: string): string =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, n) =>
    String.fromCharCode(from.charCodeAt(0) + n),
  ).join('');
const kinds = {
  letter: letters('A', 'Z') + letters('a', 'z'),
  'capital letter': letters('A', 'Z'),
  'lowercase letter': letters('a', 'z'),
  digit: letters('0', '9'),
};
/** As many missing characters are named; of a kind that lacks more, the characters themselves are. */
const mostMissing = 8;

/** The characters of a class; undefined where one is not a plain character. */
function charactersOf(element: AST.Element): string | undefined {
  if (element.type === 'Character') return element.raw.replace(/^\\(?=\W)/, '').slice(0, 2);
  if (element.type === 'CharacterSet')
    return element.kind === 'digit' && !element.negate ? kinds.digit : undefined;
  if (element.type !== 'CharacterClass' || element.negate) return undefined;
  const parts = element.elements.map((part) =>
    part.type === 'CharacterClassRange'
      ? letters(String.fromCodePoint(part.min.value), String.fromCodePoint(part.max.value))
      : charactersOf(part as AST.Element),
  );
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** The kinds of characters of a class: "capital letters, digits, or `_`". */
function classWords(characters: string, count: number): string {
  let left = characters;
  const words: string[] = [];
  let missing = '';
  for (const [kind, all] of Object.entries(kinds)) {
    const lacks = [...all].filter((one) => !left.includes(one));
    if (lacks.length > mostMissing) continue;
    words.push(count === 1 ? `a ${kind}` : `${kind}s`);
    left = [...left].filter((one) => !all.includes(one)).join('');
    missing += lacks.join('');
  }
  if (/^([a-z]{3,}|[A-Z]{3,})$/.test(left) && letters(left[0] ?? '', left.at(-1) ?? '') === left)
    words.push(`${code(left[0] ?? '')} to ${code(left.at(-1) ?? '')}`);
  else words.push(...[...left].map((one) => code(one)));
  return `${wordList(words, 'or')}${missing && ` (without ${wordList([...missing].map(code))})`}`;
}

/** What one part of a row asks for: a text, or so many characters of a class. */
function partWords(part: AST.Element): string | undefined {
  const [element, min, max] = part.type === 'Quantifier' ? [part.element, part.min, part.max] : [part, 1, 1];
  const characters = charactersOf(element as AST.Element);
  if (characters === undefined) return undefined;
  if (max === Infinity)
    return min > 1 ? undefined : `${min === 0 ? 'any number of ' : ''}${classWords(characters, 2)}`;
  if (min === 0) return `up to ${numberText(max)} ${classWords(characters, max)}`;
  if (max === 1) return `${classWords(characters, 1)}`;
  return `${min === max ? '' : `${numberText(min)}–`}${numberText(max)} ${classWords(characters, max)}`;
}

/** The words of characters in a row: "`app_`, then 12 digits"; undefined for a row that has none. */
function rowWords(elements: readonly AST.Element[]): string | undefined {
  const words: (string | undefined)[] = [];
  let text = '';
  const flush = (): void => {
    if (text) words.push(code(text));
    text = '';
  };
  for (const element of elements) {
    if (element.type === 'Character') text += charactersOf(element);
    else {
      flush();
      if (element.type === 'CapturingGroup' || element.type === 'Group') {
        const choices = element.alternatives.map((one) => rowWords(one.elements));
        words.push(choices.includes(undefined) ? undefined : wordList(choices as string[], 'or'));
      } else words.push(partWords(element));
    }
  }
  flush();
  return words.length === 0 || words.includes(undefined) ? undefined : words.join(', then ');
}

const edge = (element: AST.Element | undefined, kind: 'start' | 'end'): boolean =>
  element?.type === 'Assertion' && element.kind === kind;

/** What a pattern asks for. */
export function patternWords(pattern: string): Words {
  const elements = new RegExpParser().parsePattern(pattern).alternatives;
  const row = elements.length === 1 ? (elements[0]?.elements ?? []) : [];
  const [starts, ends] = [edge(row[0], 'start'), edge(row.at(-1), 'end')];
  const inner = row.slice(starts ? 1 : 0, ends ? -1 : undefined);
  const object = starts || ends ? rowWords(inner) : undefined;
  if (object === undefined) return { verb: 'match', object: code(pattern) };
  return { verb: starts && ends ? 'be' : starts ? 'start with' : 'end with', object };
}

const thirdPerson = (verb: string): string =>
  verb.replace(/^match$/, 'matches').replace(/^(start|end)\b/, '$1s');

/** The predicate of a pattern: "is 3 capital letters", "doesn't start with `wh_`". */
export function isPattern(pattern: string, isNot: boolean): string {
  const { verb, object } = patternWords(pattern);
  if (verb === 'be') return `${isNot ? "isn't" : 'is'} ${object}`;
  return `${isNot ? `doesn't ${verb}` : thirdPerson(verb)} ${object}`;
}
