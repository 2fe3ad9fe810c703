/**
 * How a user passes a funnel: which events take them from step to step, and how far they get. The same rules count a funnel
 * on a page, in a test and in a tool. Which events match a step is decided before, so this knows no names and conditions.
 */

/** Something a user did. Events of one moment are in the order in which they were received. */
export interface FunnelEvent {
  /** Milliseconds. */
  readonly time: number;
  /** Steps that the event matches, from 0; none if it is not a step of the funnel. */
  readonly steps: readonly number[];
  /** Value of the dimension that the funnel holds constant; absent if the event lacks it. */
  readonly constant?: string;
}

export interface FunnelRules {
  /** How many steps there are. */
  readonly steps: number;
  /** Whether other steps of the funnel may happen between two steps. */
  readonly order: 'any_between' | 'strict';
  /** Milliseconds from the first step within which all others happen; one that happens exactly at the end counts. */
  readonly window: number;
  /** All steps have one value of the dimension. */
  readonly holdsConstant?: boolean;
}

/** One way through the funnel. */
export interface Pass {
  /** Time of each step that was reached, the first step included. */
  readonly times: readonly number[];
  /** From when on an event can start another pass: the pass was completed or stopped, or its window is over. */
  readonly endsAt: number;
}

/** Positions of the events in order of time. @throws Error for times that are not numbers, or steps that do not exist. */
function inOrder(events: readonly FunnelEvent[], { steps, window }: FunnelRules): readonly FunnelEvent[] {
  if (!Number.isInteger(steps) || steps < 1) throw new Error(`funnel: ${steps} steps — Give at least one.`);
  if (!(window >= 0)) throw new Error(`funnel: the window is ${window} — Give milliseconds.`);
  for (const { time, steps: matched } of events) {
    if (!Number.isSafeInteger(time)) throw new Error(`funnel: a time is ${time} — Give whole milliseconds.`);
    const other = matched.find((step) => !Number.isInteger(step) || step < 0 || step >= steps);
    if (other !== undefined)
      throw new Error(`funnel: an event matches step ${other} of ${steps} — Count steps from 0.`);
  }
  return [...events].sort((a, b) => a.time - b.time);
}

interface Walk extends Pass {
  /** Index of the first event that is not part of the pass. */
  next: number;
}

/** Follows the pass that starts with an event. */
function walk(events: readonly FunnelEvent[], from: number, rules: FunnelRules): Walk {
  const start = events[from] as FunnelEvent;
  const end = start.time + rules.window;
  const times = [start.time];
  for (let at = from + 1; at < events.length && times.length < rules.steps; at += 1) {
    const event = events[at] as FunnelEvent;
    if (event.time > end) return { times, endsAt: end, next: at };
    // With another value the event belongs to another pass.
    if (rules.holdsConstant && event.constant !== start.constant) continue;
    if (event.steps.includes(times.length)) times.push(event.time);
    else if (
      rules.order === 'strict' &&
      event.steps.length > 0 &&
      // A repeat of the step itself does no harm.
      !event.steps.includes(times.length - 1)
    )
      return { times, endsAt: event.time, next: at };
    if (times.length === rules.steps) return { times, endsAt: event.time, next: at + 1 };
  }
  if (times.length === rules.steps) return { times, endsAt: start.time, next: from + 1 };
  return { times, endsAt: end, next: events.length };
}

const startsHere = (event: FunnelEvent, { holdsConstant }: FunnelRules): boolean =>
  event.steps.includes(0) && !(holdsConstant && event.constant === undefined);

const passOf = ({ times, endsAt }: Walk): Pass => ({ times, endsAt });

/**
 * The pass with which a user counts once: the one with most steps, and of equal ones the earliest.
 * @param startsIn Time range of the first step, from inclusive to exclusive; any time without it.
 * @returns undefined if the user never entered.
 */
export function bestPass(
  events: readonly FunnelEvent[],
  rules: FunnelRules,
  startsIn: { from: number; to: number } = { from: -Infinity, to: Infinity },
): Pass | undefined {
  const ordered = inOrder(events, rules);
  let best: Pass | undefined;
  ordered.forEach((event, at) => {
    if (!startsHere(event, rules) || event.time < startsIn.from || event.time >= startsIn.to) return;
    const pass = passOf(walk(ordered, at, rules));
    if (best === undefined || pass.times.length > best.times.length) best = pass;
  });
  return best;
}

/** All passes of a user, one after the other: they never overlap, and an event serves one of them. */
export function everyPass(events: readonly FunnelEvent[], rules: FunnelRules): Pass[] {
  const ordered = inOrder(events, rules);
  const passes: Pass[] = [];
  for (let at = 0; at < ordered.length;) {
    if (!startsHere(ordered[at] as FunnelEvent, rules)) {
      at += 1;
      continue;
    }
    const pass = walk(ordered, at, rules);
    passes.push(passOf(pass));
    at = pass.next;
  }
  return passes;
}
