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
function checkCount(
  count: number,
  [least = 0, most = Infinity]: [number | undefined, number | undefined],
  one: string,
  add: (message: string) => void,
): void {
  if (count < least) add(`Must have at least ${plural(least, one)}.`);
  if (count > most) add(`Must have at most ${plural(most, one)}.`);
}

function checkNumber({ text }: Digits, schema: Schema, add: (message: string) => void): void {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const than = (bound: number): number => compare(text, String(bound));
  if (minimum !== undefined && than(minimum) < 0) add(`Must be at least ${minimum}.`);
  if (maximum !== undefined && than(maximum) > 0) add(`Must be at most ${maximum}.`);
  if (exclusiveMinimum !== undefined && than(exclusiveMinimum) <= 0)
    add(`Must be more than ${exclusiveMinimum}.`);
  if (exclusiveMaximum !== undefined && than(exclusiveMaximum) >= 0)
    add(`Must be less than ${exclusiveMaximum}.`);
  if (multipleOf !== undefined && !isMultiple(text, String(multipleOf))) {
    const places = decimalPlaces(multipleOf);
    add(
      places === undefined
        ? `Must be a multiple of ${multipleOf}.`
        : `Must have at most ${plural(places, 'decimal')}.`,
    );
  }
}

function checkString(value: string, schema: Schema, add: (message: string) => void): void {
  checkCount([...value].length, [schema.minLength, schema.maxLength], 'character', add);
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value))
    add(`Must match ${schema.pattern}.`);
  const format = schema.format === undefined ? undefined : formats[schema.format];
  if (format && !format.test.test(value)) add(`Must be ${format.name}.`);
}

function checkArray(
  value: Exact[],
  schema: Schema,
  pointer: string,
  add: (message: string) => void,
  all: Problem[],
): void {
  checkCount(value.length, [schema.minItems, schema.maxItems], 'item', add);
  if (schema.uniqueItems && new Set(value.map(canonical)).size < value.length)
    add('Must not hold the same item twice.');
  const { items } = schema;
  if (items) value.forEach((item, index) => all.push(...validate(item, items, `${pointer}/${index}`)));
}

function checkObject(
  value: Map<string, Exact>,
  schema: Schema,
  pointer: string,
  add: (message: string, at?: string) => void,
  all: Problem[],
): void {
  for (const name of schema.required ?? []) {
    if (!value.has(name)) add('Is required.', `${pointer}/${escapePointer(name)}`);
  }
  for (const [name, needed] of Object.entries(schema.dependentRequired ?? {})) {
    if (!value.has(name)) continue;
    for (const other of needed)
      if (!value.has(other)) add(`Is required with ${name}.`, `${pointer}/${escapePointer(other)}`);
  }
  checkCount(value.size, [schema.minProperties, schema.maxProperties], 'member', add);
  for (const [name, item] of value) {
    const at = `${pointer}/${escapePointer(name)}`;
    if (schema.propertyNames && validate(name, schema.propertyNames).length > 0)
      add('This name is not allowed.', at);
    const property = schema.properties?.[name];
    if (property) all.push(...validate(item, property, at));
    else if (schema.additionalProperties === false) add('Is not a field of this object.', at);
    else if (typeof schema.additionalProperties === 'object')
      all.push(...validate(item, schema.additionalProperties, at));
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

function checkForms(
  value: Exact,
  schema: FullSchema,
  pointer: string,
  add: (message: string) => void,
  all: Problem[],
): void {
  for (const part of schema.allOf ?? []) all.push(...validate(value, part, pointer));
  for (const [name, part] of Object.entries(schema.dependentSchemas ?? {}))
    if (value instanceof Map && value.has(name)) all.push(...validate(value, part, pointer));
  const valid = (option: Schema): boolean => validate(value, option, pointer).length === 0;
  if (schema.anyOf && !schema.anyOf.some(valid)) {
    const asked = presence(schema.anyOf, value);
    if (asked?.found === 0) add(`Needs at least one of ${asked.words}.`);
    else all.push(...closest(value, schema.anyOf, pointer));
  }
  if (schema.oneOf) {
    const matches = schema.oneOf.filter(valid).length;
    const asked = presence(schema.oneOf, value);
    if (asked && asked.found !== 1) add(`Needs exactly one of ${asked.words}.`);
    else if (matches > 1) add(`Fits ${matches} forms; it must fit one.`);
    else if (matches === 0) all.push(...closest(value, schema.oneOf, pointer));
  }
  if (schema.not && valid(schema.not)) add('This combination is not allowed.');
  if (schema.if) {
    const branch = valid(schema.if) ? schema.then : schema.else;
    if (branch) all.push(...validate(value, branch, pointer));
  }
}

/**
 * Problems of a value, in the order of the document; empty if it is valid.
 * @param schema JSON Schema without references.
 */
export function validate(value: Exact, schema: FullSchema, pointer = ''): Problem[] {
  const all: Problem[] = [];
  const add = (message: string, at = pointer): void => {
    all.push({ pointer: at, message });
  };
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => hasType(value, type))) {
    add(`Must be ${wordList(types, 'or')}.`);
    return all;
  }
  if (schema.enum && !schema.enum.some((item) => canonical(item) === canonical(value))) {
    add(`Must be one of ${schema.enum.map((item) => JSON.stringify(item)).join(', ')}.`);
  }
  if (schema.const !== undefined && canonical(schema.const) !== canonical(value))
    add(`Must be ${JSON.stringify(schema.const)}.`);
  if (value instanceof Digits) checkNumber(value, schema, add);
  if (typeof value === 'string') checkString(value, schema, add);
  if (Array.isArray(value)) checkArray(value, schema, pointer, add, all);
  else if (value instanceof Map) checkObject(value, schema, pointer, add, all);
  checkForms(value, schema, pointer, add, all);
  return all;
}
