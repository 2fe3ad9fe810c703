/**
 * SQL samples: the sample dataset with its tables and views prepares them, so every table, column and type is there. What
 * is counted is counted once, because the export delivers rows at least once; each table is read by partition; and
 * rejected rows are filtered. That each predicate matters is tested with the dataset (tests/mutations/queries.ts).
 */
import { columnsOf } from '../../lib/facts/columns';
import { loadRawDataTables } from '../../lib/facts/load';
import { openSampleWorld, type SampleWorldDatabase } from '../../world';
import { finding, unless, type SampleFinding } from './rules';
import { columnsBelow, isNode, nodesBelow, parseSql, rowOf, type SqlNode } from './sql-tree';

let opened: Promise<SampleWorldDatabase> | undefined;

/** Aggregates that a second copy of a row changes. */
const counting = new Set(['count', 'count_star', 'sum', 'avg']);

/** True if a SELECT leaves one copy of each row, or one row for each event or user. */
const removesCopies = ({ qualify, group_expressions: groups }: SqlNode, own: readonly SqlNode[]): boolean =>
  isNode(qualify) ||
  columnsBelow(groups).some((name) => name === 'event_id' || name === 'user_id') ||
  own.some(({ type, left }) => type === 'COMPARE_EQUAL' && columnsBelow(left).join() === 'rn');

/** SELECTs that count or add up rows of event tables which can be there twice. */
function duplicateFindings(tree: SqlNode, sql: string): SampleFinding[] {
  const events = new Set(
    loadRawDataTables()
      .filter(({ kind }) => kind === 'event')
      .map(({ table }) => table),
  );
  const nodes = [...nodesBelow(tree)];
  const selects = nodes.map(({ node }) => node).filter(({ type }) => type === 'SELECT_NODE');
  return selects.flatMap((select) => {
    const own = nodes.filter((one) => one.select === select).map(({ node }) => node);
    const ofGroups = new Set([...nodesBelow(select.having)].map(({ node }) => node));
    const table = own.find(({ type, table_name: name }) => type === 'BASE_TABLE' && events.has(String(name)));
    const aggregate = own.find(
      (one) => counting.has(String(one.function_name)) && one.distinct !== true && !ofGroups.has(one),
    );
    return unless(
      !table || !aggregate || removesCopies(select, own),
      aggregate ? rowOf(aggregate, sql) : 0,
      `${String(table?.table_name)} is counted with its duplicates`,
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
  try {
    opened ??= openSampleWorld();
    const database = await opened;
    // A statement about files cannot be prepared without them; its other rules hold.
    const ofFiles = /\bFROM '[\w.]+'/i.test(code);
    if (!ofFiles) await database.query(`EXPLAIN ${code}`);
    if (!/^\s*(?:SELECT|WITH)\b/i.test(code)) return [];
    const tree = await parseSql(database, code.replace(/;\s*$/, ''));
    return [...duplicateFindings(tree, code), ...(ofFiles ? [] : partitionFindings(tree, code))];
  } catch (error) {
    const text = (error as Error).message;
    const line = Number(/LINE (\d+):/.exec(text)?.[1] ?? 1);
    const message = `The warehouse refuses the query: ${text.split('\n')[0]}`;
    return [finding(line - 1, message, 'Correct it; data/raw-data/tables/ has the tables.')];
  }
}
