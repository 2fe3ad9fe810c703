/** Shortens and marks texts of hits. Everything that leaves here is HTML-escaped: the interface sets it as HTML. */
import { wordsOf } from './words';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => entities[c] ?? c);

export interface Snippet {
  /** Escaped, with `<mark>` around matches. */
  marked: string;
  /** Escaped, without marks. */
  plain: string;
  matched: boolean;
}

/**
 * Cuts a text to the window of `length` words with the most matches; the earliest of equals.
 * @param terms Words of the index that matched the query.
 */
export function snippetOf(text: string, terms: ReadonlySet<string>, length: number): Snippet {
  const words = wordsOf(text);
  const hits = words.map(({ whole, parts }) => terms.has(whole) || parts.some((part) => terms.has(part)));
  let first = 0;
  let best = -1;
  let inside = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (hits[at]) inside += 1;
    if (at >= length && hits[at - length]) inside -= 1;
    const start = Math.max(0, at - length + 1);
    if (inside > best) {
      best = inside;
      first = start;
    }
  }
  // Some words before the first match say what it is about.
  if (best > 0 && words.length > length) {
    const firstHit = hits.indexOf(true, first);
    let lastHit = firstHit;
    for (let at = first; at < Math.min(words.length, first + length); at += 1) if (hits[at]) lastHit = at;
    const lead = Math.min(2, Math.max(0, length - (lastHit - firstHit + 1)));
    first = Math.max(0, Math.min(firstHit - lead, words.length - length));
  }
  const last = Math.min(words.length, first + length) - 1;
  if (last < first) return { marked: escapeHtml(text), plain: escapeHtml(text), matched: false };
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const to = last === words.length - 1 ? text.length : (words[last]?.end ?? text.length);
  const before = first === 0 ? '' : '…';
  const after = last === words.length - 1 ? '' : '…';
  /** Where a match ends for the eye: `__CALLBACK_PARAM__` is one name. */
  const edge = (at: number, step: 1 | -1): number => {
    let end = at;
    while (text[step > 0 ? end : end - 1] === '_') end += step;
    return end;
  };
  let marked = '';
  let done = from;
  for (let at = first; at <= last; at += 1) {
    const word = words[at];
    if (!word || !hits[at]) continue;
    const [start, end] = [Math.max(done, edge(word.start, -1)), Math.min(to, edge(word.end, 1))];
    marked += `${escapeHtml(text.slice(done, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    done = end;
  }
  marked += escapeHtml(text.slice(done, to));
  return {
    marked: `${before}${marked}${after}`,
    plain: `${before}${escapeHtml(text.slice(from, to))}${after}`,
    matched: best > 0,
  };
}
