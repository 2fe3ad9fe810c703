/** Reads front matter alone, for those who ask many pages for one line and need no tree. */
import { yamlOf } from './parse';

/**
 * Values of the front matter; empty if the text has none.
 * @param file Name for messages.
 * @throws Error `file:line: what — cure` for broken YAML.
 */
export function frontMatterOf(file: string, text: string): Record<string, unknown> {
  const head = /^---\n([\s\S]*?)\n---/.exec(text)?.[1];
  // The text begins on the line below the first rule.
  return (head === undefined ? null : (yamlOf(file, head, 2) as Record<string, unknown> | null)) ?? {};
}
