/** Reads front matter alone, for those who ask many pages for one line and need no tree. */
import { parse } from 'yaml';

/** Values of the front matter; empty if the text has none. */
export function frontMatterOf(text: string): Record<string, unknown> {
  const head = /^---\n([\s\S]*?)\n---/.exec(text)?.[1];
  return (head === undefined ? null : (parse(head) as Record<string, unknown> | null)) ?? {};
}
