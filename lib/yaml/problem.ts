/** The form in which checks across files report what they found. */
import { lineIn } from './read';

/** A problem with its line: file, line, what, cure. @param keys Where it is in the file. */
export const problem = (file: string, keys: readonly PropertyKey[], what: string, cure: string): string =>
  `data/${file}:${lineIn(file, ...keys)}: ${what} — ${cure}`;
