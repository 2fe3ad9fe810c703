/**
 * Sections of the site in a MiniSearch index, and what the ranking asks of them: the scores of a word, whether a record has
 * a phrase, rows by their names, how common a heading is.
 */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { plainText } from './plain-text';
import { joined } from './query';
import { indexedFields, recordsOf, topicOf, type SectionRecord } from './section-records';
import type { Shard } from './types';
import { weights } from './weights';
import { stemOf, tokensOf, wordsOf } from './words';

interface TokenScores {
  /** By record. */
  scores: Map<number, number>;
  /** Words of the index that matched. */
  terms: Set<string>;
}

/** A heading that more pages have, such as an answer of the API, says little about each. */
const commonFrom = 4;
/** If this many records have the word itself, misspellings are not searched for. */
const enoughExact = 8;
const cachedTokens = 200;
const cachedPhrases = 50;

const listUnder = (map: Map<string, number[]>, name: string, id: number): void => {
  map.set(name, [...(map.get(name) ?? []), id]);
};

export class RecordIndex {
  /** By id. */
  readonly records: SectionRecord[] = [];
  readonly #parts = new Set<string>();
  /** Rows by their names in lower case. */
  readonly #rows = new Map<string, number[]>();
  /** Rows of identifiers by the letters of their names, however the words are separated. */
  readonly spoken = new Map<string, number[]>();
  /** The pages that have a section of that heading; twins in the SDKs of other platforms and versions are one page. */
  readonly #headings = new Map<string, Set<string>>();
  readonly topics = new Map<string, Set<string>>();
  /** How often the site has a word. */
  readonly vocabulary = new Map<string, number>();
  readonly #cache = new Map<string, TokenScores>();
  /** Which records have a phrase, by its pattern. */
  readonly #phrases = new Map<string, Map<number, boolean>>();
  /** Texts of records in the form that patterns of closeness read, by id. */
  readonly #plain = new Map<number, string>();
  readonly #index = new MiniSearch<SectionRecord>({
    fields: [...indexedFields],
    tokenize: (text) => {
      const found = tokensOf(text);
      for (const token of found) this.vocabulary.set(token, (this.vocabulary.get(token) ?? 0) + 1);
      return found;
    },
    processTerm: (term) => term,
  });

  /** Takes in the records of a part, once. */
  add(shard: Shard): void {
    if (this.#parts.has(shard.part)) return;
    this.#parts.add(shard.part);
    const topics = this.topics.get(shard.tag) ?? new Set<string>();
    const records: SectionRecord[] = [];
    for (const page of shard.pages) {
      topics.add(topicOf(page));
      records.push(...recordsOf(page, shard.tag, this.records.length + records.length));
    }
    for (const { id, row, heading, page } of records) {
      if (!row) {
        const about = page.platform ? page.topic.replace(page.platform, '') : page.topic;
        this.#headings.set(heading, (this.#headings.get(heading) ?? new Set()).add(about));
        continue;
      }
      for (const name of heading.toLowerCase().split(', ')) {
        listUnder(this.#rows, name, id);
        // A key of a map is also a name. Macros are not: they are looked up with their braces.
        const key = /^(?:\w+\.)*([a-z]\w*)$/.exec(name)?.[1];
        if (key !== undefined && key !== name) listUnder(this.#rows, key, id);
        if (key?.includes('_')) listUnder(this.spoken, joined(wordsOf(key)), id);
      }
    }
    this.#cache.clear();
    this.#phrases.clear();
    this.#index.addAll(records);
    this.records.push(...records);
    this.topics.set(shard.tag, topics);
  }

  /** Many pages have a section of that heading. */
  isCommon({ heading }: SectionRecord): boolean {
    return (this.#headings.get(heading)?.size ?? 0) > commonFrom;
  }

  /** Whether a record has a phrase; remembered, because the phrases of a query stay while it is typed on. */
  has(phrase: RegExp, id: number): boolean {
    let known = this.#phrases.get(phrase.source);
    if (!known) {
      if (this.#phrases.size >= cachedPhrases) this.#phrases.clear();
      known = new Map();
      this.#phrases.set(phrase.source, known);
    }
    let has = known.get(id);
    if (has === undefined) {
      const record = this.records[id];
      has = record !== undefined && phrase.test(this.#plainOf(record));
      known.set(id, has);
    }
    return has;
  }

  /** All that the index has of a record, as one plain text. */
  #plainOf(record: SectionRecord): string {
    let text = this.#plain.get(record.id);
    if (text === undefined) {
      text = plainText(...indexedFields.map((field) => record[field]));
      this.#plain.set(record.id, text);
    }
    return text;
  }

  /**
   * Rows of that name, with or without braces. A name with signs may be typed in any case; one without, such as INSTALL,
   * is also a word.
   */
  rowsNamed(code: string): number[] {
    const name = code.toLowerCase();
    const ids = this.#rows.get(name) ?? this.#rows.get(`{${name}}`) ?? [];
    return /[^a-z]/i.test(code)
      ? ids
      : ids.filter((id) => this.records[id]?.heading.split(', ').includes(code) === true);
  }

  /** Scores of a word, remembered: while a query is typed, all its words but the last stay the same. */
  tokenScores(token: string, isLast: boolean): TokenScores {
    const key = `${token} ${isLast}`;
    let entry = this.#cache.get(key);
    if (!entry) {
      if (this.#cache.size >= cachedTokens) this.#cache.clear();
      entry = this.#findToken(token, isLast);
      this.#cache.set(key, entry);
    }
    return entry;
  }

  /** Records that have a word, a word that it begins, a form of it, or what it may be misspelled for. */
  #findToken(token: string, isLast: boolean): TokenScores {
    const scores = new Map<number, number>();
    const terms = new Set<string>();
    const look = (term: string, factor: number, options: SearchOptions): number => {
      const results = this.#index.search(term, {
        boost: weights.field,
        tokenize: (text) => [text],
        weights: { prefix: isLast ? weights.prefix : weights.prefixOfOther, fuzzy: 1 },
        ...options,
      });
      for (const result of results) {
        const id = result.id as number;
        // Last digits of sums are in the order in which the parts arrived.
        const score = Math.fround(result.score * factor);
        if ((scores.get(id) ?? 0) < score) scores.set(id, score);
        for (const matched of result.terms) terms.add(matched);
      }
      return results.length;
    };

    let found = look(token, 1, { prefix: token.length > 2 });
    // One or two letters begin a word on every page: only what pages are called is of use.
    if (isLast && token.length <= 2) found += look(token, 1, { prefix: true, fields: ['heading', 'title'] });
    const stem = stemOf(token);
    if (stem !== token) found += look(stem, weights.stem, { prefix: true });
    if (found < enoughExact && token.length > 3) {
      const factor = this.vocabulary.has(token) ? weights.fuzzyRare : weights.fuzzyUnknown;
      for (const swapped of this.#swaps(token)) look(swapped, factor, {});
      if (token.length > 4) look(token, factor, { fuzzy: token.length > 7 ? 2 : 1 });
    }
    return { scores, terms };
  }

  /** Words of the site that come of exchanging two neighboring letters. */
  #swaps(token: string): string[] {
    const found: string[] = [];
    for (let at = 0; at + 1 < token.length; at += 1) {
      const swapped = token.slice(0, at) + (token[at + 1] ?? '') + (token[at] ?? '') + token.slice(at + 2);
      if (swapped !== token && this.vocabulary.has(swapped)) found.push(swapped);
    }
    return found;
  }
}
