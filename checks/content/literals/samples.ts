/**
 * Numbers of examples whose source is data: ids of the sample world, dates and times of what happens in it, and what the
 * fences of the page say, which the check of samples reads.
 */
import type { Code, Root } from 'mdast';
import type { Node } from 'unist';
import { csvSampleText } from '../../../lib/csv-uploads/samples';
import { attributeOf, isJsx } from '../../../lib/markdown/mdx-nodes';
import { walk } from '../../../lib/markdown/walk';
import type { DataText } from './corpus';
import { quantitiesOf, type Quantity } from './numbers';
import { stemsOf } from './stems';

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

/** A number that is not a likely one: an id, or an amount with decimals. A round one, such as 200, is likely. */
const isTelling = (digits: string): boolean =>
  /\.\d{2,}/.test(digits) || /\d{3,}/.test(digits.replace(/0+$/, ''));

/** Numbers, dates and times of the fences of a page, and their currencies, with the stems of the lines that they are in. */
export type Fences = ReadonlyMap<string, ReadonlySet<string>>;

const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'SEK', 'KRW', 'BRL'];

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

  /**
   * True if an example has the number, or if a fence of the page has it.
   * @param near Stems of the words around the number. A likely number needs one of its line in the fence.
   */
  has(quantity: Quantity, near: ReadonlySet<string>, fences: Fences): boolean {
    const { kind, value, text, of } = quantity;
    if (kind === 'date' || kind === 'clock')
      return this.moments.has(value) || this.moments.has(`*${value.slice(4)}`) || fences.has(value);
    const [digits = ''] = /^[\d,.]+/.exec(text) ?? [];
    if (kind === 'count' && /^\d{5,}$/.test(digits)) return this.ids.has(digits) || fences.has(digits);
    const plain = String(Number(digits.replaceAll(',', '')));
    const words = fences.get(plain);
    if (words === undefined) return false;
    if (kind === 'money' && currencies.some((code) => fences.has(code)) && !fences.has(of[0] ?? ''))
      return false;
    // A time or a size is in a line that names its unit.
    const unit = kind === 'time' || kind === 'size' ? stemsOf(text) : [];
    if (!unit.every((stem) => words.has(stem))) return false;
    return (
      isTelling(digits.replaceAll(',', '')) ||
      (/\d{3}/.test(plain) && [...words].some((word) => near.has(word)))
    );
  }
}

/** Text of a fence, or of the sample file that a view shows as one; undefined for other nodes. */
function fenceText(node: Node): string | undefined {
  if (node.type === 'code') return (node as Code).value;
  if (!isJsx(node, 'Data') || attributeOf(node, 'view') !== 'csv-sample') return undefined;
  return csvSampleText(attributeOf(node, 'file'));
}

/** What the fences of a page say. */
export function fenceNumbers(tree: Root): Fences {
  const found = new Map<string, Set<string>>();
  walk(tree, (node) => {
    for (const line of fenceText(node)?.split('\n') ?? []) {
      const stems = stemsOf(line);
      const add = (name: string): void => {
        const words = found.get(name) ?? new Set();
        stems.forEach((stem) => words.add(stem));
        found.set(name, words);
      };
      momentsOf(line).forEach(add);
      numbersOf(line).forEach(add);
      for (const { kind, value } of quantitiesOf(line)) if (kind === 'clock') add(value);
      for (const code of currencies) if (line.includes(code)) add(code);
    }
  });
  return found;
}
