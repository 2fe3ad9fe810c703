import { describe, expect, it } from 'vitest';
import type { Element, ElementContent } from 'hast';
import { isNumberColumn, readCells } from './table-cells';
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
    [['1', '20', '–'], true],
    [['$1.50', '$1,200.25', ''], true],
    [['40%', '−3%'], true],
    [['40%', '3'], false],
    [['1.5', '20'], false],
    [['1', 'two'], false],
    [['–', ''], false],
    [['14 days', '7 days'], false],
  ])('%j: %s', (texts, expected) => {
    expect(isNumberColumn(texts)).toBe(expected);
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
