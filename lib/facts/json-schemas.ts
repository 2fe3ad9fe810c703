/**
 * Reads the JSON Schemas of data/json-schemas with their references resolved. Tables of fields and checks of samples
 * both come from these files, so that a page cannot describe a field that the check does not know.
 */
import { FileMemo, fileExists } from '../cache/inputs';
import { parseFacts } from './read';
import { jsonSchemaSchema, type JsonSchema } from '../../data/schema/json-schema';
import type { Surface } from './types';
import { dimensionSchema, metricSchema } from './surfaces';
import { resolveReferences } from '../openapi/references';
import { readSpec } from '../openapi/spec';
import { valueAt } from '../shared/json-pointer';

export type { JsonSchema };

const folder = 'data/json-schemas';

const memo = new FileMemo<JsonSchema>();

/** A file of JSON Schemas, or a specification. */
function documentOf(file: string): unknown {
  if (!fileExists(file)) throw new Error(`There is no ${file}. Add it, or correct the name.`);
  if (file.startsWith('openapi/')) return readSpec(file);
  return memo.get(file, (text) => parseFacts(file, text, jsonSchemaSchema, 'data/schema/json-schema.ts'));
}

/** The names behind a word such as `metrics.cohort`, as a schema. */
function namesSchema(names: string): object {
  const [kind = '', surface = ''] = names.split('.');
  const made = (kind === 'metrics' ? metricSchema : dimensionSchema)(surface as Surface);
  if ('enum' in made && made.enum.length === 0) {
    throw new Error(`"x-names": "${names}" matches no name. Name a surface of data/schema/reporting.ts.`);
  }
  return made;
}

/** Where a reference of a schema file leads: inside it, to another file of its folder, or to a specification. */
function follow(reference: string, file: string) {
  const [name = '', pointer = ''] = reference.split('#');
  const place = name === '' ? file : name.startsWith('openapi/') ? name : `${folder}/${name}`;
  return { name: `${place}#${pointer}`, place, value: valueAt(documentOf(place), `#${pointer}`) };
}

/** A node without what only helps to write it, and with its names written out. */
function prepare({ $defs, $schema, ...node }: Record<string, unknown>): Record<string, unknown> {
  const names = node['x-names'];
  return typeof names === 'string' ? { ...node, ...namesSchema(names) } : node;
}

/**
 * A schema with its references replaced by what they point at; siblings of a reference win.
 * @param name File name without `.schema.json`.
 * @param pointer JSON Pointer to a part of it, such as `#/$defs/Filter`.
 * @throws Error naming the file, the line of a wrong keyword, or a reference that leads nowhere.
 */
export function loadJsonSchema(name: string, pointer = ''): JsonSchema {
  const file = `${folder}/${name}.schema.json`;
  const part = valueAt(documentOf(file), pointer);
  if (part === undefined) throw new Error(`${file} has no ${pointer}.`);
  return resolveReferences(part, file, { follow, prepare }) as JsonSchema;
}
