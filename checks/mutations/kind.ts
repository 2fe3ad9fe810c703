/**
 * What every kind of mistake has in common. A check is worth what it finds, not what it passes, so mistakes are drawn from
 * the written files, one at a time, and shown to the checks of the sources. The generators know nothing of each other.
 */
import { Random } from '../../lib/random';

/** What readers rely on. */
export const mutantClasses = [
  'samples',
  'numbers',
  'people and product',
  'links',
  'specs',
  'data',
  'figures',
] as const;

export type MutantClass = (typeof mutantClasses)[number];

/** One mistake in one file. */
export interface Mutant {
  file: string;
  /** 1-based. */
  line: number;
  from: string;
  to: string;
}

/** A mistake that is told by the text of its file. */
export interface TextMutant extends Mutant {
  /** The file with the mistake. */
  text: string;
}

/** One kind of mistake, and the checks of the sources that should see it. */
export interface Kind<M extends Mutant = Mutant> {
  class: MutantClass;
  kind: string;
  /** Up to `count` mistakes; the same seed gives the same ones. */
  draw(seed: string, count: number): M[] | Promise<M[]>;
  /** True if a check of the sources says something. */
  check(mutant: M): boolean | Promise<boolean>;
}

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The mistake of writing `to` where a text has `from`. */
export function replacement(file: string, text: string, at: number, from: string, to: string): TextMutant {
  return {
    file,
    line: lineAt(text, at),
    from,
    to,
    text: text.slice(0, at) + to + text.slice(at + from.length),
  };
}

/** Some of a list, each at most once, as a seed decides. */
export const drawn = <T>(list: readonly T[], seed: string, count: number): T[] =>
  new Random(seed).shuffle(list).slice(0, count);

/** A number as written, with another digit in its first place: no rounding makes it the old one. */
export const otherNumber = (number: string): string =>
  number.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));
