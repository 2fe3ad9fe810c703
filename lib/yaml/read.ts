/**
 * Reads YAML files of facts and checks them against their schemas. The one place that turns a wrong fact into an error
 * with file, line and cure; lib/facts/load.ts gives each collection its type.
 */
import path from 'node:path';
import type * as z from 'zod';
import { FileMemo, fileExists, filesIn } from '../cache/inputs';
import { lineFinder } from './lines';
import { parseYaml } from './parse';

/** Folder of the facts. */
export const dataRoot = path.join(process.cwd(), 'data');

/** Something wrong at a place of a file, before the place becomes a line. */
interface Problem {
  keys: readonly PropertyKey[];
  what: string;
  cure: string;
}

/** Problems behind one schema issue. For a union, they come from the alternative that fits best. */
function problemsOf(
  issue: z.core.$ZodIssue,
  valueAt: (keys: readonly PropertyKey[]) => unknown,
  schemaPlace: string,
  before: readonly PropertyKey[] = [],
): Problem[] {
  const keys = [...before, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const cure = `Remove the key, or add it to the schema in ${schemaPlace}.`;
    return issue.keys.map((key) => ({ keys: [...keys, key], what: 'is not a known key', cure }));
  }
  if (issue.code === 'invalid_union') {
    const best = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
    if (best.length > 0) return best.flatMap((inner) => problemsOf(inner, valueAt, schemaPlace, keys));
  }
  const seeSchema = `${schemaPlace} says what is allowed.`;
  const value = valueAt(keys);
  if (value === undefined) return [{ keys, what: 'is missing', cure: `Add it; ${seeSchema}` }];
  if (issue.code === 'invalid_type' && (value === null || value === ''))
    return [{ keys, what: 'is empty', cure: `Fill it in; the comment next to it or ${seeSchema}` }];
  const cure =
    issue.code === 'custom' && typeof issue.params?.cure === 'string'
      ? issue.params.cure
      : issue.code === 'invalid_value'
        ? 'Write one of these.'
        : seeSchema;
  return [{ keys, what: issue.message, cure }];
}

/** Facts, and the line of each. */
export interface Parsed<T> {
  facts: T;
  lineAt: (...keys: PropertyKey[]) => number;
}

/** The same as `parseFacts`, with the lines. */
export function parseWithLines<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  schemaPlace = 'data/schema',
): Parsed<T> {
  const { document, counter } = parseYaml(file, text);
  const findLine = lineFinder(document, counter);
  const lineAt = (...keys: PropertyKey[]) => findLine(keys);
  const result = schema.safeParse(document.toJS());
  if (result.success) return { facts: result.data, lineAt };
  const valueAt = (keys: readonly PropertyKey[]): unknown =>
    document.hasIn(keys) ? (document.getIn(keys) ?? null) : undefined;
  const messages = result.error.issues
    .flatMap((issue) => problemsOf(issue, valueAt, schemaPlace))
    .map(({ keys, what, cure }) => {
      const where = keys.length > 0 ? keys.map(String).join('.') : 'the file';
      return `${file}:${lineAt(...keys)}: ${where}: ${what} — ${cure}`;
    });
  throw new Error([...new Set(messages)].join('\n'));
}

/**
 * Parses YAML (or JSON, which is YAML) and checks it.
 * @param file Name for messages.
 * @param schemaPlace Where the schema is written, for the cure.
 * @throws Error with a line `file:line: where: what — cure` for each problem: broken YAML, unknown and missing keys,
 * wrong values, duplicates.
 */
export function parseFacts<T>(file: string, text: string, schema: z.ZodType<T>, schemaPlace?: string): T {
  return parseWithLines(file, text, schema, schemaPlace).facts;
}

/** Makes facts read-only all the way down: one reader must not change what the next one gets. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** Schema of each file or folder that was asked for, by a pattern from the root. */
export const schemasRead = new Map<string, z.ZodType>();

const memo = new FileMemo<Parsed<unknown>>('lib/yaml/read');

function readParsed<T>(name: string, schema: z.ZodType<T>, root: string): Parsed<T> {
  const file = path.join(root, name);
  const shown = `${path.basename(root)}/${name}`;
  if (!fileExists(file)) {
    throw new Error(`${shown}:1: the file does not exist — Add it, or correct the name.`);
  }
  return memo.get(file, (text) => {
    const parsed = parseWithLines(shown, text, schema);
    deepFreeze(parsed.facts);
    return parsed;
  }) as Parsed<T>;
}

/** Reads one file below data/. */
export function readFacts<T>(name: string, schema: z.ZodType<T>, root = dataRoot): T {
  schemasRead.set(`${path.basename(root)}/${name}`, schema);
  return readParsed(name, schema, root).facts;
}

/** Line of a place in a file below data/ that has been read; for checks across files. */
export function lineIn(name: string, ...keys: PropertyKey[]): number {
  return memo.last(path.join(dataRoot, name))?.lineAt(...keys) ?? 1;
}

/** What holds between the files of a folder. */
interface FolderRules<T> {
  /** Key whose value is the file's name. */
  nameKey: keyof T & string;
  /** Keys whose values no two files share. */
  uniqueKeys?: readonly (keyof T & string)[];
  root?: string;
}

/**
 * Reads a folder of files of one shape, sorted by file name.
 * @throws Error with file, line and cure if a file is not named after its key or shares a value that must be its own.
 */
export function readFolder<T extends object>(
  folder: string,
  schema: z.ZodType<T>,
  { nameKey, uniqueKeys = [], root = dataRoot }: FolderRules<T>,
): T[] {
  schemasRead.set(`${path.basename(root)}/${folder}/*.yaml`, schema);
  const files = filesIn(path.join(root, folder)).filter((file) => file.endsWith('.yaml'));
  if (files.length === 0) {
    throw new Error(`${path.basename(root)}/${folder}:1: no such folder, or no facts in it — Add them.`);
  }
  const seen = new Map<string, string>();
  return files.map((file) => {
    const { facts, lineAt } = readParsed(`${folder}/${file}`, schema, root);
    const shown = `${path.basename(root)}/${folder}/${file}`;
    if (`${String(facts[nameKey])}.yaml` !== file) {
      throw new Error(
        `${shown}:${lineAt(nameKey)}: ${nameKey} is "${String(facts[nameKey])}" — Name the file after it, or correct it.`,
      );
    }
    for (const key of uniqueKeys) {
      const value = `${key} ${String(facts[key])}`;
      const twin = seen.get(value);
      if (twin) {
        throw new Error(`${shown}:${lineAt(key)}: ${twin} has ${value} too — Correct one of them.`);
      }
      seen.set(value, file);
    }
    return facts;
  });
}
