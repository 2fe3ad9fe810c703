/**
 * Reads a specification whole, as it is published and with its references resolved. The generator package hands each page
 * only its own operation or tag; tag pages, info pages and the sidebar need the rest.
 */
import { stringify } from 'yaml';
import { FileMemo, readText } from '../cache/inputs';
import { valueAt } from '../shared/json-pointer';
import { yamlOf } from '../yaml/parse';
import { directed } from './directions';
import { publishedDocument } from './published';
import { resolveReferences } from './references';
import { loadSpecFacts } from './spec-facts';
import { methods, type LocatedOperation, type Operation, type Parameter, type Spec } from './types';
import type { Schema } from '../shared/json-schema';

/**
 * A document with all local references resolved and every component schema titled with its name.
 * @throws Error naming a reference that leads nowhere or in a circle.
 */
export function resolveDocument(document: unknown): Spec {
  const schemas = (valueAt(document, '#/components/schemas') ?? {}) as Record<string, Schema>;
  const title = new Map(Object.entries(schemas).map(([name, schema]) => [schema, schema.title ?? name]));
  return resolveReferences(document, undefined, {
    follow: (name, place) => ({ name, place, value: valueAt(document, name) }),
    prepare: (node) => (title.has(node) ? { ...node, title: title.get(node) } : node),
  }) as Spec;
}

/**
 * A specification as it is published, resolved.
 * @param text YAML or JSON of an OpenAPI 3.1 document.
 * @throws Error naming a reference that leads nowhere or in a circle, or a placeholder without a fact.
 */
export const resolveSpec = (text: string): Spec =>
  resolveDocument(publishedDocument(yamlOf('the specification', text)));

/** Names of facts in data/, to which only the check holds the document. */
const bindings = new Set(['x-whence-limit', 'x-whence-enum', 'x-whence-body-limit']);

function withoutBindings(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutBindings);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => !bindings.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutBindings(value)]));
}

/** What readers download of a specification: the document, and its YAML, in which no text reads as a date. */
export function readPublished(file: string): { document: unknown; yaml: string } {
  const document = withoutBindings(publishedDocument(yamlOf(file, readText(file))));
  const yaml = stringify(document, {
    lineWidth: 110,
    blockQuote: 'literal',
    aliasDuplicateObjects: false,
    compat: 'yaml-1.1',
  });
  return { document, yaml };
}

interface Made {
  /** The facts that it was completed with. */
  facts: string;
  spec: Spec;
}

const sources = new FileMemo<{ document: unknown; made?: Made }>('lib/openapi/spec');

/** A specification file, resolved. The same object for all callers until the file or the facts in it change. */
export function readSpec(file: string): Spec {
  const source = sources.get(file, (text) => ({ document: yamlOf(file, text) }));
  const facts = loadSpecFacts();
  const key = JSON.stringify(facts);
  if (source.made?.facts !== key)
    source.made = { facts: key, spec: resolveDocument(publishedDocument(source.document, facts)) };
  return source.made.spec;
}

/**
 * All operations in the order of the specification, parameters of the path included.
 * @param prepare Leaves out the fields of the other direction; a check of these takes the whole operation.
 */
export function operationsOf(
  spec: Spec,
  prepare: (operation: LocatedOperation) => LocatedOperation = directed,
): LocatedOperation[] {
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      if (!operation) return [];
      const own = operation.parameters ?? [];
      const shared = ((item.parameters ?? []) as Parameter[]).filter(
        (p) => !own.some((o) => o.name === p.name && o.in === p.in),
      );
      return [prepare({ ...operation, parameters: [...own, ...shared], method, path })];
    }),
  );
}
