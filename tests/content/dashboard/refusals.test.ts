/**
 * A message that nobody explains leaves its reader alone with it. So the guides of finished areas quote every message of
 * their screens, and rows of symptoms say why and what to do.
 */
import type { Nodes, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { loadDashboard } from '../../../lib/dashboard/load';
import { areaOf } from '../../../lib/dashboard/model';
import { walk } from '../../../lib/markdown/walk';
import { listSources, parseSource } from '../../../lib/markdown/sources';

/** Areas of the dashboard whose guides are written. */
const written = new Set(['Top bar', 'Promote', 'Monetize', 'Partner Hub', 'Settings']);

const pages = listSources()
  .filter(({ route }) => route !== undefined && /^\/docs\/(?:promote|monetize|resources)(?:\/|$)/.test(route))
  .map(({ file }) => ({ file, tree: parseSource(file).tree }));

/** Every text of these pages, one block a line. */
const texts = pages.map(({ tree }) => toString(tree)).join('\n');

const messages = [...loadDashboard().elements()]
  .filter((element) => written.has(areaOf(element).label))
  .flatMap((element) => element.messages);

/** True if the pages have the message, with its placeholders or with an example in their place. */
function shows(message: string): boolean {
  const parts = message.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[^"\\n]{1,60}')).test(texts);
}

/** Rows below `What you see`, as texts of their cells. */
function symptoms(tree: Nodes): string[][] {
  const rows: string[][] = [];
  walk(tree, (node) => {
    if (node.type !== 'table') return;
    const [head, ...body] = (node as Table).children.map(({ children }) =>
      children.map((cell) => toString(cell)),
    );
    if (head?.[0] === 'What you see') rows.push(...body);
  });
  return rows;
}

describe('messages of the dashboard', () => {
  it.each([...new Set(messages)])('"%s" is on a page', (message) => {
    expect(shows(message), 'Quote it on the page of its screen, with its cause and its cure.').toBe(true);
  });

  it('are those of all these areas', () => {
    const areas = loadDashboard().root.children.map(({ label }) => label);
    expect(areas).toEqual(expect.arrayContaining([...written]));
    expect(messages).toContain('Choose a paid goal for a CPA campaign.');
    expect(messages).toContain('Waiting for the CNAME record.');
  });
});

describe('rows of symptoms', () => {
  it.each(
    pages.map(({ file, tree }) => [file, symptoms(tree)] as const).filter(([, rows]) => rows.length > 0),
  )('of %s say why and what to do', (_, rows) => {
    for (const row of rows) expect(row.filter((cell) => cell.trim() === '')).toEqual([]);
  });
});
