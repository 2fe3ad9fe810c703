/**
 * Quantities that a text types: numbers with a unit of some fact. Pages and the texts of data show them from their facts
 * instead, so both are asked for what is left.
 */
import type { Limit } from './types';

/** Units of numbers that are nobody's limit; units of limits come from data/limits.yaml. */
const moreUnits = [
  'ms',
  's',
  'min',
  'h',
  'milliseconds',
  'weeks',
  'months',
  'digits',
  'calls',
  'rows',
  'sessions',
];

/** Words whose number says which one. */
const named =
  'MAX|SKAdNetwork|RFC|StoreKit|SDK|tier|day|Day|January|February|March|April|May|June|July|August|September|October|November|December';

/** A number with a unit, one that is long enough for a comma, one of "by default", one that is a bound. */
function quantityPattern(limits: readonly Limit[], money: boolean): RegExp {
  const ofLimits = limits
    .flatMap(({ unit }) => unit?.split(' per ')[0] ?? [])
    .filter((unit) => unit !== '%' && (money || !/^[A-Z]{3}$/.test(unit)));
  const units = [...new Set([...ofLimits, ...moreUnits])].map((unit) => unit.replace(/(?<=\w\w)s$/, 's?'));
  // What a name, a day or a tier has isn't an amount: MAX 12 impressions, the September 1 cohort, a tier 1 click.
  const number = String.raw`(?<![\w.,{:^-]|\b(?:${named}) )(?!100 ?%)\d(?:[\d,]*\d)?(?:\.\d+)?`;
  return new RegExp(
    [
      String.raw`${number}(?:[  -](?:${units.join('|')})\b| ?%| by default\b)`,
      String.raw`(?<![\w.,{:^-])\d{1,3}(?:,\d{3})+(?![\d,])`,
      String.raw`≤ \d[\d,]*(?![\d,])`,
    ].join('|'),
    'g',
  );
}

/** A quantity that a text types, and where it begins. */
export interface TypedQuantity {
  text: string;
  start: number;
}

/** Finds the quantities that a text types. @param options `money`: amounts, too. */
export function quantityFinder(
  limits: readonly Limit[],
  { money = false } = {},
): (text: string) => TypedQuantity[] {
  const pattern = quantityPattern(limits, money);
  return (text) =>
    [...text.replace(/\{[a-z]+:[^}]+\}/g, (whole) => ' '.repeat(whole.length)).matchAll(pattern)].map(
      ({ 0: found, index }) => ({ text: found.trim(), start: index }),
    );
}
