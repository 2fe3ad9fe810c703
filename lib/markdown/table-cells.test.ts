import { describe, expect, it } from 'vitest';
import type { Element, ElementContent } from 'hast';
import { missingDecimals, readCells } from './table-cells';
import { elementsOf } from './row-ids';

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const tableOf = (rows: readonly (readonly string[])[]): Element =>
  element(
    'table',
    rows.map((row) =>
      element(
        'tr',
        row.map((value) => element('td', [{ type: 'text', value }])),
      ),
    ),
  );
const classesOf = (table: Element): unknown[] =>
  elementsOf(table, 'td').map((cell) => (cell.properties.className as string[] | undefined)?.[0]);

describe('columns of numbers', () => {
  it.each([
    [
      ['1', '20', '–'],
      ['', '', ''],
    ],
    [
      ['$1.50', '$1,200.25', ''],
      ['', '', ''],
    ],
    [
      ['17%', '−1.7%', '–'],
      ['.0', '', ''],
    ],
    [
      ['1.5', '20', '0.125'],
      ['00', '.000', ''],
    ],
    [['40%', '3'], undefined],
    [['1', 'two'], undefined],
    [['–', ''], undefined],
    [['14 days', '7 days'], undefined],
  ])('%j lack %j', (texts, expected) => {
    expect(missingDecimals(texts)).toEqual(expected);
  });

  it('line up on the decimal point, but not in code', () => {
    const rows = [
      ['Country', 'CPI'],
      ['DE', '0.6'],
      ['US', '12'],
    ];
    const table = tableOf(rows);
    expect(readCells(table)).toEqual(['n2']);
    expect(elementsOf(table, 'td').map(({ properties }) => properties.dataRest)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      '.0',
    ]);
    const inCode = tableOf(rows);
    const last = elementsOf(inCode, 'td').at(-1)!;
    last.children = [element('code', last.children)];
    expect(readCells(inCode)).toEqual([]);
  });

  it('are named by their place, but for the names of the rows', () => {
    const table = tableOf([
      ['Day', 'Installs', 'Network', 'CPI'],
      ['1', '20', 'adjoe', '1.20'],
      ['2', '5', 'Meta', '0.90'],
    ]);
    expect(readCells(table)).toEqual(['n2', 'n4']);
  });
});

describe('answers', () => {
  it('are marked where their column answers', () => {
    const table = tableOf([
      ['Right', 'Admin', 'Viewer', 'Note'],
      ['See', 'yes', '–', '–'],
      ['Edit', 'own apps', 'No', 'yes, but later'],
    ]);
    expect(readCells(table)).toEqual([]);
    expect(classesOf(table).slice(4)).toEqual([
      undefined,
      'yes',
      undefined,
      undefined,
      undefined,
      'part',
      'no',
      undefined,
    ]);
  });
});
