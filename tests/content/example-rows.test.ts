/** The example row that a raw data page shows is the first sample row of its table, as JSON that readers can copy. */
import { readFileSync } from 'node:fs';
import type { Code } from 'mdast';
import { expect, it } from 'vitest';
import { loadRawDataTables } from '../../lib/facts/load';
import { sampleRows } from '../../lib/facts/raw-data-samples';
import { pageContext } from '../../plugins/content/data-views/context';
import { views } from '../../plugins/content/data-views/views';

it.each(loadRawDataTables().map((table) => [table.table, table] as const))(
  'the page of %s shows its example row',
  (name, table) => {
    expect(readFileSync(`${table.route.slice(1)}.mdx`, 'utf8')).toContain(
      `<Data view="raw-data-row" table="${name}" />`,
    );
    const page = pageContext(`${table.route.slice(1)}.mdx`);
    const fence = views['raw-data-row']?.render({ table: name }, page) as Code;
    expect(JSON.parse(fence.value)).toEqual(sampleRows(table)[0]?.values);
  },
);
