/** Shows Markdown nodes as the text that a writer would have written, so tests of views read like pages. */
import type { Nodes, RootContent } from 'mdast';

const all = (nodes: readonly Nodes[], separator = ''): string => nodes.map(textOf).join(separator);

function elementText(node: Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>): string {
  const attributes = node.attributes.map((attribute) =>
    'name' in attribute ? ` ${attribute.name}="${String(attribute.value)}"` : '',
  );
  const start = `<${node.name ?? ''}${attributes.join('')}`;
  return node.children.length === 0 ? `${start} />` : `${start}>${all(node.children)}</${node.name ?? ''}>`;
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'strong':
      return `**${all(node.children)}**`;
    case 'emphasis':
      return `*${all(node.children)}*`;
    case 'link':
      return `[${all(node.children)}](${node.url})`;
    case 'paragraph':
    case 'tableCell':
      return all(node.children);
    case 'heading':
      return `${'#'.repeat(node.depth)} ${all(node.children)}${node.data?.hProperties?.id ? ` {#${String(node.data.hProperties.id)}}` : ''}`;
    case 'list':
      return all(node.children, '\n');
    case 'listItem':
      return `- ${all(node.children)}`;
    case 'table': {
      const [head, ...rows] = node.children.map((row) => `| ${all(row.children, ' | ')} |`);
      return [head, `|${' --- |'.repeat(node.children[0]?.children.length ?? 0)}`, ...rows].join('\n');
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementText(node);
    case 'code':
      return node.value;
    default:
      throw new Error(`tests/lib/markdown-text.ts does not know the node "${node.type}". Teach it.`);
  }
}

/** Blocks as text, with blank lines between them. */
export const markdownText = (content: RootContent | readonly RootContent[]): string =>
  all([content].flat() as RootContent[], '\n\n');
