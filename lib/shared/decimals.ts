/** Reads `multipleOf: 0.0001` as "4 decimals"; shared by the pages and the request builder. */

/** Number of decimals that a step of 0.1, 0.01, … allows; undefined for any other step. */
export function decimalPlaces(step: number): number | undefined {
  const places = Math.round(-Math.log10(step));
  return places > 0 && Math.abs(10 ** -places - step) < 1e-12 ? places : undefined;
}
