/**
 * Printed queries with one predicate dropped or weakened: it must change the result on the sample dataset. A predicate that
 * changes nothing either guards against a row that the dataset lacks, or is ballast that readers copy.
 */
import {
  columnsBelow,
  conjunctsOf,
  isNode,
  nodesBelow,
  parseSql,
  printSql,
  rowOf,
  type SqlNode,
} from '../../checks/samples/sql-tree';
import { sqlFences } from '../../lib/results/fences';
import { openSampleWorld } from '../../world';
import { drawn, once, pages, type Kind, type Mutant } from './kit';

const constant = (value: boolean): SqlNode => ({
  class: 'CONSTANT',
  type: 'VALUE_CONSTANT',
  alias: '',
  value: { type: { id: 'BOOLEAN', type_info: null }, is_null: false, value },
});

/** True for a comparison of columns of two tables, which is the join itself. */
const joinsTables = ({ type, left, right }: SqlNode): boolean => {
  const tables = [left, right].map((side) => isNode(side) && (side.column_names as string[] | undefined));
  const [a, b] = tables;
  return type === 'COMPARE_EQUAL' && Array.isArray(a) && Array.isArray(b) && a[0] !== b[0];
};

/** True for the bounds of the partitions that a query reads; that a query needs them is another rule. */
const prunes = (node: SqlNode): boolean =>
  columnsBelow(node).join() === 'dt' && node.type === 'COMPARE_BETWEEN';

/** Joins of recursions. Without one of their conditions they may never end. */
const stepsBelow = (tree: SqlNode): Set<SqlNode> =>
  new Set(
    [...nodesBelow(tree)]
      .filter(({ node }) => node.type === 'RECURSIVE_CTE_NODE')
      .flatMap(({ node }) => [...nodesBelow(node)].map((below) => below.node))
      .filter(({ type }) => type === 'JOIN'),
  );

/**
 * Changes of one node, each with what it does; the node is the caller's copy.
 * @param isStep True for a join of a recursion, whose conditions stay.
 */
function* changesOf(
  node: SqlNode,
  isStep: boolean,
): Generator<{ at: SqlNode; what: string; change: () => void }> {
  const replace = (place: SqlNode, by: SqlNode) => (): void => {
    for (const key of Object.keys(place)) delete place[key];
    Object.assign(place, by);
  };
  const conditions = [node.where_clause, node.having, node.qualify, node.filter, node.when_expr].filter(
    isNode,
  );
  for (const condition of conditions)
    for (const at of conjunctsOf(condition))
      yield { at, what: 'dropped', change: replace(at, constant(true)) };
  if (node.type === 'JOIN' && isNode(node.condition) && !isStep) {
    const parts = conjunctsOf(node.condition);
    const keys = parts.filter(joinsTables);
    for (const at of parts)
      if (keys.length > 1 || at !== keys[0])
        yield { at, what: 'dropped', change: replace(at, constant(true)) };
  }
  if (node.type === 'JOIN' && node.join_type === 'LEFT')
    yield { at: node, what: 'an inner join', change: () => (node.join_type = 'INNER') };
  if (node.type === 'CONJUNCTION_OR')
    for (const at of node.children as SqlNode[])
      yield { at, what: 'dropped', change: replace(at, constant(false)) };
  if (node.type === 'COMPARE_BETWEEN')
    for (const [bound, type] of [
      ['lower', 'COMPARE_GREATERTHANOREQUALTO'],
      ['upper', 'COMPARE_LESSTHANOREQUALTO'],
    ] as const)
      yield {
        at: node,
        what: `only the ${bound} bound`,
        change: replace(node, { class: 'COMPARISON', type, alias: '', left: node.input, right: node[bound] }),
      };
  if (node.type === 'COMPARE_IN')
    for (const [index, at] of (node.children as SqlNode[]).entries())
      if (index > 0)
        yield { at, what: 'not in the list', change: () => (node.children as SqlNode[]).splice(index, 1) };
  if (node.class === 'FUNCTION' && node.distinct === true)
    yield { at: node, what: 'without DISTINCT', change: () => (node.distinct = false) };
  if (node.type === 'DISTINCT_MODIFIER')
    yield {
      at: node,
      what: 'without DISTINCT',
      change: replace(node, { type: 'ORDER_MODIFIER', orders: [] }),
    };
  if (node.class === 'WINDOW') {
    const orders = node.orders as SqlNode[];
    for (const [index, order] of orders.entries()) {
      const at = order.expression as SqlNode;
      const turned = order.type === 'DESCENDING' ? 'ASCENDING' : 'DESCENDING';
      yield { at, what: 'ordered the other way', change: () => (order.type = turned) };
      if (orders.length > 1) yield { at, what: 'not ordered by', change: () => orders.splice(index, 1) };
    }
  }
}

const database = once(openSampleWorld);

/** Rows as text, in no order: which rows come first is not what a predicate decides. */
async function answerOf(sql: string): Promise<string> {
  const rows = await (await database()).query(sql).catch((error: unknown) => [{ error: String(error) }]);
  return rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join('\n');
}

/** Every mutant of a query that begins in a line of a file. */
export async function mutantsOf(sql: string, file: string, line: number): Promise<Mutant[]> {
  const tree = await parseSql(await database(), sql);
  const before = once(() => answerOf(sql));
  const mutants: Mutant[] = [];
  const count = [...nodesBelow(tree)].length;
  for (let index = 0; index < count; index += 1) {
    for (let change = 0; ; change += 1) {
      const copy = structuredClone(tree);
      const place = [...nodesBelow(copy)][index]?.node ?? {};
      const made = [...changesOf(place, stepsBelow(copy).has(place))][change];
      if (!made) break;
      if (prunes(made.at)) continue;
      const row = rowOf(made.at, sql);
      made.change();
      const found = async () => (await answerOf(await printSql(await database(), copy))) !== (await before());
      mutants.push({
        file,
        line: line + row,
        from: sql.split('\n')[row]?.trim() ?? '',
        to: made.what,
        found,
      });
    }
  }
  return mutants;
}

export const queryKinds: readonly Kind[] = [
  {
    class: 'queries',
    kind: 'a predicate',
    draw: async (seed, count) => {
      const all: Mutant[] = [];
      for (const { source, text } of pages())
        for (const { sql, line } of sqlFences(source.file, text))
          all.push(...(await mutantsOf(sql, source.file, line + 1)));
      return drawn(all, seed, count);
    },
  },
];
