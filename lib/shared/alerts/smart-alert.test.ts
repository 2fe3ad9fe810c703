/** The model of smart alerts: the vectors of the sample world, the worked hour, bounds, and the life of an alert. */
import { describe, expect, it } from 'vitest';
import { loadWorld } from '../../facts/sample-world';
import {
  alertsIn,
  distanceOf,
  expectedRange,
  expectedValue,
  labelOf,
  rangeAround,
  severityOf,
  spreadOf,
  type Baseline,
} from './smart-alert';

const { vectors, alerts } = loadWorld();

describe('distance and label', () => {
  it.each(vectors.alertLabel)(
    '$value outside $low–$high: $label',
    ({ value, low, high, widthsOutside, label }) => {
      const distance = distanceOf(value, { low, high });
      expect(Number(Math.abs(distance).toFixed(1))).toBe(widthsOutside);
      expect(labelOf(distance) ?? 'none').toBe(label);
    },
  );

  it.each([
    [1, null],
    [1.01, 'change'],
    [2, 'change'],
    [-2.01, 'drop'],
    [4, 'spike'],
    [4.01, 'major spike'],
    [-4.01, 'major drop'],
    [Infinity, 'major spike'],
  ])('%d is %s', (distance, label) => expect(labelOf(distance)).toBe(label));

  it('has a severity', () => {
    expect((['change', 'spike', 'drop', 'major spike'] as const).map(severityOf)).toEqual([
      'info',
      'warning',
      'warning',
      'critical',
    ]);
  });

  it('is endless where the range has no width', () => {
    expect(distanceOf(2, { low: 1, high: 1 })).toBe(Infinity);
    expect(distanceOf(1, { low: 1, high: 1 })).toBe(0);
  });
});

describe('the range', () => {
  const baseline: Baseline = {
    sameHours: [0.58, 0.6, 0.6, 0.62],
    medianOf7Days: 0.6,
    medianOf56Days: 0.6,
    residuals: [-0.01571, 0.01571, -0.01571, 0.01571],
    isCount: false,
  };

  it('of the worked hour is 0.54 to 0.66', () => {
    const { low, high } = rangeAround(0.6, 0.0233);
    expect([low.toFixed(2), high.toFixed(2)]).toEqual(['0.54', '0.66']);
    expect(spreadOf(baseline.residuals)).toBeCloseTo(0.0233, 4);
    expect(expectedRange(baseline)).toEqual(rangeAround(0.6, spreadOf(baseline.residuals)));
  });

  it('follows the level of the last week, between half and double', () => {
    expect(expectedValue({ ...baseline, medianOf7Days: 0.9 })).toBeCloseTo(0.9);
    expect(expectedValue({ ...baseline, medianOf7Days: 60 })).toBeCloseTo(1.2);
    expect(expectedValue({ ...baseline, medianOf7Days: 0 })).toBeCloseTo(0.3);
  });

  it('needs four weeks of the hour', () => {
    expect(expectedRange({ ...baseline, sameHours: [1, 1, 1] })).toBeNull();
  });

  it('of a count is never narrower than chance, and no range is below 0', () => {
    expect(rangeAround(100, 1, { isCount: true })).toEqual({ low: 74.2, high: 125.8 });
    expect(rangeAround(1, 2).low).toBe(0);
    expect(rangeAround(1, 0.1, { sensitivity: 'high' }).high).toBeCloseTo(1.196);
    expect(rangeAround(1, 0.1, { sensitivity: 'low' }).high).toBeCloseTo(1.329);
  });
});

describe('an alert', () => {
  const { hourly, daily } = alerts;
  const range = { low: hourly.low, high: hourly.high };
  const runs = hourly.hours.map(({ installs, costCents }) => ({ value: costCents / 100 / installs, range }));

  it('is raised by the second run outside, and resolved by the second inside', () => {
    const at = (run: number | undefined) => hourly.hours[run ?? -1]?.hour;
    const steps = alertsIn(runs);
    expect(steps.map(({ does, label }) => [does, label])).toEqual([
      ['raised', 'spike'],
      ['resolved', 'spike'],
    ]);
    expect([at(steps[0]?.run), at(steps[1]?.run)]).toEqual([14, 16]);
  });

  it('is not raised by one run, nor by a distance up to 1', () => {
    const near = [0.7, 0.7].map((value) => ({ value, range }));
    expect(alertsIn(near)).toEqual([]);
    expect(alertsIn([0.6, 0.96, 0.6].map((value) => ({ value, range })))).toEqual([]);
  });

  it('is delivered again only if it gets stronger', () => {
    const steps = alertsIn([0.84, 0.84, 0.84, 1.2, 0.84, 0.6].map((value) => ({ value, range })));
    expect(steps.map(({ run, does, label }) => [run, does, label])).toEqual([
      [1, 'raised', 'change'],
      [3, 'stronger', 'major spike'],
    ]);
  });

  it('of the drop in eCPM has the label and severity that the sample world says', () => {
    const last = daily.days.at(-1);
    if (!last) throw new Error('no day');
    const run = { value: last.ecpm, range: { low: last.low, high: last.high } };
    const [step] = alertsIn([run, run]);
    expect(step).toEqual({ run: 1, does: 'raised', label: daily.label });
    expect(severityOf(step?.label ?? 'change')).toBe(daily.severity);
  });
});
