/**
 * Views of the raw data export: `raw-data-tables` (the list), `raw-data-table` (the columns of one table, shared ones
 * first, each with the anchor `col-{name}`), `raw-data-types`, `raw-data-privacy` (the classes of columns)
 * and `raw-data-access-errors`.
 */
import type { RootContent } from 'mdast';
import { named, oneOf } from '../props';
import { csvNote, schemaNote } from '../download-notes';
import type { View } from '../view';
import { plannedPages } from '../../../../lib/routes/planned-pages';
import { attributeKeysOf, attributeMap, columnsOf, type TableColumn } from '../../../../lib/facts/columns';
import { loadCounterparts, pageOf } from '../../../../lib/facts/counterparts';
import { loadRawDataConventions, loadRawDataTables, loadSharedColumns } from '../../../../lib/facts/load';
import type { RawDataColumn } from '../../../../lib/facts/types';
import { rawDataTableNamed, sampleRows, type RawDataValue } from '../../../../lib/facts/raw-data-samples';
import { ddlFiles, downloadFolder, sampleFiles, schemaFiles } from '../../../../lib/raw-data/files';
import { sides, type Side } from '../../../../data/schema/counterparts';
import { apiJson } from '../../../../lib/results/api-json';
import { markdown } from '../../../../lib/markdown/inline';
import {
  anchor,
  code,
  joined,
  link,
  paragraph,
  table,
  withDetails,
  type Inline,
} from '../../../../lib/markdown/nodes';
import { flowElement } from '../../../../lib/markdown/mdx-nodes';
import { rowTable, tableView } from '../table-view';

const kinds = ['event', 'management'] as const;

/** The tables of one kind with what a row is and how many columns they have. */
export const rawDataTables: View = {
  required: ['of'],
  render({ of }) {
    const kind = oneOf('of', of, kinds);
    const titles = new Map(plannedPages().map((page) => [page.path, page.title]));
    return rowTable(
      loadRawDataTables().filter((entry) => entry.kind === kind),
      {
        Page: ({ route, table }) => link(route, titles.get(route) ?? table),
        Table: ({ table }) => code(table),
        'What it holds': ({ about }) => markdown(about),
        Columns: (entry) => String(columnsOf(entry).length),
      },
    );
  },
};

const exampleOf = (example: RawDataColumn['example']): Inline =>
  code(typeof example === 'string' ? example : JSON.stringify(example));

/** What the keys of a table's map `attributes` are. */
function attributeNotes(tableName: string): RootContent {
  const keys = attributeKeysOf(tableName).map(({ key, values, repeatTo }) => {
    const name = repeatTo === undefined ? code(key) : [code(key), ' … ', code(repeatTo)];
    return values === undefined ? name : [name, ' (', joined(values.map(code)), ')'];
  });
  return paragraph(
    'Keys of ',
    code(attributeMap),
    ': ',
    joined(keys),
    '. ',
    joined(loadSharedColumns().attributeNotes.map(markdown), ' '),
  );
}

const sideLabels: Record<Exclude<Side, 'rawData'>, string> = {
  sdk: 'SDK',
  url: 'tracking URL',
  s2s: 'AppEvent API',
  macro: 'macro',
  dimension: 'dimension',
};

/** What a column is called elsewhere, with links. A shared column has its counterparts in every table. */
function counterpartsOf(tableName: string, column: TableColumn): Inline {
  const entry = loadCounterparts().find(({ rawData = '' }) => {
    const [known, name, more] = rawData.split('.');
    return name === column.name && more === undefined && (known === tableName || column.group !== null);
  });
  const names = sides.flatMap((side) => {
    const value = entry?.[side];
    return side === 'rawData' || value === undefined
      ? []
      : [[`${sideLabels[side]} `, link(pageOf(side, value), code(value))]];
  });
  return names.length > 0 ? ['also called: ', joined(names)] : '';
}

/** Meaning, values, joins and counterparts of a column, in one cell. */
function meaningOf({ meaning, values, joins, since }: RawDataColumn, elsewhere: Inline): Inline {
  const routes = new Map(loadRawDataTables().map((entry) => [entry.table, entry.route]));
  const links = joins?.map((target) => {
    const [name = '', column = ''] = target.split('.');
    return link(`${routes.get(name) ?? ''}#col-${column}`, code(target));
  });
  return joined(
    [
      meaning === undefined ? '' : markdown(meaning),
      values === undefined ? '' : ['one of ', joined(values.map(code))],
      links === undefined ? '' : ['joins ', joined(links)],
      since === undefined ? '' : `since schema version ${since}`,
      elsewhere,
    ],
    '; ',
  );
}

