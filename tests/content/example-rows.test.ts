/**
 * The example row that a raw data page prints is the first sample row of its table. The page holds it as text, so nothing
 * else notices when the table changes alone.
 */
import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { loadRawDataTables } from '../../lib/facts/load';
import { sampleRows } from '../../lib/facts/raw-data-samples';
import { filesBelow } from '../../lib/files/below';
import { parsePage } from '../../lib/markdown/sources';

const folder = 'api/raw-data-export';

/** The example rows that pages print, by table. */
const printed = new Map(
  filesBelow(folder, '**/*.mdx')
    .map((name) => `${folder}/${name}`)
    .flatMap((file) => (parsePage(file, readFileSync(file, 'utf8')).tree as Root).children)
    .flatMap((node): [string, unknown][] => {
      if (node.type !== 'code') return [];
      const table = /title="(\w+), JSON lines/.exec(node.meta ?? '')?.[1];
      return table ? [[table, JSON.parse(node.value)]] : [];
    }),
);

it.each(loadRawDataTables().map((table) => [table.table, table] as const))(
  'pages print the example row of %s as the table has it',
  (name, table) => {
    expect([...printed.keys()], 'A fence with title="{table}, JSON lines …" on the page').toContain(name);
    expect(printed.get(name)).toEqual(sampleRows(table)[0]?.values);
  },
);
