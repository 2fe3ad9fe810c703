/**
 * The results of all queries as they were last reviewed: data/published-results.txt has their rows, one result a line. A
 * build that computes another value stops until somebody accepts it, so no edit of a query, a metric or the dataset changes
 * a number on a page unseen.
 */
import { writeFileSync } from 'node:fs';
import { fileExists, readText } from '../cache/inputs';
import { pagesWithResults } from './pages';
import { lineOfQuery, sideFileOf } from './side-files';
import { lockFile, resultsOf } from './store';
import type { Result } from './types';

const header = `# Results of the queries on pages, as they were last reviewed. A build that computes others stops; \`npm run
# results:accept\` writes them here, for review (lib/results/lock.ts).
`;

/** A result as the file has it. */
export interface LockedResult {
  /** Page and name of the result. */
  key: string;
  rows: string;
  /** Where its query is, `file:line`. */
  place: string;
}

const rowsOf = ({ columns, rows }: Result): string =>
  JSON.stringify([columns.map(({ name }) => name), ...rows]);

/** What the kept results of all pages are. */
export function computedResults(): LockedResult[] {
  return pagesWithResults().flatMap(({ page, fences }) => {
    const { results, fences: ofFences } = resultsOf(page);
    return [
      ...Object.entries(results).map(([id, { result }]) => ({
        key: `${page} ${id}`,
        rows: rowsOf(result),
        place: `${sideFileOf(page)}:${lineOfQuery(page, id.split('.')[0] ?? id)}`,
      })),
      ...fences.map(({ title, hash, line }) => ({
        key: `${page} "${title}"`,
        rows: rowsOf(ofFences[hash] as Result),
        place: `${page}:${line}`,
      })),
    ];
  });
}

const lineOf = ({ key, rows }: LockedResult): string => `${key} ${rows}`;

/** The first row that differs, to be read in a message. */
function difference(rows: string, locked: string): string {
  const [now, before] = [rows, locked].map((text) => JSON.parse(text) as unknown[]) as [unknown[], unknown[]];
  const at = now.findIndex((row, index) => JSON.stringify(row) !== JSON.stringify(before[index]));
  const [computed, accepted] = [now, before].map(
    (all) => JSON.stringify(all[at < 0 ? now.length : at]) ?? 'no row',
  );
  return `computes ${computed ?? ''}, but ${accepted ?? ''} is the accepted result`;
}

/** Results that differ from the accepted ones, `file:line: what — cure`. */
export function lockProblems(
  computed = computedResults(),
  text = fileExists(lockFile) ? readText(lockFile) : '',
): string[] {
  const cure =
    'Correct it, or accept the value with `npm run results:accept`, and commit the file for review.';
  const accepted = new Map(
    text.split('\n').flatMap((line, index) => {
      const at = line.indexOf(' [[');
      return line.startsWith('#') || at < 0
        ? []
        : [[line.slice(0, at), { rows: line.slice(at + 1), line: index + 1 }]];
    }),
  );
  const found = computed.flatMap(({ key, rows, place }) => {
    const known = accepted.get(key);
    accepted.delete(key);
    if (known?.rows === rows) return [];
    const what = known ? difference(rows, known.rows) : `has no accepted result in ${lockFile}`;
    return [`${place}: ${key} ${what} — ${cure}`];
  });
  const gone = [...accepted].map(
    ([key, { line }]) =>
      `${lockFile}:${line}: ${key} is on no page — Remove it with \`npm run results:accept\`.`,
  );
  return [...found, ...gone];
}

/** Accepts what is computed now. */
export const acceptResults = (): void =>
  writeFileSync(lockFile, `${header}${computedResults().map(lineOf).sort().join('\n')}\n`);
