/**
 * Builders for Markdown nodes. What is made from data is built as nodes: a value is a value, whatever characters it
 * has, and nothing needs to be escaped, parsed and built again.
 */
import type { Heading, InlineCode, Link, List, Paragraph, PhrasingContent, Strong, Table } from 'mdast';
import { separatorsOf, type Conjunction } from '../shared/word-list';
import { textElement } from './mdx-nodes';

/** Inline content: plain text, a node, or a list of both. */
export type Inline = string | PhrasingContent | readonly Inline[];

/**
 * Flattens inline content. Text next to text becomes one node, as a parser would give it; empty text is left out.
 */
export function inline(...parts: readonly Inline[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  for (const part of (parts as readonly unknown[]).flat(Infinity) as (string | PhrasingContent)[]) {
    const value = typeof part === 'string' ? part : part.type === 'text' ? part.value : undefined;
    const last = nodes.at(-1);
    if (value === undefined) nodes.push(part as PhrasingContent);
    else if (last?.type === 'text') nodes[nodes.length - 1] = { type: 'text', value: last.value + value };
    else if (value !== '') nodes.push({ type: 'text', value });
  }
  return nodes;
}

/** Inline content with a separator between its parts; empty parts are left out. */
export function joined(parts: readonly Inline[], separator: Inline = ', '): Inline {
  return parts
    .filter((part) => inline(part).length > 0)
    .flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}

/** Inline content as a list in a sentence: `a, b, and c`. */
export function listed(parts: readonly Inline[], conjunction: Conjunction = 'and'): Inline {
  const separators = separatorsOf(parts.length, conjunction);
  return parts.flatMap((part, index) => [separators[index] ?? '', part]);
}

/** Inline code. */
export const code = (value: string | number): InlineCode => ({ type: 'inlineCode', value: String(value) });

/** Bold text. */
export const strong = (...parts: readonly Inline[]): Strong => ({
  type: 'strong',
  children: inline(...parts),
});

/** A link. */
export const link = (url: string, ...parts: readonly Inline[]): Link => ({
  type: 'link',
  url,
  title: null,
  children: inline(...parts) as Link['children'],
});

/** Inline content that addresses can lead to, and that leads to itself: that is how readers get its address. */
export const anchor = (id: string, ...parts: readonly Inline[]): PhrasingContent =>
  textElement('a', { id, href: `#${id}` }, inline(...parts));

/** A line break without the newline that Markdown's own break leaves in the page. */
export const lineBreak = (): PhrasingContent => textElement('br', {});

/**
 * A name with its type and the like below it, for the first cell of a row: on a phone, the words that explain the name
 * are next to it then, and not outside the screen.
 */
export const withDetails = (name: Inline, ...details: readonly Inline[]): Inline => [
  name,
  lineBreak(),
  textElement('small', {}, inline(joined(details))),
];

/** A paragraph. */
export const paragraph = (...parts: readonly Inline[]): Paragraph => ({
  type: 'paragraph',
  children: inline(...parts),
});

/** A heading; without an id the framework makes one from the text. */
export const heading = (depth: Heading['depth'], text: Inline, id?: string): Heading => ({
  type: 'heading',
  depth,
  children: inline(text),
  ...(id === undefined ? {} : { data: { hProperties: { id } } }),
});

/** A list of short items. */
export const bulletList = (items: readonly Inline[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({ type: 'listItem', spread: false, children: [paragraph(item)] })),
});

/**
 * A table.
 * @throws Error if a row has not as many cells as the head.
 */
export function table(head: readonly Inline[], rows: readonly (readonly Inline[])[]): Table {
  const wrong = rows.find((row) => row.length !== head.length);
  if (wrong) {
    throw new Error(
      `A table row has ${wrong.length} cells, the head has ${head.length}: ${JSON.stringify(wrong)}`,
    );
  }
  return {
    type: 'table',
    align: head.map(() => null),
    children: [head, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: inline(cell) })),
    })),
  };
}
