/** Where a value is in a YAML file, so a message can name the line. */
import { isCollection, isMap, isScalar, type Document, type LineCounter, type Node } from 'yaml';

/**
 * Finds the line (1-based) of the node that a path of keys leads to, or of the closest one that exists.
 * @param counter The one that the document was parsed with.
 */
export function lineFinder(
  document: Document,
  counter: LineCounter,
): (keys: readonly PropertyKey[]) => number {
  const nodeAt = (keys: readonly PropertyKey[]): Node | null | undefined =>
    keys.length === 0 ? document.contents : (document.getIn(keys, true) as Node | undefined);
  return (keys) => {
    for (let length = keys.length; length >= 0; length -= 1) {
      const path = keys.slice(0, length);
      const parent = length === 0 ? undefined : nodeAt(path.slice(0, -1));
      const pair = isMap(parent)
        ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
        : undefined;
      const node = pair ? pair.key : nodeAt(path);
      if ((isCollection(node) || isScalar(node)) && node.range) return counter.linePos(node.range[0]).line;
    }
    return 1;
  };
}
