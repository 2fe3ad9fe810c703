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
  optional: ['with', 'sample', 'attributes', 'rows', 'trend', 'groups', 'message', 'at'],
};

/** Rows of a result as the screen shows them; its column `mature` is only for the look of cohorts. */
function rowsOf(page: string, id: string | undefined) {
  const { columns = [], rows = [] } = id ? resultOf(page, id).result : {};
  const at = columns.findIndex(({ name }) => name === 'mature');
  const isShown = (_: unknown, index: number): boolean => index !== at;
  return {
    columns: columns.filter(isShown),
    rows: rows.map((row) =>
      row.map((cell, index) => formatCell(cell, columns[index]?.unit ?? 'text')).filter(isShown),
    ),
    mature: rows.map((row) => (at < 0 || row[at] === null || row[at] === undefined ? null : Number(row[at]))),
  };
}

/** Columns of a result by label: days of the figures that the screen has on top. */
function trendsOf(page: string, id: string | undefined): Map<string, number[]> {
  const { columns = [], rows = [] } = id ? resultOf(page, id).result : {};
  return new Map(columns.map(({ label }, at) => [label, rows.map((row) => Number(row[at]))]));
}

/** The element with what its page, its results and the example world say. @throws Error with the cure. */
function drawn(node: JsxNode, tree: Root, file: VFile, isFirst: boolean): RootContent {
  const props = readProps(node, file, attributes);
  const page = pageFile(file.path);
  const line = node.position?.start.line ?? 0;
  const dashboard = loadDashboardOf(pageContext(file.path).file);
  const { columns, rows, mature } = rowsOf(page, props.rows);
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
    rows,
    mature,
    trends: trendsOf(page, props.trend),
    groups: props.groups ?? '',
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
