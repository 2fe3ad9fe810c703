/**
 * Remark plugin: `<Screen of="Promote > Goals > Create goal > Conditions" with="Event: level_completed; Count: 1" />` draws
 * a screen of the dashboard from its model (data/dashboard), filled with values of the example. The numbers next to its
 * controls are the numbers of the page's steps that name them, so picture, steps and model cannot differ.
 */
import type { List, Node, Root, RootContent } from 'mdast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { loadDashboardOf } from '../../../lib/dashboard/load';
import type { Dashboard, Element } from '../../../lib/dashboard/model';
import { openedObjects, Walk } from '../../../lib/dashboard/walk';
import { flowElement, isJsx, readProps, type JsxNode } from '../../../lib/markdown/mdx-nodes';
import { formatCell } from '../../../lib/results/format';
import { pageFile, resultOf } from '../../../lib/results/store';
import { loadMonetizationPartners, loadPartners } from '../../../lib/facts/load';
import { describeScene } from '../../../lib/screens/describe';
import { drawScene } from '../../../lib/screens/draw';
import { checkObjects, type UsedObject } from '../../../lib/screens/objects';
import { isSample, sampleValue } from '../../../lib/screens/sample-values';
import { sceneOf } from '../../../lib/screens/scene';
import { didYouMean } from '../../../lib/text/closest';
import { pageContext } from '../data-views/context';
import { pageStyles } from '../../parts/page-styles';
import { replaceElements } from '../replace-elements';

/** What the steps above a line in its section name, with the number of the first step that does; undefined without steps. */
function marksOf(tree: Root, line: number, dashboard: Dashboard): Map<Element, string> | undefined {
  let steps: Node | undefined;
  visit(tree, (node) => {
    if ((node.position?.start.line ?? 0) >= line) return;
    if (node.type === 'heading') steps = undefined;
    if (isJsx(node, 'Steps')) steps = node;
  });
  const marks = new Map<Element, string>();
  const walk = new Walk(dashboard, undefined);
  let count = 0;
  if (!steps) return undefined;
  visit(steps, 'list', (list: List) => {
    if (list.ordered !== true) return;
    for (const item of list.children) {
      count += 1;
      walk.nextStep();
      visit(item, (node) => {
        if (node.type === 'text') for (const noun of openedObjects(node.value)) walk.openObject(noun);
        if (node.type !== 'strong') return;
        const followed = walk.follow(toString(node).replace(/[.:?!]$/, ''));
        if ('element' in followed && !marks.has(followed.element)) marks.set(followed.element, String(count));
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

/** Fills values with what the example world and the results of the page say, and notes the objects that they are of. */
class Values {
  readonly used: UsedObject[] = [];

  constructor(
    private readonly page: string,
    private readonly sample: string | undefined,
  ) {}

  #ofWorld(place: string, label: string): string {
    const value = sampleValue(place);
    const parts = place.split('.');
    this.used.push({
      kind: parts[0] ?? '',
      place: parts.slice(0, -1).join('.'),
      field: parts.at(-1) ?? '',
      label,
    });
    return value;
  }

  /** `{name}` is of the sample object that the element names, `{goal.name}` of another one, `{week.installs}` of a result. */
  filled(label: string, text: string): string {
    return text.replace(/\{([\w-]+)(?:\.(\w+)(\.\w+)?)?\}/g, (whole, id: string, column?: string) => {
      if (column === undefined) return this.#ofWorld(`${this.sample ?? ''}.${id}`, label);
      if (isSample(id)) return this.#ofWorld(whole.slice(1, -1), label);
      const { columns, rows } = resultOf(this.page, id).result;
      const at = columns.findIndex(({ name }) => name === column);
      if (at < 0) throw new Error(`The result "${id}" has no column "${column}".`);
      return formatCell(rows[0]?.[at] ?? null, columns[at]?.unit ?? 'text');
    });
  }
}

/** What a page says: its text, and the names of its files. */
function textOf(tree: Root): string {
  const titles: string[] = [];
  visit(tree, 'code', ({ meta }) => void titles.push(meta ?? ''));
  return [toString(tree), ...titles].join('\n');
}

/** The text from the heading above a line to the next one. */
function sectionAt({ children }: Root, line: number): string {
  const isBefore = ({ position }: RootContent): boolean => (position?.start.line ?? 0) <= line;
  const start = children.findLastIndex((node) => node.type === 'heading' && isBefore(node));
  const end = children.findIndex((node) => node.type === 'heading' && !isBefore(node));
  return children
    .slice(Math.max(0, start), end < 0 ? undefined : end)
    .map((node) => toString(node))
    .join('\n');
}

/** Labels of a partner's form, as the page lists them. @throws Error if the partner asks for something else. */
function attributesOf(labels: readonly string[], values: ReadonlyMap<string, string>): void {
  const name = values.get('{partner}') ?? values.get('{network}');
  const partner = [...loadPartners(), ...loadMonetizationPartners()].find((one) => one.name === name);
  const asked = partner && 'attributes' in partner ? partner.attributes : (partner?.credentials ?? []);
  const wrong = labels.find((label) => !asked.some((one) => one.label === label));
  if (wrong !== undefined)
    throw new Error(
      `${name ?? 'Nobody'} asks for no "${wrong}". ${didYouMean(
        wrong,
        asked.map(({ label }) => label),
      )}`,
    );
}

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
  attributesOf(attributeLabels, values);
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
