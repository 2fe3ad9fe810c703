/** Data of the home page's route: written by the build, read by the page. */

export interface HomePageEntry {
  title: string;
  path: string;
  /** Where the page is, in the reader's words: `Promote`, `SDK 6.0.x, Android`, `API`. */
  place: string;
}

export interface HomePost {
  title: string;
  path: string;
  /** ISO date. */
  date: string;
}

export interface HomeData {
  pages: HomePageEntry[];
  posts: HomePost[];
}
