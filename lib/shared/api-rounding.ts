/** How responses of the API round: money to 6 decimals, ratios to 4, half away from zero, without zeros at the end. */
import { decimal, toPlain } from './decimal';

const decimals: Readonly<Record<string, number>> = {
  count: 0,
  money: 6,
  ratio: 4,
  plain: 4,
  seconds: 4,
  days: 0,
};

/** A number or decimal text of DuckDB as the API sends it; null stays null. */
export function rounded(value: unknown, unit: string): number | null {
  if (value === null || value === undefined) return null;
  // Nine decimals first: that is exact for amounts and frees quotients from their binary form.
  return Number(toPlain(decimal(Number(value).toFixed(9)), decimals[unit] ?? 6));
}
