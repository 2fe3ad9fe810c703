/**
 * Replaces the storage helpers of docusaurus-theme-openapi-docs. The theme keeps credentials in the session storage;
 * the request builder asks for none and keeps nothing.
 */

/** Storage that forgets. */
export function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  return { getItem: () => null, setItem: () => undefined };
}

/** Name of a storage slot; there are none. */
export const hashArray = (): string => '';
