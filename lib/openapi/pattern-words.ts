/**
 * Says in words what a regular expression asks of a text: people read "starts with `wh_`" and "3 capital letters", not
 * `^wh_` and `^[A-Z]{3}$`. What has no words that say exactly the same keeps its own spelling.
 */
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { code } from '../text/mdx-text';
import { numberText, wordList } from '../text/words';

/** The words of a predicate: "is", "must be", "can't be" and so on are made from its verb. */
interface Words {
  verb: 'be' | 'start with' | 'end with' | 'match';
  object: string;
}

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lowercase = capitals.toLowerCase();
const digits = '0123456789';
const kinds = Object.entries({
  letter: capitals + lowercase,
  'capital letter': capitals,
  'lowercase letter': lowercase,
  digit: digits,
});
/** A class in more parts than this is not easier to read in words. */
const mostParts = 8;

/** Visible ASCII characters by their code points. */
const charactersFrom = (first: number, last: number): string | undefined =>
  first > 0x20 && last < 0x7f
    ? String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, n) => first + n))
    : undefined;

/** The characters of a class; undefined where it also has others, or names what it hasn't. */
function charactersOf(element: AST.Element | AST.CharacterClassElement): string | undefined {
  if (element.type === 'Character') return charactersFrom(element.value, element.value);
  if (element.type === 'CharacterClassRange') return charactersFrom(element.min.value, element.max.value);
  if (element.type === 'CharacterSet')
    return element.kind === 'digit' && !element.negate ? digits : undefined;
  if (element.type !== 'CharacterClass' || element.negate) return undefined;
  const parts = element.elements.map(charactersOf);
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** The kinds of characters of a class: "capital letters, digits, or `_`", "a letter from `a` to `f`". */
function classWords(characters: string, one: boolean): string | undefined {
  let left = [...new Set(characters)].sort().join('');
  const words: string[] = [];
  let missing = '';
  for (const [kind, all] of kinds) {
    const lacks = [...all].filter((character) => !left.includes(character));
    // A kind that lacks more is named by its parts.
    if (lacks.length * 3 > all.length) continue;
    words.push(one ? `a ${kind}` : `${kind}s`);
    left = [...left].filter((character) => !all.includes(character)).join('');
    missing += lacks.join('');
  }
  // Letters or digits that follow each other are one part.
  while (left) {
    let run = 1;
    const kind = kinds.findLast(([, all]) => all.includes(left[0] ?? ''));
    while (kind?.[1].includes(left.slice(0, run + 1)) && run < left.length) run += 1;
    const [first, last] = [left[0] ?? '', left[run - 1] ?? ''];
    const name = kind?.[0].replace(/.* /, '');
    words.push(
      run < 3 ? code(first) : `${one ? `a ${name}` : `${name}s`} from ${code(first)} to ${code(last)}`,
    );
    left = left.slice(run < 3 ? 1 : run);
  }
  if (words.length > mostParts) return undefined;
  return `${wordList(words, 'or')}${missing && ` (without ${wordList([...missing].map(code))})`}`;
}

/** What one part of a row asks for: so many characters of a class. */
function partWords(part: AST.Element): string | undefined {
  const [element, min, max] = part.type === 'Quantifier' ? [part.element, part.min, part.max] : [part, 1, 1];
  const characters = charactersOf(element);
  const words = characters && classWords(characters, max === 1);
  if (!words || max === 0) return undefined;
  if (max === 1) return min === 1 ? words : `optionally ${words}`;
  if (max === Infinity)
    return min > 1 ? undefined : `${min === 0 ? 'any number of' : 'one or more'} ${words}`;
  if (min === 0) return `up to ${numberText(max)} ${words}`;
  return `${min === max ? '' : `${numberText(min)}–`}${numberText(max)} ${words}`;
}

/** The words of a group, one of whose alternatives holds; undefined if they would read as something else. */
function choiceWords(alternatives: readonly AST.Alternative[]): string | undefined {
  const choices = alternatives.map((one) => rowWords(one.elements));
  if (choices.some((one) => one === undefined || (choices.length > 1 && one.includes(', '))))
    return undefined;
  return wordList(choices as string[], 'or');
}

/** The words of characters in a row: "`app_`, then 12 digits"; undefined for a row that has none. */
function rowWords(elements: readonly AST.Element[]): string | undefined {
  const words: (string | undefined)[] = [];
  let text = '';
  for (const element of elements) {
    const plain = element.type === 'Character' ? charactersOf(element) : undefined;
    if (plain) {
      text += plain;
      continue;
    }
    if (text) words.push(code(text));
    text = '';
    const isGroup = element.type === 'CapturingGroup' || element.type === 'Group';
    words.push(isGroup ? choiceWords(element.alternatives) : partWords(element));
  }
  if (text) words.push(code(text));
  return words.length === 0 || words.includes(undefined) ? undefined : words.join(', then ');
}

/** What a pattern asks for. */
export function patternWords(pattern: string): Words {
  const alternatives = new RegExpParser().parsePattern(pattern).alternatives;
  const [row = []] = alternatives.length === 1 ? alternatives.map((one) => one.elements) : [];
  const isEdge = (kind: string, at: number): boolean => {
    const element = row.at(at);
    return element?.type === 'Assertion' && element.kind === kind;
  };
  const [starts, ends] = [isEdge('start', 0), isEdge('end', -1)];
  const object = starts || ends ? rowWords(row.slice(starts ? 1 : 0, ends ? -1 : undefined)) : undefined;
  if (object === undefined) return { verb: 'match', object: code(pattern) };
  return { verb: starts && ends ? 'be' : starts ? 'start with' : 'end with', object };
}

const thirdPerson = { 'start with': 'starts with', 'end with': 'ends with', match: 'matches' };

/** The predicate of a pattern: "is 3 capital letters", "doesn't start with `wh_`". */
export function isPattern(pattern: string, isNot: boolean): string {
  const { verb, object } = patternWords(pattern);
  if (verb === 'be') return `${isNot ? "isn't" : 'is'} ${object}`;
  return `${isNot ? `doesn't ${verb}` : thirdPerson[verb]} ${object}`;
}
