/**
 * Checks a value against the JSON Schema of an operation in the reader's browser, with messages in the words of the API.
 * Covers the keywords that the specifications use; a general validator would weigh ten times as much. A test holds it
 * against Ajv.
 */
import { decimalPlaces } from '../../../lib/shared/decimals';
import { escapePointer } from '../../../lib/shared/json-pointer';
import { requiredGroups, type Json, type Schema } from '../../../lib/shared/json-schema';
import { Digits, type Exact } from '../../../lib/shared/samples/exact-json';
import { wordList } from '../../../lib/shared/word-list';
import { canonicalNumber, compare, isMultiple } from './decimal';

export interface Problem {
  /** JSON Pointer of the value, such as `/bids/0/bid_amount`; empty for the whole. */
  pointer: string;
  message: string;
}

/** Keywords that this validator applies or may leave alone because they demand nothing. */
export const knownKeywords: ReadonlySet<string> = new Set(
  [
    'type enum const format default deprecated readOnly writeOnly contentMediaType contentEncoding',
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern',
    'items minItems maxItems uniqueItems',
    'properties required additionalProperties propertyNames minProperties maxProperties',
    'dependentRequired dependentSchemas allOf oneOf anyOf not if then else',
  ].flatMap((line) => line.split(' ')),
);

/** A schema with the keywords that pages do not show. */
export interface FullSchema extends Schema {
  dependentSchemas?: Record<string, Schema>;
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
}

const formats: Readonly<Record<string, { test: RegExp; name: string }>> = {
  'date-time': {
    test: /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/,
    name: 'an RFC 3339 timestamp with offset, such as 2025-09-01T10:20:00Z',
  },
  date: { test: /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/, name: 'a date YYYY-MM-DD' },
  uuid: { test: /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i, name: 'a UUID' },
  uri: { test: /^[a-z][a-z\d+.-]*:[^\s]+$/i, name: 'a URL' },
  ipv4: { test: /^((25[0-5]|2[0-4]\d|1?\d?\d)(\.(?!$)|$)){4}$/, name: 'an IPv4 address' },
  ipv6: { test: /^(?=.*:)[\da-f:]{2,39}$|^[\da-f:]*:(\d{1,3}\.){3}\d{1,3}$/i, name: 'an IPv6 address' },
  email: { test: /^[^\s@]+@[^\s@]+$/, name: 'an e-mail address' },
};

function typeOf(value: Exact): string {
  if (value === null) return 'null';
  if (value instanceof Digits) return 'number';
  return Array.isArray(value) ? 'array' : typeof value;
}

const hasType = (value: Exact, type: string): boolean =>
  type === 'integer' ? value instanceof Digits && isMultiple(value.text, '1') : typeOf(value) === type;

/** Canonical text of a value: equal values have equal texts. */
function canonical(value: Exact | Json): string {
  if (value instanceof Digits) return canonicalNumber(value.text);
  if (typeof value === 'number') return canonicalNumber(String(value));
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = value instanceof Map ? [...value] : Object.entries(value);
    const members = entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** @param one What is counted, such as "item". */
function* countMessages(
  count: number,
  [least = 0, most = Infinity]: [number | undefined, number | undefined],
  one: string,
): Generator<string> {
  if (count < least) yield `Must have at least ${plural(least, one)}.`;
  if (count > most) yield `Must have at most ${plural(most, one)}.`;
}

function* numberMessages({ text }: Digits, schema: Schema): Generator<string> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const than = (bound: number): number => compare(text, String(bound));
  if (minimum !== undefined && than(minimum) < 0) yield `Must be at least ${minimum}.`;
  if (maximum !== undefined && than(maximum) > 0) yield `Must be at most ${maximum}.`;
  if (exclusiveMinimum !== undefined && than(exclusiveMinimum) <= 0)
    yield `Must be more than ${exclusiveMinimum}.`;
  if (exclusiveMaximum !== undefined && than(exclusiveMaximum) >= 0)
    yield `Must be less than ${exclusiveMaximum}.`;
  if (multipleOf !== undefined && !isMultiple(text, String(multipleOf))) {
    const places = decimalPlaces(multipleOf);
    yield places === undefined
      ? `Must be a multiple of ${multipleOf}.`
      : `Must have at most ${plural(places, 'decimal')}.`;
  }
}

function* stringMessages(value: string, schema: Schema): Generator<string> {
  yield* countMessages([...value].length, [schema.minLength, schema.maxLength], 'character');
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value))
    yield `Must match ${schema.pattern}.`;
  const format = schema.format === undefined ? undefined : formats[schema.format];
  if (format && !format.test.test(value)) yield `Must be ${format.name}.`;
}

