/**
 * Wrong numbers on pages: in what a page computes, in shares, in time spans that are said in two units, in times of the
 * day, and in the sentences below the result of a query.
 */
import type { Parents, Root, RootContent, Text } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { isJsx } from '../../lib/markdown/mdx-nodes';
import type { WrittenPage } from '../../checks/page-checks';
import { drawn, edit, onPage, otherNumber, pages, type Kind } from './kit';

/** A number that a page types in running text. */
interface Typed {
  page: WrittenPage;
  at: number;
  number: string;
  /** The paragraph or cell as it is written, and where the number begins there. */
  block: string;
  place: number;
  /** In an element that cites a result, or in the paragraph below the result of a query. */
  isCited: boolean;
}

const number = /(?<![\w.,:#/-])\d+(?:,\d{3})*(?:\.\d+)?(?!\w|[.,:]\d)/g;
const clockTime = /(?<![\d:.-])\d\d:\d\d(?::\d\d)?(?![\d:])/g;

const blockTypes = ['paragraph', 'heading', 'tableCell'];

/** Paragraphs that follow the result of a query. */
function belowQueries(tree: Root): Set<RootContent> {
  return new Set(
    tree.children.filter((node, index) => {
      const before = tree.children[index - 1];
      return node.type === 'paragraph' && before !== undefined && isJsx(before, 'QueryResult');
    }),
  );
}

/** What a pattern finds in the running text of a page. */
function typedIn(page: WrittenPage, pattern: RegExp): Typed[] {
  const found: Typed[] = [];
  const below = belowQueries(page.tree);
  visitParents(page.tree, 'text', (node: Text, parents: Parents[]) => {
    const block = parents.findLast(({ type }) => blockTypes.includes(type));
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    const [from, to] = [block?.position?.start.offset, block?.position?.end.offset];
    if (!block || start === undefined || end === undefined || from === undefined || to === undefined) return;
    if (parents.some(({ type }) => type === 'link')) return;
    const isCited =
      parents.some((parent) => isJsx(parent, 'Cite')) || parents.some((parent) => below.has(parent as never));
    for (const match of page.text.slice(start, end).matchAll(pattern)) {
      const at = start + match.index;
      const text = page.text.slice(from, to);
      found.push({ page, at, number: match[0], block: text, place: at - from, isCited });
    }
  });
  return found;
}

/** A number, or an element that becomes one, with its unit or another word. */
const operand = String.raw`(?:\d[\d,.]*%?|\/>|<\/\w+>)\)?(?: [A-Za-z]+){0,2}\)?`;
const before = new RegExp(`${operand} [×÷+−=≈] (?:<[^>]*>)?\\(?$`);
const after = new RegExp(
  String.raw`^%?\)?(?: [A-Za-z]+){0,2}\)?(?:<\/\w+>)? [×÷+−=≈] (?:<[^>]*>)?\(?(?:\d|<)`,
);

/** A number next to an operator, with another one on the other side. */
const isComputed = ({ block, place, number: own }: Typed): boolean =>
  before.test(block.slice(0, place)) || after.test(block.slice(place + own.length));

/** The sentence of a number. */
function sentenceOf({ block, place }: Typed): string {
  const start = Math.max(block.lastIndexOf('. ', place), block.lastIndexOf(': ', place)) + 1;
  const end = block.slice(place).search(/[.;](?:\s|$)/);
  return block.slice(start, end < 0 ? undefined : place + end);
}

/** In a part of a whole that is said as a rate as well: `522 of 600 users, or 0.87`. */
const isShare = (typed: Typed): boolean =>
  /\d of (?:the |its |all )?\d.*?(?:\d ?%|\b0\.\d)/.test(sentenceOf(typed).replaceAll(/<\/?\w[^>]*>/g, ''));

const timeSpan = /\d[\d,.]* (?:ms|s|min|h|milliseconds?|seconds?|minutes?|hours?|days?|weeks?)\b/g;

/** One of two time spans that a sentence says in different units, one right after the other. */
function isConverted(typed: Typed): boolean {
  const spans = [...sentenceOf(typed).matchAll(timeSpan)];
  return (
    new Set(spans.map(([text]) => text.replace(/^[\d,. ]+|s$/g, ''))).size > 1 &&
    /\d[\d,.]* \w+,? ?(?:\(|=|which is|that is|or |the )\s?(?:[a-z ]{0,12})\d[\d,.]* \w+/.test(
      sentenceOf(typed),
    ) &&
    spans.some(([text]) => text.startsWith(typed.number))
  );
}

/** Another time of the day. */
function otherTime(time: string): string {
  const [hour = '', minute = '', ...rest] = time.split(':');
  const minutes = (Number(minute) + 7 + (Number(hour) % 5)) % 60;
  return [hour, String(minutes).padStart(2, '0'), ...rest].join(':');
}

/** The checks of pages that see numbers. */
const fitting = ['results', 'below results', 'clock times', 'literals'];

const kindOf = (
  kind: string,
  pattern: RegExp,
  isOne: (typed: Typed) => boolean,
  change: (text: string) => string,
): Kind => ({
  class: 'numbers',
  kind,
  draw: (seed, count) =>
    drawn(
      pages().flatMap((page) => typedIn(page, pattern).filter(isOne)),
      `${seed} ${kind}`,
      count,
    ).map(({ page, at, number: from }) =>
      onPage(page, edit(page.source.file, page.text, at, from, change(from)), fitting),
    ),
});

export const numberKinds: readonly Kind[] = [
  kindOf('a computation', number, isComputed, otherNumber),
  kindOf('a share', number, isShare, otherNumber),
  kindOf('a time span in two units', number, isConverted, otherNumber),
  kindOf('a time of the day', clockTime, () => true, otherTime),
  kindOf('a number below a query', number, ({ isCited }) => isCited, otherNumber),
];
