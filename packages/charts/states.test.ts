/** State diagrams: every state and move is drawn, nothing overlaps, and what does not fit is refused. */
import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { stateDrawing, type StateDiagram } from './states';

const diagram = (states: string[], moves: [string, string, string][]): StateDiagram => ({
  id: 'x',
  title: 'X',
  says: 'X.',
  states: states.map((name) => ({ name, note: `note of ${name}` })),
  moves: moves.map(([from, to, by]) => ({ from, to, by })),
});

const drawn = (data: StateDiagram): CheerioAPI => load(stateDrawing(data), { xml: true });

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const boxesOf = ($: CheerioAPI): Box[] =>
  $('rect')
    .toArray()
    .map((rect) => {
      const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
        Number($(rect).attr(name)),
      );
      return { left: x, right: x + width, top: y, bottom: y + height };
    });

/** End points of the arrows: where their heads point to. */
const ends = ($: CheerioAPI): number[][] =>
  $('path')
    .toArray()
    .map((path) => $(path).attr('d') ?? '')
    .filter((d) => d.endsWith('z'))
    .map((d) => (/^M([\d.]+) ([\d.]+)/.exec(d) ?? []).slice(1).map(Number));

describe('three states, with ways ahead, back and past one', () => {
  const data = diagram(
    ['draft', 'live', 'over'],
    [
      ['draft', 'live', 'start'],
      ['live', 'draft', 'stop'],
      ['live', 'over', 'end'],
      ['draft', 'over', 'skip'],
      ['over', 'draft', 'copy'],
    ],
  );
  const $ = drawn(data);
  const boxes = boxesOf($);

  it('has every state and every move', () => {
    const texts = $('text')
      .toArray()
      .map((text) => $(text).text());
    expect(texts).toEqual([
      ...data.states.flatMap(({ name, note }) => [name, note]),
      ...data.moves.map(({ by }) => by),
    ]);
    expect(ends($)).toHaveLength(data.moves.length);
  });

  it('has states that do not overlap, inside the drawing', () => {
    const [, , width = 0, height = 0] = ($('svg').attr('viewBox') ?? '').split(' ').map(Number);
    // One lane above the states, and one below.
    expect([boxes[0]?.top, height - (boxes[0]?.bottom ?? 0)]).toEqual([46, 38]);
    for (const [index, { left, right, bottom }] of boxes.entries()) {
      expect(left).toBeGreaterThan(boxes[index - 1]?.right ?? 0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThan(height);
    }
  });

  it('points with every arrow at the edge of the state that the move leads to', () => {
    for (const [index, { to }] of data.moves.entries()) {
      const box = boxes[data.states.findIndex(({ name }) => name === to)];
      const [x = 0, y = 0] = ends($)[index] ?? [];
      const onSide = [box?.left, box?.right].some((edge = 0) => Math.abs(edge - x) <= 1);
      const onTop = [box?.top, box?.bottom].some((edge = 0) => Math.abs(edge - y) <= 1);
      expect(onSide || onTop, `${to}: ${x}, ${y}`).toBe(true);
    }
  });

  it('draws longer moves above and below', () => {
    expect(
      ends($)
        .slice(3)
        .map(([, y]) => y),
    ).toEqual([boxes[0]?.top, boxes[0]?.bottom]);
  });
});

it('draws a move without a way back in the middle', () => {
  const $ = drawn(diagram(['a', 'b'], [['a', 'b', 'go']]));
  expect(ends($)[0]?.[1]).toBe((boxesOf($)[0]?.top ?? 0) + 30);
});

it('refuses states that do not fit, with the cure', () => {
  const names = ['one', 'two', 'three', 'four', 'five'].map((name) => `${name} with a very long name`);
  expect(() => stateDrawing(diagram(names, [[names[0] ?? '', names[1] ?? '', 'go']]))).toThrow(
    /"x" is \d+ px too wide. Shorten/,
  );
});
