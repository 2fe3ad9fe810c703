/**
 * Exact decimal numbers for money, rates and shares. A value is a whole number of billionths in a bigint, because computed
 * amounts in exports have 9 decimals: 0.1 + 0.2 is 0.3, sums of millions of rows do not drift, and parts add up to their
 * total. bigint is built into every browser that the site supports, so no library has to be sent to readers; big.js is
 * in the lockfile only as a dependency of a build tool. Add and subtract with + and -; what is here rounds half away
 * from zero, once for each call.
 */

/** A number in billionths. */
export type Decimal = bigint;

/** Decimals that a value keeps. */
const places = 9;

/** The value 1. */
export const one: Decimal = 1_000_000_000n;

const form = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Reads a decimal number such as `4.99` or `-0.0215`.
 * @throws RangeError for any other form or more than 9 decimals.
 */
export function decimal(text: string): Decimal {
  const [, sign, whole = '', fraction = ''] = form.exec(text) ?? [];
  if (sign === undefined || fraction.length > places) {
    throw new RangeError(`"${text}" is not a decimal number — Write it like 4.99, with at most 9 decimals.`);
  }
  const size = BigInt(whole) * one + BigInt(fraction.padEnd(places, '0'));
  return sign === '-' ? -size : size;
}

/** The value of a whole number, such as a count. */
export const whole = (count: number | bigint): Decimal => BigInt(count) * one;

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** Quotient of two integers, rounded half away from zero. */
function quotient(dividend: bigint, divisor: bigint): bigint {
  if (divisor === 0n) throw new RangeError('Division by zero — Check the divisor first.');
  const size = (2n * absolute(dividend) + absolute(divisor)) / (2n * absolute(divisor));
  return dividend < 0n === divisor < 0n ? size : -size;
}

/**
 * `value × factor ÷ divisor`, rounded once.
 * @throws RangeError if the divisor is zero.
 */
export const scale = (value: Decimal, factor: Decimal, divisor: Decimal): Decimal =>
  quotient(value * factor, divisor);

/** Product, rounded to 9 decimals. */
export const multiply = (a: Decimal, b: Decimal): Decimal => scale(a, b, one);

/** Rounds to fewer decimals. */
function round(value: Decimal, decimals: number): Decimal {
  const unit = BigInt(`1${'0'.repeat(places - decimals)}`);
  return quotient(value, unit) * unit;
}

/** Writes a value with a fixed number of decimals, rounded: `2.94`. */
export function toFixed(value: Decimal, decimals: number = places): string {
  const rounded = round(value, decimals);
  const digits = absolute(rounded)
    .toString()
    .padStart(places + 1, '0');
  const fraction = digits.slice(-places).slice(0, decimals);
  const sign = rounded < 0n ? '-' : '';
  return `${sign}${digits.slice(0, -places)}${decimals > 0 ? `.${fraction}` : ''}`;
}

/** Writes a value as the APIs do, rounded and without zeros at the end: `0.4`. */
export function toPlain(value: Decimal, decimals: number = places): string {
  const fixed = toFixed(value, decimals);
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
}
