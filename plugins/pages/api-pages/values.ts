/** Says what values may be: rules, default and example in sentences, and the values of an enumeration in the same text. */
import type { Schema } from '../../../lib/shared/json-schema';
import { blocks, mdxMarkdown } from '../../../lib/text/mdx-text';
import { capitalized, wordList } from '../../../lib/text/words';
import { constraintsOf, enumOf } from '../../../lib/openapi/constraints';
import { shownAs } from '../../../lib/openapi/predicates';

/**
 * What holds for a value, in sentences: its rules, its default and an example.
 * @param example The sentence with it.
 */
export function rulesText(schema: Schema, example: string): string {
  const rules = constraintsOf(schema).join(', ');
  return [
    rules && `${capitalized(rules)}.`,
    schema.default !== undefined && `Default: ${shownAs(schema.default, schema)}.`,
    example,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Who sends the value: readers, in a request, or the API, which may answer with values that they don't know yet. */
export type Sender = 'reader' | 'api';

const openEnd = (schema: Schema, sender: Sender): string => {
  if (!schema['x-extensible-enum']) return '';
  const added = 'Values can be added within this version';
  return sender === 'api' ? `${added}: accept ones you do not know.` : `${added}.`;
};

/**
 * The values of an enumeration in one run of text, each with its meaning if the schema gives meanings; empty if the schema is
 * none. In a list, the values of one field would push the next ones off the screen.
 */
export function valuesText(input: Schema, sender: Sender): string {
  const found = enumOf(input);
  if (!found) return '';
  const { schema, values } = found;
  const meanings = schema['x-enumDescriptions'] ?? {};
  const described = values.some((value) => meanings[String(value)]);
  const entries = values.map((value) => {
    const meaning = meanings[String(value)];
    const own = shownAs(value, schema);
    return meaning
      ? `${own}\u00a0– ${mdxMarkdown(meaning)
          .replace(/\s*\n\s*/g, ' ')
          .replace(/\.?$/, '.')}`
      : `${own}${described ? '.' : ''}`;
  });
  const text = described ? `One of: ${entries.join(' ')}` : `One of ${wordList(entries, 'or')}.`;
  return [text, openEnd(schema, sender)].filter(Boolean).join(' ');
}

/** The text of a value in one paragraph: what it is, what it may be, its rules in small print. */
export function valueText(
  description: string,
  schema: Schema,
  sender: Sender,
  presence: string,
  rules: string,
): string {
  const rest = [valuesText(schema, sender), presence, rules && `<span className="api-rules">${rules}</span>`]
    .filter(Boolean)
    .join(' ');
  // A list or a second paragraph ends before what belongs to the value as a whole.
  return description.includes('\n\n') || /^[-*] /m.test(description)
    ? blocks(description, rest)
    : [description, rest].filter(Boolean).join(' ');
}
