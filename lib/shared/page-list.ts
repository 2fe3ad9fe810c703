/** The list of written pages, which the build writes and the page for unknown addresses reads. */

/** Its file in the built site. */
export const pageListFile = 'page-list.json';

export type PageList = readonly {
  title: string;
  path: string;
  /** Where the page is, in the reader's words: `Promote`, `SDK 6.0.x, Android`, `API`. */
  place: string;
}[];
