/**
 * Remark plugin: numbers that the sample dataset gives. Queries have their names in the side file of the page; here
 * they become text before anything else runs, so an example cannot disagree with the data or with another example.
 *
 * - `<Result of="week" columns="partner, installs" />`: a table of the result.
 * - `<Value of="week" cell="cost@adjoe" />`: one number, in a sentence.
 * - `<Cite of="week total">5,120 installs cost 3,174.40 USD</Cite>`: typed numbers, each of which must be in a result.
 * - `<Request of="week" />`: the body of a report as JSON; with `as="samples"`, the programs that send it.
 * - `<Response of="week" />`: the response of a report as JSON; with `part="totals"`, that part of it.
 * - `<QueryResult />`: what the `sql query` fence before it gives. `<Value>` and `<Cite>` without `of` mean that query.
 */
import type { Code, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { readProps, type JsxNode } from '../../../lib/markdown/mdx-nodes';
import { code, table, type Inline } from '../../../lib/markdown/nodes';
import { walk } from '../../../lib/markdown/walk';
import { apiJson } from '../../../lib/results/api-json';
import { citationProblem } from '../../../lib/results/citations';
import { isQueryFence } from '../../../lib/results/fences';
import { formatCell, headOf } from '../../../lib/results/format';
import { fillSentence } from '../../../lib/results/sentences';
import { queriesOfPage, sideFileOf } from '../../../lib/results/side-files';
import { pageFile, resultOf, resultOfSql } from '../../../lib/results/store';
import type { Result, ResultValue } from '../../../lib/results/types';
import { valueAt } from '../../../lib/shared/json-pointer';
import { replaceElements } from '../replace-elements';
import { requestSamples } from './request-samples';

const words = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);

/** A table of a result, or of some of its columns in their order. */
function resultTable(result: Result, columns: readonly string[]): RootContent {
  const names = columns.length > 0 ? columns : result.columns.map(({ name }) => name);
  const places = names.map((name) => {
    const at = result.columns.findIndex((column) => column.name === name);
    if (at < 0)
      throw new Error(
        `The result "${result.id}" has no column "${name}". It has: ${result.columns.map((c) => c.name).join(', ')}.`,
      );
    return at;
  });
  return table(
    places.map((at) => headOf(result.columns[at]!, result.currency)),
    result.rows.map((row) =>
      places.map((at): Inline => formatCell(row[at] ?? null, result.columns[at]!.unit)),
    ),
  );
}

/** A value as a database in UTC prints it: `2025-09-01 10:20:00`, `null`. */
const sqlCell = (value: ResultValue): string =>
  String(value).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.000|(\.\d{3}))Z$/, '$1 $2$3');

/** The result of an SQL example: names of columns as heads, values as they are. */
function sqlTable(result: Result): RootContent {
  if (result.rows.length === 0)
    throw new Error('The query has no rows. Widen its condition so that readers see what it gives.');
  return table(
    result.columns.map(({ name }) => code(name)),
    result.rows.map((row) => row.map((value): Inline => sqlCell(value))),
  );
}

/** The part of a response that keys and places with slashes between them lead to. */
function partOf(response: unknown, id: string, part: string): unknown {
  const found = valueAt(response, `#/${part}`);
  if (found !== undefined) return found;
  const names = Object.keys(response as object);
  throw new Error(`The response of "${id}" has nothing at "${part}". It has: ${names.join(', ')}.`);
}

const jsonFence = (value: unknown, meta: string): Code => ({
  type: 'code',
  lang: 'json',
  meta,
  value: apiJson(value),
});

/** Where an element is. */
interface Place {
  node: JsxNode;
  page: string;
  /** The query above it. */
  sql: string | undefined;
}

/**
 * The result that an element names, or the result of the query above it.
 * @throws Error with the cure if there is neither.
 */
function namedResult({ node, page, sql }: Place, of?: string): Result {
  if (of !== undefined) return resultOf(page, of).result;
  if (sql === undefined) throw new Error(`<${node.name} /> follows no fence of \`sql query\`.`);
  return resultOfSql(page, sql);
}

interface ResultElement {
  required?: readonly string[];
  optional?: readonly string[];
  /** What it becomes. @throws Error with the cure. */
  render(props: Readonly<Record<string, string>>, place: Place): RootContent[];
}

const elements: Readonly<Record<string, ResultElement>> = {
  Result: {
    required: ['of'],
    optional: ['columns'],
    render: ({ of = '', columns = '' }, { page }) => [resultTable(resultOf(page, of).result, words(columns))],
  },
  Value: {
    required: ['cell'],
    optional: ['of'],
    render: ({ of, cell = '' }, place) => [
      { type: 'text', value: fillSentence(`{${cell}}`, namedResult(place, of)) },
    ],
  },
  Cite: {
    optional: ['of'],
    render({ of }, place) {
      const ids = of === undefined ? [undefined] : words(of);
      const problem = citationProblem(
        toString(place.node),
        ids.map((id) => namedResult(place, id)),
      );
      if (problem) throw new Error(problem);
      return place.node.children as RootContent[];
    },
  },
  Request: {
    required: ['of'],
    optional: ['as', 'title'],
    render({ of, as = 'body', title = 'Request body' }, { page }) {
      const query = queriesOfPage(page).find(({ id }) => id === of);
      if (!query || !('report' in query)) throw new Error(`"${of}" is not a report of ${sideFileOf(page)}.`);
      if (as === 'samples') return requestSamples(query);
      if (as !== 'body') throw new Error(`<Request> has no form "${as}". It takes: body, samples.`);
      return [jsonFence(query.request, `title="${title}"`)];
    },
  },
  Response: {
    required: ['of'],
    optional: ['part', 'title'],
    render({ of = '', part, title = '200 OK' }, { page }) {
      const { response } = resultOf(page, of);
      if (response === null) throw new Error(`"${of}" is not a report: only reports have a response.`);
      const shown = part === undefined ? response : partOf(response, of, part);
      return [jsonFence(shown, `title="${title}"`)];
    },
  },
  QueryResult: { render: (_, place) => [sqlTable(namedResult(place))] },
};

export default function remarkResults() {
  return (tree: Root, file: VFile): void => {
    const page = pageFile(file.path);
    /** The query above each element. */
    const sqlAbove = new Map<unknown, string>();
    let lastSql: string | undefined;
    walk(tree, (node) => {
      if (isQueryFence(node)) lastSql = node.value;
      else if (lastSql !== undefined) sqlAbove.set(node, lastSql);
    });
    replaceElements(tree, file, Object.keys(elements), (node) => {
      const element = elements[node.name ?? ''] as ResultElement;
      return element.render(readProps(node, file, element), { node, page, sql: sqlAbove.get(node) });
    });
  };
}
