/**
 * Weights of the embedded engine's ranking. A score is multiplied by those that apply. They were chosen with the `tune`
 * part of data/search-queries.yaml; the `check` part only measures them.
 */
export const weights = {
  /** By field of the index. */
  field: { heading: 5, title: 4, path: 2, keys: 3, body: 1, code: 0.7 },

  // How a word matched, if not as it was typed.
  /** The word is still being typed, if it is the last; of the others, a form is likelier: "app" is not AppLovin. */
  prefix: 0.45,
  prefixOfOther: 0.3,
  stem: 0.7,
  /** A misspelling of a word that the site does not have, and of one that it rarely has. */
  fuzzyUnknown: 0.7,
  fuzzyRare: 0.15,
  synonym: 0.8,
  /** The parts of an identifier instead of the whole. */
  parts: 0.9,

  // How much a word or phrase of the query is worth.
  /** Words such as "take" and "show", compared with words that name a topic. */
  light: 0.3,
  /** A word of a sentence that much of the site has, at least. */
  frequentWord: 0.7,
  /** An identifier typed exactly as the site writes it, and the share of it that its parts cover. */
  verbatim: 3,
  partsOfKnown: 0.5,
  /** A phrase whose words are in the record but not next to each other: its score, and the share that is covered. */
  apart: 0.5,
  apartCovers: 0.5,

  // How well the record as a whole fits the query.
  /** Share of credit for words that only other records of the same page have. */
  restOfPage: 0.3,
  /** All neighbors in the query are neighbors in the record; proportionally less if only some are. */
  close: 1.8,
  /** The heading contains the query word for word, with its stop words: for each word after the first. */
  literal: 2.5,
  /** The heading is the query, no more and no less; proportionally less if they overlap. */
  wholeHeading: 1.45,
  /** A keyword of the page, which is another name for it, is the query; proportionally less if it is a part of it. */
  wholeKeyword: 1.4,
  /** The last segment of the page's address is the query. */
  wholeSlug: 1.3,
  /** All typed identifiers are in the record letter by letter. Underscores are never prose, so they count for more. */
  spelled: 2,
  spelledSnake: 8,

  // What kind of record it is.
  page: 1.5,
  /** A section below the third level of headings. */
  deep: 0.95,
  /** A row whose name was not typed, and one whose name was. */
  row: 0.15,
  rowNamed: 0.4,
  /** A row whose code was typed comes before everything else. */
  rowTyped: 1_000,
  rowOfCall: 1.5,
  /** A row whose name was typed with other signs between its words, or none, */
  rowSpoken: 2,
  /** The other rows then, such as a partner's macro for the same. */
  notSpoken: 0.03,
  /** A row that has the typed number of an error, or the section of it that many pages have. */
  rowOfError: 3,
  /** A row whose code was typed, on the page that the reader is on. */
  rowHere: 10,
  /** A row or the schema of a table, where the query asks how or why. */
  notGuide: 0.5,
  /** A page of an API, where the query does not speak of one. */
  notPlace: 0.45,
  /** An operation, where a query of a few words does not speak of an API. */
  notCall: 0.6,
  /** The schema of a table, where such a query does not speak of tables. */
  notSchema: 0.65,
  /** A page that lists errors, where nothing in the query says that something fails. */
  notError: 0.6,
  /** The first page of a platform's SDK, where the query names the platform and something else. */
  platformHome: 0.6,
  /** A section whose heading many pages have. */
  common: 0.35,
  /** Each further section of a page that already has a hit. */
  repeat: 0.75,
  /** Of each further section with a heading that some hits have already. */
  alike: 0.6,

  /** Share of the best score below which a record is not a hit. */
  least: 0.05,

  // Where it is, for this reader.
  otherVersion: 0.5,
  restOfSite: 0.75,
  samePlatform: 2,
  otherPlatform: 0.4,
  sameArea: 1.3,
  /** The platform that the query names, and the other platforms. */
  namedPlatform: 1.6,
  notNamedPlatform: 0.3,
} as const;
