/**
 * Says what values may be: rules, default and example in sentences, and the values of an enumeration, short ones in the
 * sentence, long ones folded, described ones one by one.
 */
import type { Json, Schema } from '../../../lib/shared/json-schema';
import { attribute, code, mdxMarkdown } from '../../../lib/text/mdx-text';
import { capitalized, wordList } from '../../../lib/text/words';
import { constraintsOf, enumOf } from '../../../lib/openapi/constraints';

/** More values than this are folded, so an enumeration never buries the fields after it. */
const shownAtMost = 10;

/** A value as code. */
export const shownJson = (value: Json): string =>
  code(typeof value === 'string' ? value : JSON.stringify(value));

/**
 * What holds for a value, in sentences: its rules, its default and an example.
 * @param example The sentence with it.
 */
export function rulesText(schema: Schema, example: string): string {
  const rules = constraintsOf(schema).join(', ');
  return [
    rules && `${capitalized(rules)}.`,
    schema.default !== undefined && schema.default !== null && `Default: ${shownJson(schema.default)}.`,
    example,
  ]
    .filter(Boolean)
    .join(' ');
}

const openEnd = (schema: Schema): string =>
  schema['x-extensible-enum'] ? 'Values can be added within this version: accept ones you do not know.' : '';

interface ListedValues {
  schema: Schema;
  /** Values as code, each with its meaning if the schema gives meanings. */
  entries: string[];
  described: boolean;
}

/** The values of an enumeration with their meanings; undefined if the schema is none. */
function listedValues(input: Schema): ListedValues | undefined {
  const found = enumOf(input);
  if (!found) return undefined;
  const { schema, values } = found;
  const meanings = schema['x-enumDescriptions'] ?? {};
  const entries = values.map((value) => {
    const meaning = meanings[String(value)];
    return `${shownJson(value)}${meaning ? ` – ${mdxMarkdown(meaning).replace(/\s*\n\s*/g, ' ')}` : ''}`;
  });
  return { schema, entries, described: values.some((value) => meanings[String(value)]) };
}

/** For a table cell: everything in one line. */
export function valuesInline(input: Schema): string {
  const listed = listedValues(input);
  if (!listed) return '';
  const { schema, entries, described } = listed;
  const text = described
    ? `One of:<br />${entries.map((entry) => `• ${entry}`).join('<br />')}`
    : `One of ${wordList(entries, 'or')}.`;
  const end = openEnd(schema) && `<br />${openEnd(schema)}`;
  if (entries.length <= shownAtMost) return text + end;
  return `<details><summary>${entries.length} values</summary>${text}</details>${end}`;
}

/**
 * For a field of a schema: a list, folded if long.
 * @param field Full name of the field, for the label of the fold.
 */
export function valuesBlock(input: Schema, field: string): string {
  const listed = listedValues(input);
  if (!listed) return '';
  const { schema, entries, described } = listed;
  const list = described
    ? entries.map((entry) => `- ${entry}`).join('\n')
    : `One of ${wordList(entries, 'or')}.`;
  const body =
    entries.length <= shownAtMost
      ? described
        ? `One of:\n\n${list}`
        : list
      : `<Fold className="api-fold">\n<summary>${entries.length} values of <code>${attribute(field)}</code></summary>\n\n${list}\n\n</Fold>`;
  return openEnd(schema) ? `${body}\n\n${openEnd(schema)}` : body;
}
