/**
 * Whether a number of a page is proven, and by what: a fact near one of its words, a sentence of data about the same
 * thing, a computation in the text that comes out, an example whose source is data, or a status that the APIs give.
 */
import { wrongBound } from '../../../lib/facts/bounds';
import { loadApiErrors } from '../../../lib/facts/load';
import { arithmeticOf } from '../../../lib/text/arithmetic';
import { Corpus, type DataText, type Entry } from './corpus';
import { loadTypedFacts, type Fact } from './candidates';
import { sameAmount, type Quantity } from './numbers';
import type { Passage } from './passages';
import { Samples, type Fences } from './samples';
import { sentenceAt } from './sentences';
import { stemsOf } from './stems';

export type Proof = 'fact' | 'data' | 'arithmetic' | 'example' | 'status' | 'name' | 'release' | 'page';

/** Words around a number, the nearer the more telling. */
export interface Surroundings {
  near: ReadonlySet<string>;
  far: ReadonlySet<string>;
}

export function surroundingsOf(passage: Passage, at: number): Surroundings {
  const near = new Set(stemsOf(`${sentenceAt(passage.text, at)} ${passage.row} ${passage.head}`));
  const far = new Set([...near, ...stemsOf(`${passage.text} ${passage.around}`)]);
  return { near, far };
}

/** Counts of different things are different: `10 apps` is not `10 rows`. */
function sameThing(quantity: Quantity, other: Quantity): boolean {
  if (quantity.kind !== other.kind || quantity.of.length === 0 || other.of.length === 0) return true;
  if (quantity.kind === 'name') return quantity.of.at(-1) === other.of.at(-1);
  return quantity.of.slice(0, 3).some((stem) => other.of.slice(0, 3).includes(stem));
}

/** Weight that near words must have together, and how many of them must be telling. */
const enough = { weight: 8, words: 2 } as const;

/** How much more a fact must share with the words next to a number to rule out another one. */
const clearly = 1;

/** Weight of a word that no entry of data has. */
const rare = 8;

/** The part of a sentence that a number is in; what joins numbers does not end it. */
function clauseAt(text: string, at: number): string {
  const ends =
    /[;:()—]|[.!?](?=\s)|,(?= (?!(?:and |or )?\d))|(?<!\d(?: ?\p{L}+|%)? )\b(?:and|or|but)\b|\b(?:and|or|but)\b(?! (?:up to )?\d)/gu;
  let start = 0;
  for (const { index, 0: end } of text.matchAll(ends)) {
    if (index >= at) return text.slice(start, index);
    start = index + end.length;
  }
  return text.slice(start);
}

/** Whether the words around a number say that a limit is another kind of number than it is. */
const isSaidWrong = ({ bound }: Fact, { start, text }: Quantity, passage: Passage): boolean =>
  bound !== undefined &&
  wrongBound(bound, passage.text.slice(0, start), passage.text.slice(start + text.length)) !== undefined;

/** A pattern of a schema, whose numbers are not amounts. */
const isPattern = (text: string): boolean => text.startsWith('^');

