/**
 * Remark plugin: `<Data view="bid-states" />` becomes Markdown that a view makes from data/, and `<UiPath />` becomes the
 * place in the dashboard where the page's subject is. Everything is text in the page before anything else runs, so
 * tables from data look, link, scroll and are searched like tables by hand, and cost readers no script.
 */
import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { closest } from '../../../lib/text/closest';
import { isJsx, readProps } from '../../../lib/markdown/mdx-nodes';
import { pageContext } from './context';
import { views } from './views';
import { uiPath } from './views/ui-path';
import { walk } from '../../../lib/markdown/walk';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/**
 * Parses what a view returned. Positions are dropped, because they would point into the wrong file; a paragraph that
 * holds nothing but elements, at any depth, becomes these elements, as the MDX compiler does with a page's own text.
 */
export function parseMarkdown(markdown: string): RootContent[] {
  const tree = parser.parse(markdown) as Root;
  walk(tree, (node, index, parent) => {
    delete node.position;
    if (node.type !== 'paragraph' || !parent || index === undefined) return undefined;
    const elements = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (elements.length === 0 || !elements.every((child) => child.type === 'mdxJsxTextElement'))
      return undefined;
    const flow = elements.map((child) => ({ ...child, type: 'mdxJsxFlowElement' }) as unknown as RootContent);
    (parent.children as RootContent[]).splice(index, 1, ...flow);
    return index;
  });
  return tree.children;
}

export default function remarkData() {
  return (tree: Root, file: VFile): void => {
    const page = pageContext(file.path);
    walk(tree, (node, index, parent) => {
      if (index === undefined || !parent) return undefined;
      let markdown: string | undefined;
      try {
        const element = isJsx(node, 'UiPath') || isJsx(node, 'Data') ? node : undefined;
        if (element?.name === 'UiPath') {
          markdown = uiPath.render(readProps(element, file, uiPath), page);
        } else if (element) {
          const name = element.attributes.find(
            (a) => a.type === 'mdxJsxAttribute' && a.name === 'view',
          )?.value;
          const view = typeof name === 'string' ? views[name] : undefined;
          if (!view) {
            throw new Error(
              `No view "${String(name)}". Did you mean "${closest(String(name), Object.keys(views))}"? Views are in plugins/content/data-views/views.`,
            );
          }
          const props = readProps(element, file, {
            required: ['view', ...(view.required ?? [])],
            optional: view.optional,
          });
          markdown = view.render(props, page);
        }
      } catch (error) {
        file.fail(error as Error, node.position);
      }
      if (markdown === undefined) return undefined;
      const nodes = parseMarkdown(markdown);
      (parent.children as RootContent[]).splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}
