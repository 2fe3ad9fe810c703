/**
 * The lean form of records, for readers who are elsewhere on the site: headings and names of rows, the first words of
 * each text, and every other word of a page once. All that was findable stays so; snippets show the first words.
 */
import type { Shard, ShardPage, ShardSection } from './types';
import { stopWords, wordsOf } from './words';

const leadWords = 15;

/** The first words of a text, and what follows them. */
function split(text: string): [lead: string, rest: string] {
  const end = wordsOf(text)[leadWords - 1]?.end;
  return end === undefined ? [text, ''] : [text.slice(0, end), text.slice(end)];
}

function leanPage(page: ShardPage): ShardPage {
  const seen = new Set<string>();
  /** Words of a text that the page has not said so far. */
  const newWords = (text: string): string[] =>
    wordsOf(text).flatMap(({ whole, start, end }) => {
      if (seen.has(whole) || stopWords.has(whole) || whole.length < 2) return [];
      seen.add(whole);
      return [text.slice(start, end)];
    });
  const parts = page.s.map((section) => ({ section, texts: split(section[3]) }));
  // Words of headings and leads are not listed again, wherever on the page they are.
  for (const { section, texts } of parts) {
    newWords(`${section[2]} ${texts[0]}`);
    for (const [, name] of section[5] ?? []) newWords(name);
  }
  return {
    ...page,
    s: parts.map(({ section: [anchor, level, heading, , code, rows = []], texts: [lead, rest] }) => {
      const words = newWords([rest, ...rows.map(([, , text]) => text), code].join(' ')).join(' ');
      const lean: ShardSection = [anchor, level, heading, lead, words];
      if (rows.length > 0) lean.push(rows.map(([id, name]) => [id, name, '']));
      return lean;
    }),
  };
}

/** The same pages with less to download. */
export const leanShard = ({ pages, ...shard }: Shard): Shard => ({
  ...shard,
  lean: true,
  pages: pages.map(leanPage),
});
