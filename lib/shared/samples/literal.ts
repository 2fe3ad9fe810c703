/**
 * Prints a JSON value as a literal of a language: short arrays and objects in one line, long ones broken. One printer
 * for all languages, because they differ in five words only. Strings of all of them are JSON's with a few more escapes.
 */
import type { Json } from '../json-schema';
import { Digits, readJson, type Exact } from './exact-json';

export interface Dialect {
  string(text: string): string;
  key(name: string): string;
  true: string;
  false: string;
  null: string;
  /** Comma after the last member of a broken list. */
  trailingComma: boolean;
  /** Inside the braces of a one-line object. */
  pad: string;
  /** Spaces per level. */
  indent: number;
}

/**
 * A string in double quotes, as JSON, Python and C# read it. Line breaks that are not JSON's and what no editor shows are
 * escaped, too: they end a string in C#.
 */
export const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const json: Dialect = {
  string: quoted,
  key: quoted,
  true: 'true',
  false: 'false',
  null: 'null',
  trailingComma: false,
  pad: ' ',
  indent: 2,
};

const width = 80;

const membersOf = (value: object): [string, Exact | Json][] =>
  value instanceof Map
    ? [...(value as Map<string, Exact>)]
    : Object.entries(value as { [key: string]: Json });

function oneLine(value: Exact | Json, dialect: Dialect): string {
  if (value === null) return dialect.null;
  if (value === true) return dialect.true;
  if (value === false) return dialect.false;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return dialect.string(value);
  if (value instanceof Digits) return value.text;
  if (Array.isArray(value)) return `[${value.map((item) => oneLine(item, dialect)).join(', ')}]`;
  const members = membersOf(value).map(([name, item]) => `${dialect.key(name)}: ${oneLine(item, dialect)}`);
  return members.length === 0 ? '{}' : `{${dialect.pad}${members.join(', ')}${dialect.pad}}`;
}

/**
 * @param column Where the literal starts, for the line length.
 * @param level Indentation of the line that the literal starts on, in spaces.
 */
export function printLiteral(value: Exact | Json, dialect: Dialect, level = 0, column = level): string {
  const flat = oneLine(value, dialect);
  if (
    value === null ||
    typeof value !== 'object' ||
    value instanceof Digits ||
    (level > 0 && column + flat.length <= width)
  )
    return flat;
  const inner = level + dialect.indent;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const members = Array.isArray(value)
    ? value.map((item) => printLiteral(item, dialect, inner))
    : membersOf(value).map(([name, item]) => {
        const key = `${dialect.key(name)}: `;
        return key + printLiteral(item, dialect, inner, inner + key.length);
      });
  if (members.length === 0) return flat;
  const comma = dialect.trailingComma ? ',' : '';
  const lines = members.map(
    (member, i) => `${' '.repeat(inner)}${member}${i < members.length - 1 ? ',' : comma}`,
  );
  return [open, ...lines, `${' '.repeat(level)}${close}`].join('\n');
}

/** JSON in one line, with a space after each comma and colon. */
export const flatJson = (value: Json): string => oneLine(value, json);

/** Readable JSON: short members in one line. */
export const printJson = (value: Json): string => printLiteral(value, json);

/**
 * A JSON text laid out in that way, its values as they are.
 * @throws SyntaxError if it is not JSON.
 */
export const layOut = (text: string): string => printLiteral(readJson(text), json);

/** The lines of a text with spaces before each that is not empty. */
export const indented = (text: string, spaces: number): string =>
  text.replace(/^(?=.)/gm, ' '.repeat(spaces));

/** The lines of a text, each with its line feed; one that is empty for an empty text. */
export const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [''];

/**
 * A text as a sum of string literals, one a line, so readers see its lines.
 * @param spaces Before the second line and all that follow.
 */
export const sum = (text: string, quote: (text: string) => string, spaces: number): string =>
  linesOf(text)
    .map(quote)
    .join(` +\n${' '.repeat(spaces)}`);
