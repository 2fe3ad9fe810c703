/**
 * The lean form of records, for readers who are elsewhere on the site: headings and names of rows, the first words of
 * each text, and every other word of a section once, in one of its forms, unless its page's title or address or an
 * identifier of the section has it. All that was findable stays so, except for long numbers, which come from examples;
 * snippets show the first words.
 */
import type { Shard, ShardPage, ShardSection } from './types';
import { spellingOf, stemOf, stopWords, tokensOf, wordsOf } from './words';

/** Error codes and days have up to three digits. */
const longNumber = /^\d{4,}$/;

/** A page is shown with its description, a section with its heading and what follows it. */
const leadWords = { page: 10, section: 4 };

/** The sentences that are in the first words of a text, or those words, and what follows. */
function split(text: string, length: number): [lead: string, rest: string] {
  const words = wordsOf(text);
  const end = words[length - 1]?.end;
  if (end === undefined || words.length === length) return [text, ''];
  const lead = /^.+[.!?](?= )/.exec(text.slice(0, end + 2))?.[0] ?? `${text.slice(0, end)}…`;
  return [lead, text.slice(lead.endsWith('…') ? end : lead.length)];
}

/**
 * A section in short.
 * @param onPage Words that the index has for each section of the page.
 */
function leanSection(
  [anchor, level, heading, text, code, rows = []]: ShardSection,
  onPage: ReadonlySet<string>,
): ShardSection {
  const [lead, rest] = split(text, anchor === '' ? leadWords.page : leadWords.section);
  const others = [rest, ...rows.map(([, , cells]) => cells), code].join(' ');
  const further = wordsOf(others);
  const shown = wordsOf([heading, lead, ...rows.map(([, name]) => name)].join(' '));
  const said = new Set(
    [
      ...onPage,
      ...shown.map(({ whole }) => whole),
      ...[...shown, ...further].flatMap(({ parts }) => parts),
    ].map(stemOf),
  );
  const words: string[] = [];
  for (const word of further) {
    const { whole } = word;
    const stem = stemOf(whole);
    if (said.has(stem) || stopWords.has(whole) || whole.length < 2 || longNumber.test(whole)) continue;
    said.add(stem);
    words.push(spellingOf(others, word));
  }
  const lean: ShardSection = [anchor, level, heading, lead, words.join(' ')];
  if (rows.length > 0) lean.push(rows.map(([id, name]) => [id, name, '']));
  return lean;
}

function leanPage(page: ShardPage): ShardPage {
  const onPage = new Set(tokensOf(`${page.g} ${page.u.replace(/[/-]/g, ' ')} ${page.s[0]?.[2] ?? ''}`));
  return { ...page, s: page.s.map((section) => leanSection(section, onPage)) };
}

/** The same pages with less to download. */
export const leanShard = ({ pages, ...shard }: Shard): Shard => ({
  ...shard,
  lean: true,
  pages: pages.map(leanPage),
});
