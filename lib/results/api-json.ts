/**
 * JSON of the API as pages show it: a short object or list is on one line, a longer one on more. All rows of a list
 * have the same form, so readers can compare them.
 */

import type { Json } from '../shared/json-schema';
import { flatJson } from '../shared/samples/literal';

const width = 90;

const fits = (value: unknown, indent: number): boolean => flatJson(value as Json).length + indent <= width;

/**
 * Formats a value.
 * @param indent Spaces before its lines.
 * @param mayBeShort False for an object or list that gets more than one line even if one would do.
 */
export function apiJson(value: unknown, indent = 0, mayBeShort = indent > 0): string {
  if (typeof value !== 'object' || value === null || (mayBeShort && fits(value, indent)))
    return flatJson(value as Json);
  const pad = ' '.repeat(indent + 2);
  const end = ' '.repeat(indent);
  if (Array.isArray(value)) {
    const areShort = value.every((item) => fits(item, indent + 2));
    return `[\n${value.map((item) => `${pad}${apiJson(item, indent + 2, areShort)}`).join(',\n')}\n${end}]`;
  }
  const members = Object.entries(value).map(
    ([key, item]) => `${pad}${JSON.stringify(key)}: ${apiJson(item, indent + 2)}`,
  );
  return `{\n${members.join(',\n')}\n${end}}`;
}
