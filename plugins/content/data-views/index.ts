/**
 * Remark plugin: `<Data view="bid-states" />` becomes what a view makes of data/, and `<ProNote features="saml" />` the note
 * that a part of the page is for the Pro plan. Everything is part of the page before anything else runs, so tables from
 * data look, link, scroll and are searched like written tables, and cost readers no script.
 */
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { filledText } from '../../../lib/facts/in-text';
import { limitsFor } from '../../../lib/facts/load';
import { didYouMean } from '../../../lib/text/closest';
import { readProps, type JsxNode } from '../../../lib/markdown/mdx-nodes';
import { walk } from '../../../lib/markdown/walk';
import { replaceElements } from '../replace-elements';
import { pageContext, type PageContext } from './context';
import { views } from './views';
import { proNote } from './views/pro-note';
import type { View } from './view';

/** Views that are elements by name. */
const named: Readonly<Record<string, View>> = { ProNote: proNote };

/**
 * What the element becomes.
 * @throws Error with the cure if there is no such view, or no such data.
 */
function render(element: JsxNode, page: PageContext, file: VFile): RootContent[] {
  const own = named[element.name ?? ''];
  if (own) return [own.render(readProps(element, file, own), page)].flat();
  const name = element.attributes.find((a) => a.type === 'mdxJsxAttribute' && a.name === 'view')?.value;
  const view = typeof name === 'string' ? views[name] : undefined;
  if (!view) {
    throw new Error(
      `No view "${String(name)}". ${didYouMean(String(name), Object.keys(views))} Views are in plugins/content/data-views/views.`,
    );
  }
  const props = readProps(element, file, {
    required: ['view', ...(view.required ?? [])],
    optional: view.optional,
  });
  return [view.render(props, page)].flat();
}

/** Fills what the data could not fill on a page of an older version. @throws Error with the cure if it has no value there. */
function fillPlaceholders(nodes: readonly RootContent[], { scope }: PageContext): void {
  for (const top of nodes)
    walk(top, (node) => {
      if ('value' in node && typeof node.value === 'string' && node.value.includes('{'))
        node.value = filledText(node.value, limitsFor, scope);
    });
}

export default function remarkData() {
  return (tree: Root, file: VFile): void => {
    const page = pageContext(file.path, tree);
    replaceElements(tree, file, ['Data', ...Object.keys(named)], (node) => {
      const nodes = render(node, page, file);
      fillPlaceholders(nodes, page);
      return nodes;
    });
  };
}
