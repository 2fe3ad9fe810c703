/** Puts a raw data table together: tables name groups of shared columns, readers want all columns in their order. */
import { numbered } from '../text/numbered';
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

/** The column that is a map. Other columns hold one value each. */
export const attributeMap = 'attributes';

/** Keys of that map, each of a series on its own. */
export const attributeKeys = (keys = loadSharedColumns().attributeKeys): string[] =>
  keys.flatMap(({ key, repeatTo }) => numbered(key, repeatTo));

/** What the map of a table can have: views, for example, have no deep link. */
export const attributeKeysOf = (table: string): SharedColumns['attributeKeys'] =>
  loadSharedColumns().attributeKeys.filter(({ absentFrom }) => !absentFrom?.includes(table));

/** Keys of a table's map with its name, `attributes.keyword`: some are names of columns as well. */
export const attributeNames = (table: string): string[] =>
  attributeKeys(attributeKeysOf(table)).map((key) => `${attributeMap}.${key}`);

/** A name of a column or of a key of the map, and where it is used. */
export interface IndexedColumn {
  name: string;
  /** The column whose row explains it: for a key, the map. */
  column: string;
  type: string;
  /** Privacy classes: one, unless tables use the name for different things. */
  privacy: string[];
  /** Names of the tables that have it, in the order of the tables. */
  tables: string[];
}

/** What the index has of a column: the column, and of the map its keys as well, whose values are text. */
function namesOf(
  table: string,
  { name, type }: TableColumn,
): Pick<IndexedColumn, 'name' | 'column' | 'type'>[] {
  const keys = name === attributeMap ? attributeNames(table) : [];
  return [{ name, column: name, type }, ...keys.map((key) => ({ name: key, column: name, type: 'string' }))];
}

/**
 * Every name of a column once, by the alphabet, with the keys of the map below it.
 * @throws Error with file and cure if a name has two types: a query could not join its tables by it.
 */
export function columnIndex(tables: readonly RawDataTable[] = loadRawDataTables()): IndexedColumn[] {
  const found = new Map<string, IndexedColumn>();
  for (const table of tables)
    for (const own of columnsOf(table))
      for (const named of namesOf(table.table, own)) {
        const { name, type } = named;
        const entry = found.get(name);
        if (!entry) found.set(name, { ...named, privacy: [own.privacy], tables: [table.table] });
        else if (entry.type !== type)
          throw new Error(
            `data/raw-data/tables/${table.table}.yaml:1: ${name} is ${type}, but ${entry.type} in ${entry.tables.join(', ')} — Give it one type, or another name.`,
          );
        else {
          entry.tables.push(table.table);
          if (!entry.privacy.includes(own.privacy)) entry.privacy.push(own.privacy);
        }
      }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
