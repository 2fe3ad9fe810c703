/**
 * The lean form of records, for readers who are elsewhere on the site: headings and names of rows, the first words of
 * each text, and every other word of a section once, in the form that is commonest in the part, unless its page's title or
 * address or an identifier of the section has it. All that was findable stays so, except for long numbers and what has
 * them, which comes from examples; snippets show the first words.
 */
import type { Shard, ShardPage, ShardSection } from './types';
import { spellingOf, stemOf, stopWords, tokensOf, wordsOf } from './words';

/** Error codes and days have up to three digits; identifiers and times with more come from examples. */
const longNumber = /\d{4}|^0\d/;

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

/** What isn't a topic in "isn't" and "app's". */
const contraction = /\w+n['’]t\b|['’]\w+/g;

/** Between an object and its member, which many sections have; who looks for both together finds them by each. */
const ofObject = /(?<=[a-z_])\.(?=[a-z])/gi;

/** The form that a part has most often of each word: one form for all sections is one word to download. */
function usualForms(pages: readonly ShardPage[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const [, , heading, text, code, rows = []] of pages.flatMap(({ s }) => s))
    for (const { whole, parts } of wordsOf([heading, text, code, ...rows.flat()].join(' ')))
      if (parts.length === 0) counts.set(whole, (counts.get(whole) ?? 0) + 1);
  const rising = [...counts].sort(([, a], [, b]) => a - b);
  return new Map(rising.map(([whole]) => [stemOf(whole), whole]));
}

/**
 * A section in short.
 * @param onPage Words that the index has for each section of the page.
 * @param usual Form of each word by its stem.
 */
function leanSection(
  [anchor, level, heading, text, code, rows = []]: ShardSection,
  onPage: ReadonlySet<string>,
  usual: ReadonlyMap<string, string>,
): ShardSection {
  const [lead, rest] = split(text, anchor === '' ? leadWords.page : leadWords.section);
  const others = [rest, ...rows.map(([, , cells]) => cells), code]
    .join(' ')
    .replace(contraction, '')
    .replace(ofObject, ' ');
  const further = wordsOf(others).filter(({ whole }) => !longNumber.test(whole));
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
    if (said.has(stem) || stopWords.has(whole) || whole.length < 2) continue;
    said.add(stem);
    words.push((word.parts.length === 0 && usual.get(stem)) || spellingOf(others, word));
  }
  const lean: ShardSection = [anchor, level, heading, lead, words.join(' ')];
  if (rows.length > 0) lean.push(rows.map(([id, name]) => [id, name, '']));
  return lean;
}

function leanPage(page: ShardPage, usual: ReadonlyMap<string, string>): ShardPage {
  const onPage = new Set(tokensOf(`${page.g} ${page.u.replace(/[/-]/g, ' ')} ${page.s[0]?.[2] ?? ''}`));
  /** The record of the page itself has its keywords, too. */
  const onFirst = new Set([...onPage, ...tokensOf(page.k ?? '')]);
  return {
    ...page,
    s: page.s.map((section, at) => leanSection(section, at === 0 ? onFirst : onPage, usual)),
  };
}

/** The same pages with less to download. */
export function leanShard({ pages, ...shard }: Shard): Shard {
  const usual = usualForms(pages);
  return { ...shard, lean: true, pages: pages.map((page) => leanPage(page, usual)) };
}