/** Sample rows of a table, with the columns that the page talks about. */
export const rawDataSample: View = {
  required: ['table', 'columns'],
  render({ table: name = '', columns = '' }) {
    const facts = rawDataTableNamed(name);
    const known = columnsOf(facts);
    const names = columns
      .split(',')
      .map((column) => named(known, (one) => one.name, column.trim(), `${name} has no column`).name);
    const cell = (value: RawDataValue): Inline => {
      if (value === null) return '';
      if (typeof value === 'object') return code(JSON.stringify(value));
      const text = String(value).replace(
        /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.000|(\.\d{3}))Z$/,
        '$1 $2$3',
      );
      return /^-?\d+\.\d{9}$/.test(text) ? text.replace(/0{1,7}$/, '') : markdown(text);
    };
    return table(
      ['Row', ...names.map(code)],
      sampleRows(facts).map(({ label, values }) => [
        label,
        ...names.map((column) => cell(values[column] ?? null)),
      ]),
    );
  },
};

/** The example row of a table as a JSON line, broken into lines. */
export const rawDataRow: View = {
  required: ['table'],
  render({ table: name = '' }) {
    const [row] = sampleRows(rawDataTableNamed(name));
    const members = Object.entries(row?.values ?? {}).map(
      ([key, value]) => `  ${JSON.stringify(key)}: ${apiJson(value, 2).trimStart()}`,
    );
    return {
      type: 'code',
      lang: 'json',
      meta: `title="${name}, JSON lines, with line breaks added for readability"`,
      value: `{\n${members.join(',\n')}\n}`,
    };
  },
};

const download = (file: string, label: string): Inline => link(`pathname://${downloadFolder}/${file}`, label);

const downloads = (files: { label: string; file: string }[]): Inline =>
  joined(files.map(({ label, file }) => download(file, label)));

/** Downloads of one table, or of all tables with `table="all"`. */
export const rawDataDownloads: View = {
  required: ['table'],
  render({ table: name = '' }) {
    if (name !== 'all') rawDataTableNamed(name);
    const samples =
      name === 'all'
        ? download('all-samples.zip', 'All tables in all formats')
        : downloads(sampleFiles(name));
    return [
      table(
        ['Download', 'Files'],
        [
          ['Schema', downloads(schemaFiles(name))],
          ['DDL', downloads(ddlFiles(name))],
          ['Sample rows', samples],
        ],
      ),
      paragraph(schemaNote(), ' ', csvNote()),
    ];
  },
};

/** The columns of one table. */
export const rawDataTable: View = {
  required: ['table'],
  render({ table: name = '' }) {
    const found = rawDataTableNamed(name);
    const columns = columnsOf(found);
    // The page shows the first sample row below its columns, so their examples are that row.
    const [shown] = sampleRows(found);
    const lead = paragraph(
      `${columns.length} columns. The last column shows the class of personal data, which is explained under `,
      link('/api/raw-data-export#privacy', 'Privacy'),
      '.',
    );
    const body = rowTable(columns, {
      Column: (column) =>
        withDetails(
          anchor(`col-${column.name}`, code(column.name)),
          markdown(column.type),
          column.nullable ? 'may be null' : '',
        ),
      Meaning: (column) => meaningOf(column, counterpartsOf(name, column)),
      Example: (column) => exampleOf(shown?.values[column.name] ?? null),
      Class: ({ privacy }) => privacy,
    });
    const notes = columns.some((column) => column.name === attributeMap) ? [attributeNotes(name)] : [];
    return [lead, flowElement('TableFilter', { of: 'columns' }, [body]), ...notes];
  },
};

/** How each type is written in the three formats. */
export const rawDataTypes = tableView(() => loadRawDataConventions().types, {
  Type: ({ type, note }) => (note === undefined ? code(type) : [code(type), ' (', markdown(note), ')']),
  Parquet: ({ parquet }) => markdown(parquet),
  'JSON lines': ({ jsonLines }) => markdown(jsonLines),
  CSV: ({ csv }) => markdown(csv),
});

/** What the privacy classes of columns mean. */
export const rawDataPrivacy = tableView(() => loadRawDataConventions().privacyClasses, {
  Class: ({ id }) => id,
  'What its columns hold': ({ id, meaning }) => (id === 'P0' ? 'no personal data' : markdown(meaning)),
  'Can be left out': ({ canBeLeftOut }) => (canBeLeftOut ? 'yes' : 'no'),
});

/** What a test of a destination says when the bucket refuses it. */
export const rawDataAccessErrors = tableView(() => loadRawDataConventions().accessErrors, {
  'Code and message': ({ code: name, message }) => joined([anchor(name, code(name)), `"${message}"`], ': '),
  Why: ({ cause }) => markdown(cause),
  'What to do': ({ cure }) => markdown(cure),
});
