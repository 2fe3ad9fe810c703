/**
 * The embedded engine: sections of the site in a MiniSearch index, and the ranking of what it finds. It has no side effects
 * because the worker, the relevance suite and the unit tests all run it.
 *
 * Rows that readers look up by name (error codes, columns, macros) are records too. If a query contains such a code, its row
 * comes first, whatever else matches.
 *
 * Each word of a query is a unit with alternatives: the word itself, its parts, its synonyms. A record's score is the sum
 * of its units, times the cube of the share of units that it has, times the weights for what is known about record and
 * reader (page or section, docs version, platform). The best are then compared with the query as it was typed, because
 * the index does not know which words are next to each other.
 */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { search } from '../../config/search';
import { trimSlash } from '../../lib/shared/trim-slash';
import { closePattern, literalPattern } from './closeness';
import { foldRows, type Scored } from './fold';
import { toHit } from './hits';
import { fitOf, intentOf } from './intent';
import { plainText } from './plain-text';
import { indexedFields, recordsOf, topicOf, type Page, type SectionRecord } from './section-records';
import type { SearchAnswer, SearchRequest, Shard, SynonymRule } from './types';
import { weights } from './weights';
import {
  bearingTokens,
  errorWords,
  lightWords,
  stemOf,
  stopWords,
  tokensOf,
  wordsOf,
  type Word,
} from './words';

interface TokenScores {
  /** By record. */
  scores: Map<number, number>;
  /** Words of the index that matched. */
  terms: Set<string>;
}

interface Alternative {
  tokens: string[];
  factor: number;
  /** All tokens must match; otherwise some are enough. */
  strict: boolean;
  /** How much of the unit a full match covers; everything unless it says less. */
  coverage?: number;
  /** Matches are not marked: in a phrase that replaces another, each word alone says little. */
  unmarked?: boolean;
  /** Set for more than one token: matches them next to each other. */
  phrase?: RegExp;
}

interface Unit {
  /** Words of the query that it replaces; light ones count less. */
  weight: number;
  /** Those words. */
  own: string[];
  alternatives: Alternative[];
}

/** A heading that more pages have, such as an answer of the API, says little about each. */
const commonFrom = 4;
/** So many sections of one heading may be among the hits before others of it count less. */
const alikeShown = 2;
/** An identifier that the site has no more often is rare. */
const rareUpTo = 8;
/** What readers call a row that they ask for by its name. */
const kindsOfRow: ReadonlySet<string> = new Set('column columns field key parameter'.split(' '));
/** How many of the best records are searched for the exact letters that were typed. */
const rankedBySpelling = 1_000;
/** How many of them are searched for words next to each other. */
const rankedByCloseness = 60;
/** If this many records have the word itself, misspellings are not searched for. */
const enoughExact = 8;
const maxQueryWords = 12;
/** From so many units on, a query is a sentence, of which a record need not have most. */
const sentenceUnits = 4;
const leastShare = 0.5;
const leastShareOfSentence = 0.35;
const cachedTokens = 200;
const cachedPhrases = 50;
const longestPhrase = 5;

const docSetOf = (tag: string): string => tag.replace(/^(docs-[^-]+)-.*$/, '$1');

const errorNumberIn = (words: readonly Word[]): string | undefined =>
  words.find(({ whole }) => /^[45]\d\d$/.test(whole))?.whole;

const listUnder = (map: Map<string, number[]>, name: string, id: number): void => {
  map.set(name, [...(map.get(name) ?? []), id]);
};

const joined = (words: readonly Word[]): string => words.map(({ whole }) => whole).join('');

