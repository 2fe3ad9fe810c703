/** Tables from data: a row for each thing, and for each column, by its name, what it says of the thing. */
import type { Table } from 'mdast';
import { table, type Inline } from '../../../lib/markdown/nodes';
import type { FactScope } from '../../../lib/facts/scope';
import type { View } from './view';

type Columns<Row> = Readonly<Record<string, (row: Row, index: number, all: readonly Row[]) => Inline>>;

export const rowTable = <Row>(rows: readonly Row[], columns: Columns<Row>): Table =>
  table(
    Object.keys(columns),
    rows.map((row, index) => Object.values(columns).map((cell) => cell(row, index, rows))),
  );

/** A view that is one such table, of the facts that hold on its page. */
export const tableView = <Row>(load: (scope: FactScope) => readonly Row[], columns: Columns<Row>): View => ({
  render: (_, { scope }) => rowTable(load(scope), columns),
});
