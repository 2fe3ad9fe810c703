/** What a funnel shows of its passes: users of each step, their shares, who left, and how long the next step took. */
import { medianOf } from '../median';
import type { Pass } from './pass';

export interface FunnelStep {
  /** Passes, or users with their best one, that came this far. */
  readonly users: number;
  /** Share of the step before, and of the first step; null if nobody was there. */
  readonly fromPrevious: number | null;
  readonly fromFirst: number | null;
  /** Who reached the step before and not this one. */
  readonly dropOff: number;
  /** Median milliseconds from here to the next step; null for the last step, or if nobody went on. */
  readonly medianToNext: number | null;
}

const share = (part: number, of: number): number | null => (of === 0 ? null : part / of);

/** Counts passes by step. @param steps How many steps the funnel has. */
export function funnelReport(passes: readonly Pass[], steps: number): FunnelStep[] {
  const reached = Array.from(
    { length: steps },
    (_, step) => passes.filter(({ times }) => times.length > step).length,
  );
  const first = reached[0] ?? 0;
  return reached.map((users, step) => {
    const previous = step === 0 ? users : (reached[step - 1] ?? 0);
    return {
      users,
      fromPrevious: share(users, previous),
      fromFirst: share(users, first),
      dropOff: previous - users,
      medianToNext: medianOf(
        passes.flatMap(({ times }) => {
          const [here, next] = [times[step], times[step + 1]];
          return here === undefined || next === undefined ? [] : [next - here];
        }),
      ),
    };
  });
}
