/**
 * Constants of search, where browser, build and tests find them. What DocSearch 3.9.0 fixes itself (64 characters, 300 ms
 * until a search counts as stalled, 20 views a batch and 400 ms of debounce for insights) is here for the tests.
 */

export const search = {
  placeholder: 'Search docs',
  /** Longest query, in characters. */
  maxQueryLength: 64,
  /** Hits that one request returns; also the page length of /search. */
  hitsPerPage: 20,
  hitsPerGroup: 5,
  /** Words of a snippet. */
  snippetWords: 10,
  stalledAfterMs: 300,
  insightsBatch: 20,
  insightsDebounceMs: 400,
  /** Suggestions on the screen without results. */
  suggestions: 3,
  /** How long a host of the hosted engine is left alone after it failed. */
  hostDownMs: 2 * 60 * 1000,
  timeoutsMs: { connect: 1_000, read: 2_000, write: 30_000 },
  /** Pages that the empty search box suggests. */
  suggestedPages: 5,
  /** Route of the page with all results. */
  page: '/search',
  /** Folder of the built site with manifest and records. */
  dataFolder: 'search-data',
} as const;

/**
 * Bytes of records after brotli that one search may load: before its first result, and in all. The manifest, which
 * comes before both, is part of them. Apart from the others, which are on every page.
 */
export const searchBytes = { first: 150_000, context: 285_000, manifest: 5_000 } as const;

/** Replaces the index name where no hosted index is configured. */
export const embeddedIndexName = 'whence-docs';
