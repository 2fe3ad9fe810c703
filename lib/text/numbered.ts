/**
 * Series of names that data write by their first and last, such as `custom1` to `custom5`. Pages show the ends of a series;
 * checks and look-ups need each name.
 */

const stemOf = (name: string): string => name.replace(/\d+$/, '');

const numberOf = (name: string): number => Number(name.slice(stemOf(name).length));

/**
 * All names of a series.
 * @param first `custom1`; any name if there is no last.
 * @param last `custom5`; undefined for a name that is not in a series.
 */
export function numbered(first: string, last: string | undefined): string[] {
  if (last === undefined) return [first];
  const from = numberOf(first);
  return Array.from({ length: numberOf(last) - from + 1 }, (_, index) => `${stemOf(first)}${from + index}`);
}
