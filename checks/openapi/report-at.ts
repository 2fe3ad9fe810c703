/** How the rules of the specifications walk a document and report: by the place, from which the check finds the line. */
import type { Fix } from '../finding';

export type Path = readonly (string | number)[];

/** Takes a finding: where it is, what is wrong, its cure, and the edit if there is no other. */
export type Say = (path: Path, message: string, cure: string, fix?: Fix) => void;

export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object in a document, parents first, without what is below the skipped members. */
export function* nodesIn(
  value: unknown,
  skipped: readonly string[] = [],
  path: Path = [],
): Generator<{ node: Node; path: Path }> {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* nodesIn(item, skipped, [...path, index]);
  if (!isNode(value)) return;
  yield { node: value, path };
  for (const [key, child] of Object.entries(value))
    if (!skipped.includes(key)) yield* nodesIn(child, skipped, [...path, key]);
}
