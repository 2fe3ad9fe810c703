/** Runs the queries of all pages and keeps what they answer. */
import { readText } from '../../lib/cache/inputs';
import { openSampleWorld, type SampleWorldDatabase } from '../dataset/database';
import { evaluate, toResult } from './evaluate';
import { sqlFences } from '../../lib/results/fences';
import { sourcesOfResults } from '../../lib/results/pages';
import { lineOfQuery, queriesOfPage, sideFileOf } from '../../lib/results/side-files';
import { dropResults, hashOf, inputsOf, keepResults, type PageResults } from '../../lib/results/store';
import type { Result } from '../../lib/results/types';

async function runFence(
  database: SampleWorldDatabase,
  sql: string,
  tables: readonly string[],
): Promise<Result> {
  const rows = await database.query(sql.replace(/;\s*$/, ''));
  return toResult(hashOf(sql), rows, {
    // The heads of a query's result are its own column names.
    own: Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, { label: name }])),
    sql,
    tables: tables.filter((table) => new RegExp(`\\b${table}\\b`).test(sql)),
  });
}

/** First line of an error with a cure, because errors of the database have none. */
function messageOf(error: unknown): string {
  const [what = ''] = (error as Error).message.split('\n');
  return what.includes(' — ') ? what : `${what} — Correct the query.`;
}

/** What generation did. */
export interface Generated {
  pages: number;
  results: number;
  fences: number;
}

/**
 * Runs the queries of pages.
 * @param pages Sources; all of them by default.
 * @throws Error with `file:line: what — cure` for each query that the dataset cannot answer.
 */
export async function generateResults(pages?: readonly string[]): Promise<Generated> {
  const files = pages ?? sourcesOfResults();
  const database = await openSampleWorld();
  const problems: string[] = [];
  const done: Generated = { pages: 0, results: 0, fences: 0 };
  try {
    const tables = (
      await database.query(
        'SELECT table_name FROM duckdb_tables() ORDER BY length(table_name) DESC, table_name',
      )
    ).map((row) => String(row.table_name));
    for (const page of files) {
      const queries = queriesOfPage(page);
      const fences = /\.mdx?$/.test(page) ? sqlFences(page, readText(page)) : [];
      if (queries.length + fences.length === 0) {
        dropResults(page);
        continue;
      }
      const before = problems.length;
      const kept: PageResults = { inputs: inputsOf(page), results: {}, fences: {} };
      for (const query of queries) {
        try {
          const { results, response } = await evaluate(database, page, query, tables);
          results.forEach((result, at) => {
            kept.results[result.id] = { result, response: at === 0 ? response : null };
          });
        } catch (error) {
          problems.push(
            `${sideFileOf(page)}:${lineOfQuery(page, query.id)}: ${query.id}: ${messageOf(error)}`,
          );
        }
      }
      for (const { sql, line } of fences) {
        try {
          kept.fences[hashOf(sql)] = await runFence(database, sql, tables);
        } catch (error) {
          problems.push(`${page}:${line}: ${messageOf(error)}`);
        }
      }
      // Half of the results would look like all of them.
      if (problems.length > before) continue;
      keepResults(page, kept);
      done.pages += 1;
      done.results += queries.length;
      done.fences += fences.length;
    }
  } finally {
    database.close();
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return done;
}
