/** Says in words what a value is or is not, for the rules of one field and for those between fields. */
import type { Json, Schema } from '../shared/json-schema';
import { code } from '../text/mdx-text';
import { wordList } from '../text/words';
import { isPattern } from './pattern-words';

/** True for a text that code can't show: an empty one, or one with spaces or line breaks that would be lost. */
const needsQuotes = (text: string): boolean =>
  text === '' || text !== text.trim() || /[^\S ]| {2}/.test(text);

/** A value as code; a text in quotes only if it would be invisible without them. */
export const shown = (value: Json): string =>
  code(typeof value === 'string' && !needsQuotes(value) ? value : JSON.stringify(value));

/** A value of a schema as code: a text that looks like a number is in quotes, unless all values are texts. */
export const shownAs = (value: Json, { type }: Schema): string =>
  typeof value === 'string' &&
  /^(?:-?\d[\d.e+-]*|true|false|null)$/i.test(value) &&
  [type].flat().some((one) => one !== 'string' && one !== 'null')
    ? code(JSON.stringify(value))
    : shown(value);

const cures = {
  'the condition': 'Give each field const, enum, pattern, not, or type, or list required ones.',
  'a condition without a rule': 'Add then or else.',
  'the rule': 'Give each field const, enum, pattern, not, or a limit, or list the required ones.',
  'the not': 'Write const, enum, pattern, or type; or required with the fields that must be absent.',
} as const;

/** The error that names what has no words, and what has. */
export const cannot = (what: keyof typeof cures, schema: Schema): Error =>
  new Error(`no words for ${what} ${JSON.stringify(schema)}. ${cures[what]}`);

/** Throws for a schema with other keywords than the ones that its words are made of. */
export function onlyHas(schema: Schema, what: keyof typeof cures, ...known: readonly string[]): void {
  if (Object.keys(schema).some((key) => !known.includes(key))) throw cannot(what, schema);
}

/** What a field is for the rule to hold: "is `delete`". */
export function isLike(field: Schema, isNot: boolean): string {
  onlyHas(field, 'the condition', 'const', 'enum', 'pattern', 'not', 'type');
  if ([field.const, field.enum, field.pattern, field.not].filter((one) => one !== undefined).length > 1)
    throw cannot('the condition', field);
  const is = isNot ? "isn't" : 'is';
  if (field.const !== undefined) return `${is} ${shown(field.const)}`;
  if (field.enum) return `${is} ${wordList(field.enum.map(shown), 'or')}`;
  if (field.pattern !== undefined) return isPattern(field.pattern, isNot);
  if (field.not && !isNot) return isLike(field.not, true);
  if (field.type === 'null') return `${is} null`;
  if (typeof field.type === 'string' && !isNot) return 'has a value';
  throw cannot('the condition', field);
}

/** True for a `not` that names values; false for one that names fields. */
export const saysValues = (not: Schema): boolean =>
  not.const !== undefined || not.enum !== undefined || not.pattern !== undefined || not.type !== undefined;
