/** Puts a raw data table together: tables name groups of shared columns, readers want all columns in their order. */
import { loadRawDataTables, loadSharedColumns } from './load';
import type { RawDataColumn, RawDataTable, SharedColumns } from './types';

/** A column, and the group it comes from; null for the table's own. */
export type TableColumn = RawDataColumn & { group: SharedColumns['groups'][number]['id'] | null };

/**
 * All columns of a table: first its groups' columns in their order, then its own.
 * @throws Error with file and cure if a group does not exist, a name appears twice or the count differs.
 */
export function columnsOf(
  { table, groups, columns, columnCount }: RawDataTable,
  shared: SharedColumns = loadSharedColumns(),
): TableColumn[] {
  const file = `data/raw-data/tables/${table}.yaml:1`;
  const all = groups.flatMap((id): TableColumn[] => {
    const group = shared.groups.find((known) => known.id === id);
    if (!group) {
      throw new Error(
        `${file}: no group ${id} — Correct it, or add it to data/raw-data/shared-columns.yaml.`,
      );
    }
    return group.columns.map((column) => ({ ...column, group: id }));
  });
  all.push(...columns.map((column) => ({ ...column, group: null })));
  const names = all.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new Error(`${file}: ${twice} is listed twice — Remove it, or the group that has it.`);
  }
  if (all.length !== columnCount) {
    throw new Error(
      `${file}: ${all.length} columns, but columnCount is ${columnCount} — Correct columns, groups or count.`,
    );
  }
  return all;
}

/** A name of a column, and where it is used. */
export interface IndexedColumn {
  name: string;
  type: string;
  /** Privacy classes: one, unless tables use the name for different things. */
  privacy: string[];
  /** Names of the tables that have it, in the order of the tables. */
  tables: string[];
}

/**
 * Every name of a column once, by the alphabet.
 * @throws Error with file and cure if a name has two types: a query could not join its tables by it.
 */
export function columnIndex(tables: readonly RawDataTable[] = loadRawDataTables()): IndexedColumn[] {
  const found = new Map<string, IndexedColumn>();
  for (const table of tables)
    for (const { name, type, privacy } of columnsOf(table)) {
      const entry = found.get(name);
      if (!entry) found.set(name, { name, type, privacy: [privacy], tables: [table.table] });
      else if (entry.type !== type)
        throw new Error(
          `data/raw-data/tables/${table.table}.yaml:1: ${name} is ${type}, but ${entry.type} in ${entry.tables.join(', ')} — Give it one type, or another name.`,
        );
      else {
        entry.tables.push(table.table);
        if (!entry.privacy.includes(privacy)) entry.privacy.push(privacy);
      }
    }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
