/** Data of the home page's route: written by the build, read by the page. */
import type { PlatformPath } from '../../config/platforms';
import type { ChartHtmlProps } from '../components/ChartHtml';

/** Something new: a post, or a release of an SDK. */
export interface HomeNews {
  title: string;
  path: string;
  /** ISO date. */
  date: string;
  kind: 'Post' | 'Release';
}

/** What a station of the journey leaves behind: the call that made it, its row of raw data, and its number in a report. */
export interface JourneyTrace {
  kind: 'Call' | 'Row' | 'Report';
  /** A few lines of it, as a reader meets them. */
  lines: readonly string[];
  /** Page that explains it. */
  path: string;
}

/** A station of one user's way. */
export interface JourneyStation {
  /** Whose side it is on, which is its height in the drawing. */
  lane: 'partner' | 'whence' | 'app';
  /** ISO time; undefined for what is read later. */
  time: string | undefined;
  /** Since the station before: `20 min`. */
  after: string | undefined;
  title: string;
  text: string;
  traces: readonly JourneyTrace[];
}

/** Where a browser keeps the platform that a reader has chosen. */
export const platformKey = 'platform';

/** Where the developers of a platform start. */
export interface PlatformStart {
  id: PlatformPath;
  name: string;
  /** Lowest versions: `iOS 15.0, Xcode 16.0`. */
  requires: string;
  /** HTML of the lines that start the SDK; its button copies the whole file. */
  snippet: string;
  /** Where the package of the SDK is added, and where the whole file is explained. */
  installPath: string;
  setupPath: string;
  checks: SetupCheck[];
  /** Page with the checks, and the heading above them. */
  checksPath: string;
}

/** One of the checks of a new setup, with the line that says that it is passed. */
export interface SetupCheck {
  title: string;
  line: string;
}

export interface HomeData {
  news: HomeNews[];
  /** A screen of the dashboard with its caption, and its styles. */
  screen: ChartHtmlProps;
  journey: JourneyStation[];
  platforms: PlatformStart[];
  /** Styles of the page, minified. */
  styles: string;
}
