/** Makes a search query of an address that is not a page's. */

/** What the words of an address are about, as a search query; numbers of versions and file names' ends are left out. */
export function wordsOf(path: string, maxLength: number): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A broken escape is read as it is.
  }
  const words = decoded
    .replace(/\.(?:html?|md|php)$/i, '')
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => /^\p{L}/u.test(word) && !/^(?:docs|index)$/i.test(word));
  let query = [...new Set(words)].slice(-6).join(' ');
  while (query.length > maxLength) query = query.slice(query.indexOf(' ') + 1 || query.length - maxLength);
  return query;
}
