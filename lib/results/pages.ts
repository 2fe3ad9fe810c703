/** Pages that have queries, and the SQL examples on each. */
import { readText } from '../cache/inputs';
import { listSources } from '../markdown/sources';
import { sqlFences } from './fences';
import { componentsWithResults, queriesOfPage } from './side-files';
import { hashOf } from './store';

/** Sources that can have queries: all pages, and components. */
export const sourcesOfResults = (): string[] => [
  ...listSources()
    .filter(({ generated }) => !generated)
    .map(({ file }) => file),
  ...componentsWithResults,
];

/** Pages with queries, and their SQL examples by hash. */
export const pagesWithResults = (): {
  page: string;
  fences: { title: string; hash: string; line: number }[];
}[] =>
  sourcesOfResults().flatMap((page) => {
    const fences = /\.mdx?$/.test(page) ? sqlFences(page, readText(page)) : [];
    if (fences.length + queriesOfPage(page).length === 0) return [];
    return [{ page, fences: fences.map(({ sql, title, line }) => ({ title, hash: hashOf(sql), line })) }];
  });
