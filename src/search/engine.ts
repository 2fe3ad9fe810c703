/**
 * The embedded engine: sections of the site in an index (record-index.ts), what a query asks for (query.ts), and the ranking
 * of what is found (rank.ts). It has no side effects because the worker, the relevance suite and the unit tests all run it.
 *
 * Rows that readers look up by name (error codes, columns, macros) are records too. If a query contains such a code, its row
 * comes first, whatever else matches.
 */
import { search } from '../../config/search';
import { toHit } from './hits';
import { joined, unitsOf, type Unit } from './query';
import { rank, sentenceUnits } from './rank';
import { RecordIndex } from './record-index';
import type { SearchAnswer, SearchRequest, Shard, SynonymRule } from './types';
import { weights } from './weights';
import { stopWords, wordsOf, type Word } from './words';

const maxQueryWords = 12;

export class SearchEngine {
  readonly #index = new RecordIndex();
  readonly #synonyms = new Map<string, string[]>();

  constructor(synonyms: readonly SynonymRule[]) {
    for (const { words, find } of synonyms) {
      for (const word of words) {
        const key = joined(wordsOf(word));
        const others = find ?? words.filter((other) => other !== word);
        this.#synonyms.set(key, [...(this.#synonyms.get(key) ?? []), ...others]);
      }
    }
  }

  /** How many records can be found. */
  get size(): number {
    return this.#index.records.length;
  }

  /** Takes in the records of a part, once. */
  add(shard: Shard): void {
    this.#index.add(shard);
  }

  /** Searches the records that are loaded. A query without letters and digits finds nothing. */
  search(request: SearchRequest): SearchAnswer {
    const words = wordsOf(request.query).slice(0, maxQueryWords);
    let units = unitsOf(words, this.#index.vocabulary, this.#synonyms);
    if (units.length >= sentenceUnits)
      units = units.map((unit) => ({ ...unit, weight: unit.weight * this.#rarity(unit) }));
    const terms = new Set<string>();
    const ranked = units.length > 0 ? rank(this.#index, units, words, request, terms) : [];
    const start = request.page * request.hitsPerPage;
    return {
      hits: ranked
        .slice(start, start + request.hitsPerPage)
        .map((record) => toHit(record, terms, request.snippetWords)),
      nbHits: ranked.length,
      page: request.page,
      nbPages: Math.ceil(ranked.length / request.hitsPerPage),
      missing: [],
      ...(ranked.length === 0 ? { near: this.#near(request, words) } : {}),
    };
  }

  /**
   * Queries near one without hits that have some: its words that the site knows, together and one by one, and the
   * commonest words that begin like the others.
   */
  #near(request: SearchRequest, words: readonly Word[]): string[] {
    const known = words.filter(({ whole }) => this.#index.vocabulary.has(whole) && !stopWords.has(whole));
    const texts = known.map(({ start, end }) => request.query.slice(start, end));
    const alike = words.flatMap(({ whole }) =>
      this.#index.vocabulary.has(whole) ? [] : this.#beginLike(whole),
    );
    const candidates = new Set([...(texts.length > 1 ? [texts.join(' ')] : []), ...texts, ...alike]);
    candidates.delete(request.query.trim());
    return [...candidates]
      .filter((query) => this.search({ ...request, query, page: 0, hitsPerPage: 1 }).nbHits > 0)
      .slice(0, search.suggestions);
  }

  /** The commonest word that shares at least the first three letters with one that the site does not know. */
  #beginLike(word: string): string[] {
    for (let length = Math.min(word.length, 12); length >= 3; length -= 1) {
      const start = word.slice(0, length);
      const [best] = [...this.#index.vocabulary]
        .filter(([known]) => known.startsWith(start))
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
      if (best) return [best[0]];
    }
    return [];
  }

  /** How much a unit of a sentence counts: a word that half of the site has says little of what is wanted. */
  #rarity({ own }: Unit): number {
    const records = Math.min(...own.map((word) => this.#index.tokenScores(word, false).scores.size || 1));
    const rarity = Math.log(this.#index.records.length / records) / Math.log(this.#index.records.length / 10);
    return Math.min(1, Math.max(weights.frequentWord, rarity));
  }
}
