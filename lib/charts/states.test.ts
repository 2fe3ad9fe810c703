/** State diagrams: every state and move is drawn, nothing overlaps, and what does not fit is refused. */
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import type { StateDiagram } from '../../data/schema/state-diagrams';
import { loadStateDiagrams } from '../facts/load';
import { elementsOf } from '../markdown/row-ids';
import { stateDrawing } from './states';

const diagram = (states: string[], moves: [string, string, string][]): StateDiagram => ({
  id: 'x',
  title: 'X',
  says: 'X.',
  caption: 'X.',
  states: states.map((name) => ({ name, note: 'note' })),
  moves: moves.map(([from, to, by]) => ({ from, to, by })),
});

const number = (element: Element, name: string): number => Number(element.properties[name]);
const texts = (drawing: Element): string[] => elementsOf(drawing, 'text').map((text) => toString(text));

/** End points of the arrows: where their heads point to. */
const ends = (drawing: Element): number[][] =>
  elementsOf(drawing, 'path')
    .map(({ properties }) => String(properties.d))
    .filter((d) => d.endsWith('z'))
    .map((d) => (/^M([\d.]+) ([\d.]+)/.exec(d) ?? []).slice(1).map(Number));

describe.each(loadStateDiagrams().map((each) => [each.id, each] as const))('%s', (_, data) => {
  const drawing = stateDrawing(data);

  it('has every state and every move', () => {
    expect(texts(drawing)).toEqual([
      ...data.states.flatMap(({ name, note }) => [name, note]),
      ...data.moves.map(({ by }) => by),
    ]);
    expect(ends(drawing)).toHaveLength(data.moves.length);
  });

  it('has states that do not overlap, inside the drawing', () => {
    const [, , width = 0, height = 0] = String(drawing.properties.viewBox).split(' ').map(Number);
    const boxes = elementsOf(drawing, 'rect');
    for (const [index, box] of boxes.entries()) {
      const before = boxes[index - 1];
      if (before) expect(number(box, 'x')).toBeGreaterThan(number(before, 'x') + number(before, 'width'));
      expect(number(box, 'x') + number(box, 'width')).toBeLessThanOrEqual(width);
      expect(number(box, 'y') + number(box, 'height')).toBeLessThan(height);
    }
  });

  it('points with every arrow at the edge of the state that the move leads to', () => {
    const boxes = elementsOf(drawing, 'rect');
    for (const [index, { to }] of data.moves.entries()) {
      const box = boxes[data.states.findIndex(({ name }) => name === to)];
      const [x = 0, y = 0] = ends(drawing)[index] ?? [];
      if (!box) throw new Error(`no box for ${to}`);
      const [left, top] = [number(box, 'x'), number(box, 'y')];
      const onSide = [left, left + number(box, 'width')].some((edge) => Math.abs(edge - x) <= 1);
      const onTop = [top, top + number(box, 'height')].some((edge) => Math.abs(edge - y) <= 1);
      expect(onSide || onTop, `${to}: ${x}, ${y}`).toBe(true);
    }
  });
});

it('draws a move without a way back in the middle, and longer ones above and below', () => {
  const [alone] = ends(stateDrawing(diagram(['a', 'b'], [['a', 'b', 'go']])));
  const boxTop = 16;
  expect(alone?.[1]).toBe(boxTop + 30);
  const long = stateDrawing(
    diagram(
      ['a', 'b', 'c'],
      [
        ['a', 'c', 'over'],
        ['c', 'a', 'back'],
      ],
    ),
  );
  const [box] = elementsOf(long, 'rect');
  const [over, back] = ends(long);
  expect(over?.[1]).toBe(box && number(box, 'y'));
  expect(back?.[1]).toBe(box && number(box, 'y') + number(box, 'height'));
});

it('refuses states that do not fit, with the cure', () => {
  const names = ['one', 'two', 'three', 'four', 'five'].map((name) => `${name} with a very long name`);
  expect(() => stateDrawing(diagram(names, [[names[0] ?? '', names[1] ?? '', 'go']]))).toThrow(
    /"x" is \d+ px too wide. Shorten/,
  );
});
