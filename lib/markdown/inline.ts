/**
 * Inline Markdown in facts: code in backticks, bold, links. Nothing else is markup there: no HTML, no braces of MDX,
 * no block, so a fact may begin with a number and a period, or hold `<` and `{`.
 */
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { walk } from './walk';

/** Constructs of the parser that facts do not have. */
const switchedOff = [
  'autolink',
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'list',
  'setextUnderline',
  'thematicBreak',
];

function inlineOnly(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[] };
  (data.micromarkExtensions ??= []).push({ disable: { null: switchedOff } });
}

const parser = unified().use(remarkParse).use(remarkGfm).use(inlineOnly);

/** Characters and words that can begin markup. */
const markup = /[\\`*_[~&@]|:\/\/|www\./i;

/** Inline Markdown as nodes; line breaks are spaces. Positions are left out: they would point into the wrong file. */
export function markdown(text: string): PhrasingContent[] {
  const line = text.replace(/\n+/g, ' ').trim();
  if (line === '') return [];
  if (!markup.test(line)) return [{ type: 'text', value: line }];
  const tree = parser.parse(line) as Root;
  walk(tree, (node) => {
    delete node.position;
  });
  return (tree.children[0] as Paragraph).children;
}
