/**
 * The model of smart alerts for tests of what pages say of one: how far outside its range a value is, and what that is called.
 * An alert needs two successive runs outside, and the second of them more than one width of the range away.
 */
interface ExpectedRange {
  readonly low: number;
  readonly high: number;
}

/** How far a value is beyond the nearer end, in widths of the range: 0 inside, negative below. */
export function distanceOf(value: number, { low, high }: ExpectedRange): number {
  const beyond = value > high ? value - high : value < low ? value - low : 0;
  if (beyond === 0) return 0;
  const width = high - low;
  // Amounts are decimal: 0.66 − 0.54 must not make a distance of 2.5 a little less.
  return width === 0 ? Math.sign(beyond) * Infinity : Number((beyond / width).toFixed(9));
}

type AlertLabel = 'change' | 'spike' | 'drop' | 'major spike' | 'major drop';

/** The name of a distance, or null up to one width. */
export function labelOf(distance: number): AlertLabel | null {
  const size = Math.abs(distance);
  if (size <= 1) return null;
  if (size <= 2) return 'change';
  const direction = distance > 0 ? 'spike' : 'drop';
  return size <= 4 ? direction : `major ${direction}`;
}

/** One hourly run: the value, and what was expected. */
interface AlertRun {
  readonly value: number;
  readonly range: ExpectedRange;
}

/** What a run does: it raises an alert, makes the open one stronger, or resolves it. */
interface AlertStep {
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
