/** SQL as DuckDB parses it: a tree of plain objects that can be read, changed and printed again. */
import type { SampleWorldDatabase } from '../../world';

/** A node of the tree: https://duckdb.org/docs/stable/data/json/sql_to_and_from_json */
export type SqlNode = { [key: string]: unknown };

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** @throws Error with the parser's message. */
export async function parseSql(database: SampleWorldDatabase, sql: string): Promise<SqlNode> {
  const [row] = await database.query(`SELECT json_serialize_sql(${literal(sql)})::VARCHAR AS tree`);
  // Nodes without a place have the largest number of 64 bits, which JavaScript cannot hold.
  const text = String(row?.tree).replaceAll('18446744073709551615', String(Number.MAX_SAFE_INTEGER));
  const tree = JSON.parse(text) as SqlNode;
  if (tree.error === true) throw new Error(String(tree.error_message));
  return tree;
}

export async function printSql(database: SampleWorldDatabase, tree: SqlNode): Promise<string> {
  const text = literal(JSON.stringify(tree));
  const [row] = await database.query(`SELECT json_deserialize_sql(${text}::JSON)::VARCHAR AS sql`);
  return String(row?.sql);
}

export const isNode = (value: unknown): value is SqlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every node below a value, parents first, with the SELECT that it belongs to. */
export function* nodesBelow(
  value: unknown,
  select: SqlNode = {},
): Generator<{ node: SqlNode; select: SqlNode }> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesBelow(item, select);
  } else if (isNode(value)) {
    const own = value.type === 'SELECT_NODE' ? value : select;
    yield { node: value, select: own };
    for (const child of Object.values(value)) yield* nodesBelow(child, own);
  }
}

/** The predicates that a condition joins with AND. */
export const conjunctsOf = (condition: SqlNode): SqlNode[] =>
  condition.type === 'CONJUNCTION_AND' ? (condition.children as SqlNode[]).flatMap(conjunctsOf) : [condition];

/** Names of the columns below a node, without their table. */
export const columnsBelow = (value: unknown): string[] =>
  [...nodesBelow(value)].flatMap(({ node }) =>
    node.class === 'COLUMN_REF' ? [String((node.column_names as string[]).at(-1))] : [],
  );

/** 0-based line of the query that a node begins on. */
export function rowOf(node: SqlNode, sql: string): number {
  const places = [...nodesBelow(node)].map((below) => Number(below.node.query_location ?? Infinity));
  return sql.slice(0, Math.min(...places)).split('\n').length - 1;
}
