/**
 * Reads the JSON Schemas of data/json-schemas with their references resolved. Tables of fields and checks of samples
 * both come from these files, so a page cannot describe a field that the check does not know.
 */
import { FileMemo, fileExists } from '../cache/inputs';
import { filledTexts } from '../facts/in-text';
import { limitsFor } from '../facts/load';
import { parseFacts } from '../yaml/read';
import { didYouMean } from '../text/closest';
import { jsonSchemaSchema, type JsonSchema } from '../../data/schema/json-schema';
import type { Surface } from '../facts/types';
import { dimensionSchema, metricSchema } from '../facts/surfaces';
import { resolveReferences } from './references';
import { readSpec } from './spec';
import { valueAt } from '../shared/json-pointer';

export type { JsonSchema };

const folder = 'data/json-schemas';

const memo = new FileMemo<JsonSchema>('lib/openapi/json-schemas');

/** A file of JSON Schemas, or a specification. */
function documentOf(file: string): unknown {
  if (!fileExists(file)) throw new Error(`There is no ${file}. Add it, or correct the name.`);
  if (file.startsWith('openapi/')) return readSpec(file);
  const parsed = memo.get(file, (text) =>
    parseFacts(file, text, jsonSchemaSchema, 'data/schema/json-schema.ts'),
  );
  return filledTexts(file.replace(/^data\//, ''), parsed, limitsFor);
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

/**
 * The numbers behind `x-whence-limit`, by keyword.
 * @throws Error with the closest key if there is no such limit.
 */
function boundsOf(keys: Record<string, string>): Record<string, number> {
  const limits = limitsFor(...Object.values(keys).map((key) => key.replace(/^-/, '')));
  return Object.fromEntries(
    Object.entries(keys).map(([bound, key]) => {
      const name = key.replace(/^-/, '');
      const limit = limits.find((entry) => entry.key === name);
      if (typeof limit?.value !== 'number') {
        const known = limits.map((entry) => entry.key);
        throw new Error(`"x-whence-limit": there is no number "${name}". ${didYouMean(name, known)}`);
      }
      return [bound, key === name ? limit.value : -limit.value];
    }),
  );
}

/** A node without what only helps to write it, and with its names and limits written out. */
function prepare({ $defs, $schema, ...node }: Record<string, unknown>): Record<string, unknown> {
  const { 'x-whence-limit': keys, ...rest } = node;
  const bounded = keys === undefined ? rest : { ...rest, ...boundsOf(keys as Record<string, string>) };
  const names = bounded['x-names'];
  return typeof names === 'string' ? { ...bounded, ...namesSchema(names) } : bounded;
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
