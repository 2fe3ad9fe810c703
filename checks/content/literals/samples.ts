/**
 * Numbers of examples whose source is data: ids of the sample world, dates and times of what happens in it, and what the
 * fences of the page say, which the check of samples reads.
 */
import type { Code, Root } from 'mdast';
import { walk } from '../../../lib/markdown/walk';
import type { DataText } from './corpus';
import { quantitiesOf, type Quantity } from './numbers';

const isExample = ({ file, keys }: DataText): boolean =>
  /^data\/(?:sample-world|raw-data\/samples)\//.test(file) ||
  keys.some((key) => /^examples?$/.test(String(key)));

/** Forms in which a page writes the moment `2025-09-01T10:20:00.000Z`. */
function formsOfMoment(iso: string): string[] {
  const [date = '', time = ''] = iso.split('T');
  const clock = time.replace(/Z$/, '');
  return [date, `*${date.slice(4)}`, clock, clock.replace(/\.\d+$/, ''), clock.slice(0, 5)];
}

const moment = /\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?)?/g;

const momentsOf = (text: string): string[] =>
  [...text.matchAll(moment)].flatMap(([found]) => formsOfMoment(found.replace(' ', 'T')));

/** A number that is not a likely one: an id, or an amount with decimals. */
const isTelling = (digits: string): boolean => /\d{3,}|\.\d{2,}/.test(digits);

const numbersOf = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.])\d+(?:\.\d+)?(?!\w)/g)].map(([digits]) => String(Number(digits)));

/** What examples say. */
export class Samples {
  private readonly moments = new Set<string>();
  private readonly ids = new Set<string>();

  constructor(texts: readonly DataText[]) {
    for (const text of texts.filter(isExample)) {
      momentsOf(text.text).forEach((form) => this.moments.add(form));
      if (/^\d{5,}$/.test(text.text)) this.ids.add(text.text);
    }
  }

  /** True if an example has the number, or if a fence of the page has it. */
  has(quantity: Quantity, fences: ReadonlySet<string>): boolean {
    const { kind, value, text } = quantity;
    if (kind === 'date' || kind === 'clock')
      return this.moments.has(value) || this.moments.has(`*${value.slice(4)}`) || fences.has(value);
    const [digits = ''] = /^[\d,.]+/.exec(text) ?? [];
    if (kind === 'count' && /^\d{5,}$/.test(digits)) return this.ids.has(digits) || fences.has(digits);
    return isTelling(digits) && fences.has(String(Number(digits.replaceAll(',', ''))));
  }
}

/** Numbers, dates and times of the fences of a page. */
export function fenceNumbers(tree: Root): Set<string> {
  const found = new Set<string>();
  walk(tree, (node) => {
    if (node.type !== 'code') return;
    const { value } = node as Code;
    momentsOf(value).forEach((form) => found.add(form));
    numbersOf(value).forEach((digits) => found.add(digits));
    for (const { kind, value: amount } of quantitiesOf(value)) if (kind === 'clock') found.add(amount);
  });
  return found;
}
