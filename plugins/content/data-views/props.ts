/** Reads attributes of views whose values are a closed list. */

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
