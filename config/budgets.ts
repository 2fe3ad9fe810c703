/**
 * What a page may cost a reader at most, in bytes after brotli 11 and in files. tests/site/weight.test.ts weighs what the
 * documents name, tests/browser/weight.spec.ts what a browser loads. A page that grows past a budget has to justify
 * itself in the pull request that raises it.
 */

/** The style sheets of a document, which is one file. */
export const styles = { bytes: 17_000, files: 1 } as const;

/**
 * The document alone: of most pages, of those with drawn screens, of references (the API, tables, metrics), and of SDK guides
 * that show a flow in code: setup, privacy, revenue, attribution.
 */
export const documents = {
  ordinary: 14_000,
  withScreens: 16_000,
  reference: 20_000,
  sdkFlow: 16_000,
} as const;

/** What the terms that the build finds on a page of the docs add to its document at most. */
export const automaticTerms = 400;

/** The site's typeface: a style sheet, which the first paint waits for. */
export const typeface = { bytes: 24_000, files: 1 } as const;

/** What a drawn screen adds to its document: the first one of a page with the styles of all, and each further one. */
export const screens = { first: 2_500, further: 1_500 } as const;

/** Scripts that make a page interactive: those that the document names. */
export interface ScriptBudget {
  bytes: number;
  files: number;
}

/**
 * An ordinary page has the strictest budget. Pages of the API, of tables and of posts hold more text, which their scripts
 * hold once more; lists of posts load one file for each post.
 */
export const scripts = {
  ordinary: { bytes: 130_000, files: 6 },
  longText: { bytes: 140_000, files: 6 },
  postList: { bytes: 140_000, files: 10 },
} as const satisfies Record<string, ScriptBudget>;

/** What a page of the API may load more than a guide does, as long as its request builder is not used. */
export const moreThanGuide = 10_000;

/** Files of the next page, fetched while the reader is on this one. */
export const filesAhead = 4;

/** What a tool loads once it is used: scripts, data and styles. */
export const toolBytes = 30_000;
