/**
 * How a user passes a funnel: which events take them from step to step, and how far they get. The same rules count a funnel
 * on a page and in a test. Which events match a step is decided before, so this knows no names and conditions.
 */

/** Something a user did. Events of one moment are in the order in which they were received. */
export interface FunnelEvent {
  /** Milliseconds. */
  readonly time: number;
  /** Steps that the event matches, from 0; none if it is not a step of the funnel. */
  readonly steps: readonly number[];
}

export interface FunnelRules {
  /** How many steps there are. */
  readonly steps: number;
  /** Whether other steps of the funnel may happen between two steps. */
  readonly order: 'any_between' | 'strict';
  /** Milliseconds from the first step within which all others happen; one that happens exactly at the end counts. */
  readonly window: number;
}

/** Times of the steps of the pass that starts with an event, the first step included. */
function passFrom(
  start: FunnelEvent,
  later: readonly FunnelEvent[],
  { steps, order, window }: FunnelRules,
): number[] {
  const times = [start.time];
  for (const event of later) {
    if (times.length === steps || event.time > start.time + window) break;
    if (event.steps.includes(times.length)) times.push(event.time);
    // A repeat of the step itself does no harm.
    else if (order === 'strict' && event.steps.length > 0 && !event.steps.includes(times.length - 1)) break;
  }
  return times;
}

/**
 * The pass with which a user counts once: the one with most steps, and of equal ones the earliest.
 * @returns The time of each step that was reached; undefined if the user never entered.
 */
export function bestPass(events: readonly FunnelEvent[], rules: FunnelRules): readonly number[] | undefined {
  const ordered = [...events].sort((a, b) => a.time - b.time);
  return ordered
    .flatMap((event, at) => (event.steps.includes(0) ? [passFrom(event, ordered.slice(at + 1), rules)] : []))
    .reduce<readonly number[] | undefined>(
      (best, pass) => (best && best.length >= pass.length ? best : pass),
      undefined,
    );
}
