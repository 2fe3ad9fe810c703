/**
 * Texts in the form that patterns of closeness read. Each key that a reader types makes new patterns. Classes of all
 * letters that there are, in both cases, cost a browser milliseconds each time, so texts are made plain once and patterns
 * know three kinds of characters: those of words, the space, and the full stop.
 */
import { indexedFields, type SectionRecord } from './section-records';

/**
 * Texts in lower case, with a full stop for each sign that ends a part of a sentence, a space for any other sign, and a full
 * stop before, between and after them: no phrase goes on from one text to the next.
 */
export const plainText = (...texts: readonly string[]): string =>
  `.${texts.join('.')}.`
    .toLowerCase()
    .replace(/[,;:!?]/g, '.')
    .replace(/[^\p{L}\p{N}.]/gu, ' ');

/** Plain texts of a record, each made when it is first read. */
export class PlainTexts {
  readonly #record: SectionRecord;
  #heading: string | undefined;
  #said: string | undefined;
  #all: string | undefined;

  constructor(record: SectionRecord) {
    this.#record = record;
  }

  get heading(): string {
    return (this.#heading ??= plainText(this.#record.heading));
  }

  /** What the record is called, and what it says. */
  get said(): string {
    const { title, heading, body } = this.#record;
    return (this.#said ??= plainText(`${title} ${heading}\n${body}`));
  }

  /** All fields of the index. */
  get all(): string {
    return (this.#all ??= plainText(...indexedFields.map((field) => this.#record[field])));
  }
}
