/**
 * Remark plugin: `<Tool name="attribution-simulator">…</Tool>` lets readers open a tool (src/tools) in place of what it
 * holds, a worked example that is complete without the tool. The page's own script has the call that loads the tool, and
 * other pages have nothing of it.
 */
import type { ArrowFunctionExpression, ImportExpression, Literal } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttributeValueExpression, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { flowElement, readProps } from '../../../lib/markdown/mdx-nodes';
import { pageStyles } from '../../parts/page-styles';
import { replaceElements } from '../replace-elements';

/** What the ways into the metric explorer share; each page opens it with another metric. */
const explorer = (open: string) => ({
  param: 'metric',
  part: 'explorer',
  open,
  close: 'Close the explorer',
  hint: 'Change any number and see each step. Nothing is sent.',
});

/** The tools by name: their module in src/tools, the parameter of their addresses, and the words of the button. */
const tools: Readonly<
  Record<string, Readonly<Record<'param' | 'part' | 'open' | 'close' | 'hint', string>>>
> = {
  'attribution-simulator': {
    param: 'attribution',
    part: 'simulator',
    open: 'Try your own clicks and views',
    close: 'Close the simulator',
    hint: 'Change times, matches and windows, and see who wins and why. Nothing is sent.',
  },
  'metric-explorer': explorer('Try your own numbers'),
  'cohort-explorer': explorer('Try your own cohort'),
  'net-explorer': explorer('Try your own price'),
};

/** `() => import("@site/src/tools/<name>")` as the value of an attribute. */
function loader(name: string): MdxJsxAttributeValueExpression {
  const source: Literal = { type: 'Literal', value: `@site/src/tools/${name}` };
  const load: ArrowFunctionExpression = {
    type: 'ArrowFunctionExpression',
    params: [],
    expression: true,
    body: { type: 'ImportExpression', source } as ImportExpression,
  };
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{ type: 'ExpressionStatement', expression: load }],
      },
    },
  };
}

export default function remarkTools() {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    replaceElements(tree, file, ['Tool'], (node) => {
      const { name = '' } = readProps(node, file, { required: ['name'] });
      const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
      if (!tool) throw new Error(`No tool "${name}". There are: ${Object.keys(tools).join(', ')}.`);
      if (node.children.length === 0)
        throw new Error(`<Tool name="${name}"> holds nothing. Put the worked example between its tags.`);
      const element = flowElement('OnDemand', tool, node.children as RootContent[]) as MdxJsxFlowElement;
      element.attributes.push({ type: 'mdxJsxAttribute', name: 'load', value: loader(name) });
      count += 1;
      return count > 1
        ? [element]
        : [flowElement('ChartHtml', { html: '', styles: pageStyles('on-demand') }), element];
    });
  };
}
