/** How addresses are compared: without case and last slash, as the router's expression of a plain path does. */

/** An address as it is compared. */
export const bareAddress = (address: string): string =>
  (address.endsWith('/') ? address.slice(0, -1) : address).toLowerCase();

const plainPaths = new Map<string, boolean>();

/** True for paths that mean themselves: no parameters, no wildcards, no letters whose case is a matter of language. */
export function isPlainPath(path: string): boolean {
  let plain = plainPaths.get(path);
  if (plain === undefined) plainPaths.set(path, (plain = /^[\w./-]*$/.test(path)));
  return plain;
}
