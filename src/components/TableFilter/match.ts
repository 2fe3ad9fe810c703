/** Which rows a typed filter keeps: those that hold every word, in any order, whatever the case. */

/** Longer input is cut: no row is that long, and a pasted page must not slow typing down. */
const maxLength = 200;

/** True if the text holds all words of the query; an empty query keeps everything. */
export function rowMatches(text: string, query: string): boolean {
  const haystack = text.toLowerCase();
  return query
    .slice(0, maxLength)
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
