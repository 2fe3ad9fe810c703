/** The whole sample world as tables of text: raw data tables as JSON lines, and series. Same facts, same bytes. */
import { columnsOf } from '../../lib/facts/columns';
import { loadRawDataTables } from '../../lib/facts/load';
import { loadWorld, type World } from '../../lib/facts/sample-world';
import { generateTables } from './generate';
import { duckDbTypes } from '../../lib/raw-data/type-names';
import { seriesTables } from './series';
import type { Row } from './rows/table';

export interface DataTable {
  name: string;
  columns: readonly { name: string; type: string; nullable: boolean }[];
  rows: readonly Row[];
  /** Versions of one row share this key; null for tables without versions. */
  key: string | null;
  /** Time whose UTC date is the partition `dt` of a raw table; null for series. */
  partition: string | null;
}

/** Builds all tables. @throws Error if the series of the world cannot be met together. */
export function buildDataset(world: World = loadWorld()): DataTable[] {
  const generated = generateTables(world);
  const raw = loadRawDataTables().map((table): DataTable => ({
    name: table.table,
    columns: columnsOf(table).map(({ name, type, nullable }) => ({
      name,
      type: duckDbTypes[type],
      nullable,
    })),
    rows: generated.rows.get(table.table) ?? [],
    key: table.kind === 'event' ? 'event_id' : null,
    partition: table.kind === 'event' ? 'received_time' : 'snapshot_time',
  }));
  const series = seriesTables(world).map(({ name, columns, rows }): DataTable => ({
    name,
    columns: Object.entries(columns).map(([column, type]) => ({ name: column, type, nullable: true })),
    rows,
    key: null,
    partition: null,
  }));
  return [...raw, ...series];
}

/** A table as JSON lines; null columns are left out. */
export function jsonLines({ columns, rows }: DataTable): string {
  const names = columns.map(({ name }) => name);
  const lines = rows.map((row) => {
    const present: Row = {};
    for (const name of names) {
      const value = row[name];
      if (value !== null && value !== undefined) present[name] = value;
    }
    return `${JSON.stringify(present)}\n`;
  });
  return lines.join('');
}
