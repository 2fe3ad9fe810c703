/** Numbers of JSON with all their digits: ids have more of them than Number keeps, and 0.1 + 0.2 is not 0.3 in it. */

/** `digits` times ten to the power of `exponent`. */
interface Decimal {
  digits: bigint;
  exponent: number;
}

/** No rule of an API speaks of numbers beyond, and their digits would fill the memory. */
const furthest = 400;

const power = (exponent: number): bigint => BigInt(`1${'0'.repeat(exponent)}`);

function decimalOf(text: string): Decimal {
  const [, whole = '0', fraction = '', exponent = '0'] =
    /^(-?\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = BigInt(whole + fraction);
  return { digits, exponent: Math.max(-furthest, Math.min(furthest, Number(exponent))) - fraction.length };
}

/** Both numbers in units of the finer one. */
function aligned(a: string, b: string): [bigint, bigint] {
  const [first, second] = [decimalOf(a), decimalOf(b)];
  const unit = Math.min(first.exponent, second.exponent);
  const inUnits = ({ digits, exponent }: Decimal): bigint => digits * power(exponent - unit);
  return [inUnits(first), inUnits(second)];
}

/** Negative if the first number is less, positive if it is more, 0 if they are equal. */
export function compare(a: string, b: string): number {
  const [first, second] = aligned(a, b);
  return first < second ? -1 : Number(first > second);
}

/** True if the first number is a multiple of the second, which must not be 0. */
export function isMultiple(a: string, b: string): boolean {
  const [first, second] = aligned(a, b);
  return first % second === BigInt(0);
}

/** The same text for equal numbers: digits and exponent without trailing zeros. */
export function canonicalNumber(text: string): string {
  const { digits, exponent } = decimalOf(text);
  if (digits === BigInt(0)) return '0';
  const short = digits.toString().replace(/0+$/, '');
  return `${short}e${exponent + digits.toString().length - short.length}`;
}
