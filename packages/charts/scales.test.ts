import { describe, expect, it } from 'vitest';
import { allColumns, type Column } from './columns';
import { plainFormat } from './format';
import type { Result, Unit, Value } from './result';
import { axisLabels, positions, spread, valueScale } from './scales';

function column(unit: Unit, values: readonly Value[]): Column {
  const result: Result = {
    id: 'x',
    currency: 'USD',
    columns: [{ name: 'at', label: 'Day', unit }],
    rows: values.map((value) => [value]),
  };
  const [first] = allColumns(result, plainFormat);
  if (!first) throw new Error('no column');
  return first;
}

const dates = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => new Date(Date.UTC(2025, 7, 13 + i)).toISOString().slice(0, 10));

describe('values', () => {
  it('go from the bottom to the top of the plot, with round grid lines', () => {
    const { y, ticks } = valueScale([0.1, 1], 200, 'zero');
    expect([y(0), y(0.5), y(1)]).toEqual([200, 100, 0]);
    expect(ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  });

  it('start at zero only if lengths are compared', () => {
    expect(valueScale([11, 13], 100, 'zero').ticks[0]).toBe(0);
    expect(valueScale([11, 13], 100, 'data').ticks[0]).toBe(11);
  });

  it('have room below zero if they are negative', () => {
    const { y, ticks } = valueScale([-50, 100], 150, 'zero');
    expect(ticks).toEqual([-50, 0, 50, 100]);
    expect(y(0)).toBeCloseTo(100, 9);
  });

  it.each([
    [[0], 'zero'],
    [[5, 5], 'data'],
  ] as const)('have a scale if all are %j', (values, from) => {
    const { y, ticks } = valueScale(values, 100, from);
    expect(ticks.length).toBeGreaterThan(1);
    expect(y(values[0])).toBeGreaterThanOrEqual(0);
    expect(y(values[0])).toBeLessThanOrEqual(100);
  });
});

describe('positions', () => {
  it('put lines from edge to edge, and columns into room that each has', () => {
    expect(positions(column('days', [0, 1, 4]), 'edge')).toEqual({ x: [0, 25, 100], step: 25 });
    expect(positions(column('days', [0, 1, 3]), 'inside')).toEqual({ x: [12.5, 37.5, 87.5], step: 25 });
  });

  it('leave a gap for days that are missing', () => {
    const { x } = positions(column('date', ['2025-09-01', '2025-09-02', '2025-09-05']), 'edge');
    expect(x).toEqual([0, 25, 100]);
  });

  it('put one row into the middle', () => {
    expect(positions(column('date', ['2025-09-01']), 'edge')).toEqual({ x: [50], step: 100 });
  });

  it.each([[[2, 1]], [[1, 1]], [[1, null]]])('refuse %j', (values) => {
    expect(() => positions(column('days', values), 'edge')).toThrow('do not ascend. Add ORDER BY at');
  });
});

describe('labels of the axis', () => {
  const shown = (labels: ReturnType<typeof axisLabels>, phone: boolean): string[] =>
    labels.filter(({ wideOnly }) => !phone || !wideOnly).map(({ text }) => text);

  it('are at whole weeks of many days', () => {
    const labels = axisLabels(column('days', [...Array(31).keys()]));
    expect(shown(labels, true)).toEqual(['Day 0', '7', '14', '21', '28']);
  });

  it('are fewer on a phone', () => {
    const labels = axisLabels(column('date', dates(30)));
    expect(shown(labels, false)).toHaveLength(10);
    expect(shown(labels, true)).toEqual(['Aug 13', 'Aug 22', 'Aug 31', 'Sep 9']);
  });

  it('are hours within a day', () => {
    const hours = ['2025-09-16T08:00:00Z', '2025-09-16T09:00:00Z'];
    expect(shown(axisLabels(column('time', hours)), true)).toEqual(['08:00', '09:00']);
    expect(shown(axisLabels(column('time', [...hours, '2025-09-17T08:00:00Z'])), true)[0]).toBe(
      'Sep 16, 08:00:00',
    );
  });
});

describe('labels side by side', () => {
  it('stay where they are if they have room', () => {
    expect(spread([10, 90], 16, 100)).toEqual([10, 90]);
  });

  it('move apart, and not out of the plot', () => {
    expect(spread([50, 50, 48], 16, 100)).toEqual([64, 80, 48]);
    expect(spread([100, 99], 16, 100)).toEqual([100, 84]);
  });
});
