/**
 * What pages ask the sample dataset, as text: side files, and of Markdown the fences of pages with SQL that runs. Results
 * depend on it, and not on what else pages say.
 */
import path from 'node:path';
import { filesBelow, readText, unrecorded } from '../cache/inputs';
import { contentFolders } from '../markdown/folders';

/** Whole fences of SQL; and the bounds of others and of comments, which could take one in. */
const fences = /^[ \t>]*(`{3,}|~{3,})sql\b[^]*?^[ \t>]*\1[ \t]*$|^[ \t>]*(?:`{3,}|~{3,}).*$|\{\/\*|\*\/\}/gm;

/** True for pages of which some SQL runs. */
const hasQueries = (text: string): boolean => /^```sql .*\bquery\b/m.test(text);

/** The queries in a file; undefined if it has none. */
function queriesIn(file: string): string | undefined {
  if (file.endsWith('.results.yaml')) return readText(file);
  if (!/\.mdx?$/.test(file)) return undefined;
  const text = readText(file);
  return hasQueries(text) ? (text.match(fences) ?? []).join('\n') : undefined;
}

/** Queries of all pages and components. */
export const pageQueriesText = (): string =>
  unrecorded(() =>
    [...contentFolders, 'src/home'].flatMap((folder) =>
      filesBelow(folder).flatMap((name) => {
        const queries = queriesIn(path.join(folder, name));
        return queries === undefined ? [] : [`${folder}/${name}`, queries];
      }),
    ),
  ).join('\n');
