/**
 * Reads the JSON Schemas of data/json-schemas with their references resolved. Tables of fields and checks of samples
 * both come from these files, so that a page cannot describe a field that the check does not know.
 */
import { FileMemo, fileExists } from '../cache/inputs';
import { parseFacts } from './read';
import { jsonSchemaSchema, type JsonSchema } from '../../data/schema/json-schema';
import type { Surface } from './types';
import { dimensionSchema, metricSchema } from './surfaces';
import { lookUp, readSpec } from '../openapi/spec';

export type { JsonSchema };

const folder = 'data/json-schemas';

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const memo = new FileMemo<JsonSchema>();

/** A file of JSON Schemas, or a specification. */
function documentOf(file: string): unknown {
  if (!fileExists(file)) throw new Error(`There is no ${file}. Add it, or correct the name.`);
  if (file.startsWith('openapi/')) return readSpec(file);
  return memo.get(file, (text) => parseFacts(file, text, jsonSchemaSchema, 'data/schema/json-schema.ts'));
}

/** The names that `metrics.cohort` stands for, as a schema. */
function namesSchema(names: string): object {
  const [kind = '', surface = ''] = names.split('.');
  const made = (kind === 'metrics' ? metricSchema : dimensionSchema)(surface as Surface);
  if ('enum' in made && made.enum.length === 0) {
    throw new Error(`"x-names": "${names}" stands for no name. Name a surface of data/schema/reporting.ts.`);
  }
  return made;
}

function resolve(value: unknown, file: string, trail: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, file, trail));
  if (!isNode(value)) return value;
  const { $ref, $defs, $schema, 'x-names': names, ...own } = value;
  const rest = Object.fromEntries(
    Object.entries(own).map(([key, item]) => [key, resolve(item, file, trail)]),
  );
  if (typeof names === 'string') return { ...rest, 'x-names': names, ...namesSchema(names) };
  if (typeof $ref !== 'string') return rest;
  const [name = '', pointer = ''] = $ref.split('#');
  const target = name === '' ? file : name.startsWith('openapi/') ? name : `${folder}/${name}`;
  const place = `${target}#${pointer}`;
  if (trail.includes(place)) throw new Error(`${place} holds itself. End the recursion.`);
  const found = lookUp(documentOf(target), `#${pointer}`);
  if (found === undefined) throw new Error(`${file}: ${$ref} leads nowhere. Correct the reference.`);
  const resolved = resolve(found, target, [...trail, place]) as Record<string, unknown>;
  return {
    ...resolved,
    ...rest,
    ...(isNode(resolved.properties) && isNode(rest.properties)
      ? { properties: { ...resolved.properties, ...rest.properties } }
      : {}),
  };
}

/**
 * A schema with its references replaced by what they point at; siblings of a reference win.
 * @param name File name without `.schema.json`.
 * @param pointer JSON Pointer to a part of it, such as `#/$defs/Filter`.
 * @throws Error naming the file, the line of a wrong keyword, or a reference that leads nowhere.
 */
export function loadJsonSchema(name: string, pointer = ''): JsonSchema {
  const file = `${folder}/${name}.schema.json`;
  const part = pointer === '' ? documentOf(file) : lookUp(documentOf(file), pointer);
  if (part === undefined) throw new Error(`${file} has no ${pointer}.`);
  return resolve(part, file, []) as JsonSchema;
}