/** Codes of a query: words with signs that prose does not have, braces and all, or in capitals. */
function codesIn(query: string): string[] {
  const words = query.split(/[\s,;]+/).map((word) => word.replace(/^["'`(]+|["'`).:?!]+$/g, ''));
  const [only] = words;
  if (words.length === 1 && only && /\w[-.]\w/.test(only)) return [only];
  return words.filter((word) => /^\{.+\}$|[^\W_]_\w|[a-z]:[a-z]|[a-z][A-Z]|^[A-Z]{3,}$/.test(word));
}

/** Pattern of a phrase; none for a single word. */
const phraseOf = (words: readonly string[], open = false): { phrase?: RegExp } =>
  words.length > 1 ? { phrase: closePattern(words, open) } : {};

export class SearchEngine {
  /** By id. */
  readonly #records: SectionRecord[] = [];
  readonly #parts = new Set<string>();
  /** Rows by their names in lower case. */
  readonly #rows = new Map<string, number[]>();
  /** Rows of identifiers by the letters of their names, however the words are separated. */
  readonly #spoken = new Map<string, number[]>();
  /** How many pages have a section of that heading. */
  readonly #headings = new Map<string, number>();
  readonly #topics = new Map<string, Set<string>>();
  /** How often the site has a word. */
  readonly #vocabulary = new Map<string, number>();
  readonly #synonyms = new Map<string, string[]>();
  readonly #cache = new Map<string, TokenScores>();
  /** Which records have a phrase, by its pattern. */
  readonly #phrases = new Map<string, Map<number, boolean>>();
  /** Texts of records in the form that patterns of closeness read, by id. */
  readonly #plain = new Map<number, string>();
  readonly #index = new MiniSearch<SectionRecord>({
    fields: [...indexedFields],
    tokenize: (text) => {
      const found = tokensOf(text);
      for (const token of found) this.#vocabulary.set(token, (this.#vocabulary.get(token) ?? 0) + 1);
      return found;
    },
    processTerm: (term) => term,
  });

  constructor(synonyms: readonly SynonymRule[]) {
    for (const { words, find } of synonyms) {
      for (const word of words) {
        const key = joined(wordsOf(word));
        this.#synonyms.set(key, [...(this.#synonyms.get(key) ?? []), ...find]);
      }
    }
  }

  /** How many records can be found. */
  get size(): number {
    return this.#records.length;
  }

  /** Takes in the records of a part, once. */
  add(shard: Shard): void {
    if (this.#parts.has(shard.part)) return;
    this.#parts.add(shard.part);
    const topics = this.#topics.get(shard.tag) ?? new Set<string>();
    const records: SectionRecord[] = [];
    for (const page of shard.pages) {
      topics.add(topicOf(page.u));
      records.push(...recordsOf(page, shard.tag, this.#records.length + records.length));
    }
    for (const { id, row, heading } of records) {
      if (!row) this.#headings.set(heading, (this.#headings.get(heading) ?? 0) + 1);
      if (!row) continue;
      for (const name of heading.toLowerCase().split(', ')) {
        listUnder(this.#rows, name, id);
        // A key of a map is also a name. Macros are not: they are looked up with their braces.
        const key = /^(?:\w+\.)*([a-z]\w*)$/.exec(name)?.[1];
        if (key !== undefined && key !== name) listUnder(this.#rows, key, id);
        if (key?.includes('_')) listUnder(this.#spoken, joined(wordsOf(key)), id);
      }
    }
    this.#cache.clear();
    this.#phrases.clear();
    this.#index.addAll(records);
    this.#records.push(...records);
    this.#topics.set(shard.tag, topics);
  }

  /** Searches the records that are loaded. A query without letters and digits finds nothing. */
  search(request: SearchRequest): SearchAnswer {
    const words = wordsOf(request.query).slice(0, maxQueryWords);
    let units = this.#unitsOf(words);
    if (units.length >= sentenceUnits)
      units = units.map((unit) => ({ ...unit, weight: unit.weight * this.#rarity(unit) }));
    const terms = new Set<string>();
    const ranked = units.length > 0 ? this.#rank(units, words, request, terms) : [];
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
    const known = words.filter(({ whole }) => this.#vocabulary.has(whole) && !stopWords.has(whole));
    const texts = known.map(({ start, end }) => request.query.slice(start, end));
    const alike = words.flatMap(({ whole }) => (this.#vocabulary.has(whole) ? [] : this.#beginLike(whole)));
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
      const [best] = [...this.#vocabulary]
        .filter(([known]) => known.startsWith(start))
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
      if (best) return [best[0]];
    }
    return [];
  }

  #unitsOf(words: readonly Word[]): Unit[] {
    const units: Unit[] = [];
    const onlyStopWords = words.every(({ whole }) => stopWords.has(whole));
    // Of "error 409 when connecting", the number says which error it is.
    const isLight = errorNumberIn(words)
      ? (word: string) => lightWords.has(word) || errorWords.has(word)
      : (word: string) => lightWords.has(word);
    for (let at = 0; at < words.length;) {
      const phrase = this.#phraseAt(words, at);
      if (phrase) {
        units.push(phrase.unit);
        at += phrase.length;
        continue;
      }
      const word = words[at];
      at += 1;
      if (!word || (!onlyStopWords && stopWords.has(word.whole))) continue;
      // A rare identifier, typed as the site writes it: its parts alone are something else.
      const count = this.#vocabulary.get(word.whole) ?? 0;
      const verbatim = word.parts.length > 0 && count > 0 && count <= rareUpTo;
      const alternatives: Alternative[] = [
        { tokens: [word.whole], factor: verbatim ? weights.verbatim : 1, strict: true },
      ];
      if (word.parts.length > 0) {
        alternatives.push({
          tokens: word.parts,
          factor: weights.parts,
          strict: false,
          ...(verbatim ? { coverage: weights.partsOfKnown } : {}),
        });
      } else if (!this.#vocabulary.has(word.whole)) {
        const split = this.#splitOf(word.whole);
        if (split) alternatives.push({ tokens: split, factor: weights.parts, strict: true });
      }
      const weight = isLight(word.whole) ? weights.light : 1;
      units.push({ weight, own: [word.whole], alternatives });
    }
    return units;
  }

  /** The longest run of words from `at` that has synonyms, or that the site also writes as one word. */
  #phraseAt(words: readonly Word[], at: number): { unit: Unit; length: number } | undefined {
    for (let length = Math.min(longestPhrase, words.length - at); length >= 1; length -= 1) {
      const span = words.slice(at, at + length);
      const key = joined(span);
      const found = this.#synonyms.get(key);
      const asOneWord = length > 1 && length <= 3 && this.#vocabulary.has(key);
      if (!found && !asOneWord) continue;
      const bearing = span
        .flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]))
        .filter((token) => !stopWords.has(token));
      // Only stop words: nothing to look for.
      if (bearing.length === 0 || (!found && bearing.length < length)) continue;
      const alternatives: Alternative[] = [
        { tokens: bearing, factor: 1, strict: false, ...phraseOf(bearing, at + length === words.length) },
        { tokens: [key], factor: 1, strict: true },
        ...(found ?? []).map((text) => {
          const wanted = bearingTokens(text);
          const unmarked = wanted.length > 1;
          return { tokens: wanted, factor: weights.synonym, strict: true, unmarked, ...phraseOf(wanted) };
        }),
        ...(found ?? []).flatMap((text) => {
          const all = wordsOf(text);
          const one = joined(all);
          return (all.length > 1 || (all[0]?.parts.length ?? 0) > 0) && this.#vocabulary.has(one)
            ? [{ tokens: [one], factor: weights.synonym, strict: true }]
            : [];
        }),
      ];
      return { unit: { weight: bearing.length, own: bearing, alternatives }, length };
    }
    return undefined;
  }

  #splitOf(word: string): string[] | undefined {
    for (let at = word.length - 3; at >= 3; at -= 1) {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      if (this.#vocabulary.has(left) && this.#vocabulary.has(right)) return [left, right];
    }
    return undefined;
  }

  /** How much a unit of a sentence counts: a word that half of the site has says little of what is wanted. */
  #rarity({ own }: Unit): number {
    const records = Math.min(...own.map((word) => this.#tokenScores(word, false).scores.size || 1));
    const rarity = Math.log(this.#records.length / records) / Math.log(this.#records.length / 10);
    return Math.min(1, Math.max(weights.frequentWord, rarity));
  }

  #rank(
    units: readonly Unit[],
    words: readonly Word[],
    request: SearchRequest,
    terms: Set<string>,
  ): SectionRecord[] {
    const lastWord = words.at(-1)?.whole;
    /** Which units a word of the index was found for, a bit each. */
    const unitsOfTerm = new Map<string, number>();
    const scoresOf = (token: string, unit: number, unmarked: boolean): Map<number, number> => {
      const entry = this.#tokenScores(token, token === lastWord);
      for (const term of entry.terms) {
        unitsOfTerm.set(term, (unitsOfTerm.get(term) ?? 0) | (1 << unit));
        if (!unmarked) terms.add(term);
      }
      return entry.scores;
    };

    const totals = new Map<number, { score: number; covered: number }>();
    /** What each page covers with all its records. */
    const coveredBy = new Map<Page, number>();
    let wholeWeight = 0;
    for (const [at, unit] of units.entries()) {
      const best = new Map<number, { score: number; covered: number }>();
      for (const alternative of unit.alternatives) {
        const { tokens: wanted, factor, strict, coverage = 1, unmarked = false, phrase } = alternative;
        const found = new Map<number, { sum: number; count: number }>();
        for (const token of wanted) {
          for (const [id, score] of scoresOf(token, at, unmarked)) {
            const entry = found.get(id);
            if (entry) {
              entry.sum += score;
              entry.count += 1;
            } else found.set(id, { sum: score, count: 1 });
          }
        }
        for (const [id, { sum, count }] of found) {
          if (strict && count < wanted.length) continue;
          const apart = phrase !== undefined && (count < wanted.length || !this.#has(phrase, id));
          const score = (sum / wanted.length) * unit.weight * factor * (apart ? weights.apart : 1);
          const covered =
            (count / wanted.length) * unit.weight * coverage * (apart ? weights.apartCovers : 1);
          const known = best.get(id);
          if (!known || known.score * known.covered ** 3 < score * covered ** 3)
            best.set(id, { score, covered });
        }
      }
      wholeWeight += unit.weight;
      const onPage = new Map<Page, number>();
      for (const [id, { score, covered }] of best) {
        const entry = totals.get(id);
        if (entry) {
          entry.score += score;
          entry.covered += covered;
        } else totals.set(id, { score, covered });
        const page = this.#records[id]?.page;
        if (page && covered > (onPage.get(page) ?? 0)) onPage.set(page, covered);
      }
      for (const [page, covered] of onPage) coveredBy.set(page, (coveredBy.get(page) ?? 0) + covered);
    }

    const context = this.#contextOf(request);
    const typed = new Map(
      codesIn(request.query).flatMap((code) => {
        // Most SDK calls have a page that explains them; rows only mention them.
        const factor = /[a-z][A-Z]/.test(code) && !code.includes('_') ? weights.rowOfCall : weights.rowTyped;
        return this.#rowsNamed(code).map((id) => [id, factor] as const);
      }),
    );
    // "ad set name" and "adset name column" mean the column that is written ad_set_name.
    const name = joined(words.filter(({ whole }) => !stopWords.has(whole) && !kindsOfRow.has(whole)));
    const spoken = new Set(this.#spoken.get(name));
    const highest = Math.max(0, ...[...totals.values()].map(({ score }) => score));
    for (const id of spoken) totals.set(id, { score: highest, covered: wholeWeight });
    /** Share of the query that these words say. */
    const saidBy = (...lists: readonly (readonly string[])[]): number => {
      let said = 0;
      for (const list of lists) for (const word of list) said |= unitsOfTerm.get(word) ?? 0;
      let weight = 0;
      for (const [at, unit] of units.entries()) if (said & (1 << at)) weight += unit.weight;
      return weight / wholeWeight;
    };
    const intent = intentOf(request, typed.size > 0 || spoken.size > 0);
    const errorNumber = errorNumberIn(words);
    const hasNumber = errorNumber === undefined ? undefined : new RegExp(`\\b${errorNumber}\\b`);
    const least = units.length < sentenceUnits ? leastShare : leastShareOfSentence;
    const scored: Scored[] = [];
    for (const [id, { score, covered }] of totals) {
      const record = this.#records[id];
      const share = covered / wholeWeight;
      if (!record || (share < least && !typed.has(id))) continue;
      const factor = context(record.page);
      if (factor === 0) continue;
      const onPage = (coveredBy.get(record.page) ?? covered) / wholeWeight;
      const named = shareOf(record.headingWords, terms);
      const row = typed.get(id);
      scored.push({
        record,
        share,
        named,
        score:
          score *
          (share + weights.restOfPage * (onPage - share)) ** 3 *
          factor *
          levelFactor(record) *
          (this.#isCommon(record) ? weights.common : 1) *
          (row ??
            (spoken.has(id) ? weights.rowSpoken : record.row && spoken.size > 0 ? weights.notSpoken : 1)) *
          (row !== undefined && trimSlash(record.page.url) === request.here ? weights.rowHere : 1) *
          (record.row && hasNumber?.test(record.text) ? weights.rowOfError : 1) *
          fitOf(intent, record, row !== undefined) *
          (record.row
            ? weights.row + (weights.rowNamed - weights.row) * named
            : 1 +
              (named > 0
                ? (weights.wholeHeading - 1) * named * saidBy(record.headingWords, record.trailWords)
                : 0)) *
          (1 +
            (weights.wholeKeyword - 1) *
              Math.max(
                0,
                ...record.keyWords.map((keyword) => (shareOf(keyword, terms) === 1 ? saidBy(keyword) : 0)),
              )) *
          (1 + (weights.wholeSlug - 1) * shareOf(record.slugWords, terms)),
      });
    }
    scored.sort(byScore);
    this.#preferAsTyped(scored, units, words, request.query);
    return spread(foldRows(scored)).map(({ record }) => record);
  }

  /** Raises records that have the query, or neighbors in it, as they were typed. */
  #preferAsTyped(scored: Scored[], units: readonly Unit[], words: readonly Word[], query: string): void {
    const neighbors = units
      .slice(1)
      .flatMap(({ own }, at) => [[units[at]?.own.at(-1), own[0]].filter((word) => word !== undefined)])
      .map((pair, at) => closePattern(pair, at === units.length - 2));
    const literal = words.length > 1 ? literalPattern(words.map(({ whole }) => whole)) : undefined;
    for (const entry of literal ? scored.slice(0, rankedBySpelling) : []) {
      if (literal?.test(plainText(entry.record.heading)) && !this.#isCommon(entry.record)) {
        entry.score *= weights.literal ** (words.length - 1);
      }
    }
    for (const entry of neighbors.length > 0 ? scored.slice(0, rankedByCloseness) : []) {
      const { title, heading, body, keys } = entry.record;
      const said = plainText(`${title} ${heading}\n${body}`, keys);
      const found = neighbors.filter((pattern) => pattern.test(said)).length;
      entry.score *= 1 + ((weights.close - 1) * found) / neighbors.length;
    }
    // To the index, event_time, eventTime and "event time" are the same. A reader who typed an identifier means that one.
    const spelled = words
      .filter(({ parts }) => parts.length > 0)
      .map(({ start, end }) => query.slice(start, end));
    if (spelled.length > 0) {
      const factor = spelled.some((word) => word.includes('_')) ? weights.spelledSnake : weights.spelled;
      for (const entry of scored.slice(0, rankedBySpelling)) {
        const { heading, body, code } = entry.record;
        if (spelled.every((word) => heading.includes(word) || body.includes(word) || code.includes(word))) {
          entry.score *= factor;
        }
      }
    }
    scored.sort(byScore);
  }

  #isCommon({ heading }: SectionRecord): boolean {
    return (this.#headings.get(heading) ?? 0) > commonFrom;
  }

  /** Whether a record has a phrase; remembered, because the phrases of a query stay while it is typed on. */
  #has(phrase: RegExp, id: number): boolean {
    let known = this.#phrases.get(phrase.source);
    if (!known) {
      if (this.#phrases.size >= cachedPhrases) this.#phrases.clear();
      known = new Map();
      this.#phrases.set(phrase.source, known);
    }
    let has = known.get(id);
    if (has === undefined) {
      const record = this.#records[id];
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
  #rowsNamed(code: string): number[] {
    const name = code.toLowerCase();
    const ids = this.#rows.get(name) ?? this.#rows.get(`{${name}}`) ?? [];
    return /[^a-z]/i.test(code)
      ? ids
      : ids.filter((id) => this.#records[id]?.heading.split(', ').includes(code) === true);
  }

  /** How much a page counts for this reader; 0 if it must not be found. */
  #contextOf({
    tags,
    preferredTags,
    platform,
    platformNamed,
    area,
    only,
  }: SearchRequest): (page: Page) => number {
    const allowed = new Set(tags);
    const preferred = new Set(preferredTags);
    const preferredOfSet = new Map(preferredTags.map((tag) => [docSetOf(tag), tag]));
    const known = new Map<Page, number>();
    const factorOf = (page: Page): number => {
      if (!allowed.has(page.tag) || (only !== undefined && page.area !== only)) return 0;
      let factor = page.tag.startsWith('docs-') ? 1 : weights.restOfSite;
      const own = preferredOfSet.get(docSetOf(page.tag));
      if (own !== undefined && !preferred.has(page.tag)) {
        // The reader's version has this page: another version's would only crowd it out.
        if (this.#topics.get(own)?.has(page.topic)) return 0;
        factor *= weights.otherVersion;
      }
      if (area !== undefined && page.area === area) factor *= weights.sameArea;
      if (platform && page.platform) {
        const same = page.platform === platform;
        if (platformNamed) factor *= same ? weights.namedPlatform : weights.notNamedPlatform;
        else factor *= same ? weights.samePlatform : weights.otherPlatform;
      }
      return factor;
    };
    return (page) => {
      let factor = known.get(page);
      if (factor === undefined) {
        factor = factorOf(page);
        known.set(page, factor);
      }
      return factor;
    };
  }

  /** Scores of a word, remembered: while a query is typed, all its words but the last stay the same. */
  #tokenScores(token: string, isLast: boolean): TokenScores {
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
      const factor = this.#vocabulary.has(token) ? weights.fuzzyRare : weights.fuzzyUnknown;
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
      if (swapped !== token && this.#vocabulary.has(swapped)) found.push(swapped);
    }
    return found;
  }
}

/** Equals by their address and their place on the page: ids are in the order in which the parts arrived. */
function byScore(a: Scored, b: Scored): number {
  if (a.score !== b.score) return b.score - a.score;
  const [first, second] = [a.record.page.url, b.record.page.url];
  return first === second ? a.record.id - b.record.id : first < second ? -1 : 1;
}

/** A page counts more than its sections. */
const levelFactor = ({ anchor, level, row }: SectionRecord): number =>
  anchor === '' ? weights.page : level > 3 && !row ? weights.deep : 1;

/** Share of the words that are among the terms, 0 to 1. */
function shareOf(words: readonly string[], terms: ReadonlySet<string>): number {
  let count = 0;
  for (const word of words) if (terms.has(word)) count += 1;
  return words.length > 0 ? count / words.length : 0;
}

/**
 * Lets each further section of a page count less, or one page could fill the first screen, and so for sections with one
 * heading on many pages.
 */
function spread(scored: readonly Scored[]): Scored[] {
  const ofPage = new Map<Page, number>();
  const ofHeading = new Map<string, number>();
  return scored
    .toSorted(byScore)
    .map((entry) => {
      const { page, heading, row } = entry.record;
      const before = ofPage.get(page) ?? 0;
      ofPage.set(page, before + 1);
      // Thirty pages with one outline would fill the list. A row is asked for by its name, so it may repeat.
      const alike = row ? 0 : (ofHeading.get(heading) ?? 0);
      if (!row) ofHeading.set(heading, alike + 1);
      return {
        ...entry,
        score: entry.score * weights.repeat ** before * weights.alike ** Math.max(0, alike - alikeShown + 1),
      };
    })
    .sort(byScore);
}
