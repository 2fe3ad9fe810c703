/** Looks through a bundler's rules and changes what they name, without touching objects that two bundlers may share. */

/** What a rule, or a part of one, says of a loader. */
export interface LoaderItem {
  loader: string;
  options?: unknown;
}

/** A rule, a list of them, or what can take its place: `...`, `false`, a function. */
type Rules = unknown;

/** Places of a rule that hold rules or loaders. */
const nested = ['use', 'oneOf', 'rules'] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof RegExp);

/**
 * Copies rules with each loader replaced by what `change` makes of it.
 * @param change Returns the item itself to leave it as it is.
 */
export function mapLoaders<T extends Rules>(rules: T, change: (item: LoaderItem) => LoaderItem): T {
  const map = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(map);
    if (!isObject(value)) return value;
    const own = typeof value.loader === 'string' ? change(value as unknown as LoaderItem) : value;
    const parts = nested.filter((key) => key in own).map((key) => [key, map((own as typeof value)[key])]);
    return { ...own, ...Object.fromEntries(parts) };
  };
  return map(rules) as T;
}
