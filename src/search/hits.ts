/** Hits of the embedded engine in the form of the hosted service, which the interface reads. */
import type { SectionRecord } from './section-records';
import { escapeHtml, snippetOf } from './snippet';
import { levels, type Hierarchy, type Hit, type Level } from './types';

/** `objectID` of a record: address of the page, and anchor. */
const idOf = ({ page, anchor }: SectionRecord): string => `${page.url}#${anchor}`;

/**
 * A hit, its texts escaped and marked.
 * @param terms Words of the index that matched.
 */
export function toHit(record: SectionRecord, terms: ReadonlySet<string>, snippetWords: number): Hit {
  const hierarchy = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;
  hierarchy.lvl0 = record.page.group;
  const marked: Hit['_snippetResult']['hierarchy'] = {};
  for (const { level, text } of record.trail) {
    const name = `lvl${level}` as Level;
    const snippet = snippetOf(text, terms, snippetWords);
    hierarchy[name] = escapeHtml(text);
    marked[name] = { value: snippet.marked, matchLevel: snippet.matched ? 'full' : 'none' };
  }
  const type = `lvl${record.level}` as Level;
  const content = snippetOf(record.body, terms, snippetWords);
  const group = { lvl0: { value: record.page.group, matchLevel: 'none' as const } };
  return {
    objectID: idOf(record),
    url: record.anchor ? `${record.page.url}#${record.anchor}` : record.page.url,
    type,
    hierarchy,
    content: record.body ? content.plain : null,
    _snippetResult: {
      hierarchy: marked,
      ...(record.body
        ? { content: { value: content.marked, matchLevel: content.matched ? 'full' : 'none' } }
        : {}),
    },
    _highlightResult: { hierarchy: group },
  };
}
