/**
 * Facts by family, the first part of their key. A page that shows a fact is made anew if one of its family changes, and not with
 * every edit of data/limits.yaml: most pages show a fact.
 */
import { loadLimits } from './load';

/** The value of lib/incremental/values.ts that a page depends on which shows a fact. */
export const familyOf = (key: string): string => `facts-${key.slice(0, key.indexOf('.'))}`;

/** Names of all families. */
export const factFamilies = (): string[] => [...new Set(loadLimits().map(({ key }) => familyOf(key)))];

/** All that the facts of a family are. */
export const familyText = (family: string): string =>
  JSON.stringify(loadLimits().filter(({ key }) => familyOf(key) === family));
