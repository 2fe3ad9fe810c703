/**
 * Remark plugin: "Run it yourself" below each table and figure made of a result. A fold has the SQL, or the request of a
 * report, and a link to the dataset; a result whose SQL is on the page already has the link alone. It looks at what
 * writers wrote, so it runs before the plugins that turn those elements into tables and drawings.
 */
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { attributeOf, flowElement, isJsx, type JsxNode } from '../../../lib/markdown/mdx-nodes';
import { code, link, listed, paragraph } from '../../../lib/markdown/nodes';
import { walk } from '../../../lib/markdown/walk';
import { datasetPage, onlyInDataset } from '../../../lib/raw-data/dataset-files';
import { apiJson } from '../../../lib/results/api-json';
import { isQueryFence } from '../../../lib/results/fences';
import { queriesOfPage, type PageQuery } from '../../../lib/results/side-files';
import { pageFile } from '../../../lib/results/store';

const call = 'Run it yourself';

/** Where the definitions of the views are printed. */
const viewsOfDataset = '/api/raw-data-export#views-of-the-sample-dataset';

/**
 * Below an SQL example: its query is right above. If it reads what no export has, readers would get "table does not exist".
 * @param sql Undefined on the page that is about these views.
 */
function below(sql: string | undefined): RootContent {
  const names = sql === undefined ? [] : onlyInDataset(sql);
  const files = paragraph(`${call}: `, link(datasetPage, 'files of the sample dataset'), '.');
  if (names.length === 0) return files;
  return paragraph(
    `${call} on the `,
    link(datasetPage, 'sample dataset'),
    ', because only that dataset includes ',
    listed(names.map(code)),
    '. To use your own data, first create the ',
    link(viewsOfDataset, 'views of the sample dataset'),
    ' in your warehouse.',
  );
}

/** Plain text: colors would double the weight of a listing that few readers open. */
const listing = (value: string): RootContent => ({ type: 'code', lang: 'text', value });

/** The fold of a query; undefined for an attribution, which rules decide and no query. */
function foldOf(query: PageQuery): RootContent | undefined {
  if ('attributionCase' in query) return undefined;
  const body =
    'sql' in query
      ? [listing(query.sql.trim()), paragraph('Runs on the ', link(datasetPage, 'sample dataset'), '.')]
      : [
          listing(apiJson(query.request)),
          paragraph('A request to the ', link(`/api/reporting-api/${query.report}`, 'Reporting API'), '.'),
        ];
  return flowElement('details', { className: 'run-it' }, [
    flowElement('summary', {}, [{ type: 'text', value: call }]),
    ...body,
  ]);
}

/** Attribute that names the result, by element. */
const resultAttribute: Readonly<Record<string, string>> = { Result: 'of', Chart: 'result' };

/** Id of the result that an element shows; undefined for other elements. Wrong ids are named by the element's plugin. */
function shownBy(node: JsxNode): string | undefined {
  const name = resultAttribute[node.name ?? ''];
  return name === undefined ? undefined : attributeOf(node, name) || undefined;
}

export default function remarkRunIt() {
  return (tree: Root, file: VFile): void => {
    const page = pageFile(file.path);
    let sql: string | undefined;
    /** What the page shows anyway, or has folded before. */
    const known = new Set<string>();
    walk(tree, (node) => {
      const request = isJsx(node, 'Request') && node.attributes.find((a) => 'name' in a && a.name === 'of');
      if (request && typeof request.value === 'string') known.add(request.value);
      return undefined;
    });
    walk(tree, (node, index, parent) => {
      if (isQueryFence(node)) sql = node.value;
      if (index === undefined || !parent || node.type !== 'mdxJsxFlowElement') return undefined;
      const element = node as JsxNode;
      if (isJsx(node, 'QueryResult')) {
        (parent.children as RootContent[]).splice(
          index + 1,
          0,
          below(page === `${datasetPage.slice(1)}.mdx` ? undefined : sql),
        );
        return index + 2;
      }
      const id = shownBy(element);
      if (id === undefined || known.has(id)) return undefined;
      known.add(id);
      const query = queriesOfPage(page).find((entry) => entry.id === id);
      const fold = query && foldOf(query);
      if (!fold) return undefined;
      (parent.children as RootContent[]).splice(index + 1, 0, fold);
      return index + 2;
    });
  };
}
