/** Says what a schema demands of a value in words: "0.01–1,000, up to 4 decimals". */
import type { Schema } from '../shared/json-schema';
import { decimalPlaces } from '../shared/decimals';
import { code } from '../text/mdx-text';
import { numberText, wordList } from '../text/words';
import { isPattern } from './pattern-words';
import { isLike, saysValues, shown } from './predicates';
import { formOf, mapValues } from './schema-model';

/** Formats whose name alone would not tell a reader what to write. */
const formats: Readonly<Record<string, string>> = {
  'date-time': 'RFC 3339 timestamp',
  date: 'date `YYYY-MM-DD`',
  uuid: 'UUID',
  uri: 'URL',
  email: 'e-mail address',
  ipv4: 'IPv4 address',
  ipv6: 'IPv6 address',
  duration: 'ISO 8601 duration',
  int32: '32-bit integer',
  int64: '64-bit integer',
  float: '32-bit floating point',
  double: '64-bit floating point',
  binary: 'the bytes of a file',
  byte: 'Base64',
};

function range(
  least: number | undefined,
  most: number | undefined,
  unit: (count: number) => string = () => '',
): string | undefined {
  if (least !== undefined && most !== undefined) {
    if (least === most) return `exactly ${numberText(most)}${unit(most)}`;
    return `${numberText(least)}${least < 0 ? ' to ' : '–'}${numberText(most)}${unit(most)}`;
  }
  if (least !== undefined && least > 0) return `at least ${numberText(least)}${unit(least)}`;
  if (least !== undefined && unit(1) === '') return `at least ${numberText(least)}`;
  if (most !== undefined) return `at most ${numberText(most)}${unit(most)}`;
  return undefined;
}

const counted =
  (one: string, many: string) =>
  (count: number): string =>
    ` ${count === 1 ? one : many}`;

function decimals(step: number): string {
  const places = decimalPlaces(step);
  if (places !== undefined) return `up to ${places} decimal${places > 1 ? 's' : ''}`;
  return step === 1 ? 'whole numbers' : `a multiple of ${numberText(step)}`;
}

/**
 * The rules of one schema, each a short piece of Markdown. The array's rules come first; rules of its items follow, marked
 * "each". Enumerations, defaults and examples are left to the caller, which lays them out.
 */
export function constraintsOf(input: Schema): string[] {
  const { schema } = formOf(input);
  const rules: (string | undefined)[] = [];
  for (const forms of [schema.oneOf ?? [], schema.anyOf ?? []])
    rules.push(
      wordList(
        forms.map((form) => constraintsOf(form).join(', ')),
        'or',
      ),
    );
  if (schema.format !== undefined) rules.push(formats[schema.format] ?? `format ${code(schema.format)}`);
  if (schema.const !== undefined) rules.push(`always ${code(JSON.stringify(schema.const))}`);
  rules.push(range(schema.minimum, schema.maximum));
  if (schema.exclusiveMinimum !== undefined) rules.push(`more than ${numberText(schema.exclusiveMinimum)}`);
  if (schema.exclusiveMaximum !== undefined) rules.push(`less than ${numberText(schema.exclusiveMaximum)}`);
  if (schema.multipleOf !== undefined) rules.push(decimals(schema.multipleOf));
  const isFile = schema.format === 'binary' || (schema.contentMediaType && schema.type === undefined);
  const unit = isFile ? counted('byte', 'bytes') : counted('character', 'characters');
  rules.push(range(schema.minLength, schema.maxLength, unit));
  if (schema.pattern !== undefined) rules.push(isPattern(schema.pattern, false).replace(/^is /, ''));
  if (schema.contentEncoding !== undefined) rules.push(`encoded as ${code(schema.contentEncoding)}`);
  if (schema.contentMediaType !== undefined) rules.push(`holds ${code(schema.contentMediaType)}`);
  if (schema.not && saysValues(schema.not)) rules.push(isLike(schema.not, true));
  rules.push(range(schema.minItems, schema.maxItems, counted('item', 'items')));
  if (schema.uniqueItems) rules.push('no duplicates');
  if (schema.additionalProperties === false && Object.keys(schema.properties ?? {}).length === 0)
    rules.push('without fields');
  rules.push(range(schema.minProperties, schema.maxProperties, counted('member', 'members')));
  if (schema.propertyNames) {
    const names = constraintsOf(schema.propertyNames);
    if (schema.propertyNames.enum) names.push(wordList(schema.propertyNames.enum.map(shown), 'or'));
    if (names.length > 0) rules.push(`names: ${names.join(', ')}`);
  }
  const values = mapValues(schema);
  if (values) {
    const each = constraintsOf(values);
    if (each.length > 0) rules.push(`values: ${each.join(', ')}`);
  }
  if (schema.items) {
    const each = constraintsOf(schema.items);
    if (each.length > 0) rules.push(`each: ${each.join(', ')}`);
  }
  return rules.filter((rule): rule is string => rule !== undefined && rule !== '');
}

/** Enumerated values of a schema, of the items of its array, or of the values of its map. */
export function enumOf(input: Schema): { schema: Schema; values: NonNullable<Schema['enum']> } | undefined {
  const { schema } = formOf(input);
  if (schema.enum?.length) return { schema, values: schema.enum };
  const held = schema.items ?? mapValues(schema);
  return held && enumOf(held);
}
