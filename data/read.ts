/**
 * Reads one YAML file of facts and checks it against its schema. The one place that turns a wrong fact into an error
 * with file, line and cure; data/load.ts gives each collection its type.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  LineCounter,
  isCollection,
  isMap,
  isPair,
  isScalar,
  parseDocument,
  type Document,
  type Node,
} from 'yaml';
import * as z from 'zod';

const root = process.cwd();

/** Line (1-based) of the node that a schema issue points at, or of the closest one that exists. */
function lineOf(document: Document, counter: LineCounter, keys: readonly PropertyKey[]): number {
  for (let length = keys.length; length >= 0; length -= 1) {
    const way = keys.slice(0, length);
    const parent = way.length === 0 ? document.contents : document.getIn(way.slice(0, -1), true);
    const last = way.at(-1);
    if (isMap(parent) && last !== undefined) {
      const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === last);
      const range = pair && isScalar(pair.key) ? pair.key.range : undefined;
      if (range) return counter.linePos(range[0]).line;
    }
    const node = way.length === 0 ? document.contents : (document.getIn(way, true) as Node | undefined);
    if (node && (isCollection(node) || isScalar(node)) && node.range)
      return counter.linePos(node.range[0]).line;
  }
  return 1;
}

/**
 * Parses YAML text and checks it.
 * @param file Name for messages.
 * @throws Error `file:line: what — cure` for broken YAML, unknown and missing keys, wrong values.
 */
export function parseFacts<T>(file: string, text: string, schema: z.ZodType<T>): T {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const broken = document.errors[0];
  if (broken) {
    const line = broken.linePos?.[0].line ?? 1;
    throw new Error(`${file}:${line}: ${broken.message.split('\n')[0]} — Correct the YAML.`);
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  const messages = result.error.issues.map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    const what = keys.length > 0 ? keys.join('.') : 'the file';
    const cure =
      issue.code === 'unrecognized_keys'
        ? 'Remove the key, or add it to the schema in data/schema.'
        : 'data/schema says what is allowed.';
    return `${file}:${lineOf(document, counter, keys)}: ${what}: ${issue.message} — ${cure}`;
  });
  throw new Error(messages.join('\n'));
}

const cache = new Map<string, unknown>();

/** Reads one file below data/, once a process. */
export function readFacts<T>(name: string, schema: z.ZodType<T>): T {
  const known = cache.get(name);
  if (known !== undefined) return known as T;
  const file = path.join(root, 'data', name);
  if (!existsSync(file)) throw new Error(`data/${name} does not exist. Add it, or correct the name.`);
  const facts = parseFacts(`data/${name}`, readFileSync(file, 'utf8'), schema);
  cache.set(name, facts);
  return facts;
}

/** Reads a folder of files of one shape, sorted by file name. */
export function readFolder<T>(folder: string, schema: z.ZodType<T>): { name: string; facts: T }[] {
  return readdirSync(path.join(root, 'data', folder))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.yaml'.length), facts: readFacts(`${folder}/${file}`, schema) }));
}

/** A list whose entries have a key that must not repeat. */
export function uniqueList<T extends z.ZodType>(entry: T, keyOf: (value: z.infer<T>) => string) {
  return z.array(entry).superRefine((list, context) => {
    const seen = new Map<string, number>();
    list.forEach((value, index) => {
      const key = keyOf(value as z.infer<T>);
      if (seen.has(key)) {
        context.addIssue({ code: 'custom', path: [index], message: `"${key}" stands twice` });
      }
      seen.set(key, index);
    });
  });
}
