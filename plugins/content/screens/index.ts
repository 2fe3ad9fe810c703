/**
 * Remark plugin: `<Screen of="Promote > Goals > Create goal > Conditions" with="Event: level_completed; Count: 1" />` draws
 * a screen of the dashboard from its model (data/dashboard), filled with values of the example. The numbers next to its
 * controls are the numbers of the page's steps that name them, so picture, steps and model cannot differ.
 */
import type { Root, RootContent } from 'mdast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { loadDashboardOf } from '../../../lib/dashboard/load';
import { flowElement, readProps, type JsxNode } from '../../../lib/markdown/mdx-nodes';
import { formatCell } from '../../../lib/results/format';
import { pageFile, resultOf } from '../../../lib/results/store';
import { describeScene } from '../../../lib/screens/describe';
import { drawScene } from '../../../lib/screens/draw';
import { checkObjects } from '../../../lib/screens/objects';
import { sceneOf } from '../../../lib/screens/scene';
import { marksOf, sectionAt, textOf } from '../../../lib/screens/surroundings';
import { checkAttributes, Values, valuesOf } from '../../../lib/screens/values';
import { pageContext } from '../data-views/context';
import { pageStyles } from '../../parts/page-styles';
import { replaceElements } from '../replace-elements';

const attributes = {
  required: ['of', 'caption'],
  optional: ['with', 'sample', 'attributes', 'rows', 'message', 'at'],
};

/** The element with what its page, its results and the example world say. @throws Error with the cure. */
function drawn(node: JsxNode, tree: Root, file: VFile, isFirst: boolean): RootContent {
  const props = readProps(node, file, attributes);
  const page = pageFile(file.path);
  const line = node.position?.start.line ?? 0;
  const dashboard = loadDashboardOf(pageContext(file.path).file);
  const { columns = [], rows = [] } = props.rows ? resultOf(page, props.rows).result : {};
  const written = [...valuesOf(props.with ?? '')];
  const filler = new Values(page, props.sample);
  const values = new Map(written.map(([label, value]) => [label, filler.filled(label, value)]));
  const attributeLabels = props.attributes?.split(', ') ?? [];
  checkAttributes(attributeLabels, values);
  const text = textOf(tree);
  checkObjects(filler.used, values, [props.caption ?? '', sectionAt(tree, line), text], props.caption ?? '');
  const scene = sceneOf(dashboard, {
    of: props.of ?? '',
    values,
    lists: new Map([['{attribute}', attributeLabels]]),
    typed: new Set(written.filter(([, value]) => !value.includes('{')).map(([label]) => label)),
    text,
    marks: marksOf(tree, line, dashboard),
    columns: columns.map(({ label }) => label),
    rows: rows.map((row) => row.map((cell, at) => formatCell(cell, columns[at]?.unit ?? 'text'))),
    message: props.message ?? '',
    problemAt: props.at ?? '',
  });
  const caption = h('figcaption', [
    props.caption ?? '',
    h('span.visually-hidden', ` ${describeScene(scene)}`),
  ]);
  return flowElement('ChartHtml', {
    html: toHtml([drawScene(scene), caption]),
    ...(isFirst && { styles: pageStyles('screens') }),
  });
}

export default function remarkScreens() {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    replaceElements(tree, file, ['Screen'], (node) => drawn(node, tree, file, count++ === 0));
  };
}
