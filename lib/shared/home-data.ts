/** Data of the home page's route: written by the build, read by the page. */

export interface HomePageEntry {
  title: string;
  path: string;
  /** Where the page is, in the reader's words: `Promote`, `SDK 6.0.x, Android`, `API`. */
  place: string;
}

/** Something new: a post, or a release of an SDK. */
export interface HomeNews {
  title: string;
  path: string;
  /** ISO date. */
  date: string;
  kind: 'Post' | 'Release';
}

/** A station of one user's way, and what it writes. */
export interface JourneyStep {
  /** ISO time; undefined for what is read later. */
  time: string | undefined;
  title: string;
  text: string;
  /** Kind of what is written: `Row in click_events`. */
  writes: string;
  /** A few lines of it, as a reader meets them. */
  code: readonly string[];
  /** Page that explains it. */
  path: string;
}

export interface HomeData {
  pages: HomePageEntry[];
  news: HomeNews[];
  journey: JourneyStep[];
  /** Styles of the page, minified. */
  styles: string;
}
