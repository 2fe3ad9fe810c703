/**
 * What kind of page a hit leads to, told by its address: the sign of its area and two words, so no mark needs its color. Hits
 * of both engines and stored searches have no more than an address.
 */
import { areaOf, type Area } from './areas';

/** The first that fits; what fits none is a guide. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\/blog/, 'Post'],
  [/\/changelog/, 'Changelog'],
  [/-table-schemas\//, 'Table'],
  [/^\/api\/(?:management|app-events)\//, 'Operation'],
  [/-definitions\/./, 'Term'],
  [/-overview\/./, 'Partner'],
  [/error|-validation/, 'Errors'],
  [/^\/api|-format|-support-|-permissions|\/resources\/./, 'Reference'],
  [/^\/docs\/.*\/overview\//, 'Concept'],
];

export interface Mark {
  /** Undefined outside of the areas. */
  area: Area | undefined;
  kind: string;
}

/** The mark of a path, with or without an anchor. */
export function markOf(path: string): Mark {
  const page = path.replace(/#.*/, '');
  const area = areaOf(page);
  const kind = kinds.find(([pattern]) => pattern.test(page))?.[1] ?? (area ? 'Guide' : 'Page');
  return { area, kind };
}
