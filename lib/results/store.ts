/**
 * Results kept for pages: `npm run generate` runs the queries and writes what they answer to generated/results, one file a
 * page; pages read it. A page whose side file or SQL has changed since does not build with old numbers.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileExists, readText } from '../cache/inputs';
import { closest } from '../text/closest';
import { sideFileOf } from './side-files';
import type { Result } from './types';

/** What is kept of a page. */
export interface PageResults {
  /** Hash of the side file. */
  inputs: string;
  results: Record<string, { result: Result; response: unknown }>;
  /** Results of the SQL fences of the page, by hash of the SQL. */
  fences: Record<string, Result>;
}

/** Folder of what is kept, one file a page. */
export const resultsFolder = 'generated/results';

/** The results of all pages as they were last reviewed (lock.ts). */
export const lockFile = 'data/published-results.txt';

/** Path of what is kept of a page. */
export const fileOf = (page: string): string => path.join(resultsFolder, `${page}.json`);

/** Name of a page's source, from the root of the repository. */
export const pageFile = (file: string): string =>
  path.relative(process.cwd(), path.resolve(file)).split(path.sep).join('/');

/** Hash of a text, to see whether it has changed. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Hash of the side file of a page; of nothing if there is none. */
export function inputsOf(page: string): string {
  const file = sideFileOf(page);
  return hashOf(fileExists(file) ? readText(file) : '');
}

/** Keeps the results of a page; writes only what has changed, so nothing is compiled without need. */
export function keepResults(page: string, kept: PageResults): void {
  const file = fileOf(page);
  const text = `${JSON.stringify(kept)}\n`;
  if (fileExists(file) && readText(file) === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** True if results of exactly these queries are kept of a page: of its side file as it is, and of the SQL on it. */
export function hasResultsOf(page: string, fences: readonly string[]): boolean {
  const file = fileOf(page);
  if (!fileExists(file)) return false;
  try {
    const kept = JSON.parse(readText(file)) as PageResults;
    const hashes = fences.map(hashOf);
    return (
      kept.inputs === inputsOf(page) &&
      Object.keys(kept.fences).length === new Set(hashes).size &&
      hashes.every((hash) => hash in kept.fences)
    );
  } catch {
    return false;
  }
}

/** Forgets the results of a page that has no queries any longer. */
export const dropResults = (page: string): void => rmSync(fileOf(page), { force: true });

const again = 'Run `npm run generate`.';

/**
 * Results of a page as they were kept.
 * @throws Error with the cure if they are missing or older than the side file.
 */
export function resultsOf(page: string): PageResults {
  const file = fileOf(page);
  if (!fileExists(file)) throw new Error(`${page} has no results yet. ${again}`);
  const kept = JSON.parse(readText(file)) as PageResults;
  // The preview computes them anew at once, and shows the old ones meanwhile.
  const isPreview = process.env.NODE_ENV === 'development';
  if (kept.inputs !== inputsOf(page) && !isPreview)
    throw new Error(`${sideFileOf(page)} has changed since its queries ran. ${again}`);
  return kept;
}

/**
 * One result of a page.
 * @throws Error that names the closest id.
 */
export function resultOf(page: string, id: string): { result: Result; response: unknown } {
  const { results } = resultsOf(page);
  const found = results[id];
  if (found) return found;
  const known = Object.keys(results);
  throw new Error(
    known.length > 0
      ? `No result "${id}" in ${sideFileOf(page)}. Did you mean "${closest(id, known)}"?`
      : `No result "${id}": add it to ${sideFileOf(page)}.`,
  );
}

/**
 * Result of an SQL fence.
 * @throws Error if the SQL has not run.
 */
export function resultOfSql(page: string, sql: string): Result {
  const found = resultsOf(page).fences[hashOf(sql)];
  if (!found) throw new Error(`This query has not run since it was edited. ${again}`);
  return found;
}