const operatorBefore = /[×·÷/+−=≈(] ?\(?$/;
const operatorAfter = /^\)?(?: \p{L}+){0,3}\)?(?: [×·÷/+−=≈]|,? \(|, (?:from )?day)/u;

/** A status that a specification has a response for. */
const statusOf = ({ keys }: DataText): string[] => {
  const status = String(keys[keys.indexOf('responses') + 1]);
  return keys.includes('responses') && /^\d{3}$/.test(status) ? [status] : [];
};

/** A status next to the error code that has it: 403 `app_not_allowed`. */
const nextCode = /^\d{3} (?:with )?$/;

export class Prover {
  readonly facts: readonly Fact[];
  readonly corpus: Corpus;
  private readonly samples: Samples;
  private readonly statuses: ReadonlySet<string>;
  /** Statuses of error codes. */
  private readonly codes: ReadonlyMap<string, string>;
  private readonly retried: ReadonlySet<string>;
  /** Numbers that data give a name: `1 = Organic`. */
  private readonly numbersOfName = new Map<string, Set<string>>();

  constructor(texts: readonly DataText[]) {
    this.facts = loadTypedFacts();
    this.corpus = new Corpus(texts.filter(({ file }) => !/sample-world|raw-data\/samples/.test(file)));
    this.samples = new Samples(texts);
    for (const { text } of texts)
      for (const [, value = '', name = ''] of text.matchAll(/(?<![\w.])(\d+) = (\p{Lu}\p{L}+)/gu))
        this.numbersOfName.set(name, (this.numbersOfName.get(name) ?? new Set()).add(value));
    const { errors, retryStatuses } = loadApiErrors();
    this.codes = new Map(errors.map(({ code, status }) => [code, `${status}`]));
    this.retried = new Set(retryStatuses.map(String));
    this.statuses = new Set([...this.codes.values(), ...this.retried, ...texts.flatMap(statusOf)]);
  }

  prove(quantity: Quantity, passage: Passage, fences: Fences): Proof | undefined {
    const around = surroundingsOf(passage, quantity.start);
    if (this.isOfAnotherCode(quantity, passage) || this.isOfAnotherName(quantity, passage)) return undefined;
    const facts = this.countsAsLimits(quantity, this.named(quantity, around));
    if (facts.length > 0 && facts.every((fact) => isSaidWrong(fact, quantity, passage))) return undefined;
    const isOfAnother = this.isOfAnotherFact(quantity, passage, facts);
    if (facts.length > 0 && !isOfAnother) return 'fact';
    if (this.samples.has(quantity, around.near, fences)) return 'example';
    if (this.isStatus(quantity, passage)) return 'status';
    if (this.isComputed(quantity, passage)) return 'arithmetic';
    if (!isOfAnother && !this.isOfLimit(quantity, around) && this.inData(quantity, around)) return 'data';
    return undefined;
  }

  /** The facts that say the amount near their words. */
  private named(quantity: Quantity, { near, far }: Surroundings): Fact[] {
    return this.facts.filter(
      ({ quantities, phrases }) =>
        quantities.some((amount) => sameAmount(quantity, amount)) &&
        phrases.some(
          (phrase) => phrase.some((stem) => near.has(stem)) && phrase.every((stem) => far.has(stem)),
        ),
    );
  }

  /** The fact of the kind whose words are nearest, for messages. */
  nearest(quantity: Quantity, { near, far }: Surroundings): Fact | undefined {
    let best: Fact | undefined;
    let most = 0;
    for (const fact of this.facts) {
      if (!fact.quantities.some(({ kind }) => kind === quantity.kind)) continue;
      for (const phrase of fact.phrases) {
        const shared = phrase.reduce((sum, stem) => sum + (near.has(stem) ? 2 : far.has(stem) ? 1 : 0), 0);
        const score = shared / (phrase.length + 1);
        if (score > most) [best, most] = [fact, score];
      }
    }
    return best;
  }

  /** Limits of what a count counts, if there are any: `5 dimensions`. */
  private limitsOf({ kind, of }: Quantity): Fact[] {
    return this.facts.filter(
      ({ isLimit, quantities: [first] }) =>
        isLimit &&
        kind === 'count' &&
        first?.kind === 'count' &&
        first.of.length > 0 &&
        first.of.every((stem, index) => of[index] === stem),
    );
  }

  /** Of facts, those that count nothing else, if limits count what the number counts. */
  private countsAsLimits(quantity: Quantity, facts: readonly Fact[]): readonly Fact[] {
    return this.limitsOf(quantity).length === 0
      ? facts
      : facts.filter(({ quantities }) =>
          quantities.some((amount) => sameAmount(quantity, amount) && sameThing(quantity, amount)),
        );
  }

  /** Whether the words next to the number name a limit of its kind: it outranks what data say in passing. */
  private isOfLimit(quantity: Quantity, { near }: Surroundings): boolean {
    const { kind } = quantity;
    if (kind === 'count') return this.limitsOf(quantity).length > 0;
    return this.facts.some(
      ({ isLimit, quantities, phrases }) =>
        isLimit &&
        quantities.some((amount) => amount.kind === kind) &&
        phrases.some((phrase) => phrase.length > 1 && phrase.every((stem) => near.has(stem))),
    );
  }

  /** How clearly the words of a clause name a fact, in whole phrases of so many words. */
  private said({ phrases }: Fact, words: ReadonlySet<string>, atLeast: number): number {
    const weights = phrases
      .filter((phrase) => phrase.length >= atLeast && phrase.every((stem) => words.has(stem)))
      .map((phrase) => phrase.reduce((sum, stem) => sum + (this.corpus.weight(stem) || rare), 0));
    return Math.max(0, ...weights);
  }

  /**
   * True if the words of the clause name a limit with another amount, and more clearly than the facts with this one.
   */
  private isOfAnotherFact(quantity: Quantity, { text }: Passage, own: readonly Fact[]): boolean {
    const unit = new Set(stemsOf(quantity.text));
    const words = new Set(stemsOf(clauseAt(text, quantity.start)).filter((stem) => !unit.has(stem)));
    const most = Math.max(0, ...own.map((fact) => this.said(fact, words, 1)));
    return this.facts.some(
      (other) =>
        other.isLimit &&
        !own.includes(other) &&
        other.quantities.some((amount) => amount.kind === quantity.kind && sameThing(quantity, amount)) &&
        !other.quantities.some((amount) => sameAmount(quantity, amount)) &&
        this.said(other, words, 2) > most + clearly,
    );
  }

  private inData(quantity: Quantity, { near, far }: Surroundings): Entry | undefined {
    const unit = new Set(stemsOf(quantity.text));
    const score = ({ words }: Entry): { weight: number; telling: number } => {
      let weight = 0;
      let telling = 0;
      for (const word of words) {
        if (unit.has(word)) continue;
        const says = this.corpus.weight(word);
        if (near.has(word)) {
          weight += says;
          if (says > 2) telling += 1;
        } else if (far.has(word)) weight += 0.3 * says;
      }
      return { weight, telling };
    };
    return this.corpus.at(quantity.value).find((entry) => {
      if (
        !sameAmount(quantity, entry.quantity) ||
        !sameThing(quantity, entry.quantity) ||
        isPattern(entry.text)
      )
        return false;
      const { weight, telling } = score(entry);
      if (weight < enough.weight || telling < enough.words) return false;
      return !this.corpus.siblings(entry).some((other) => score(other).weight > weight + clearly);
    });
  }

  /** A number that a text gives a name, `1 is Organic`, where data give the name another one: `1 = Organic`. */
  private isOfAnotherName({ kind, value, start, text: written }: Quantity, { text }: Passage): boolean {
    const [, name = ''] = /^(?: is|,) "?(\p{Lu}\p{L}+)/u.exec(text.slice(start + written.length)) ?? [];
    const numbers = this.numbersOfName.get(name);
    return kind === 'count' && numbers !== undefined && !numbers.has(value);
  }

  /** A status next to an error code that has another one. */
  private isOfAnotherCode({ kind, start }: Quantity, { text, codes }: Passage): boolean {
    if (kind !== 'count') return false;
    const next = codes.find((code) => code.start > start);
    const status = next && this.codes.get(next.value);
    return (
      status !== undefined && nextCode.test(text.slice(start, next?.start)) && !text.startsWith(status, start)
    );
  }

  /** An HTTP status in a text about answers. */
  private isStatus({ kind, value, start }: Quantity, { text, head, codes }: Passage): boolean {
    if (kind !== 'count' || !this.statuses.has(value) || this.isStranger(value, text, start)) return false;
    if (/^\d+ [a-z]{3,}s\b/.test(text.slice(start))) return false;
    const about = `${sentenceAt(text, start)} ${head}`;
    return (
      /\b(?:status|HTTP|answers?|answered|returns?|refused|retried|retry|repeats?|network failure|[45]xx|response|problem|errors?)\b/i.test(
        about,
      ) ||
      codes.some((code) => this.codes.get(code.value) === value) ||
      /^\d{3}(?:$| (?:with|at)\b)/.test(text.trim())
    );
  }

  /** In a list of statuses: one that it has twice, or the only one that is not retried. */
  private isStranger(value: string, text: string, start: number): boolean {
    for (const { index, 0: list } of text.matchAll(/\d{3}(?:(?:,| and| or|, and|, or) \d{3})+/g)) {
      if (start < index || start >= index + list.length) continue;
      const all = list.match(/\d{3}/g) ?? [];
      const others = all.filter((status) => status !== value);
      if (others.length < all.length - 1) return true;
      return (
        others.length > 1 && others.every((status) => this.retried.has(status)) && !this.retried.has(value)
      );
    }
    return false;
  }

  /** Part of a computation that comes out: an operator or a parenthesis is next to it. */
  private isComputed({ start, text }: Quantity, passage: Passage): boolean {
    const sentence = sentenceAt(passage.text, start);
    const before = passage.text.slice(0, start);
    const after = passage.text.slice(start + text.length);
    if (!operatorBefore.test(before) && !operatorAfter.test(after)) return false;
    const { checked, findings } = arithmeticOf(sentence);
    return checked > 0 && findings.length === 0;
  }
}
