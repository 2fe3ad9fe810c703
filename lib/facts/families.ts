/**
 * Facts by family, the first part of their key. A page that shows a fact is made anew if one of its family changes, and not with
 * every edit of data/limits.yaml: most pages show a fact.
 */
import type { Limit } from './types';

/** The value of lib/incremental/values.ts that a page depends on which shows a fact. */
export const familyOf = (key: string): string => `facts-${key.split('.', 1)[0]}`;

/** All that the facts of each family are, by its name. */
export function familyTexts(limits: readonly Limit[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const limit of limits) {
    const family = familyOf(limit.key);
    texts.set(family, `${texts.get(family) ?? ''}${JSON.stringify(limit)}\n`);
  }
  return texts;
}
