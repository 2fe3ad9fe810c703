/**
 * DocSearch reads recent and favorite searches from local storage without a doubt, and sets their texts as HTML. Entries
 * that are broken, or that it did not write, are thrown away before it sees them.
 */
import { levels } from './types';

/** Where DocSearch keeps searches: these keys and the index name. */
const storedSearchKeys = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;

/** What DocSearch stores is escaped; a raw bracket, except in lvl0, which is shown as text, is not of its making. */
const isSafe = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && !/[<>]/.test(value));

/** True for an entry that can be shown and followed. */
export function isStoredSearch(entry: unknown): boolean {
  const { objectID, url, type, hierarchy, content } = (entry ?? {}) as Record<string, unknown>;
  if (typeof objectID !== 'string' || typeof url !== 'string' || !/^\/(?!\/)/.test(url)) return false;
  if (typeof type !== 'string' || !/^(?:lvl[1-6]|content)$/.test(type)) return false;
  if (typeof hierarchy !== 'object' || hierarchy === null) return false;
  const titles = hierarchy as Record<string, unknown>;
  return (
    typeof titles.lvl0 === 'string' &&
    typeof titles.lvl1 === 'string' &&
    levels.slice(1).every((level) => isSafe(titles[level])) &&
    isSafe(content) &&
    (type === 'content' || typeof titles[type] === 'string')
  );
}

/** Repairs what is stored for an index. Blocked or full storage is left alone: DocSearch can do without. */
export function clearBrokenSearches(indexName: string): void {
  for (const prefix of storedSearchKeys) {
    const key = `${prefix}${indexName}`;
    try {
      const text = window.localStorage.getItem(key);
      if (text === null) continue;
      let entries: unknown;
      try {
        entries = JSON.parse(text);
      } catch {
        entries = undefined;
      }
      const kept = Array.isArray(entries) ? entries.filter(isStoredSearch) : [];
      if (Array.isArray(entries) && kept.length === entries.length) continue;
      if (kept.length > 0) window.localStorage.setItem(key, JSON.stringify(kept));
      else window.localStorage.removeItem(key);
    } catch {
      return;
    }
  }
}
