/**
 * Traces numbers of the built pages: the page shows the number, and its query, run anew on the dataset, gives it. What a
 * report runs is written down on the way, so a reader sees the SQL behind a request as well.
 */
import { parseSource, listSources } from '../../../lib/markdown/sources';
import { citationProblem } from '../../../lib/results/citations';
import { evaluate } from '../../../world';
import { formatCell } from '../../../lib/results/format';
import { queriesOfPage } from '../../../lib/results/side-files';
import type { Result } from '../../../lib/results/types';
import type { SampleWorldDatabase } from '../../../world';
import { Random } from '../../../lib/random';
import { shownNumbers, type ShownNumber } from './shown';

/** All numbers of results on pages that are in the build, by page. */
export function shownOnPages(hasRoute: (route: string) => boolean): Map<string, ShownNumber[]> {
  const pages = listSources()
    .filter(({ generated, route }) => !generated && route !== undefined && hasRoute(route))
    .map(({ file }): [string, ShownNumber[]] => [file, shownNumbers(file, parseSource(file).tree)]);
  return new Map(pages.filter(([, numbers]) => numbers.length > 0));
}

/**
 * Draws numbers, each from a page that is drawn first: a page with long tables is not drawn more often than others.
 * @param seed The same seed draws the same numbers.
 */
export function drawNumbers(
  pages: ReadonlyMap<string, readonly ShownNumber[]>,
  count: number,
  seed: string,
): ShownNumber[] {
  const random = new Random(`trace ${seed}`);
  const left = new Map([...pages].map(([page, numbers]) => [page, [...numbers]]));
  const drawn: ShownNumber[] = [];
  while (drawn.length < count && left.size > 0) {
    const page = random.pick([...left.keys()]);
    const numbers = left.get(page) ?? [];
    drawn.push(...numbers.splice(random.int(0, numbers.length - 1), 1));
    if (numbers.length === 0) left.delete(page);
  }
  return drawn;
}

export interface Trace {
  number: ShownNumber;
  /** The query: SQL, or the request of a report. */
  query: string;
  /** SQL that ran. */
  ran: readonly string[];
  /** The row that the number is in; all rows for a typed number. */
  rows: readonly string[];
  /** Tables and views that were read, with the number of their rows. */
  read: readonly string[];
  /** Why it cannot be traced. */
  problem: string | undefined;
}

/** A database that writes down what it is asked. */
function recording(database: SampleWorldDatabase): { database: SampleWorldDatabase; ran: string[] } {
  const ran: string[] = [];
  return {
    ran,
    database: {
      query: (sql) => {
        ran.push(sql);
        return database.query(sql);
      },
      close: () => undefined,
    },
  };
}

const rowText = (result: Result, row: readonly unknown[]): string =>
  result.columns.map(({ name }, at) => `${name} = ${String(row[at] ?? null)}`).join(', ');

/** True if a text shows a cell, formatted or as it is. */
function shows(text: string, result: Result, { column, row }: { column: string; row: number }): boolean {
  const at = result.columns.findIndex(({ name }) => name === column);
  const value = result.rows[row]?.[at] ?? null;
  const unit = result.columns[at]?.unit;
  return unit !== undefined && [formatCell(value, unit), String(value)].includes(text);
}

/** Traces a number. @param html Built page that shows it. */
export async function traceNumber(
  database: SampleWorldDatabase,
  number: ShownNumber,
  html: string,
): Promise<Trace> {
  const { page, query: source, text, cell } = number;
  const query =
    'sql' in source
      ? ({ id: 'sql', sql: source.sql.replace(/;\s*$/, '') } as const)
      : // Totals of a report are results with a name after its id.
        queriesOfPage(page).find(({ id }) => id === source.id.split('.')[0]);
  if (!query) throw new Error(`${page} has no query "${'id' in source ? source.id : ''}".`);
  const { database: recorder, ran } = recording(database);
  const { results } = await evaluate(recorder, page, query, []);
  const result = results.find(({ id }) => 'id' in source && id === source.id) ?? results[0];
  const relations = await database.query(
    'SELECT table_name AS name FROM duckdb_tables() UNION ALL SELECT view_name FROM duckdb_views() WHERE NOT internal',
  );
  const named = new Set(
    ran.flatMap((sql) => [...sql.matchAll(/(?:\bfrom|\bjoin|,)\s+([a-z_]\w*)/gi)].map(([, name]) => name)),
  );
  const read: string[] = [];
  for (const { name } of relations.filter((relation) => named.has(String(relation.name)))) {
    const [counted] = await database.query(`SELECT count(*) AS rows FROM ${String(name)}`);
    read.push(`${String(name)} (${Number(counted?.rows).toLocaleString('en-US')} rows)`);
  }
  const rows = cell ? result.rows.slice(cell.row, cell.row + 1) : result.rows;
  const problem = !html.includes(text)
    ? 'the built page does not show it'
    : cell
      ? shows(text, result, cell)
        ? undefined
        : `the query gives ${rowText(result, rows[0] ?? [])}`
      : citationProblem(text, [result]);
  return {
    number,
    query:
      'sql' in query
        ? query.sql
        : 'report' in query
          ? `${query.report} ${JSON.stringify(query.request)}`
          : `attribution case ${query.attributionCase}`,
    ran,
    rows: rows.map((row) => rowText(result, row)),
    read: read.sort(),
    problem,
  };
}
