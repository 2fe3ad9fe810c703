/**
 * Remark plugin: `<Screen of="Promote > Goals > Create goal > Conditions" with="Event: level_completed; Count: 1" />` draws
 * a screen of the dashboard from its model (data/dashboard), filled with values of the example. The numbers beside its
 * controls are those of the page's steps that name them, so picture, steps and model cannot differ.
 */
import type { ListItem, Root, RootContent } from 'mdast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { loadDashboardOf } from '../../../lib/dashboard/load';
import { pathLabels } from '../../../lib/dashboard/model';
import { flowElement, isJsx, readProps } from '../../../lib/markdown/mdx-nodes';
import { walk } from '../../../lib/markdown/walk';
import { formatCell } from '../../../lib/results/format';
import { pageFile, resultOf } from '../../../lib/results/store';
import { describeScene } from '../../../lib/screens/describe';
import { drawScene } from '../../../lib/screens/draw';
import { sceneOf } from '../../../lib/screens/scene';
import { pageContext } from '../data-views/context';

/** Labels that the steps before a node name in bold, with the number of the first step that does. */
function marksBefore(tree: Root, line: number): Map<string, string> {
  const marks = new Map<string, string>();
  let steps: RootContent | undefined;
  visit(tree, (node) => {
    if (isJsx(node, 'Steps') && (node.position?.start.line ?? 0) < line) steps = node as RootContent;
  });
  if (!steps) return marks;
  let count = 0;
  visit(steps, 'list', (list, _, parent) => {
    if (!list.ordered || parent?.type === 'listItem') return;
    for (const item of list.children as ListItem[]) {
      count += 1;
      visit(item, 'strong', (strong) => {
        for (const label of pathLabels(toString(strong).replace(/:$/, '')))
          if (!marks.has(label)) marks.set(label, String(count));
      });
    }
  });
  return marks;
}

/** `Event: level_completed; Count: 1` as a map. @throws Error if a part has no colon. */
function valuesOf(text: string): Map<string, string> {
  const parts = text
    .split(';')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return new Map(
    parts.map((part) => {
      const at = part.indexOf(': ');
      if (at < 0) throw new Error(`with="${part}": write the label, a colon and the value.`);
      return [part.slice(0, at), part.slice(at + 2)];
    }),
  );
}

const optional = ['with', 'columns', 'rows', 'message', 'at', 'caption'];

export default function remarkScreens() {
  return (tree: Root, file: VFile): void => {
    walk(tree, (node, index, parent) => {
      if (!isJsx(node, 'Screen') || index === undefined || !parent) return;
      const props = readProps(node, file, { required: ['of', 'caption'], optional });
      try {
        const { file: source } = pageContext(file.path);
        const result = props.rows ? resultOf(pageFile(file.path), props.rows).result : undefined;
        const rows =
          result?.rows.map((row) =>
            row.map((cell, at) => formatCell(cell, result.columns[at]?.unit ?? 'text')),
          ) ?? [];
        const values = new Map(
          [...valuesOf(props.with ?? '')].map(([label, value]) => [
            label,
            value.replace(/\{(\w[\w-]*)\.(\w+)\}/g, (_, id: string, column: string) => {
              const found = resultOf(pageFile(file.path), id).result;
              const at = found.columns.findIndex(({ name }) => name === column);
              if (at < 0) throw new Error(`The result "${id}" has no column "${column}".`);
              return formatCell(found.rows[0]?.[at] ?? null, found.columns[at]?.unit ?? 'text');
            }),
          ]),
        );
        const scene = sceneOf(loadDashboardOf(source), {
          of: props.of ?? '',
          values,
          marks: marksBefore(tree, node.position?.start.line ?? 0),
          rows,
          columns: (props.columns ?? '').split(', ').filter(Boolean),
          message: props.message ?? '',
          problemAt: props.at ?? '',
        });
        (parent.children as RootContent[])[index] = flowElement('ScreenHtml', {
          html: toHtml(drawScene(scene)),
          says: describeScene(scene),
          caption: props.caption ?? '',
        });
      } catch (error) {
        file.fail((error as Error).message, node.position);
      }
    });
  };
}
