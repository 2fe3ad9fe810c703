/**
 * Which records answer a query best. A record's score is the sum of its units, times the cube of the share of units that it
 * has, times the weights for what is known about record and reader (page or section, docs version, platform). The best are
 * then compared with the query as it was typed, because the index does not know which words are next to each other.
 */
import { trimSlash } from '../../lib/shared/trim-slash';
import { closePattern, literalPattern } from './closeness';
import { foldRows, type Scored } from './fold';
import { fitOf, intentOf } from './intent';
import { plainText } from './plain-text';
import { codesIn, errorNumberIn, joined, type Unit } from './query';
import type { RecordIndex } from './record-index';
import type { Page, SectionRecord } from './section-records';
import type { SearchRequest } from './types';
import { weights } from './weights';
import { stopWords, type Word } from './words';

/** So many sections of one heading may be among the hits before others of it count less. */
const alikeShown = 2;
/** What readers call a row that they ask for by its name. */
const kindsOfRow: ReadonlySet<string> = new Set('column columns field key parameter'.split(' '));
/** How many of the best records are searched for the exact letters that were typed. */
const rankedBySpelling = 1_000;
/** How many of them are searched for words next to each other. */
const rankedByCloseness = 60;
/** From so many units on, a query is a sentence, of which a record need not have most. */
export const sentenceUnits = 4;
const leastShare = 0.5;
const leastShareOfSentence = 0.35;

const docSetOf = (tag: string): string => tag.replace(/^(docs-[^-]+)-.*$/, '$1');

/** How much a page counts for this reader; 0 if it must not be found. */
function contextOf(
  { tags, preferredTags, platform, platformNamed, area, only }: SearchRequest,
  topics: RecordIndex['topics'],
): (page: Page) => number {
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
      if (topics.get(own)?.has(page.topic)) return 0;
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

/** Raises records that have the query, or neighbors in it, as they were typed. */
function preferAsTyped(
  scored: Scored[],
  units: readonly Unit[],
  words: readonly Word[],
  query: string,
  index: RecordIndex,
): void {
  const neighbors = units
    .slice(1)
    .flatMap(({ own }, at) => [[units[at]?.own.at(-1), own[0]].filter((word) => word !== undefined)])
    .map((pair, at) => closePattern(pair, at === units.length - 2));
  const literal = words.length > 1 ? literalPattern(words.map(({ whole }) => whole)) : undefined;
  for (const entry of literal ? scored.slice(0, rankedBySpelling) : []) {
    if (literal?.test(plainText(entry.record.heading)) && !index.isCommon(entry.record)) {
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

/**
 * Records that answer a query, the best first.
 * @param terms Gets the words of the index that matched.
 */
export function rank(
  index: RecordIndex,
  units: readonly Unit[],
  words: readonly Word[],
  request: SearchRequest,
  terms: Set<string>,
): SectionRecord[] {
  const lastWord = words.at(-1)?.whole;
  /** Which units a word of the index was found for, a bit each. */
  const unitsOfTerm = new Map<string, number>();
  const scoresOf = (token: string, unit: number, unmarked: boolean): Map<number, number> => {
    const entry = index.tokenScores(token, token === lastWord);
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
        const apart = phrase !== undefined && (count < wanted.length || !index.has(phrase, id));
        const score = (sum / wanted.length) * unit.weight * factor * (apart ? weights.apart : 1);
        const covered = (count / wanted.length) * unit.weight * coverage * (apart ? weights.apartCovers : 1);
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
      const page = index.records[id]?.page;
      if (page && covered > (onPage.get(page) ?? 0)) onPage.set(page, covered);
    }
    for (const [page, covered] of onPage) coveredBy.set(page, (coveredBy.get(page) ?? 0) + covered);
  }

  const context = contextOf(request, index.topics);
  const typed = new Map(
    codesIn(request.query).flatMap((code) => {
      // Most SDK calls have a page that explains them; rows only mention them.
      const factor = /[a-z][A-Z]/.test(code) && !code.includes('_') ? weights.rowOfCall : weights.rowTyped;
      return index.rowsNamed(code).map((id) => [id, factor] as const);
    }),
  );
  // "ad set name" and "adset name column" mean the column that is written ad_set_name.
  const name = joined(words.filter(({ whole }) => !stopWords.has(whole) && !kindsOfRow.has(whole)));
  const spoken = new Set(index.spoken.get(name));
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
    const record = index.records[id];
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
        (index.isCommon(record) ? weights.common : 1) *
        (row ??
          (spoken.has(id) ? weights.rowSpoken : record.row && spoken.size > 0 ? weights.notSpoken : 1)) *
        (row !== undefined && trimSlash(record.page.url) === request.here ? weights.rowHere : 1) *
        ((record.row || index.isCommon(record)) && hasNumber?.test(record.body) ? weights.rowOfError : 1) *
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
  preferAsTyped(scored, units, words, request.query, index);
  const ranked = spread(foldRows(scored));
  // A row whose code was typed is far above everything else.
  const best = ranked.find(({ record }) => !typed.has(record.id))?.score ?? 0;
  return ranked.filter(({ score }) => score >= best * weights.least).map(({ record }) => record);
}
