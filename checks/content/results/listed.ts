/**
 * Lists the results of all written pages so that a number of the sample world cannot be typed unseen.
 *
 * A result is
 * - a number in running text with the unit of a metric (numbers.ts), in a section that names something of the sample
 *   world: its company, an app, a person, a campaign, a source, an SKU, an ad unit, or a day of its September;
 * - a table with such a number in such a section, or below a head that is the label of a metric;
 * - a drawing with such a number;
 * - JSON with a number under the name of a metric, as in responses of the Reporting API;
 * - whatever is computed: <Result>, <Value>, <Cite>, <Chart>, <Response>, <QueryResult>, rows of the raw data.
 *
 * Code is not a result: what readers type is an input. Pages made of the API specifications are left out; their examples
 * are checked against the schemas.
 */
import type { Code, Heading, Paragraph, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { loadMetrics } from '../../../lib/facts/load';
import { readText } from '../../../lib/cache/inputs';
import { attributeOf, isJsx, type JsxNode } from '../../../lib/markdown/mdx-nodes';
import { listSources, parseSource } from '../../../lib/markdown/sources';
import { claimsIn } from '../../../lib/results/citations';
import { loadWorld } from '../../../lib/facts/sample-world';
import { sampleNames } from '../../../lib/facts/sample-names';
import { resultNumbers } from './numbers';
import { literalSource } from '../../../lib/text/pattern';

/** `computed` is written by the build, `checked` is typed and compared with a result by the build. */
export type Status = 'computed' | 'checked' | 'typed';

export interface ListedResult {
  page: string;
  line: number;
  kind: 'table' | 'figure' | 'response' | 'number';
  status: Status;
  /** What is shown: the number with its unit, the heads of a table, the name of a figure. */
  text: string;
}

/** Elements whose content the build computes, with the kind of result that they show. */
const computedElements: Readonly<Record<string, ListedResult['kind']>> = {
  Result: 'table',
  QueryResult: 'table',
  Chart: 'figure',
  Response: 'response',
  Value: 'number',
};

/** Data views that show rows of the dataset. */
const rowViews = new Set(['raw-data-sample']);

/** Recognizes what belongs to the sample world. */
function sampleWorldNames(): RegExp {
  const world = loadWorld();
  const { organization, apps, people, campaigns } = world.entities;
  const names = [
    organization.name,
    // Pages name the product, without its platform.
    ...apps.map(({ name }) => name.replace(/ \(.*\)$/, '')),
    ...people.map(({ name }) => name),
    ...campaigns.map(({ id }) => String(id)),
    ...world.namedUsers.users.map(({ user }) => user),
    ...sampleNames(world).flatMap((kind) => (kind.what === 'id' ? [...kind.names] : [])),
  ].map(literalSource);
  const patterns = [
    String.raw`pub_\d+`,
    String.raw`(?:ht|po)_[a-z_]+`,
    String.raw`\bSeptember (?:[1-9]|1[0-4])\b`,
  ];
  return new RegExp([...new Set(names), ...patterns].join('|'));
}

/** Running text of a block, with the places that the build checks. Code and what is computed become blanks. */
function textOf(block: Node): { text: string; checked: [number, number][] } {
  let text = '';
  const checked: [number, number][] = [];
  const add = (node: Node): void => {
    if (isJsx(node, 'Value')) text += ' ';
    else if (node.type === 'inlineCode') text += ' `` ';
    else if (node.type === 'text') text += (node as Node & { value: string }).value;
    else if ('children' in node) {
      const start = text.length;
      (node as Parent).children.forEach(add);
      if (isJsx(node, 'Cite')) checked.push([start, text.length]);
    }
  };
  add(block);
  return { text, checked };
}

const within = (at: number, ranges: readonly [number, number][]): boolean =>
  ranges.some(([start, end]) => at >= start && at < end);

/** Elements of a name below a node. */
function elements(node: Node, name: string): JsxNode[] {
  if (isJsx(node, name)) return [node];
  return 'children' in node ? (node as Parent).children.flatMap((child) => elements(child, name)) : [];
}

const lineOf = (node: Node): number => node.position?.start.line ?? 1;

/** What the sections of a page are about, and what to look for in them. */
interface Search {
  page: string;
  inSample: boolean;
  names: RegExp;
  metricLabels: ReadonlySet<string>;
  metricNames: ReadonlySet<string>;
}

const item = (
  { page }: Search,
  node: Node,
  kind: ListedResult['kind'],
  status: Status,
  text: string,
): ListedResult => ({ page, line: lineOf(node), kind, status, text });

function numbersOf(search: Search, block: Paragraph | Heading): ListedResult[] {
  const { text, checked } = textOf(block);
  const typed = search.inSample ? resultNumbers(text).filter(({ at }) => !within(at, checked)) : [];
  return [
    ...elements(block, 'Value').map((node) =>
      item(search, node, 'number', 'computed', `${attributeOf(node, 'of')}: ${attributeOf(node, 'cell')}`),
    ),
    ...elements(block, 'Cite').flatMap((node) =>
      claimsIn(toString(node)).map((claim) => item(search, node, 'number', 'checked', claim)),
    ),
    ...typed.map((number) => item(search, block, 'number', 'typed', number.text)),
  ];
}

function tableResult(search: Search, table: Table): ListedResult[] {
  const [head, ...rows] = table.children;
  const heads = (head?.children ?? []).map((cell) => toString(cell).trim());
  const isTyped = rows.some((row) =>
    row.children.some((cell, index) => {
      const { text, checked } = textOf(cell);
      const bare = search.metricLabels.has((heads[index] ?? '').replace(/, [A-Z]{3}$/, ''));
      return resultNumbers(text, bare).some(({ at }) => !within(at, checked));
    }),
  );
  const shown = heads.join(' | ');
  if (isTyped && (search.inSample || search.names.test(toString(table))))
    return [item(search, table, 'table', 'typed', shown)];
  if (elements(table, 'Value').length > 0) return [item(search, table, 'table', 'computed', shown)];
  return elements(table, 'Cite').length > 0 ? [item(search, table, 'table', 'checked', shown)] : [];
}

function figureResult(search: Search, node: JsxNode): ListedResult[] {
  const name = attributeOf(node, 'name');
  const svg = readText(`src/figures/${name}.svg`).replace(/<[^>]*>/g, ' ');
  if (resultNumbers(`${attributeOf(node, 'caption')} ${svg}`).length === 0) return [];
  return [item(search, node, 'figure', attributeOf(node, 'results') === '' ? 'typed' : 'checked', name)];
}

/** True if a number is under the name of a metric. */
function holdsMetric(value: unknown, metrics: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, member]) => (typeof member === 'number' && metrics.has(key)) || holdsMetric(member, metrics),
  );
}

