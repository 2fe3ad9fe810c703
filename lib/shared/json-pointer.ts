/** JSON Pointers, by which schemas and messages name a place in a document. */

/** The name of a member as a part of a pointer. */
export const escapePointer = (name: string): string => name.replace(/~/g, '~0').replace(/\//g, '~1');

/** The pointer of a path of keys: `#/components/schemas/Bid`. */
export const pointerOf = (path: readonly PropertyKey[]): string =>
  `#/${path.map((part) => escapePointer(String(part))).join('/')}`;

/** The keys of a pointer without its `#`, as validators name places. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));

/** What a pointer such as `#/components/schemas/Bid` names; `#` is the document, undefined a place that is not there. */
export function valueAt(document: unknown, pointer: string): unknown {
  if (pointer === '' || pointer === '#') return document;
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce<unknown>(
      (node, key) =>
        node !== null && typeof node === 'object' ? (node as Record<string, unknown>)[key] : undefined,
      document,
    );
}
