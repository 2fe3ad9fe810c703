/**
 * A page as passages: one for each paragraph, heading, table cell and caption, with the words around it that show what a
 * number in it is about. What other checks prove (numbers of results, facts by key) is blanked, not left out, because
 * offsets have to stay.
 */
import type { Heading, Node, Paragraph, Parent, Root, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { attributeOf, isJsx, type JsxNode } from '../../../lib/markdown/mdx-nodes';

/** Text in code font. */
export interface CodeSpan {
  value: string;
  line: number;
  /** Where it begins in the passage. */
  start: number;
}

export interface Passage {
  kind: 'text' | 'heading' | 'cell' | 'caption' | 'description';
  line: number;
  /** All that readers see, code included. */
  text: string;
  /** The same without what is proven elsewhere and without code: blanks of the same length. */
  typed: string;
  codes: CodeSpan[];
  /** Line of a place of the text. */
  lineAt(offset: number): number;
  /** In a cell: the other cells of its row, and the head of its column. */
  row: string;
  head: string;
  /** Headings above it, the lead of its list or table, the title of its page. */
  around: string;
  /** Number of its section, from 0. */
  section: number;
  /** Numbers that other checks prove: numbers of facts and of results. */
  provenElsewhere: { fact: number; result: number };
}

/** What a fact shows on the page. */
export type FactText = (id: string) => string;

interface Builder {
  text: string;
  typed: string;
  codes: CodeSpan[];
  lines: { offset: number; line: number }[];
  fact: number;
  result: number;
}

const isJsxNode = (node: Node): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const blank = (text: string): string => text.replace(/[^\s]/g, '\u2007');

function add(builder: Builder, text: string, typed: string, line: number): void {
  builder.lines.push({ offset: builder.text.length, line });
  builder.text += text;
  builder.typed += typed;
}

function read(node: Node, builder: Builder, factText: FactText, proven: boolean): void {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'text') {
    const { value } = node as Node & { value: string };
    value.split('\n').forEach((part, index, all) => {
      const text = index < all.length - 1 ? `${part} ` : part;
      add(builder, text, proven ? blank(text) : text, line + index);
    });
    return;
  }
  if (node.type === 'inlineCode') {
    const { value } = node as Node & { value: string };
    builder.codes.push({ value, line, start: builder.text.length });
    add(builder, value, blank(value), line);
    return;
  }
  if (node.type === 'break') {
    add(builder, ' ', ' ', line);
    return;
  }
  if (node.type === 'textDirective') {
    const { name } = node as Node & { name: string };
    add(builder, `:${name}`, `:${name}`, line);
  }
  if (isJsxNode(node)) {
    if (node.name === 'Fact') {
      const text = factText(attributeOf(node, 'id'));
      builder.fact += 1;
      add(builder, text, blank(text), line);
      return;
    }
    if (node.name === 'Value') {
      builder.result += 1;
      add(builder, '\u2007', '\u2007', line);
      return;
    }
    if (node.name === 'Cite') {
      builder.result += (toString(node).match(/\d[\d,.]*/g) ?? []).length;
      node.children.forEach((child) => read(child, builder, factText, true));
      return;
    }
    if (node.name === 'br') add(builder, ' ', ' ', line);
  }
  if ('children' in node) {
    (node as Parent).children.forEach((child) => read(child, builder, factText, proven));
  }
}

function built(node: Node, factText: FactText): Builder {
  const builder: Builder = { text: '', typed: '', codes: [], lines: [], fact: 0, result: 0 };
  read(node, builder, factText, false);
  return builder;
}

type Place = Pick<Passage, 'kind' | 'row' | 'head' | 'around' | 'section'>;

function passageOf(node: Node, factText: FactText, place: Place): Passage {
  const { text, typed, codes, lines, fact, result } = built(node, factText);
  const first = node.position?.start.line ?? 1;
  return {
    ...place,
    line: first,
    text,
    typed,
    codes,
    lineAt: (offset) => lines.filter((entry) => entry.offset <= offset).at(-1)?.line ?? first,
    provenElsewhere: { fact, result },
  };
}

/** A passage of plain text: a caption, a description. */
function plainPassage(text: string, line: number, place: Place): Passage {
  return {
    ...place,
    line,
    text,
    typed: text,
    codes: [],
    lineAt: () => line,
    provenElsewhere: { fact: 0, result: 0 },
  };
}

/**
 * Passages of a page in reading order.
 * @param title Title of the page, and its description, which is a passage as well.
 */
export function passagesOf(
  tree: Root,
  frontMatter: Readonly<Record<string, unknown>>,
  factText: FactText,
): Passage[] {
  const passages: Passage[] = [];
  const title = String(frontMatter.title ?? '');
  const headings: { depth: number; text: string }[] = [];
  let section = 0;
  let lead = '';
  const around = (): string => [lead, ...headings.map(({ text }) => text), title].join('. ');
  const place = (kind: Passage['kind']): Place => ({ kind, row: '', head: '', around: around(), section });

  const table = (node: Table): void => {
    const [first] = node.children;
    const heads = first?.children.map((cell) => built(cell, factText).text) ?? [];
    for (const [number, row] of node.children.entries()) {
      const texts = row.children.map((cell) => built(cell, factText).text);
      row.children.forEach((cell: TableCell, column) => {
        if (toString(cell) === '' && cell.children.length === 0) return;
        passages.push(
          passageOf(cell, factText, {
            ...place('cell'),
            row: texts.filter((_, index) => index !== column).join('. '),
            head: number === 0 ? '' : (heads[column] ?? ''),
          }),
        );
      });
    }
  };

  const walk = (node: Node): void => {
    switch (node.type) {
      case 'heading': {
        const { depth } = node as Heading;
        while ((headings.at(-1)?.depth ?? 0) >= depth) headings.pop();
        section += 1;
        lead = '';
        passages.push(passageOf(node, factText, place('heading')));
        headings.push({ depth, text: built(node, factText).text });
        return;
      }
      case 'paragraph': {
        const passage = passageOf(node, factText, place('text'));
        passages.push(passage);
        if ((node as Paragraph).children.length > 0) lead = passage.text;
        return;
      }
      case 'table':
        table(node as Table);
        return;
      case 'list': {
        // Items share the lead of their list, not the text of the item before.
        const before = lead;
        for (const item of (node as Parent).children) {
          lead = before;
          walk(item);
        }
        lead = before;
        return;
      }
      case 'mdxJsxFlowElement': {
        const caption = isJsx(node, 'Figure') ? attributeOf(node, 'caption') : '';
        if (caption !== '')
          passages.push(plainPassage(caption, node.position?.start.line ?? 1, place('caption')));
        (node as Parent).children.forEach(walk);
        return;
      }
      default:
        if ('children' in node) (node as Parent).children.forEach(walk);
    }
  };
  const description = String(frontMatter.description ?? '');
  if (description !== '') passages.push(plainPassage(description, 3, place('description')));
  walk(tree);
  return passages;
}
