/** Shapes that build, worker and interface share. Keys of shards are short because every reader downloads them. */
import type { HostedSettings } from '../../config/env';

/** Language of records and requests until the site has a second one. */
export type Language = string;

/**
 * A section: anchor (empty for the page itself), level of its heading (1 to 6), heading, text, identifiers of its code
 * that are not in its text.
 */
export type ShardSection = [anchor: string, level: number, heading: string, text: string, code: string];

export interface ShardPage {
  /** Route with its slash as links write it. */
  u: string;
  /** Group: area and category, such as `Promote › Bid management`. */
  g: string;
  /** Words of the page's front matter that readers search for. */
  k?: string;
  /** Sections; the first is the page itself. */
  s: ShardSection[];
}

/** All pages of one docs version, or the rest of the site. */
export interface Shard {
  /** Search tag: `docs-sdk-5.1.x`, `default`. */
  tag: string;
  pages: ShardPage[];
}

/** `search-data/manifest.json`: the only file of search whose name has no hash. */
export interface SearchManifest {
  version: 1;
  language: Language;
  /** Set where the hosted engine is configured. */
  hosted: HostedSettings | null;
  shards: Record<string, { file: string; records: number }>;
  synonyms: SynonymRule[];
  /** Development server only: the records come from the last build, and sources have changed since. */
  stale?: boolean;
}

/** Words of `find` are searched as well where `words` are typed. Groups that go both ways have one rule a word. */
export interface SynonymRule {
  words: string[];
  find: string[];
}

export interface SearchRequest {
  query: string;
  /** From 0. */
  page: number;
  hitsPerPage: number;
  snippetWords: number;
  /** Tags whose records may be found. */
  tags: string[];
  /** Tags and platform that come first among equals. */
  preferredTags: string[];
  platform: string | null;
}

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
export type Hierarchy = Record<Level, string | null>;
interface Marked {
  value: string;
  matchLevel: 'full' | 'none';
}

/** A hit in the form of the hosted service, as far as the interface reads it. All texts but lvl0 are HTML-escaped. */
export interface Hit {
  objectID: string;
  url: string;
  type: Level;
  hierarchy: Hierarchy;
  content: string | null;
  _snippetResult: { hierarchy: Partial<Record<Level, Marked>>; content?: Marked };
  _highlightResult: { hierarchy: Partial<Record<Level, Marked>> };
}

export interface SearchAnswer {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  /** Tags whose records could not be loaded; their pages are missing among the hits. */
  missing: string[];
  /** Hosted engine with insights: names the search that the hits came from. */
  queryID?: string;
}
