/**
 * Prints a JSON value as a literal of a language: short arrays and objects in one line, long ones broken. One printer
 * for all languages, because they differ in five words only.
 */
import type { Json } from '../json-schema';

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

const json: Dialect = {
  string: (text) => JSON.stringify(text),
  key: (name) => JSON.stringify(name),
  true: 'true',
  false: 'false',
  null: 'null',
  trailingComma: false,
  pad: ' ',
  indent: 2,
};

const width = 80;

function oneLine(value: Json, dialect: Dialect): string {
  if (value === null) return dialect.null;
  if (value === true) return dialect.true;
  if (value === false) return dialect.false;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return dialect.string(value);
  if (Array.isArray(value)) return `[${value.map((item) => oneLine(item, dialect)).join(', ')}]`;
  const members = Object.entries(value).map(
    ([name, item]) => `${dialect.key(name)}: ${oneLine(item, dialect)}`,
  );
  return members.length === 0 ? '{}' : `{${dialect.pad}${members.join(', ')}${dialect.pad}}`;
}

/**
 * @param column Where the literal starts, for the line length.
 * @param level Indentation of the line that the literal starts on, in spaces.
 */
export function printLiteral(value: Json, dialect: Dialect, level = 0, column = level): string {
  const flat = oneLine(value, dialect);
  if (value === null || typeof value !== 'object' || (level > 0 && column + flat.length <= width))
    return flat;
  const inner = level + dialect.indent;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const members = Array.isArray(value)
    ? value.map((item) => printLiteral(item, dialect, inner))
    : Object.entries(value).map(([name, item]) => {
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

/** The lines of a text with spaces before each that is not empty. */
export const indented = (text: string, spaces: number): string =>
  text.replace(/^(?=.)/gm, ' '.repeat(spaces));
