/**
 * How the dashboard writes numbers: amounts with 2 decimals, percentages with at most 1, halves rounded away from zero.
 * Pages and tools write them with it, so a number looks the same wherever a reader meets it.
 */

const grouped = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  // `negative` leaves out the sign of -0.
  new Intl.NumberFormat('en-US', { signDisplay: 'negative', ...options });

const formats = {
  count: grouped({ maximumFractionDigits: 0 }),
  // Exact: 20 is the most that the formatter takes, and more than a double holds.
  plain: grouped({ maximumFractionDigits: 20, useGrouping: false }),
  money: grouped({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ratio: grouped({ style: 'percent', maximumFractionDigits: 1 }),
  tenths: grouped({ maximumFractionDigits: 1 }),
};

/**
 * A number in one of these forms. The formatter rounds decimal digits, not binary fractions, so 1.005 becomes 1.01; strings
 * keep all their digits.
 * @throws Error for a text that is not a number.
 */
export function formatNumber(value: number | string, format: keyof typeof formats): string {
  const number = typeof value === 'string' && value.trim() !== '' ? value : Number(value);
  if (value === '' || Number.isNaN(Number(number)))
    throw new Error(`"${value}" is not a number. Give its column the unit "text".`);
  return formats[format].format(number as number).replace('-', '−');
}
