/**
 * Reads a JSON Schema the way a person asks about it: what type, may it be null, which fields, one of which forms.
 * Combined schemas (`allOf`) are merged here, so the writers see one object.
 */
import { requiredGroups, type Json, type Schema } from '../shared/json-schema';
import { code } from '../text/mdx-text';
import { wordList } from '../text/words';
import { saysValues } from './predicates';

/** Keywords of a choice that only narrows the type, such as one of two formats; their words fit in a line. */
const narrowing =
  /^(?:format|pattern|content|multipleOf|uniqueItems|x-whence-limit|(?:exclusive)?m(?:in|ax))/i;

const isNarrower = (schema: Schema): boolean => {
  const names = Object.keys(schema);
  return names.length > 0 && names.every((name) => narrowing.test(name));
};

const isNull = (schema: Schema): boolean => schema.type === 'null';

/** Members of an `allOf` of which the last one describes the place; all others are rules, and each must be kept. */
const describing: readonly string[] = [
  ...['title', 'description', 'example', 'examples', 'default', 'deprecated', 'readOnly', 'writeOnly'],
];

/** The merged members of two schemas that hold at once. */
function mergedFields(a: Schema, b: Schema): Schema['properties'] {
  const fields = { ...a.properties, ...b.properties };
  for (const name of Object.keys(a.properties ?? {})) {
    const [one, other] = [a.properties?.[name], b.properties?.[name]];
    if (one && other && JSON.stringify(one) !== JSON.stringify(other)) fields[name] = merged(one, other);
  }
  return fields;
}

function merged(a: Schema, b: Schema): Schema {
  const same = (key: string): boolean =>
    JSON.stringify(a[key as keyof Schema]) === JSON.stringify(b[key as keyof Schema]);
  const clash = Object.keys(b).find(
    (key) =>
      key in a &&
      !['properties', 'required', ...describing].includes(key) &&
      !key.startsWith('x-') &&
      !same(key),
  );
  if (clash)
    throw new Error(`two members of an allOf have "${clash}", and a page can show one. Write the rule once.`);
  const required = [...new Set([...(a.required ?? []), ...(b.required ?? [])])];
  return {
    ...a,
    ...b,
    ...((a.properties ?? b.properties) && { properties: mergedFields(a, b) }),
    ...((a.required ?? b.required) && { required }),
  };
}

/** A member of an `allOf` that is a rule between fields, which lib/openapi/conditions.ts reads. */
export const isCondition = (schema: Schema): boolean =>
  schema.if !== undefined ||
  schema.dependentSchemas !== undefined ||
  (schema.not !== undefined && !saysValues(schema.not));

const between = ['if', 'then', 'else', 'not', 'dependentSchemas'];

const partOf = (schema: Schema, isBetween: boolean): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => between.includes(key) === isBetween));

/** What a member of an `allOf` says of fields, without its rules between fields. */
export const withoutRules = (schema: Schema): Schema =>
  isCondition(schema) ? partOf(schema, false) : schema;

/**
 * Merges `allOf` into one schema; fields and required names add up, and what describes the place is the last one's. Rules
 * between fields keep their place.
 * @throws Error if two members have the same rule with different values.
 */
export function flatten(schema: Schema): Schema {
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const parts = allOf.map((part) => flatten(withoutRules(part)));
  const conditions = [
    ...allOf.filter(isCondition).map((part) => partOf(part, true)),
    ...parts.flatMap(({ allOf: inner = [] }) => inner),
  ];
  const whole = [...parts.map(({ allOf: _, ...part }) => part), own].reduce(merged, {});
  return conditions.length > 0 ? { ...whole, allOf: conditions } : whole;
}

export interface Form {
  /** The schema itself, merged and without its null alternative. Its `oneOf` and `anyOf` only narrow the type. */
  schema: Schema;
  nullable: boolean;
  /** Alternatives, if it can have more than one form. */
  alternatives: { kind: 'oneOf' | 'anyOf'; options: Schema[] } | undefined;
  /** Rules on which fields go together, in words (Markdown). */
  presence: string[];
}

function presenceRule(kind: 'oneOf' | 'anyOf', groups: readonly string[][]): string {
  if (groups.length === 1) return `${areRequired(groups.flat())}.`;
  const names = groups.map((group) => wordList(group.map(code)));
  return kind === 'oneOf'
    ? `Exactly one of ${wordList(names, 'or')} is required.`
    : `At least one of ${wordList(names, 'or')} is required.`;
}

/** Names of fields as the subject of a rule: "`a` and `b` are required". */
export const areRequired = (names: readonly string[]): string =>
  `${wordList(names.map(code))} ${names.length > 1 ? 'are' : 'is'} required`;

