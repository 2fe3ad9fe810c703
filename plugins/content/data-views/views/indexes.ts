/**
 * Indexes of what is explained on many pages: `<Data view="error-codes" />` and `<Data view="raw-data-columns" />`. Whoever
 * has a code or a column from a log or a query finds its page here; each has one row, which says least and links to the rest.
 */
import { columnIndex, type IndexedColumn } from '../../../../lib/facts/columns';
import { errorCodes as codesOfAllChecks } from '../../../../lib/openapi/error-codes';
import { loadRawDataTables } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { flowElement } from '../../../../lib/markdown/mdx-nodes';
import { code, joined, link, withDetails, type Inline } from '../../../../lib/markdown/nodes';
import type { View } from '../view';
import { rowTable } from '../table-view';

export const errorCodes: View = {
  render: () =>
    flowElement('TableFilter', { of: 'error codes' }, [
      rowTable(codesOfAllChecks(), {
        Code: ({ code: name, note }) => (note === '' ? code(name) : withDetails(code(name), note)),
        'Seen in': ({ route, seenIn }) => link(route, seenIn),
        Meaning: ({ meaning }) => markdown(meaning),
      }),
    ]),
};

/** Words for all tables of a kind, which would be long lists. */
const kinds = [
  { kind: 'event', words: 'all event tables', route: '/api/raw-data-export#event-tables' },
  { kind: 'management', words: 'all management tables', route: '/api/raw-data-export#management-tables' },
] as const;

/** The tables of a column, each with a link to the column there; of a key, to its map. */
function tablesOf({ column, tables }: IndexedColumn): Inline {
  const all = loadRawDataTables();
  const whole = kinds.filter(({ kind }) =>
    all.every((entry) => entry.kind !== kind || tables.includes(entry.table)),
  );
  return joined([
    ...whole.map(({ route, words }) => link(route, words)),
    ...all
      .filter((entry) => tables.includes(entry.table) && !whole.some(({ kind }) => kind === entry.kind))
      .map((entry) => link(`${entry.route}#col-${column}`, code(entry.table))),
  ]);
}

export const rawDataColumns: View = {
  render: () =>
    flowElement('TableFilter', { of: 'columns' }, [
      rowTable(columnIndex(), {
        Column: ({ name }) => code(name),
        Type: ({ type }) => code(type),
        Class: ({ privacy }) => joined(privacy),
        Tables: tablesOf,
      }),
    ]),
};
