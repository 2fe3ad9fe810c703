/**
 * What a query is after, by its words: instructions or an explanation, a call of an API, a row of a table, an error. Guides,
 * schemas of tables, operations and lists of errors share most of their words, so the words alone can't tell which of
 * them a reader wants.
 */
import type { SectionRecord } from './section-records';
import type { SearchRequest } from './types';
import { weights } from './weights';
import { wordsOf } from './words';

export interface Intent {
  /** To do something, or to understand it. */
  guide: boolean;
  /** A place in the dashboard or the SDK, not an operation of an API. */
  place: boolean;
  /** A few words that speak of no API and of no identifier. */
  plain: boolean;
  /** It speaks of tables and columns. */
  schema: boolean;
  /** It says that something fails. */
  error: boolean;
  /** The name of a platform and what is wanted there. */
  onPlatform: boolean;
}

const asks =
  /^(?:how|why)\b|\b(?:how (?:do|to|can)|why|sen[dt]\w*|migrat\w*|upgrad\w*|stop|block|prevent|avoid|disable|differ\w*)\b/i;

/** Requests begin like titles of guides. Two words alone, such as "create app", may also be the name of an operation. */
const requests =
  /^(?:add|change|check|connect|create|delete|edit|enable|find|get|give|import|install|link|lower|make|move|open|pay|prevent|raise|remove|rename|set|share|test|track|update|upload|use|validate)(?: \S+){2}/i;

/** A sentence says what happens; its writer wants to read why, and what to do. */
const sentence = /^(?:\S+ ){3,}/;
const joints = /\b(?:a|an|the|my|our|is|are|was|but|still|instead|when|after|on|no|not|without)\b/i;

const amounts = /^how (?:many|much|long|often)\b/i;
const tables = /\b(?:columns?|fields?|tables?|rows?|schemas?|sql|quer(?:y|ies)|export\w*|raw data)\b/i;
const missing = /\b(?:not|missing|cannot)\b/i;
const failures = /error|fail|reject|invalid|refus|wrong|problem|code|valid|not |missing/i;
const calls = /\b(?:api|curl|http|rest|json|s2s|server|backend|endpoint|request|script|status|[45]\d\d)\b/i;

/** @param hasCode The query has the name of a row, as it is written or as it is spoken. */
export function intentOf({ query, area, platformNamed }: SearchRequest, hasCode: boolean): Intent {
  const words = wordsOf(query);
  const schema = tables.test(query);
  const isSentence = sentence.test(query) && joints.test(query);
  const guide = (asks.test(query) || requests.test(query) || isSentence) && !amounts.test(query) && !schema;
  const noCall = area !== 'api' && !calls.test(query);
  return {
    guide,
    place: noCall && (guide || missing.test(query)),
    plain: noCall && !hasCode && words.length > 1 && words.every(({ parts }) => parts.length === 0),
    schema,
    error: hasCode || failures.test(query),
    onPlatform: platformNamed === true && words.length > 2,
  };
}

/**
 * How much a record counts for what the query is after.
 * @param typed The record is a row whose code was typed.
 */
export function fitOf(intent: Intent, { page, row }: SectionRecord, typed: boolean): number {
  let fit = 1;
  if (page.area === 'api' && !page.schema) {
    if (intent.place) fit *= weights.notPlace;
    else if (intent.plain && page.operation) fit *= weights.notCall;
  }
  if (intent.guide) {
    if (!typed && (row || page.schema)) fit *= weights.notGuide;
  } else if (intent.plain && !intent.schema && (page.schema || page.columns)) fit *= weights.notSchema;
  if (page.errors && !intent.error) fit *= weights.notError;
  if (page.home && intent.onPlatform) fit *= weights.platformHome;
  return fit;
}
