/** Writes plain elements as Markdown with the tables of GitHub, in the form that programs read best: one way for each thing. */
import type { ElementContent } from 'hast';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { Html, Nodes, Root, Text } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import { languageLabels } from '../../../config/highlighting';

/** Fence names by the labels that code figures have. */
const fenceNames = new Map(Object.entries(languageLabels).map(([name, label]) => [label, name]));

const fenceName = (label: string): string =>
  fenceNames.get(label) ?? label.toLowerCase().replace(/[^\w+#-]/g, '');

const pre: Handle = (_, { properties, children }) => {
  const { dataLanguage = '', dataTitle = '' } = properties as Record<string, string>;
  const lang = fenceName(dataLanguage) || 'text';
  const value = toString({ type: 'root', children }).replace(/\n$/, '');
  return { type: 'code', lang, meta: dataTitle ? `title="${dataTitle}"` : null, value };
};

/** A cell is one line: GitHub's form of Markdown has no other break in it. */
const br: Handle = (state): Html | { type: 'break' } =>
  state.inTable ? { type: 'html', value: '<br>' } : { type: 'break' };

/** Text that needs no escape wherever it is in a line, which nearly all texts are: to ask for each character takes long. */
const harmless = /^[\p{L} ](?:[\p{L}\p{N} ,;:.'"()?%$€/–—’“”·›→×÷-]*[\p{L}\p{N},;:.'"()?%–—’“” -])?$/u;

const options: Options = {
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  bullet: '-',
  rule: '-',
  emphasis: '_',
  resourceLink: true,
  listItemIndent: 'one',
  handlers: {
    text: (node: Text, _, state, info) => {
      const { value } = node;
      const meetsLine = info.before === '\n' ? value.startsWith(' ') : false;
      if (harmless.test(value) && !meetsLine && !(info.after === '\n' && value.endsWith(' '))) return value;
      // Within a word, an underscore is itself; names that readers search for stay whole.
      return state.safe(value, info).replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_');
    },
  },
};

/** What links are, as the addresses are where the text will be read. */
export type Address = (href: string) => string;

function everyNode(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) everyNode(child, visit);
}

/** The Markdown tree of elements, with its links. */
export function markdownTree(children: readonly ElementContent[], address: Address): Root {
  const tree = toMdast({ type: 'root', children: [...children] }, { handlers: { pre, br } }) as Root;
  everyNode(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') node.url = address(node.url);
  });
  return tree;
}

export const written = (tree: Root): string => toMarkdown(tree, options);
