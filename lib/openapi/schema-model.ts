/**
 * Reads a JSON Schema the way a person asks about it: what type, may it be null, which fields, one of which forms.
 * Combined schemas (`allOf`) are merged here, so the writers see one object.
 */
import { requiredGroups, type Json, type Schema } from '../shared/json-schema';
import { code } from '../text/mdx-text';
import { wordList } from '../text/words';

/** Keywords that make a schema more than a narrower form of its sibling type. */
const shaping = ['type', 'title', 'properties', 'items', 'enum', 'const', 'allOf', 'oneOf', 'anyOf'] as const;

const isNull = (schema: Schema): boolean => schema.type === 'null';

/** Merges `allOf` into one schema; later members win, fields and required names add up. */
export function flatten(schema: Schema): Schema {
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  return [...allOf.map(flatten), own].reduce<Schema>(
    (merged, part) => ({
      ...merged,
      ...part,
      ...(merged.properties || part.properties
        ? { properties: { ...merged.properties, ...part.properties } }
        : {}),
      ...(merged.required || part.required
        ? { required: [...new Set([...(merged.required ?? []), ...(part.required ?? [])])] }
        : {}),
    }),
    {},
  );
}

export interface Form {
  /** The schema itself, merged and without its null alternative. */
  schema: Schema;
  nullable: boolean;
  /** Alternatives, if it can have more than one form. */
  alternatives: { kind: 'oneOf' | 'anyOf'; options: Schema[] } | undefined;
  /** Alternatives that only narrow the type, such as two formats of a string. */
  refinements: Schema[];
  /** Rules on which fields go together, in words (Markdown). */
  presence: string[];
}

function presenceRule(kind: 'oneOf' | 'anyOf', groups: readonly string[][]): string {
  const names = groups.map((group) => wordList(group.map(code)));
  return kind === 'oneOf'
    ? `Exactly one of ${wordList(names, 'or')} is required.`
    : `At least one of ${wordList(names, 'or')} is required.`;
}

/** Takes a schema apart into its own form, nullability, alternatives and presence rules. */
export function formOf(input: Schema): Form {
  let schema = flatten(input);
  let nullable = false;
  let alternatives: Form['alternatives'];
  let refinements: Schema[] = [];
  const presence: string[] = [];

  if (Array.isArray(schema.type) && schema.type.includes('null')) {
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
    if (
      schema.type !== undefined &&
      members.every((member) => shaping.every((key) => member[key] === undefined))
    ) {
      refinements = members;
      schema = rest;
      continue;
    }
    const options = members.filter((member) => !isNull(member));
    if (options.length < members.length) nullable = true;
    if (options.length === 1 && options[0]) {
      const inner = formOf(options[0]);
      // Siblings of the reference (a description, an example) describe this place, so they win.
      schema = { ...inner.schema, ...rest };
      alternatives = inner.alternatives ?? alternatives;
      refinements = inner.refinements;
      presence.push(...inner.presence);
    } else {
      schema = rest;
      alternatives = { kind, options: options.map(flatten) };
    }
  }
  for (const [name, needed] of Object.entries(schema.dependentRequired ?? {})) {
    presence.push(
      `With ${code(name)}, ${wordList(needed.map(code))} ${needed.length > 1 ? 'are' : 'is'} required.`,
    );
  }
  return { schema, nullable, alternatives, refinements, presence };
}

/** The type in words: `array of string`, `object`, `integer`. */
export function typeName(input: Schema): string {
  const { schema, alternatives } = formOf(input);
  if (alternatives) return wordList([...new Set(alternatives.options.map(typeName))], 'or');
  const type = Array.isArray(schema.type) ? wordList(schema.type, 'or') : schema.type;
  if (type === 'array') return schema.items ? `array of ${typeName(schema.items)}` : 'array';
  if (type) return type;
  if (schema.properties || schema.additionalProperties) return 'object';
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

export interface Inner {
  /** The object schema whose fields are to be listed. */
  schema: Schema;
  /** `[]` once per array level between the field and the object. */
  arrays: number;
}

/** The object inside a schema, through any number of arrays; undefined if it has no named fields. */
export function innerObject(input: Schema): Inner | undefined {
  let arrays = 0;
  let current = formOf(input).schema;
  while (current.items) {
    arrays += 1;
    current = formOf(current.items).schema;
  }
  const extra = current.additionalProperties;
  const named = Object.keys(current.properties ?? {}).length > 0;
  return named || (typeof extra === 'object' && innerObject(extra)) ? { schema: current, arrays } : undefined;
}

/** The example of a schema or a parameter, wherever OpenAPI allows it. */
export function exampleOf(schema: Schema | undefined): Json | undefined {
  return schema?.example ?? schema?.examples?.[0];
}
