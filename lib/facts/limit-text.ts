/** How a number reads in a sentence. A text that is typed next to its value goes wrong with the first change. */
import { numberText } from '../text/words';
import type { OwnLimit } from './types';

/** "500 users", "1 day", "5%", "1,000.00", or the words that the fact has for itself. */
export function limitText({
  value,
  unit,
  decimals,
  text,
}: Pick<OwnLimit, 'value' | 'unit' | 'decimals' | 'text'>): string {
  if (text !== undefined) return text;
  if (typeof value === 'string') return value;
  const amount =
    decimals === undefined
      ? numberText(value)
      : value.toLocaleString('en-US', { minimumFractionDigits: decimals });
  if (unit === undefined) return amount;
  if (unit === '%') return `${amount}%`;
  return `${amount} ${value === 1 ? unit.replace(/s\b/, '') : unit}`;
}
