/**
 * The model of smart alerts: which range a metric is expected in, how far outside it a value is, and what that is called. An
 * alert needs two successive runs outside, and the second of them more than one width of the range away.
 */
import { medianOf } from '../median';

export interface ExpectedRange {
  readonly low: number;
  readonly high: number;
}

/** How many s to each side of the expected value the range has. */
export const sensitivityFactors = { low: 3.29, medium: 2.58, high: 1.96 } as const;
export type Sensitivity = keyof typeof sensitivityFactors;

/** Makes a median absolute deviation comparable with a standard deviation. */
const madScale = 1.4826;
const levelBounds = { low: 0.5, high: 2 } as const;
const fewestSameHours = 4;

/** What the range is made of. */
export interface Baseline {
  /** Values of the same hour on the same weekday in the last 8 weeks. */
  readonly sameHours: readonly number[];
  /** Medians of the last 7 and of the last 56 days. */
  readonly medianOf7Days: number;
  readonly medianOf56Days: number;
  /** Value minus expected value at that hour, of the last 56 days. */
  readonly residuals: readonly number[];
  /** True for numbers of things, whose range is never narrower than chance alone makes it. */
  readonly isCount: boolean;
}

/**
 * The value that is expected: the usual one of the hour, times how the last week compares with the last eight.
 * @returns null if there are not enough weeks, and nothing is watched.
 */
export function expectedValue({ sameHours, medianOf7Days, medianOf56Days }: Baseline): number | null {
  const usual = medianOf(sameHours);
  if (usual === null || sameHours.length < fewestSameHours || medianOf56Days <= 0) return null;
  const level = medianOf7Days / medianOf56Days;
  return usual * Math.min(levelBounds.high, Math.max(levelBounds.low, level));
}

/** How much values usually vary: `s` of the model. */
export function spreadOf(residuals: readonly number[]): number {
  const middle = medianOf(residuals) ?? 0;
  return madScale * (medianOf(residuals.map((residual) => Math.abs(residual - middle))) ?? 0);
}

/** The range around an expected value, never below 0. @param spread `s` of the model. */
export function rangeAround(
  expected: number,
  spread: number,
  { isCount = false, sensitivity = 'medium' }: { isCount?: boolean; sensitivity?: Sensitivity } = {},
): ExpectedRange {
  const least = isCount ? Math.sqrt(Math.max(0, expected)) : 0;
  const half = sensitivityFactors[sensitivity] * Math.max(spread, least);
  return { low: Math.max(0, expected - half), high: expected + half };
}

/** The range of an hour, or null if there are not enough weeks. */
export function expectedRange(baseline: Baseline, sensitivity: Sensitivity = 'medium'): ExpectedRange | null {
  const expected = expectedValue(baseline);
  if (expected === null) return null;
  return rangeAround(expected, spreadOf(baseline.residuals), { isCount: baseline.isCount, sensitivity });
}

/** How far a value is beyond the nearer end, in widths of the range: 0 inside, negative below. */
export function distanceOf(value: number, { low, high }: ExpectedRange): number {
  const beyond = value > high ? value - high : value < low ? value - low : 0;
  if (beyond === 0) return 0;
  const width = high - low;
  // Amounts are decimal: 0.66 − 0.54 must not make a distance of 2.5 a little less.
  return width === 0 ? Math.sign(beyond) * Infinity : Number((beyond / width).toFixed(9));
}

export type AlertLabel = 'change' | 'spike' | 'drop' | 'major spike' | 'major drop';

/** The name of a distance, or null up to one width. */
export function labelOf(distance: number): AlertLabel | null {
  const size = Math.abs(distance);
  if (size <= 1) return null;
  if (size <= 2) return 'change';
  const direction = distance > 0 ? 'spike' : 'drop';
  return size <= 4 ? direction : `major ${direction}`;
}

/** How severe the notification is. */
export function severityOf(label: AlertLabel): 'info' | 'warning' | 'critical' {
  if (label === 'change') return 'info';
  return label.startsWith('major') ? 'critical' : 'warning';
}

/** One hourly run: the value, and what was expected. */
export interface AlertRun {
  readonly value: number;
  readonly range: ExpectedRange;
}

/** What a run does: it raises an alert, makes the open one stronger, or resolves it. */
export interface AlertStep {
  readonly run: number;
  readonly does: 'raised' | 'stronger' | 'resolved';
  readonly label: AlertLabel;
}

/** Follows successive runs. An open alert is not raised again; two runs inside resolve it. */
export function alertsIn(runs: readonly AlertRun[]): AlertStep[] {
  const steps: AlertStep[] = [];
  const distances = runs.map(({ value, range }) => distanceOf(value, range));
  let open: { label: AlertLabel; distance: number } | null = null;
  distances.forEach((distance, run) => {
    const before = distances[run - 1];
    if (before === undefined) return;
    if (open !== null && distance === 0 && before === 0) {
      steps.push({ run, does: 'resolved', label: open.label });
      open = null;
      return;
    }
    const label = labelOf(distance);
    if (label === null || before === 0) return;
    if (open === null) steps.push({ run, does: 'raised', label });
    else if (rank(label) > rank(open.label)) steps.push({ run, does: 'stronger', label });
    else return;
    open = { label, distance };
  });
  return steps;
}

/** Order of labels by strength. */
const rank = (label: AlertLabel): number => (label === 'change' ? 1 : label.startsWith('major') ? 3 : 2);
