/**
 * Answers that pages depend on and that are much smaller than the files behind them. Which pages exist can be told only
 * from all sources; a page that asks must be made anew if the answer changes, and not with every edit of a source.
 */
import { writtenRoutesText } from '../routes/written-routes';

const values: Readonly<Record<string, () => string>> = {
  'written-routes': writtenRoutesText,
};

/** Names of all values. */
export const valueNames: readonly string[] = Object.keys(values);

/**
 * The present text of a value.
 * @throws Error if there is no such value.
 */
export function valueText(name: string): string {
  const value = values[name];
  if (!value) throw new Error(`lib/cache/values.ts has no value "${name}" — Add it, or correct noteValue().`);
  return value();
}