/** What is wrong with a value itself, not with what it holds. */
function* ownMessages(value: Exact, schema: Schema): Generator<string> {
  if (schema.enum && !schema.enum.some((item) => canonical(item) === canonical(value)))
    yield `Must be one of ${schema.enum.map((item) => JSON.stringify(item)).join(', ')}.`;
  if (schema.const !== undefined && canonical(schema.const) !== canonical(value))
    yield `Must be ${JSON.stringify(schema.const)}.`;
  if (value instanceof Digits) yield* numberMessages(value, schema);
  if (typeof value === 'string') yield* stringMessages(value, schema);
  if (Array.isArray(value)) {
    yield* countMessages(value.length, [schema.minItems, schema.maxItems], 'item');
    if (schema.uniqueItems && new Set(value.map(canonical)).size < value.length)
      yield 'Must not hold the same item twice.';
  }
}

function* memberProblems(value: Map<string, Exact>, schema: Schema, pointer: string): Generator<Problem> {
  const placeOf = (name: string): string => `${pointer}/${escapePointer(name)}`;
  for (const name of schema.required ?? [])
    if (!value.has(name)) yield { pointer: placeOf(name), message: 'Is required.' };
  for (const [name, needed] of Object.entries(schema.dependentRequired ?? {})) {
    if (!value.has(name)) continue;
    for (const other of needed)
      if (!value.has(other)) yield { pointer: placeOf(other), message: `Is required with ${name}.` };
  }
  for (const message of countMessages(value.size, [schema.minProperties, schema.maxProperties], 'member'))
    yield { pointer, message };
  for (const [name, item] of value) {
    const at = placeOf(name);
    if (schema.propertyNames && validate(name, schema.propertyNames).length > 0)
      yield { pointer: at, message: 'This name is not allowed.' };
    const property = schema.properties?.[name];
    if (property) yield* validate(item, property, at);
    else if (schema.additionalProperties === false)
      yield { pointer: at, message: 'Is not a field of this object.' };
    else if (typeof schema.additionalProperties === 'object')
      yield* validate(item, schema.additionalProperties, at);
  }
}

/** Problems of the form that comes closest: a reader sees one mistake, not every other form. */
function closest(value: Exact, options: readonly Schema[], pointer: string): Problem[] {
  const results = options.map((option) => validate(value, option, pointer));
  return results.reduce((best, result) => (result.length < best.length ? result : best));
}

/** Options that only ask for fields, in words, and how many of them the value has; undefined if they ask for more. */
function presence(options: readonly Schema[], value: Exact): { words: string; found: number } | undefined {
  const groups = requiredGroups(options);
  const has = (name: string): boolean => value instanceof Map && value.has(name);
  return (
    groups && {
      words: wordList(
        groups.map((group) => wordList(group)),
        'or',
      ),
      found: groups.filter((group) => group.every(has)).length,
    }
  );
}

function* formProblems(value: Exact, schema: FullSchema, pointer: string): Generator<Problem> {
  for (const part of schema.allOf ?? []) yield* validate(value, part, pointer);
  for (const [name, part] of Object.entries(schema.dependentSchemas ?? {}))
    if (value instanceof Map && value.has(name)) yield* validate(value, part, pointer);
  const valid = (option: Schema): boolean => validate(value, option, pointer).length === 0;
  if (schema.anyOf && !schema.anyOf.some(valid)) {
    const asked = presence(schema.anyOf, value);
    if (asked?.found === 0) yield { pointer, message: `Needs at least one of ${asked.words}.` };
    else yield* closest(value, schema.anyOf, pointer);
  }
  if (schema.oneOf) {
    const matches = schema.oneOf.filter(valid).length;
    const asked = presence(schema.oneOf, value);
    if (asked && asked.found !== 1) yield { pointer, message: `Needs exactly one of ${asked.words}.` };
    else if (matches > 1) yield { pointer, message: `Fits ${matches} forms; it must fit one.` };
    else if (matches === 0) yield* closest(value, schema.oneOf, pointer);
  }
  if (schema.not && valid(schema.not)) yield { pointer, message: 'This combination is not allowed.' };
  const branch = schema.if && (valid(schema.if) ? schema.then : schema.else);
  if (branch) yield* validate(value, branch, pointer);
}

/**
 * Problems of a value, in the order of the document; empty if it is valid.
 * @param schema JSON Schema without references.
 */
export function validate(value: Exact, schema: FullSchema, pointer = ''): Problem[] {
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => hasType(value, type)))
    return [{ pointer, message: `Must be ${wordList(types, 'or')}.` }];
  const { items } = schema;
  return [
    ...[...ownMessages(value, schema)].map((message) => ({ pointer, message })),
    ...(items && Array.isArray(value)
      ? value.flatMap((item, index) => validate(item, items, `${pointer}/${index}`))
      : []),
    ...(value instanceof Map ? memberProblems(value, schema, pointer) : []),
    ...formProblems(value, schema, pointer),
  ];
}
