/**
 * Answers that pages depend on and that are much smaller than the files behind them. Which pages exist can be told only
 * from all sources; a page that asks must be made anew if the answer changes, and not with every edit of a source.
 */
import { unrecorded } from '../cache/inputs';
import { familyTexts } from '../facts/families';
import { loadLimits } from '../facts/load';
import { pageQueriesText } from './page-queries';
import { plannedRoutes } from '../routes/planned-pages';
import { writtenRoutesText } from '../routes/written-routes';

const startOfBuild = new Date(performance.timeOrigin).toISOString();

const values: Readonly<Record<string, () => string>> = {
  /** What says something to the people who build must not come from a cache, or only the first build says it. */
  'this-build': () => startOfBuild,
  'planned-routes': () => [...plannedRoutes()].sort().join('\n'),
  'written-routes': writtenRoutesText,
  'page-queries': pageQueriesText,
};

/** The present texts of all values, by name. */
export const allValues = (): Map<string, string> =>
  new Map([
    ...Object.entries(values).map(([name, value]) => [name, value()] as const),
    ...familyTexts(unrecorded(loadLimits)),
  ]);

/**
 * What makes the present text of a value.
 * @throws Error if there is no such value.
 */
export function valueNamed(name: string): () => string {
  const family = familyTexts(unrecorded(loadLimits)).get(name);
  const value = values[name] ?? (family === undefined ? undefined : () => family);
  if (!value)
    throw new Error(`lib/incremental/values.ts has no value "${name}" — Add it, or correct noteValue().`);
  return value;
}
