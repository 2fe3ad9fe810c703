/** Resolves the `$ref` of specifications and JSON Schemas, so every caller sees one document without jumps. */

type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a reference leads to. */
interface Target<Place> {
  value: unknown;
  /** Names the target in messages; equal for equal targets. */
  name: string;
  /** Where the references inside it start from. */
  place: Place;
}

interface Resolver<Place> {
  /** Follows a reference; a value of undefined means that it leads nowhere. */
  follow(reference: string, place: Place): Target<Place>;
  /** Changes a node before its members are resolved. */
  prepare?(node: Node): Node;
}

/**
 * Copies a value with every reference replaced by what it points at. Siblings of a reference win; fields on both sides
 * add up.
 * @throws Error naming a reference that leads nowhere or in a circle.
 */
export function resolveReferences<Place>(
  value: unknown,
  place: Place,
  resolver: Resolver<Place>,
  trail: readonly string[] = [],
): unknown {
  const inner = (item: unknown): unknown => resolveReferences(item, place, resolver, trail);
  if (Array.isArray(value)) return value.map(inner);
  if (!isNode(value)) return value;
  const { $ref, ...own } = resolver.prepare?.(value) ?? value;
  const rest = Object.fromEntries(Object.entries(own).map(([key, item]) => [key, inner(item)]));
  if (typeof $ref !== 'string') return rest;
  const target = resolver.follow($ref, place);
  if (trail.includes(target.name)) {
    throw new Error(`${target.name} holds itself, by way of ${trail.join(' → ')}. End the recursion.`);
  }
  if (target.value === undefined) throw new Error(`${target.name} leads nowhere. Correct the reference.`);
  const resolved = resolveReferences(target.value, target.place, resolver, [...trail, target.name]);
  if (!isNode(resolved)) return resolved;
  return {
    ...resolved,
    ...rest,
    ...(isNode(resolved.properties) && isNode(rest.properties)
      ? { properties: { ...resolved.properties, ...rest.properties } }
      : {}),
  };
}
