/**
 * The embedded engine: sections of the site in a MiniSearch index, and a ranking over it. Pure, so that the worker,
 * the relevance suite and the unit tests run the same code.
 *
 * Rows that are looked up by their name (error codes, columns, macros) are records as well; who types such a code gets its
 * row first, whatever else there is.
 *
 * Each word of a query is a unit with alternatives: the word itself, its parts, its synonyms. A record's score is the
 * sum of its units, times the share of units that it has to the third power, times what is known about record and
 * reader (page or section, docs version, platform).
 */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { platformOfPath } from '../../config/platforms';
import { search } from '../../config/search';
import { escapeHtml, snippetOf } from './snippet';
import { areaOf, type Area } from './areas';
import type {
  Hierarchy,
  Hit,
  Level,
  SearchAnswer,
  SearchRequest,
  Shard,
  ShardPage,
  SynonymRule,
} from './types';
import { stemOf, stopWords, tokensOf, wordsOf, type Word } from './words';

interface Page {
  tag: string;
  url: string;
  group: string;
  title: string;
  /** What the page is about across versions: `/sdk/android/setup`. */
  topic: string;
  platform: string | null;
  area: Area | undefined;
}

interface SectionRecord {
  id: number;
  page: Page;
  anchor: string;
  level: number;
  /** Headings from the page's title down to the section's own. */
  trail: { level: number; text: string }[];
  text: string;
  /** Set for a row of a table. */
  row: boolean;
  /** Words of the heading that name its topic. */
  headingWords: string[];
  /** Of a page itself: words of the last segment of its address, its shortest name. */
  slugWords: string[];
  // Fields of the index.
  heading: string;
  title: string;
  path: string;
  keys: string;
  body: string;
  code: string;
}

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
}

interface Unit {
  /** Words of the query that it replaces. */
  weight: number;
  alternatives: Alternative[];
}

/** Weights that the relevance suite was tuned with. */
const weights = {
  field: { heading: 5, title: 4, path: 2, keys: 3, body: 1, code: 0.7 },
  prefix: 0.45,
  stem: 0.7,
  fuzzyUnknown: 0.7,
  fuzzyRare: 0.15,
  synonym: 0.8,
  parts: 0.9,
  /** Of an identifier that was typed as the site writes it, and how much of it its parts are. */
  verbatim: 3,
  partsOfKnown: 0.5,
  page: 1.25,
  deep: 0.95,
  otherVersion: 0.5,
  restOfSite: 0.75,
  samePlatform: 1.3,
  otherPlatform: 0.9,
  /** Of a heading that says what was typed and nothing else; others get their share. */
  wholeHeading: 1.6,
  /** Of a page whose address says what was typed. */
  wholeSlug: 1.1,
  /** Of a record that has all typed identifiers letter by letter; more with underscores, which no prose has. */
  spelled: 2,
  spelledSnake: 8,
  /** Of a row of a table, if its name is not what was typed, and if it is. */
  row: 0.15,
  rowNamed: 0.4,
  /** Of a row whose code was typed: before everything else. */
  rowTyped: 1_000,
  rowOfCall: 1.5,
  /** Of a section whose heading many pages have. */
  common: 0.75,
  /** Of pages of the reader's area. */
  sameArea: 1.15,
  /** Of pages of the platform that the query names, and of the others. */
  namedPlatform: 1.6,
  notNamedPlatform: 0.3,
  /** Of each further section of a page that is among the hits already. */
  repeat: 0.75,
  /** Of each further section with a heading that some hits have already. */
  alike: 0.6,
} as const;

/** A heading that more pages have, such as an answer of the API, says little about each. */
const commonFrom = 8;
/** So many sections of one heading may be among the hits before others of it count less. */
const alikeShown = 2;
/** An identifier that the site has no more often is rare. */
const rareUpTo = 8;
/** So many records are looked through for the very letters that were typed. */
const rankedBySpelling = 1_000;
/** From so many records with the word itself, misspellings are not looked for. */
const enoughExact = 8;
const maxQueryWords = 12;
const cachedTokens = 200;
const longestPhrase = 5;

/** `/sdk/5.1.x/android/setup` and `/sdk/6.0.x/android/setup` are one topic; so are Classic pages and today's. */
function topicOf(url: string): string {
  return url
    .replace(/^\/sdk\/[^/]+/, '/sdk')
    .replace(/^\/docs\/classic(?=\/|$)/, '/docs')
    .replace(/\/$/, '');
}

const docSetOf = (tag: string): string => tag.replace(/^(docs-[^-]+)-.*$/, '$1');

