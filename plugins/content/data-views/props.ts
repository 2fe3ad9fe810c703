/** Reads attributes of views: their values are a closed list, or name an entry of data. */
import { didYouMean } from '../../../lib/text/closest';

/**
 * The value of an attribute.
 * @throws Error that lists what is allowed.
 */
export function oneOf<Value extends string>(
  name: string,
  value: string | undefined,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((item) => item === value);
  if (found === undefined) throw new Error(`${name}="${value ?? ''}" is not one of: ${allowed.join(', ')}.`);
  return found;
}

/**
 * The entries whose codes an attribute lists, or all without it.
 * @param what Begins the message, such as "SDK 5.1.x has no error".
 * @throws Error that lists the codes that there are.
 */
export function withCodes<Entry extends { code: string }>(
  all: readonly Entry[],
  codes: string | undefined,
  what: string,
): readonly Entry[] {
  const wanted = codes?.split(/\s+/) ?? all.map(({ code }) => code);
  const unknown = wanted.find((name) => !all.some(({ code }) => code === name));
  if (unknown) throw new Error(`${what} ${unknown}. It has: ${all.map(({ code }) => code).join(', ')}.`);
  return all.filter(({ code }) => wanted.includes(code));
}

/**
 * The entry that an attribute names.
 * @param what Begins the message, such as "No endpoint".
 * @throws Error that names the closest one.
 */
export function named<Entry>(
  all: readonly Entry[],
  nameOf: (entry: Entry) => string,
  name: string | undefined,
  what: string,
): Entry {
  const found = all.find((entry) => nameOf(entry) === name);
  if (found) return found;
  throw new Error(`${what} "${name ?? ''}". ${didYouMean(name ?? '', all.map(nameOf))}`);
}