function responseResult(search: Search, code: Code): ListedResult[] {
  if (code.lang !== 'json') return [];
  try {
    const title = /title="([^"]*)"/.exec(code.meta ?? '')?.[1] ?? 'JSON';
    return holdsMetric(JSON.parse(code.value), search.metricNames)
      ? [item(search, code, 'response', 'typed', title)]
      : [];
  } catch {
    // Part of a document, which the samples' check judges.
    return [];
  }
}

function resultsIn(node: Node, search: Search): ListedResult[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return numbersOf(search, node as Paragraph | Heading);
    case 'table':
      return tableResult(search, node as Table);
    case 'code':
      return responseResult(search, node as Code);
    case 'mdxJsxFlowElement': {
      const element = node as JsxNode;
      const name = element.name ?? '';
      const kind = computedElements[name];
      if (kind) {
        const shown = attributeOf(element, 'of') || attributeOf(element, 'result') || name;
        return [item(search, node, kind, 'computed', shown)];
      }
      if (name === 'Figure') return figureResult(search, element);
      if (name === 'Data' && rowViews.has(attributeOf(element, 'view')))
        return [item(search, node, 'table', 'computed', attributeOf(element, 'table'))];
      if (name === 'Cite') return numbersOf(search, node as unknown as Paragraph);
    }
  }
  return 'children' in node ? (node as Parent).children.flatMap((child) => resultsIn(child, search)) : [];
}

/** Blocks of a page by section. */
function sectionsOf(tree: Root): Node[][] {
  const sections: Node[][] = [[]];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= 3) sections.push([]);
    if (node.type !== 'yaml') sections.at(-1)?.push(node);
  }
  return sections;
}

/** Results of a page. */
export function resultsOfPage(page: string, tree: Root, names = sampleWorldNames()): ListedResult[] {
  const metrics = loadMetrics();
  const metricLabels = new Set(metrics.flatMap(({ label }) => label ?? []));
  const metricNames = new Set(metrics.map(({ name }) => name));
  return sectionsOf(tree).flatMap((section) => {
    const inSample = section.some((node) => names.test(toString(node)));
    const search = { page, inSample, names, metricLabels, metricNames };
    return section.flatMap((node) => resultsIn(node, search));
  });
}

/** Results of all pages that people write, but for the style page, which is not about anything. */
export function listResults(): ListedResult[] {
  const names = sampleWorldNames();
  return listSources()
    .filter(({ generated, instance }) => !generated && instance !== 'pages')
    .flatMap(({ file }) => resultsOfPage(file, parseSource(file).tree, names));
}
