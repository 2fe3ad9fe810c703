/**
 * What counts as a number of the sample world in text: an amount of money, a percentage, or a count of what reports
 * count. Limits, versions, dates, durations and ids have none of these units, so they are not results.
 */

import { withoutDates } from '../../../lib/results/citations';

const digits = String.raw`(?<![\w.,:#-])[−-]?\d[\d,]*(?:\.\d+)?(?!\w)`;

/** Things that metrics count. */
const counted = [
  ...[
    'installs?',
    'users?',
    'players?',
    'payers?',
    'buyers?',
    'converters?',
    'views?',
    'clicks?',
    'sessions?',
  ],
  ...[
    'impressions?',
    'conversions?',
    'purchases?',
    'refunds?',
    'passes',
    'first opens',
    'reengagements?',
    'ads',
  ],
].join('|');

/** Words that end what a number counts: "24 hours, these users". */
const others = 'the|a|an|this|these|of|and|or|in|on|to|hours?|days?|weeks?|minutes?|seconds?';

/** At most two words between the number and what it counts: "1,000 paid installs". */
const unit = String.raw`(?:\s?%|\s(?:USD|EUR|GBP|CHF|CAD)\b|\s(?:(?!(?:${others})\b)[\p{L}-]+\s){0,2}?(?:${counted})\b)`;

/** Numbers that share one unit: "0.54 to 0.66 USD", "400 / 1,000 installs". */
const chain = String.raw`${digits}(?:\s?(?:to|and|or|,|÷|\/|×|\+|−)\s${digits})*${unit}`;

const chains = new RegExp(chain, 'gu');
const numbers = new RegExp(digits, 'gu');

/** A number with the text that makes it a result. */
export interface ResultNumber {
  /** As it is typed, with its unit. */
  text: string;
  /** Where the number starts. */
  at: number;
}

/**
 * Numbers of results in a text.
 * @param whole The text; what only looks like a number of a result, such as a date, is left out.
 * @param bare Takes numbers without a unit too, for cells whose head names a metric.
 */
export function resultNumbers(whole: string, bare = false): ResultNumber[] {
  const text = withoutDates(whole);
  const found = [...text.matchAll(chains)].flatMap((match) =>
    [...match[0].matchAll(numbers)].map((number) => ({ text: match[0], at: match.index + number.index })),
  );
  if (!bare) return found;
  return [...text.matchAll(numbers)].map((number) => ({ text: number[0], at: number.index }));
}
