/**
 * What people wrote, as blocks of running text: paragraphs, headings and cells of pages, texts of YAML and JSON files,
 * strings of the interface, comments of code. Names, code, quotations and numbers become marks, because a rule about
 * sentences must not judge a product's messages, but has to see that something is there.
 */
import type { Node, Parent } from 'unist';
import ts from 'typescript';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { ParsedSource } from '../../lib/markdown/sources';
import { commentsOf } from './comments';

/** A `link` is one whose text begins like a title, [in brackets], with what follows it; its paragraph has it as plain text. */
export type BlockKind = 'paragraph' | 'heading' | 'cell' | 'text' | 'link';

export interface Block {
  kind: BlockKind;
  /** Code is `c`, a bold name **n**, a quotation "q", a number from data 0. */
  text: string;
  /** 1-based line of a character of `text`. */
  lineAt(index: number): number;
}

/** Pieces of text with the lines that they begin in. */
class Pieces {
  private readonly pieces: { start: number; line: number; text: string }[] = [];
  private length = 0;

  add(text: string, line: number): void {
    this.pieces.push({ start: this.length, line, text });
    this.length += text.length;
  }

  get text(): string {
    return this.pieces.map(({ text }) => text).join('');
  }

  block(kind: BlockKind): Block | undefined {
    const whole = this.text;
    if (whole.trim() === '') return undefined;
    return {
      kind,
      text: maskQuotes(whole),
      lineAt: (index) => {
        const piece = this.pieces.findLast(({ start }) => start <= index);
        if (!piece) return 1;
        return piece.line + piece.text.slice(0, index - piece.start).split('\n').length - 1;
      },
    };
  }
}

/**
 * Replaces quotations with a mark of the same length and the same line breaks, so places stay right.
 * @param isMasked Which ones, by what is between the quotation marks.
 */
export const maskQuotes = (text: string, isMasked: (quoted: string) => boolean = () => true): string =>
  text.replace(/"[^"]+"|“[^”]+”/g, (quote) => {
    const quoted = quote.slice(1, -1);
    return isMasked(quoted) ? `"${quoted.replace(/[^\n]/g, 'q')}"` : quote;
  });

type Positioned = Node & { value?: string; name?: string | null };

const lineOf = (node: Node): number => node.position?.start.line ?? 1;

/** Elements that become a number or a short text from data. */
const fromData = new Set(['Value', 'Fact', 'Data', 'Roles', 'Plan', 'Claim']);

function inline(node: Positioned, into: Pieces): void {
  switch (node.type) {
    case 'text':
      into.add(node.value ?? '', lineOf(node));
      return;
    case 'inlineCode':
      into.add('`c`', lineOf(node));
      return;
    case 'strong':
      into.add('**n**', lineOf(node));
      return;
    case 'mdxTextExpression':
      return;
    default:
      if (node.name && fromData.has(node.name)) into.add('0', lineOf(node));
      else for (const child of (node as Partial<Parent>).children ?? []) inline(child, into);
  }
}

const kinds: Readonly<Record<string, BlockKind>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
};

/** Attributes of components that readers see. */
const shownAttributes = new Set(['caption', 'title', 'says', 'label', 'summary']);

/**
 * Blocks of a page: its text, the captions of its figures and charts, and the title and description of its front
 * matter.
 */
export function blocksOfPage({ tree, frontMatter }: Pick<ParsedSource, 'tree' | 'frontMatter'>): Block[] {
  const blocks: Block[] = [];
  const push = (kind: BlockKind, fill: (pieces: Pieces) => void): void => {
    const pieces = new Pieces();
    fill(pieces);
    const block = pieces.block(kind);
    if (block) blocks.push(block);
  };
  for (const key of ['title', 'description']) {
    const value = frontMatter[key];
    if (typeof value === 'string') push('text', (pieces) => pieces.add(value, 1));
  }
  const walk = (node: Node): void => {
    const kind = kinds[node.type];
    if (kind) {
      push(kind, (pieces) => inline(node, pieces));
      const children = (node as Partial<Parent>).children ?? [];
      for (const [index, child] of children.entries()) {
        const title = new Pieces();
        if (child.type === 'link') inline(child, title);
        if (/^\p{Lu}/u.test(title.text))
          push('link', (pieces) => {
            pieces.add(`[${title.text}]`, lineOf(child));
            for (const next of children.slice(index + 1)) inline(next, pieces);
          });
      }
    }
    const { attributes } = node as { attributes?: unknown };
    // The attributes of a directive are an object.
    const list = Array.isArray(attributes) ? (attributes as { name?: string; value?: unknown }[]) : [];
    for (const { name = '', value } of list) {
      if (typeof value === 'string' && shownAttributes.has(name)) {
        push('text', (pieces) => pieces.add(value, lineOf(node)));
      }
    }
    if (!kind) for (const child of (node as Partial<Parent>).children ?? []) walk(child);
  };
  walk(tree);
  return blocks;
}

/** Marks what Markdown marks, in a text that is not parsed. Lengths stay, so lines can be counted. */
function maskMarkdown(text: string): string {
  const fill = (mark: string, letter: string) => (all: string) =>
    `${mark}${letter.repeat(Math.max(1, all.length - 2 * mark.length))}${mark}`;
  return text
    .replace(/```[\s\S]*?```/g, (fence) => fence.replace(/[^\n]/g, ' '))
    .replace(/`[^`\n]+`/g, fill('`', 'c'))
    .replace(/\*\*[^*\n]+\*\*/g, fill('**', 'n'))
    .replace(/\{(?:fact|value):[^}]+\}/g, (fact) => '0'.padEnd(fact.length, '\u2060'));
}

/** A sentence or a part of one, not a key or a name. */
const isProse = (text: string): boolean => /\p{L}{2,}\S* \S+ \S*\p{L}/u.test(text);

function plain(text: string, line: number): Block[] {
  if (!isProse(text)) return [];
  const pieces = new Pieces();
  pieces.add(maskMarkdown(text), line);
  return [pieces.block('text')].filter((block) => block !== undefined);
}

/**
 * Blocks of a YAML or JSON file.
 * @param isText Tells by its key whether a value is text of ours.
 */
export function blocksOfData(text: string, isText: (key: string) => boolean): Block[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, merge: true });
  const blocks: Block[] = [];
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const pair = path.findLast((step) => 'key' in step);
      const name = pair && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : '';
      if (!isText(name)) return;
      const line = counter.linePos(node.range?.[0] ?? 0).line;
      const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
      blocks.push(...plain(node.value, isBlock ? line + 1 : line));
    },
  });
  return blocks;
}

/** Blocks of the strings and JSX texts in a module, which are what the interface says. */
export function blocksOfStrings(file: string, text: string): Block[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const blocks: Block[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) {
      blocks.push(...plain(node.text, source.getLineAndCharacterOfPosition(node.getStart()).line + 1));
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return blocks;
}

/** Blocks of the labels and descriptions in an SVG drawing. A mark inside a label, such as `<tspan>`, parts words. */
export const blocksOfDrawing = (svg: string): Block[] =>
  [...svg.matchAll(/<(title|desc|text)\b[^>]*>(.*?)<\/\1>/gs)].flatMap(({ 2: inner = '', index }) =>
    plain(inner.replace(/\s*<[^>]+>\s*/g, ' '), svg.slice(0, index).split('\n').length),
  );

/** Blocks of the comments in a file of code, style or data. */
export const blocksOfComments = (file: string, text: string): Block[] =>
  commentsOf(file, text).flatMap(({ line, text: comment }) => plain(comment, line));
