/**
 * Sections and rows of a page as the embedded engine searches them: the fields of the index, and what the ranking needs to
 * know about each.
 */
import { platformOfPath } from '../../config/platforms';
import { trimSlash } from '../../lib/shared/trim-slash';
import { areaOf, type Area } from './areas';
import type { ShardPage } from './types';
import { bearingTokens } from './words';

export interface Page {
  tag: string;
  url: string;
  group: string;
  title: string;
  /** What the page is about across versions: `/sdk/android/setup`. */
  topic: string;
  platform: string | null;
  area: Area | undefined;
  /** It describes the columns of a table: it says what there is, not how to do something or why. */
  schema: boolean;
  /** It lists the columns of all tables. */
  columns: boolean;
  /** It is about operations of an API. */
  operation: boolean;
  /** It lists errors. */
  errors: boolean;
  /** It is the first page of a platform's SDK. */
  home: boolean;
}

export interface SectionRecord {
  id: number;
  page: Page;
  anchor: string;
  level: number;
  /** Headings from the page's title down to the section's own. */
  trail: { level: number; text: string }[];
  /** Set for a row of a table. */
  row: boolean;
  /** Of a row: the record of its section; of a section: itself. */
  section: number;
  /** Words of the heading that name its topic, and of the headings above it. */
  headingWords: string[];
  trailWords: string[];
  /** Of a page itself: words of the last segment of its address, its shortest name. */
  slugWords: string[];
  /** Of a page itself: words of each of its keywords. */
  keyWords: string[][];
  // Fields of the index.
  heading: string;
  title: string;
  path: string;
  keys: string;
  body: string;
  code: string;
}

/** `/sdk/5.1.x/android/setup` and `/sdk/6.0.x/android/setup` are one topic; so are Classic pages and today's. */
export function topicOf({ u, t = u }: Pick<ShardPage, 'u' | 't'>): string {
  return t
    .replace(/^\/sdk\/[^/]+/, '/sdk')
    .replace(/^\/docs\/classic(?=\/|$)/, '/docs')
    .replace(/\/$/, '');
}

/** Fields of a record that the index reads. */
export const indexedFields = ['heading', 'title', 'path', 'keys', 'body', 'code'] as const;

/** Records of a page: its sections, and the rows of each after it. */
export function recordsOf(
  { u: url, g: group, k: keys = '', t, s: sections }: ShardPage,
  tag: string,
  firstId: number,
): SectionRecord[] {
  const page: Page = {
    tag,
    url,
    group,
    title: sections[0]?.[2] ?? '',
    topic: topicOf({ u: url, t }),
    platform: platformOfPath(url),
    area: areaOf(url),
    schema: url.includes('-table-schemas/'),
    columns: url.endsWith('/columns'),
    operation: /^\/api\/(?:management|app-events)\//.test(url),
    errors: /(?:errors?|error-codes|validation|-rejected-[\w-]+)$/.test(trimSlash(url)),
    home: /^\/sdk\/[^/]+\/[^/]+$/.test(trimSlash(url)),
  };
  const slugWords = bearingTokens(url.split('/').filter(Boolean).at(-1) ?? '');
  const path = `${group} ${url.replace(/[/-]/g, ' ')}`;
  const trail: { level: number; text: string }[] = [];
  const records: SectionRecord[] = [];
  for (const [anchor, level, heading, text, code, rows = []] of sections) {
    while (trail.length > 0 && (trail.at(-1)?.level ?? 0) >= level) trail.pop();
    const above = trail.map((entry) => entry.text).join(' ');
    trail.push({ level, text: heading });
    // A section says what its rows say: questions are about it, codes about them.
    const body = [text, ...rows.map(([, name, cells]) => `${name} ${cells}`)].filter(Boolean).join(' ');
    const rest = { page, path, section: firstId + records.length };
    const trailWords = bearingTokens(above);
    const headingWords = bearingTokens(heading);
    records.push({
      ...rest,
      id: rest.section,
      anchor,
      level,
      trail: [...trail],
      row: false,
      headingWords,
      trailWords,
      slugWords: anchor === '' ? slugWords : [],
      keyWords: anchor === '' && keys ? keys.split(', ').map(bearingTokens) : [],
      heading,
      title: above || heading,
      keys: anchor === '' ? keys : '',
      body,
      code,
    });
    const rowLevel = Math.min(level + 1, 6);
    for (const [rowAnchor, name, cells] of rows) {
      records.push({
        ...rest,
        id: firstId + records.length,
        anchor: rowAnchor,
        level: rowLevel,
        trail: [...trail.filter((entry) => entry.level < rowLevel), { level: rowLevel, text: name }],
        row: true,
        headingWords: bearingTokens(name),
        trailWords: [...trailWords, ...headingWords],
        slugWords: [],
        keyWords: [],
        heading: name,
        title: `${above} ${heading}`.trim(),
        keys: '',
        body: cells,
        code: '',
      });
    }
  }
  return records;
}
