/**
 * Whether a number of a page is proven, and by what: a fact near one of its words, a sentence of data about the same
 * thing, a computation in the text that comes out, an example whose source is data, or a status that the APIs give.
 */
import { loadApiErrors } from '../../../lib/facts/load';
import { arithmeticOf } from '../../../lib/text/arithmetic';
import { Corpus, type DataText, type Entry } from './corpus';
import { loadTypedFacts, type Fact } from './facts';
import { sameAmount, type Quantity } from './numbers';
import type { Passage } from './passages';
import { Samples } from './samples';
import { sentenceAt } from './sentences';
import { stemsOf } from './stems';

export type Proof = 'fact' | 'data' | 'arithmetic' | 'example' | 'status' | 'name' | 'release';

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
  if (!sameAmount(quantity, other)) return false;
  if (quantity.kind !== other.kind || quantity.of.length === 0 || other.of.length === 0) return true;
  if (quantity.kind === 'name') return quantity.of.at(-1) === other.of.at(-1);
  return quantity.of.slice(0, 3).some((stem) => other.of.slice(0, 3).includes(stem));
}

/** Weight that near words must have together, and how many of them must be telling. */
const enough = { weight: 8, words: 2 } as const;

export class Prover {
  readonly facts: readonly Fact[];
  readonly corpus: Corpus;
  private readonly samples: Samples;
  private readonly statuses: ReadonlySet<string>;

  constructor(texts: readonly DataText[]) {
    this.facts = loadTypedFacts();
    this.corpus = new Corpus(texts.filter(({ file }) => !/sample-world|raw-data\/samples/.test(file)));
    this.samples = new Samples(texts);
    const { errors, retryStatuses } = loadApiErrors();
    this.statuses = new Set([
      '200',
      '202',
      '207',
      '302',
      ...errors.map(({ status }) => `${status}`),
      ...retryStatuses.map(String),
    ]);
  }

  prove(quantity: Quantity, passage: Passage, fences: ReadonlySet<string>): Proof | undefined {
    const around = surroundingsOf(passage, quantity.start);
    if (this.fact(quantity, around)) return 'fact';
    if (this.samples.has(quantity, fences)) return 'example';
    if (this.isStatus(quantity, passage)) return 'status';
    if (this.isComputed(quantity, passage)) return 'arithmetic';
    if (this.inData(quantity, around)) return 'data';
    return undefined;
  }

  /** The fact that says the amount near its words. */
  fact(quantity: Quantity, { far }: Surroundings): Fact | undefined {
    return this.facts.find(
      ({ quantities, phrases }) =>
        quantities.some((amount) => sameAmount(quantity, amount)) &&
        phrases.some((phrase) => phrase.every((stem) => far.has(stem))),
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

  private inData(quantity: Quantity, { near, far }: Surroundings): Entry | undefined {
    return this.corpus.at(quantity.value).find((entry) => {
      if (!sameThing(quantity, entry.quantity)) return false;
      let weight = 0;
      let telling = 0;
      for (const word of entry.words) {
        const says = this.corpus.weight(word);
        if (near.has(word)) {
          weight += says;
          if (says > 2) telling += 1;
        } else if (far.has(word)) weight += 0.3 * says;
      }
      return weight >= enough.weight && telling >= enough.words;
    });
  }

  /** An HTTP status in a text about answers. */
  private isStatus({ kind, value, start }: Quantity, passage: Passage): boolean {
    if (kind !== 'count' || !this.statuses.has(value)) return false;
    const about = `${sentenceAt(passage.text, start)} ${passage.head}`;
    return (
      /\b(?:status|HTTP|answers?|answered|retried|retry|repeats?|network failure|4xx|5xx|response|422|429|problem)\b/i.test(
        about,
      ) ||
      passage.codes.length > 0 ||
      /status/i.test(passage.head) ||
      /^\d{3}$/.test(passage.text.trim())
    );
  }

  /** Part of a computation that comes out. */
  private isComputed({ start, text }: Quantity, passage: Passage): boolean {
    const sentence = sentenceAt(passage.text, start);
    if (!/[=≈(]|later|\bor\b/.test(sentence)) return false;
    const { checked, findings } = arithmeticOf(sentence);
    return checked > 0 && findings.length === 0 && sentence.includes(text) && /[=≈]/.test(sentence);
  }
}
