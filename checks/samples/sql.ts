/**
 * SQL samples: the sample dataset with its tables and views prepares them, so every table, column and type is there. What
 * is counted is counted once, because the export delivers rows at least once; each table is read by partition; and
 * rejected rows are filtered. That each predicate matters is tested with the dataset (tests/mutations/queries.ts).
 */
import { columnsOf } from '../../lib/facts/columns';
import { loadRawDataTables } from '../../lib/facts/load';
import { openSampleWorld, type SampleWorldDatabase } from '../../world';
import { finding, rowAt, unless, type SampleFinding } from './rules';
import { nodesBelow, parseSql, rowOf, type SqlNode } from './sql-tree';

let opened: Promise<SampleWorldDatabase> | undefined;

interface Select {
  text: string;
  row: number;
}

/** Every SELECT of a statement with the SELECTs inside it blanked out. */
function selectsOf(sql: string): Select[] {
  const selects: Select[] = [];
  const inner = (text: string, offset: number): string => {
    let own = '';
    for (let i = 0; i < text.length; i += 1) {
      if (text[i] !== '(' || !/^\(\s*(?:SELECT|WITH)\b/i.test(text.slice(i))) {
        own += text[i];
        continue;
      }
      let depth = 0;
      let end = i;
      for (; end < text.length; end += 1) {
        if (text[end] === '(') depth += 1;
        if (text[end] === ')') depth -= 1;
        if (depth === 0) break;
      }
      const part = text.slice(i + 1, end);
      selects.push({
        text: inner(part, offset + i + 1),
        row: rowAt(sql, offset + i + 1),
      });
      own += `(${part.replace(/[^\n]/g, ' ')})`;
      i = end;
    }
    return own;
  };
  const text = inner(sql, 0);
  return [{ text, row: 0 }, ...selects].flatMap((select) =>
    select.text.split(/\bUNION(?: ALL)?\b/i).map((part) => ({ text: part, row: select.row })),
  );
}

/** Aggregates that a second copy of a row changes. */
const countsCopies = /\b(?:COUNT|SUM|AVG)\s*\((?!\s*DISTINCT\b)/i;
/** What leaves one copy of each row. */
const removesCopies =
  /\bQUALIFY\b|\b(?:\w+\.)?rn\s*=\s*1\b|\bGROUP BY\s+(?:[\w.]+,\s*)*(?:\w+\.)?(?:event_id|user_id)\b/i;

/** SELECTs that count or add up rows of event tables which can be there twice. */
export function duplicateFindings(sql: string): SampleFinding[] {
  const events = new Set(
    loadRawDataTables()
      .filter(({ kind }) => kind === 'event')
      .map(({ table }) => table),
  );
  return selectsOf(sql).flatMap(({ text, row }) => {
    const [table] = [...text.matchAll(/\b(?:FROM|JOIN)\s+(\w+)/gi)]
      .map(([, name = '']) => name)
      .filter((name) => events.has(name));
    const aggregate = countsCopies.exec(text.split(/\bHAVING\b/i)[0] ?? '');
    return unless(
      table === undefined || !aggregate || removesCopies.test(text),
      row + rowAt(text, aggregate?.index ?? 0),
      `${table} is counted with its duplicates`,
      'Delivery is at least once: count DISTINCT event_id, or keep one row for each event_id first.',
    );
  });
}

const hasRejectedRows = new Set(
  loadRawDataTables()
    .filter((table) =>
      columnsOf(table).some(({ name, values }) => name === 'status' && values?.includes('rejected')),
    )
    .map(({ table }) => table),
);

/** Tables of a SELECT that it reads whole, or with their rejected rows. */
function partitionFindings(tree: SqlNode, sql: string): SampleFinding[] {
  const raw = new Set(loadRawDataTables().map(({ table }) => table));
  const nodes = [...nodesBelow(tree)];
  return nodes.flatMap(({ node, select }): SampleFinding[] => {
    const table = String(node.table_name ?? '').replace(/_current$/, '');
    if (node.type !== 'BASE_TABLE' || !raw.has(table)) return [];
    const filters = nodes.filter((other) => other.select === select).map(({ node: other }) => other);
    const alias = String(node.alias || node.table_name);
    /** Whether the SELECT names a column of this table, apart from what it selects. */
    const names = (column: string): boolean =>
      filters.some(({ class: kind, column_names: path = [] }) => {
        const [own, ...rest] = [...(path as string[])].reverse();
        return kind === 'COLUMN_REF' && own === column && (rest.length === 0 || rest[0] === alias);
      });
    const row = rowOf(node, sql);
    const isNamed = filters.some(
      ({ type, left, right }) =>
        type === 'COMPARE_EQUAL' &&
        [left, right].some((side) => (side as SqlNode).column_names?.toString() === `${alias},event_id`),
    );
    // A list of rows is what it is, and a row that another one names by its id was accepted as that one was.
    const counts = filters.some(
      ({ class: kind, type }) => kind === 'FUNCTION' || type === 'DISTINCT_MODIFIER',
    );
    const isFiltered = !hasRejectedRows.has(table) || ['status', 'counts_as_install'].some(names);
    return [
      ...unless(
        table !== node.table_name || names('dt'),
        row,
        `${table} is read whole`,
        'Filter dt, the partition of the table: BETWEEN two days, or the day of a snapshot.',
      ),
      ...unless(
        !counts || isFiltered || isNamed,
        row,
        `${table} is read with its rejected rows`,
        "Filter status = 'accepted', or counts_as_install for installs.",
      ),
    ];
  });
}

/** Findings in an SQL sample. */
export async function checkSql(code: string): Promise<SampleFinding[]> {
  // A statement about files cannot be prepared without them; its other rules hold.
  if (/\bFROM '[\w.]+'/i.test(code)) return duplicateFindings(code);
  const findings = duplicateFindings(code);
  try {
    opened ??= openSampleWorld();
    const database = await opened;
    await database.query(`EXPLAIN ${code}`);
    if (/^\s*(?:SELECT|WITH)\b/i.test(code))
      findings.push(...partitionFindings(await parseSql(database, code.replace(/;\s*$/, '')), code));
  } catch (error) {
    const text = (error as Error).message;
    const line = Number(/LINE (\d+):/.exec(text)?.[1] ?? 1);
    const message = `The warehouse refuses the query: ${text.split('\n')[0]}`;
    return [finding(line - 1, message, 'Correct it; data/raw-data/tables/ has the tables.')];
  }
  return findings;
}
