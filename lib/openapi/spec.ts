/**
 * Reads a specification whole, with its references resolved. The generator package hands each page only its own
 * operation or tag; tag pages, info pages and the sidebar need what lies beside it.
 */
import { parse } from 'yaml';
import { FileMemo } from '../cache/inputs';
import type { LocatedOperation, Operation, Parameter, Spec } from './types';
import type { Schema } from '../shared/json-schema';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a JSON Pointer such as `#/components/schemas/Bid` leads to; undefined if nothing is there. */
export function lookUp(document: unknown, pointer: string): unknown {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), document);
}

/** Copies a value with every local reference replaced by what it points at; siblings of a reference win. */
function resolve(value: unknown, document: Node, trail: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, document, trail));
  if (!isNode(value)) return value;
  const { $ref, ...own } = value;
  if (typeof $ref === 'string') {
    if (trail.includes($ref))
      throw new Error(`${$ref} holds itself, by way of ${trail.join(' → ')}. End the recursion.`);
    const target = lookUp(document, $ref);
    if (target === undefined) throw new Error(`${$ref} leads nowhere. Correct the reference.`);
    const resolved = resolve(target, document, [...trail, $ref]);
    const rest = resolve(own, document, trail);
    return isNode(resolved) && isNode(rest) ? { ...resolved, ...rest } : resolved;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolve(item, document, trail)]),
  );
}

/**
 * A specification with all local references resolved and every component schema titled with its name.
 * @param text YAML or JSON of an OpenAPI 3.1 document.
 * @throws Error naming a reference that leads nowhere or in a circle.
 */
export function resolveSpec(text: string): Spec {
  const document = parse(text) as Node;
  const schemas = lookUp(document, '#/components/schemas');
  for (const [name, schema] of Object.entries((schemas ?? {}) as Record<string, Schema>))
    schema.title ??= name;
  return resolve(document, document, []) as Spec;
}

const memo = new FileMemo<Spec>();

/** A specification file, resolved. The same object for all callers until the file changes. */
export const readSpec = (file: string): Spec => memo.get(file, resolveSpec);

/** All operations in the order of the specification, parameters of the path included. */
export function operationsOf(spec: Spec): LocatedOperation[] {
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      if (!operation) return [];
      const own = operation.parameters ?? [];
      const shared = ((item.parameters ?? []) as Parameter[]).filter(
        (p) => !own.some((o) => o.name === p.name && o.in === p.in),
      );
      return [{ ...operation, parameters: [...own, ...shared], method, path }];
    }),
  );
}