const tokens = (phrase: string): string[] => {
  const flat = wordsOf(phrase).flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]));
  const bearing = flat.filter((token) => !stopWords.has(token));
  return bearing.length > 0 ? bearing : flat;
};

const joined = (words: readonly Word[]): string => words.map(({ whole }) => whole).join('');

const indexedFields = ['heading', 'title', 'path', 'keys', 'body', 'code'] as const;

/** Records of a page: its sections, and the rows of each after it. */
function recordsOf(
  { u: url, g: group, k: keys = '', s: sections }: ShardPage,
  tag: string,
  firstId: number,
): SectionRecord[] {
  const page: Page = {
    tag,
    url,
    group,
    title: sections[0]?.[2] ?? '',
    topic: topicOf(url),
    platform: platformOfPath(url),
    area: areaOf(url),
  };
  const slugWords = tokens(url.split('/').filter(Boolean).at(-1) ?? '');
  const path = `${group} ${url.replace(/[/-]/g, ' ')}`;
  const trail: { level: number; text: string }[] = [];
  const records: SectionRecord[] = [];
  for (const [anchor, level, heading, text, code, rows = []] of sections) {
    while (trail.length > 0 && (trail.at(-1)?.level ?? 0) >= level) trail.pop();
    const above = trail.map((entry) => entry.text).join(' ');
    trail.push({ level, text: heading });
    // A section says what its rows say: questions are about it, codes about them.
    const body = [text, ...rows.map(([, name, cells]) => `${name} ${cells}`)].filter(Boolean).join(' ');
    const rest = { page, path };
    records.push({
      ...rest,
      id: firstId + records.length,
      anchor,
      level,
      trail: [...trail],
      text: body,
      row: false,
      headingWords: tokens(heading),
      slugWords: anchor === '' ? slugWords : [],
      heading,
      title: above || heading,
      keys: anchor === '' ? keys : '',
      body,
      code,
    });
    const rowLevel = Math.min(level + 1, 6);
    for (const [rowAnchor, name, cells] of rows) {
      records.push({
        ...rest,
        id: firstId + records.length,
        anchor: rowAnchor,
        level: rowLevel,
        trail: [...trail.filter((entry) => entry.level < rowLevel), { level: rowLevel, text: name }],
        text: cells,
        row: true,
        headingWords: tokens(name),
        slugWords: [],
        heading: name,
        title: `${above} ${heading}`.trim(),
        keys: '',
        body: cells,
        code: '',
      });
    }
  }
  return records;
}

