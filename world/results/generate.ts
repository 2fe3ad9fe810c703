/** Runs the queries of all pages and keeps what they answer. */
import { readText, unrecorded } from '../../lib/cache/inputs';
import { Incomplete } from '../../lib/incremental/run-if-stale';
import { openSampleWorld, type SampleWorldDatabase } from '../dataset/database';
import { datasetTables } from '../dataset/tables';
import { evaluate, toResult } from './evaluate';
import { sqlFences, type SqlFence } from '../../lib/results/fences';
import { sourcesOfResults } from '../../lib/results/pages';
import { lineOfQuery, queriesOfPage, sideFileOf, type PageQuery } from '../../lib/results/side-files';
import {
  dropResults,
  hasResultsOf,
  hashOf,
  inputsOf,
  keepResults,
  type PageResults,
} from '../../lib/results/store';
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
  /** Pages whose queries ran; the others have their results. */
  computed: number;
}

/** A page and what it asks. */
interface Asking {
  page: string;
  queries: readonly PageQuery[];
  fences: readonly SqlFence[];
  /** True if results of these queries are kept. */
  isKept: boolean;
}

/** What a page asks. Results do not depend on what else it says. */
const askedBy = (page: string): Asking =>
  unrecorded(() => {
    const fences = /\.mdx?$/.test(page) ? sqlFences(page, readText(page)) : [];
    const isKept = hasResultsOf(
      page,
      fences.map(({ sql }) => sql),
    );
    return { page, queries: queriesOfPage(page), fences, isKept };
  });

/** Names of the tables, longer ones first. */
const tableNames = (): string[] =>
  datasetTables()
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));

/** Runs the queries of a page and keeps the results. @returns What cannot be answered; nothing is kept then. */
async function compute(
  { page, queries, fences, isKept }: Asking,
  database: SampleWorldDatabase,
): Promise<string[]> {
  const tables = tableNames();
  const problems: string[] = [];
  const kept: PageResults = { inputs: unrecorded(() => inputsOf(page)), results: {}, fences: {} };
  for (const query of queries) {
    try {
      const { results, response } = await evaluate(database, page, query, tables);
      results.forEach((result, at) => {
        kept.results[result.id] = { result, response: at === 0 ? response : null };
      });
    } catch (error) {
      const line = unrecorded(() => lineOfQuery(page, query.id));
      problems.push(`${sideFileOf(page)}:${line}: ${query.id}: ${messageOf(error)}`);
    }
  }
  for (const { sql, line } of fences) {
    try {
      kept.fences[hashOf(sql)] = await runFence(database, sql, tables);
    } catch (error) {
      problems.push(`${page}:${line}: ${messageOf(error)}`);
    }
  }
  // Half of the results would look like all of them, and so would what the same queries gave before.
  if (problems.length === 0) unrecorded(() => keepResults(page, kept));
  else if (isKept) dropResults(page);
  return problems;
}

/**
 * Runs the queries of pages.
 * @param pages Sources; all of them by default.
 * @param isCurrent True for a page whose kept results are right if they are of its present queries.
 * @throws Incomplete with `file:line: what — cure` for each query that the dataset cannot answer; other pages have their
 *   results then.
 */
export async function generateResults(
  pages: readonly string[] = unrecorded(sourcesOfResults),
  isCurrent: (page: string) => boolean = () => false,
): Promise<Generated> {
  const problems: string[] = [];
  const done: Generated = { pages: 0, results: 0, fences: 0, computed: 0 };
  let world: Promise<SampleWorldDatabase> | undefined;
  try {
    for (const asked of pages.map(askedBy)) {
      const { page, queries, fences, isKept } = asked;
      if (queries.length + fences.length === 0) {
        dropResults(page);
        continue;
      }
      if (!isKept || !isCurrent(page)) {
        world ??= openSampleWorld();
        problems.push(...(await compute(asked, await world)));
        done.computed += 1;
      }
      done.pages += 1;
      done.results += queries.length;
      done.fences += fences.length;
    }
  } finally {
    (await world)?.close();
  }
  if (problems.length > 0) throw new Incomplete(problems.join('\n'));
  return done;
}
