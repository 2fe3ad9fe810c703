/**
 * What pages compute is recomputed on the built site, where values of data, results and views are in the text: sums,
 * products, shares, times in two units. Code is not read here; samples have checks of their languages.
 */
import type { BuiltPage } from '../../../lib/built-site/site';
import { arithmeticOf } from '../../../lib/text/arithmetic';
import type { Survey } from './survey';
import { textsOf } from './texts';

/** Texts with numbers. */
const numbersOf = (page: BuiltPage): string[] => textsOf(page).filter((text) => /\d/.test(text));

export interface ComputedTexts {
  findings: string[];
  /** How many computations were recomputed. */
  checked: number;
  /** Texts that look like a computation and could not be read. */
  unread: string[];
}

/** Recomputes the texts of all pages. */
export function arithmeticSurvey(): Survey<ComputedTexts> {
  const all: ComputedTexts = { findings: [], checked: 0, unread: [] };
  return {
    look: (page) => {
      for (const text of numbersOf(page)) {
        const { findings, checked, unread } = arithmeticOf(text);
        all.findings.push(...findings.map(({ text: part, cure }) => `${page.route}: "${part}" — ${cure}`));
        all.checked += checked;
        all.unread.push(...unread.map((part) => `${page.route}: ${part}`));
      }
    },
    found: () => all,
  };
}
