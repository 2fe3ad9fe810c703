/** Shapes that build, worker and interface share. Keys of shards are short because every reader downloads them. */
import type { HostedSettings } from '../../config/env';
import type { Area } from './areas';

/**
 * A section: anchor (empty for the page itself), level of its heading (1 to 6), heading, text, identifiers of its code
 * that are not in its text.
 */
export type ShardSection = [
  anchor: string,
  level: number,
  heading: string,
  text: string,
  code: string,
  rows?: ShardRow[],
];

/** A row that is looked up by its name, such as an error code or a column: anchor, name, the other cells. */
export type ShardRow = [anchor: string, name: string, text: string];

export interface ShardPage {
  /** Route with its slash as links write it. */
  u: string;
  /** Group: area and category, such as `Promote › Bid management`. */
  g: string;
  /** Words of the page's front matter that readers search for. */
  k?: string;
  /** Topic, if other versions have it at another address. */
  t?: string;
  /** Sections; the first is the page itself. */
  s: ShardSection[];
}

/** Pages of one part of the site: an area of the dashboard docs, a platform of an SDK version, the API, the blog. */
export interface Shard {
  /** Search tag: `docs-sdk-5.1.x`, `default`. */
  tag: string;
  /** Name of the part: `promote`, `sdk-5.1.x-android` (src/search/parts.ts). */
  part: string;
  /** Set where texts are cut to their first words, and the other words are listed once a section. */
  lean?: true;
  pages: ShardPage[];
}

interface RecordFile {
  /** Name of the file below `search-data/`. */
  file: string;
  /** Its size after brotli. */
  bytes: number;
}

export interface PartFile extends RecordFile {
  tag: string;
  /** Every other version of the set has these pages: only readers of this version can find them. */
  shared?: true;
  lean: RecordFile;
}

/** Address and title. */
export type SuggestedPage = [url: string, title: string];

/** How a search uses a part: whole or lean. */
export interface PartUse {
  part: string;
  lean: boolean;
}

/** `search-data/manifest.json`: the only file of search whose name has no hash. */
export interface SearchManifest {
  version: 5;
  /** Of records and requests. */
  language: string;
  /** Set where the hosted engine is configured. */
  hosted: HostedSettings | null;
  parts: Record<string, PartFile>;
  /** Pages that the empty search box suggests, by part, and under `home` for the whole site. */
  suggested: Record<string, SuggestedPage[]>;
  synonyms: SynonymRule[];
  /** Development server only: the records come from the last build, and sources have changed since. */
  stale?: boolean;
}

/** Words of `find` are searched as well where `words` are typed; without `find`, all of them mean the same. */
export interface SynonymRule {
  words: string[];
  find?: string[];
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
  /** The query names the platform. Its pages then come well before the pages of other platforms. */
  platformNamed?: boolean;
  /** Area of the page that the reader is on. */
  area?: Area;
  /** Nothing but this area may be found. */
  only?: Area;
  /** Path of the page that the reader is on, without the slash at its end. */
  here?: string;
  /** Answer only once all records of this place are there. */
  whole?: true;
}

/** What the reader's place and the query say about a request. */
export type Context = Pick<
  SearchRequest,
  'tags' | 'preferredTags' | 'platform' | 'platformNamed' | 'area' | 'only' | 'here'
>;

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];
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
  /** Parts whose records could not be loaded; their pages are missing among the hits. */
  missing: string[];
  /** Where nothing is found: queries near this one that find something. */
  near?: string[];
  /** More records are on their way. The same question may then have more hits, in another order. */
  growing?: boolean;
  /** Hosted engine with insights: names the search that the hits came from. */
  queryID?: string;
}

/** What both engines of search, the embedded and the hosted one, do for the interface. */
export interface Engine {
  /** Rejects if there is no answer: no network, no records, no worker. */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Gets ready for searches like this one, without an answer. */
  warmUp?(request: SearchRequest): void;
  /** Pages that are read most in the places of a request. */
  trending?(request: SearchRequest): Promise<SuggestedPage[]>;
  /** Calls back when more records have arrived and the same query has more hits. Returns a function that stops it. */
  onGrown?(listener: () => void): () => void;
}
