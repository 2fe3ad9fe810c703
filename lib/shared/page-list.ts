/** The list of written pages, which the build writes and the page for unknown addresses reads. */
import type { HomePageEntry } from './home-data';

/** Its file in the built site. */
export const pageListFile = 'page-list.json';

export type PageList = readonly HomePageEntry[];
