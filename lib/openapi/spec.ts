/**
 * Reads a specification whole, with its references resolved. The generator package hands each page only its own
 * operation or tag; tag pages, info pages and the sidebar need the rest.
 */
import { parse } from 'yaml';
import { FileMemo } from '../cache/inputs';
import { valueAt } from '../shared/json-pointer';
import { resolveReferences } from './references';
import type { LocatedOperation, Operation, Parameter, Spec } from './types';
import type { Schema } from '../shared/json-schema';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/**
 * A specification with all local references resolved and every component schema titled with its name.
 * @param text YAML or JSON of an OpenAPI 3.1 document.
 * @throws Error naming a reference that leads nowhere or in a circle.
 */
export function resolveSpec(text: string): Spec {
  const document: unknown = parse(text);
  const schemas = valueAt(document, '#/components/schemas');
  for (const [name, schema] of Object.entries((schemas ?? {}) as Record<string, Schema>))
    schema.title ??= name;
  return resolveReferences(document, undefined, {
    follow: (name, place) => ({ name, place, value: valueAt(document, name) }),
  }) as Spec;
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
