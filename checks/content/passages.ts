/**
 * A page as passages: one for each paragraph, heading, table cell and caption, and its description. What components show is
 * blanked, not left out, because offsets have to stay.
 */
import type { Node, Parent, Root } from 'mdast';
import { attributeOf, isJsx } from '../../lib/markdown/mdx-nodes';
import { loadLimits } from '../../lib/facts/load';
import type { Source } from '../../lib/markdown/sources';
import { SKIP, walk } from '../../lib/markdown/walk';
import { frontMatterOf } from '../../lib/yaml/front-matter';

/** Text in code font. */
interface CodeSpan {
  value: string;
  line: number;
}

export interface Passage {
  /** All that readers see, code included. */
  text: string;
  /** The same without what components show and without code: blanks of the same length. */
  typed: string;
  codes: readonly CodeSpan[];
  /** Whether facts are shown by placeholder, `{fact:…}`, because a component can't be there. */
  isPlain: boolean;
  /** Line of a place of the text. */
  lineAt(offset: number): number;
}

const blank = (text: string): string => text.replace(/[^\s]/g, '\u2007');

/** Puts a passage together from its pieces. */
class Builder implements Passage {
  text = '';
  typed = '';
  readonly codes: CodeSpan[] = [];
  private readonly lines: { offset: number; line: number }[] = [];

  constructor(
    private readonly factText: (id: string) => string,
    readonly isPlain = false,
  ) {}

  lineAt(offset: number): number {
    return this.lines.findLast((entry) => entry.offset <= offset)?.line ?? 1;
  }

  add(text: string, line: number, isTyped = true): this {
    this.lines.push({ offset: this.text.length, line });
    this.text += text;
    this.typed += isTyped ? text : blank(text);
    return this;
  }

  read(node: Node, isTyped = true): this {
    const line = node.position?.start.line ?? 1;
    const { value = '', name } = node as Node & { value?: string; name?: string };
    if (node.type === 'text')
      value.split('\n').forEach((part, index, all) => {
        this.add(index < all.length - 1 ? `${part} ` : part, line + index, isTyped);
      });
    else if (node.type === 'inlineCode') {
      this.codes.push({ value, line });
      this.add(value, line, false);
    } else if (node.type === 'break' || isJsx(node, 'br')) this.add(' ', line);
    else if (isJsx(node, 'Fact')) this.add(this.factText(attributeOf(node, 'id')), line, false);
    else if (isJsx(node, 'Value')) this.add('\u2007', line);
    else {
      if (node.type === 'textDirective') this.add(`:${name}`, line);
      if ('children' in node)
        for (const child of (node as Parent).children) this.read(child, isTyped && !isJsx(node, 'Cite'));
    }
    return this;
  }
}

/**
 * Passages of a page in reading order.
 * @param frontMatter Has the description, which is a passage as well.
 * @param factText What a fact shows on the page.
 */
export function passagesOf(
  tree: Root,
  frontMatter: Readonly<Record<string, unknown>>,
  factText: (id: string) => string = () => '',
): Passage[] {
  const plain = (text: string, line: number): Builder => new Builder(factText, true).add(text, line);
  const passages = [plain(String(frontMatter.description ?? ''), 3)];
  walk(tree, (node) => {
    const isBlock = /^(?:heading|paragraph|tableCell)$/.test(node.type);
    if (isBlock) passages.push(new Builder(factText).read(node));
    else if (isJsx(node, 'Figure'))
      passages.push(plain(attributeOf(node, 'caption'), node.position?.start.line ?? 1));
    return isBlock ? SKIP : undefined;
  });
  return passages;
}

/** What a check of passages reads of a page. */
interface Page {
  source: Pick<Source, 'file'>;
  tree: Root;
  text: string;
}

/** Reads pages with the facts that they show. Front matter is read as it is typed, before its facts are filled. */
export function passageReader(): (page: Page) => Passage[] {
  const facts = new Map(loadLimits().map(({ key, text }) => [key, text]));
  return ({ source: { file }, tree, text }) =>
    passagesOf(tree, frontMatterOf(file, text), (id) => facts.get(id) ?? '');
}