/** Codes of a query: words with signs that prose does not have, braces and all, or in capitals. */
function codesIn(query: string): string[] {
  const words = query.split(/[\s,;]+/).map((word) => word.replace(/^["'`(]+|["'`).:?!]+$/g, ''));
  const [only] = words;
  if (words.length === 1 && only && /\w[-.]\w/.test(only)) return [only];
  return words.filter((word) => /^\{.+\}$|[^\W_]_\w|[a-z]:[a-z]|[a-z][A-Z]|^[A-Z]{3,}$/.test(word));
}

export class SearchEngine {
  /** Without those of lean pages whose whole records have come. */
  readonly #records: (SectionRecord | undefined)[] = [];
  #size = 0;
  readonly #parts = new Map<string, { lean: boolean }>();
  /** Records of each page, and whether they are lean. */
  readonly #pages = new Map<string, { lean: boolean; ids: number[] }>();
  /** Rows by their names in lower case. */
  readonly #rows = new Map<string, number[]>();
  /** How many pages have a section of that heading. */
  readonly #headings = new Map<string, number>();
  readonly #topics = new Map<string, Set<string>>();
  /** How often the site has a word. */
  readonly #vocabulary = new Map<string, number>();
  readonly #synonyms = new Map<string, string[]>();
  readonly #cache = new Map<string, TokenScores>();
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
    return this.#size;
  }

  /**
   * Takes in the records of a part. Whole records of a page replace lean ones; what is there already is left as it is.
   */
  add(shard: Shard): void {
    const lean = shard.lean === true;
    const known = this.#parts.get(shard.part);
    if (known && (lean || !known.lean)) return;
    this.#parts.set(shard.part, { lean });
    const topics = this.#topics.get(shard.tag) ?? new Set<string>();
    const records: SectionRecord[] = [];
    for (const page of shard.pages) {
      this.#drop(page.u);
      const added = recordsOf(page, shard.tag, this.#records.length + records.length);
      this.#pages.set(page.u, { lean, ids: added.map(({ id }) => id) });
      topics.add(topicOf(page.u));
      records.push(...added);
    }
    for (const { id, row, heading } of records) {
      if (!row) this.#headings.set(heading, (this.#headings.get(heading) ?? 0) + 1);
      if (!row) continue;
      for (const name of heading.toLowerCase().split(', ')) {
        this.#rows.set(name, [...(this.#rows.get(name) ?? []), id]);
      }
    }
    this.#cache.clear();
    this.#index.addAll(records);
    this.#records.push(...records);
    this.#size += records.length;
    this.#topics.set(shard.tag, topics);
  }

  /** Takes the records of a page out again. */
  #drop(url: string): void {
    const page = this.#pages.get(url);
    if (!page) return;
    for (const id of page.ids) {
      const record = this.#records[id];
      if (!record) continue;
      for (const field of indexedFields) {
        for (const token of tokensOf(record[field])) {
          this.#vocabulary.set(token, (this.#vocabulary.get(token) ?? 1) - 1);
        }
      }
      this.#records[id] = undefined;
    }
    this.#index.discardAll(page.ids);
    this.#size -= page.ids.length;
    this.#pages.delete(url);
  }

  /** Searches the records that are loaded. A query without letters and digits finds nothing. */
  search(request: SearchRequest): SearchAnswer {
    const words = wordsOf(request.query).slice(0, maxQueryWords);
    const units = this.#unitsOf(words);
    const terms = new Set<string>();
    const ranked = keepFirst(units.length > 0 ? this.#rank(units, words, request, terms) : [], request.keep);
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
        .filter(([known, count]) => count > 0 && known.startsWith(start))
        .sort((a, b) => b[1] - a[1]);
      if (best) return [best[0]];
    }
    return [];
  }

  #unitsOf(words: readonly Word[]): Unit[] {
    const units: Unit[] = [];
    const onlyStopWords = words.every(({ whole }) => stopWords.has(whole));
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
      units.push({ weight: 1, alternatives });
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
      const own = span.flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]));
      const bearing = own.filter((token) => !stopWords.has(token));
      if (!found && bearing.length < length) continue;
      const alternatives: Alternative[] = [
        { tokens: bearing.length > 0 ? bearing : own, factor: 1, strict: false },
        { tokens: [key], factor: 1, strict: true },
        ...(found ?? []).map((text) => {
          const wanted = tokens(text);
          return { tokens: wanted, factor: weights.synonym, strict: true, unmarked: wanted.length > 1 };
        }),
        ...(found ?? []).flatMap((text) => {
          const all = wordsOf(text);
          const one = joined(all);
          return (all.length > 1 || (all[0]?.parts.length ?? 0) > 0) && this.#vocabulary.has(one)
            ? [{ tokens: [one], factor: weights.synonym, strict: true }]
            : [];
        }),
      ];
      return { unit: { weight: Math.max(1, bearing.length), alternatives }, length };
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

  #rank(
    units: readonly Unit[],
    words: readonly Word[],
    request: SearchRequest,
    terms: Set<string>,
  ): SectionRecord[] {
    const lastWord = words.at(-1)?.whole;
    const scoresOf = (token: string, unmarked: boolean): Map<number, number> => {
      const entry = this.#tokenScores(token, token === lastWord);
      if (!unmarked) for (const term of entry.terms) terms.add(term);
      return entry.scores;
    };

    const totals = new Map<number, { score: number; covered: number }>();
    let wholeWeight = 0;
    for (const unit of units) {
      const best = new Map<number, { score: number; covered: number }>();
      for (const { tokens: wanted, factor, strict, coverage = 1, unmarked = false } of unit.alternatives) {
        const found = new Map<number, { sum: number; count: number }>();
        for (const token of wanted) {
          for (const [id, score] of scoresOf(token, unmarked)) {
            const entry = found.get(id);
            if (entry) {
              entry.sum += score;
              entry.count += 1;
            } else found.set(id, { sum: score, count: 1 });
          }
        }
        for (const [id, { sum, count }] of found) {
          if (strict && count < wanted.length) continue;
          const score = (sum / wanted.length) * unit.weight * factor;
          const covered = (count / wanted.length) * unit.weight * coverage;
          const known = best.get(id);
          if (!known || known.score * known.covered ** 3 < score * covered ** 3)
            best.set(id, { score, covered });
        }
      }
      wholeWeight += unit.weight;
      for (const [id, { score, covered }] of best) {
        const entry = totals.get(id);
        if (entry) {
          entry.score += score;
          entry.covered += covered;
        } else totals.set(id, { score, covered });
      }
    }

    const context = this.#contextOf(request);
    const typed = new Map(
      codesIn(request.query).flatMap((code) => {
        // A call of the SDK has a page of its own more often than not; its rows mention it.
        const factor = /[a-z][A-Z]/.test(code) && !code.includes('_') ? weights.rowOfCall : weights.rowTyped;
        return this.#rowsNamed(code).map((id) => [id, factor] as const);
      }),
    );
    const scored: { record: SectionRecord; score: number }[] = [];
    for (const [id, { score, covered }] of totals) {
      const record = this.#records[id];
      const share = covered / wholeWeight;
      if (!record || (share < 0.5 && !typed.has(id))) continue;
      const factor = context(record.page);
      if (factor === 0) continue;
      scored.push({
        record,
        score:
          score *
          share ** 3 *
          factor *
          levelFactor(record) *
          ((this.#headings.get(record.heading) ?? 0) > commonFrom ? weights.common : 1) *
          (typed.get(id) ?? 1) *
          (record.row
            ? weights.row + (weights.rowNamed - weights.row) * shareOf(record.headingWords, terms)
            : 1 + (weights.wholeHeading - 1) * shareOf(record.headingWords, terms)) *
          (1 + (weights.wholeSlug - 1) * shareOf(record.slugWords, terms)),
      });
    }
    const byScore = (
      a: { record: SectionRecord; score: number },
      b: { record: SectionRecord; score: number },
    ) => b.score - a.score || a.record.id - b.record.id;
    scored.sort(byScore);
    // The index takes event_time, eventTime and "event time" for one; who typed an identifier prefers it as it is.
    const spelled = words
      .filter(({ parts }) => parts.length > 0)
      .map(({ start, end }) => request.query.slice(start, end));
    if (spelled.length > 0) {
      const factor = spelled.some((word) => word.includes('_')) ? weights.spelledSnake : weights.spelled;
      for (const entry of scored.slice(0, rankedBySpelling)) {
        const { heading, body, code } = entry.record;
        if (spelled.every((word) => heading.includes(word) || body.includes(word) || code.includes(word))) {
          entry.score *= factor;
        }
      }
      scored.sort(byScore);
    }
    return spread(scored).map(({ record }) => record);
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
        weights: { prefix: weights.prefix, fuzzy: 1 },
        ...options,
      });
      for (const result of results) {
        const id = result.id as number;
        const score = result.score * factor;
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

/** A page counts more than its sections. */
const levelFactor = ({ anchor, level, row }: SectionRecord): number =>
  anchor === '' ? weights.page : level > 3 && !row ? weights.deep : 1;

const idOf = ({ page, anchor }: SectionRecord): string => `${page.url}#${anchor}`;

/** Puts what the reader sees already first, in its order. */
function keepFirst(ranked: readonly SectionRecord[], keep: readonly string[] = []): readonly SectionRecord[] {
  if (keep.length === 0) return ranked;
  const byId = new Map(ranked.map((record) => [idOf(record), record]));
  const kept = keep.flatMap((id) => byId.get(id) ?? []);
  const first = new Set(kept);
  return [...kept, ...ranked.filter((record) => !first.has(record))];
}

/** Share of the words that are among the terms, 0 to 1. */
function shareOf(words: readonly string[], terms: ReadonlySet<string>): number {
  let count = 0;
  for (const word of words) if (terms.has(word)) count += 1;
  return words.length > 0 ? count / words.length : 0;
}

/** Lets each further section of a page count less, so that one page does not fill the first screen. */
function spread<T extends { record: SectionRecord; score: number }>(scored: readonly T[]): T[] {
  const ofPage = new Map<Page, number>();
  const ofHeading = new Map<string, number>();
  return scored
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
    .sort((a, b) => b.score - a.score || a.record.id - b.record.id);
}

function toHit(record: SectionRecord, terms: ReadonlySet<string>, snippetWords: number): Hit {
  const hierarchy: Hierarchy = {
    lvl0: record.page.group,
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const marked: Hit['_snippetResult']['hierarchy'] = {};
  for (const { level, text } of record.trail) {
    const name = `lvl${level}` as Level;
    const snippet = snippetOf(text, terms, snippetWords);
    hierarchy[name] = escapeHtml(text);
    marked[name] = { value: snippet.marked, matchLevel: snippet.matched ? 'full' : 'none' };
  }
  const type = `lvl${record.level}` as Level;
  const content = snippetOf(record.text, terms, snippetWords);
  const group = { lvl0: { value: record.page.group, matchLevel: 'none' as const } };
  return {
    objectID: idOf(record),
    url: record.anchor ? `${record.page.url}#${record.anchor}` : record.page.url,
    type,
    hierarchy,
    content: record.text ? content.plain : null,
    _snippetResult: {
      hierarchy: marked,
      ...(record.text
        ? { content: { value: content.marked, matchLevel: content.matched ? 'full' : 'none' } }
        : {}),
    },
    _highlightResult: { hierarchy: group },
  };
}
