/**
 * Views of the raw data export: `raw-data-tables` (the list), `raw-data-table` (the columns of one table, shared ones
 * first, each with the anchor `col-{name}`), `raw-data-types` and `raw-data-privacy` (the classes of columns).
 */
import type { View } from '..';
import { manifest } from '../../../config/manifest';
import { columnsOf } from '../../../data/columns';
import {
  loadRawDataConventions,
  loadRawDataTables,
  loadSharedColumns,
  type RawDataColumn,
} from '../../../data/load';
import { closest } from '../../lib/closest';
import { code, markdownText, table } from '../markdown';

const kinds = ['event', 'management'] as const;

/** The tables of one kind with what a row is and how many columns they have. */
export const rawDataTables: View = {
  required: ['of'],
  render({ of }) {
    const kind = kinds.find((name) => name === of);
    if (kind === undefined) throw new Error(`of="${of}" is not one of: ${kinds.join(', ')}.`);
    const titles = new Map(manifest().pages.map((page) => [page.path, page.title]));
    return table(
      ['Page', 'Table', 'What it holds', 'Columns'],
      loadRawDataTables()
        .filter((entry) => entry.kind === kind)
        .map((entry) => [
          `[${titles.get(entry.route) ?? entry.table}](${entry.route})`,
          code(entry.table),
          markdownText(entry.about),
          String(columnsOf(entry).length),
        ]),
    );
  },
};

const exampleOf = ({ example }: RawDataColumn): string =>
  code(typeof example === 'string' ? example : JSON.stringify(example));

/** What the keys of the map `attributes` are. */
function attributeNotes(): string {
  const { attributeKeys, attributeNotes: notes } = loadSharedColumns();
  const keys = attributeKeys.map(({ key, values, repeatTo }) => {
    const name = repeatTo === undefined ? code(key) : `${code(key)} … ${code(repeatTo)}`;
    return values === undefined ? name : `${name} (${values.map((value) => code(value)).join(', ')})`;
  });
  return `Keys of ${code('attributes')}: ${keys.join(', ')}. ${notes.map(markdownText).join(' ')}`;
}

/** The columns of one table. */
export const rawDataTable: View = {
  required: ['table'],
  render({ table: name = '' }) {
    const tables = loadRawDataTables();
    const found = tables.find((entry) => entry.table === name);
    if (found === undefined) {
      const guess = closest(
        name,
        tables.map((entry) => entry.table),
      );
      throw new Error(`No raw data table "${name}". Did you mean "${guess}"?`);
    }
    const columns = columnsOf(found);
    const lead = `${columns.length} columns. The class of personal data in the last column is explained under [Privacy](/api/raw-data-export#privacy).`;
    const rows = columns.map((column) => [
      `<span id="col-${column.name}">${code(column.name)}</span>`,
      code(column.type),
      column.nullable ? 'yes' : 'no',
      markdownText(column.meaning) +
        (column.since === undefined ? '' : ` Since schema version ${column.since}.`),
      exampleOf(column),
      column.privacy,
    ]);
    const body = table(['Column', 'Type', 'Null', 'Meaning', 'Example', 'Class'], rows);
    const notes = columns.some((column) => column.name === 'attributes') ? `\n\n${attributeNotes()}` : '';
    return `${lead}\n\n${body}${notes}`;
  },
};

/** How each type is written in the three formats. */
export const rawDataTypes: View = {
  render: () =>
    table(
      ['Type', 'Parquet', 'JSON lines', 'CSV'],
      loadRawDataConventions().types.map(({ type, note, parquet, jsonLines, csv }) => [
        note === undefined ? code(type) : `${code(type)} (${markdownText(note)})`,
        ...[parquet, jsonLines, csv].map(markdownText),
      ]),
    ),
};

/** What the privacy classes of columns mean. */
export const rawDataPrivacy: View = {
  render: () =>
    table(
      ['Class', 'What its columns hold', 'Can be left out'],
      loadRawDataConventions().privacyClasses.map(({ id, meaning, canBeLeftOut }) => [
        id,
        id === 'P0' ? 'nothing personal' : markdownText(meaning),
        canBeLeftOut ? 'yes' : 'no',
      ]),
    ),
};