/** Takes a schema apart into its own form, nullability, alternatives and presence rules. */
export function formOf(input: Schema): Form {
  let schema = flatten(input);
  let nullable = false;
  let alternatives: Form['alternatives'];
  const presence: string[] = [];

  if (Array.isArray(schema.type) && schema.type.length > 1 && schema.type.includes('null')) {
    nullable = true;
    const types = schema.type.filter((type) => type !== 'null');
    schema = { ...schema, type: types.length === 1 ? types[0] : types };
  }
  if (schema.enum?.includes(null)) {
    nullable = true;
    schema = { ...schema, enum: schema.enum.filter((value) => value !== null) };
  }
  for (const kind of ['oneOf', 'anyOf'] as const) {
    const members = schema[kind];
    if (!members) continue;
    const { [kind]: _, ...rest } = schema;
    const groups = requiredGroups(members);
    if (groups) {
      presence.push(presenceRule(kind, groups));
      schema = rest;
      continue;
    }
    if (schema.type !== undefined && members.every(isNarrower)) continue;
    const options = members.filter((member) => !isNull(member));
    if (options.length < members.length) nullable = true;
    if (options.length === 1 && options[0]) {
      const inner = formOf(options[0]);
      // Siblings of the reference (a description, an example) describe this place, so they win.
      schema = { ...inner.schema, ...rest };
      alternatives = inner.alternatives ?? alternatives;
      nullable ||= inner.nullable;
      presence.push(...inner.presence);
    } else {
      if (alternatives)
        throw new Error(
          'forms in a oneOf and in an anyOf of one schema: a page can show one choice. Nest them.',
        );
      schema = rest;
      const shared = rest.type === undefined ? {} : { type: rest.type };
      alternatives = { kind, options: options.map((option) => ({ ...shared, ...flatten(option) })) };
    }
  }
  for (const [name, needed] of Object.entries(schema.dependentRequired ?? {}))
    presence.push(`With ${code(name)}, ${areRequired(needed)}.`);
  return { schema, nullable, alternatives, presence };
}

/** More than one of a type: `strings`, `arrays of integers`, `strings or nulls`. */
const plural = (names: string): string =>
  names.replace(/\b(?:string|integer|number|boolean|object|array|value|null)\b/g, '$&s');

/** The types in a list or a map, null included: a reader who gets one must know that it can come. */
function heldTypes(held: Schema): string {
  const { nullable } = formOf(held);
  return plural([typeName(held), nullable ? 'null' : ''].filter(Boolean).join(' or '));
}

function nameOfType(type: string, schema: Schema): string {
  if (type === 'array' && schema.items) return `array of ${heldTypes(schema.items)}`;
  const values = type === 'object' ? mapValues(schema) : undefined;
  return values ? `object of ${heldTypes(values)}` : type;
}

/** The type in words: `array of strings`, `object`, `object of numbers`, `integer`. */
export function typeName(input: Schema): string {
  const { schema, alternatives } = formOf(input);
  if (alternatives) return wordList([...new Set(alternatives.options.map(typeName))], 'or');
  if (schema.type !== undefined)
    return wordList(
      [schema.type].flat().map((type) => nameOfType(type, schema)),
      'or',
    );
  if (schema.properties || schema.additionalProperties) return nameOfType('object', schema);
  if (schema.items) return nameOfType('array', schema);
  if (schema.const !== undefined) return jsonType(schema.const);
  if (schema.enum?.length) return wordList([...new Set(schema.enum.map(jsonType))], 'or');
  return 'any value';
}

function jsonType(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** What a schema holds, through any number of arrays. */
export interface Held {
  form: Form;
  /** `[]` once per array level between the field and what it holds. */
  arrays: number;
}

/** What is inside the arrays of a schema; the schema itself if it is not an array. */
export function heldBy(input: Schema): Held {
  let arrays = 0;
  let form = formOf(input);
  while (form.schema.items && !form.alternatives) {
    arrays += 1;
    form = formOf(form.schema.items);
  }
  return { form, arrays };
}

/** True for an object with named fields, or whose values have parts. */
export function hasFields({ schema }: Form): boolean {
  if (Object.keys(schema.properties ?? {}).length > 0) return true;
  const values = schema.additionalProperties;
  return typeof values === 'object' && hasParts(heldBy(values).form);
}

/** True for what is described in parts: fields, or forms to choose from. */
export const hasParts = (form: Form): boolean => form.alternatives !== undefined || hasFields(form);

/** The schema of a map's values; undefined for an object with named fields. */
export const mapValues = ({ properties, additionalProperties }: Schema): Schema | undefined =>
  typeof additionalProperties === 'object' && Object.keys(properties ?? {}).length === 0
    ? additionalProperties
    : undefined;

/**
 * What is said of a place and of its schema (Markdown). A named schema says what it is in general, which is left out where
 * the place says what it is for.
 */
export const describedBy = (place: string | undefined, { title, description }: Schema): string =>
  place !== undefined && title !== undefined ? place : [place, description].filter(Boolean).join(' ');

/** Most characters of an object or a list as the example of a field; bodies have their own. */
export const longestExample = 60;

/** The example of a schema or a parameter, wherever OpenAPI allows it. */
export function exampleOf(schema: Schema | undefined): Json | undefined {
  return schema?.example ?? schema?.examples?.[0];
}
