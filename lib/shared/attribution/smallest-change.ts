/**
 * Finds the smallest change of one window or one time that gives a decision another winner. The rules only compare the
 * difference of two times with a length, so the winner can change only where such a comparison turns: these values, and the
 * milliseconds next to them, are all that has to be tried.
 */
import { decideAttribution } from './decide';
import type { Decision } from './decision';
import { thresholds } from './thresholds';
import {
  windowKeys,
  type AttributionInput,
  type Engagement,
  type Instant,
  type Milliseconds,
  type WindowKey,
} from './types';

/** What is changed: a window, or the time of something. */
export type Variable =
  | { readonly of: 'window'; readonly key: WindowKey }
  | { readonly of: 'engagement' | 'learned'; readonly id: string }
  | { readonly of: 'opening' | 'begin' | 'installed' | 'session' };

/** The shortest and the longest that a window can be. */
export type Limits = Readonly<
  Record<WindowKey, { readonly least: Milliseconds; readonly most: Milliseconds }>
>;

/** A value to try. */
interface Candidate {
  readonly variable: Variable;
  readonly from: number;
  readonly to: number;
}

/** The value that gives another decision. */
export interface Change extends Candidate {
  readonly decision: Decision;
}

/** Who gets the credit: an engagement, nobody because it is organic, or the one who had it before. */
export function winnerOf({ attribution }: Decision): string {
  return attribution === null ? 'kept' : (attribution.winner ?? 'organic');
}

/** Windows from an engagement to the opening. */
const engagementWindows = windowKeys.filter((key) => /(?:click|view)_window$/.test(key));

const learnedOf = ({ matches }: Engagement): Instant | undefined => matches[0]?.learnedAt;

/** Values of a variable at which a comparison turns. */
function* turns(input: AttributionInput): Generator<{ variable: Variable; from: number; at: number[] }> {
  const { engagements, opening, app } = input;
  const { deviceTime: opened, installBegin, history } = opening;
  const { windows } = app;
  const times = engagements.map(({ time }) => time);
  const lengths = [0, thresholds.clickToInstall, ...engagementWindows.map((key) => windows[key])];
  const begins = installBegin === undefined ? [] : [installBegin];
  const ages = times.map((time) => opened - time);
  const late = engagements.flatMap((engagement) => learnedOf(engagement) ?? []);

  const windowTurns: Partial<Record<WindowKey, number[]>> = {
    ...Object.fromEntries(engagementWindows.map((key) => [key, ages])),
    install_referrer_wait: late.map((time) => time - opened),
    ...(history && {
      reengagement_inactivity: [opened - history.lastSessionAt],
      churn_inactivity: [opened - history.lastSessionAt],
      reattribution_window: [opened - history.attributedAt],
    }),
  };
  for (const key of windowKeys) {
    const at = windowTurns[key];
    // 0 switches off.
    if (at) yield { variable: { of: 'window', key }, from: windows[key], at: [...at, 0] };
  }
  for (const engagement of engagements) {
    const { id, time } = engagement;
    const at = [...lengths.map((length) => opened - length), ...begins, ...times];
    yield { variable: { of: 'engagement', id }, from: time, at };
    const learnedAt = learnedOf(engagement);
    if (learnedAt !== undefined)
      yield {
        variable: { of: 'learned', id },
        from: learnedAt,
        at: [opened + windows.install_referrer_wait],
      };
  }
  yield {
    variable: { of: 'opening' },
    from: opened,
    at: [
      ...times.flatMap((time) => lengths.map((length) => time + length)),
      ...(history
        ? [
            history.attributedAt + windows.reattribution_window,
            history.lastSessionAt + windows.churn_inactivity,
            history.lastSessionAt + windows.reengagement_inactivity,
          ]
        : []),
    ],
  };
  if (installBegin !== undefined) yield { variable: { of: 'begin' }, from: installBegin, at: times };
  if (history) {
    const { attributedAt, lastSessionAt } = history;
    const away = [windows.churn_inactivity, windows.reengagement_inactivity];
    yield { variable: { of: 'installed' }, from: attributedAt, at: [opened - windows.reattribution_window] };
    yield { variable: { of: 'session' }, from: lastSessionAt, at: away.map((length) => opened - length) };
  }
}

/** The input with another value. What arrived some time after the opening still does if the opening moves. */
export function changed(input: AttributionInput, variable: Variable, to: number): AttributionInput {
  const { app, engagements, opening } = input;
  const learnedLater = (engagement: Engagement, by: Milliseconds): Engagement => ({
    ...engagement,
    matches: engagement.matches.map((match) =>
      match.learnedAt === undefined ? match : { ...match, learnedAt: match.learnedAt + by },
    ),
  });
  switch (variable.of) {
    case 'window':
      return { ...input, app: { ...app, windows: { ...app.windows, [variable.key]: to } } };
    case 'engagement':
      return {
        ...input,
        engagements: engagements.map((engagement) =>
          engagement.id === variable.id ? { ...engagement, time: to, receivedAt: to } : engagement,
        ),
      };
    case 'learned':
      return {
        ...input,
        engagements: engagements.map((engagement) =>
          engagement.id === variable.id
            ? learnedLater(engagement, to - (learnedOf(engagement) ?? to))
            : engagement,
        ),
      };
    case 'opening': {
      const by = to - opening.deviceTime;
      return {
        ...input,
        opening: { ...opening, deviceTime: to, receivedAt: to },
        engagements: engagements.map((engagement) => learnedLater(engagement, by)),
      };
    }
    case 'begin':
      return { ...input, opening: { ...opening, installBegin: to } };
    default: {
      const { history } = opening;
      const key = variable.of === 'installed' ? 'attributedAt' : 'lastSessionAt';
      return { ...input, opening: { ...opening, history: history && { ...history, [key]: to } } };
    }
  }
}

/** True if the values fit together: windows in their limits, and nothing of a user's past after the opening. */
function isPossible(
  { app, opening }: AttributionInput,
  { variable, to }: Candidate,
  limits: Limits,
): boolean {
  if (to < 0) return false;
  if (variable.of === 'window') {
    const { least, most } = limits[variable.key];
    return app.windows[variable.key] === to && to >= least && to <= most;
  }
  const { history, installBegin = -Infinity, deviceTime } = opening;
  if (variable.of === 'learned') return to >= deviceTime;
  return (
    installBegin <= deviceTime &&
    (history === null ||
      (history.attributedAt <= history.lastSessionAt && history.lastSessionAt <= deviceTime))
  );
}

const size = ({ from, to }: Candidate): number => Math.abs(to - from);

/** Somebody who has lost asks first for a longer window: a window can be set, and times have happened. */
const isLongerWindow = ({ variable, from, to }: Candidate): boolean => variable.of === 'window' && to > from;

/**
 * Looks for the change, in steps: each `next` tries one value, so a browser can answer in between. A longer window
 * goes before all others; of changes of one size, a window goes before a time.
 */
export function* searchSmallestChange(
  input: AttributionInput,
  limits: Limits,
): Generator<undefined, Change | null> {
  const before = winnerOf(decideAttribution(input));
  const candidates: Candidate[] = [];
  for (const { variable, from, at } of turns(input)) {
    const values = new Set(at.flatMap((value) => [value - 1, value, value + 1]));
    values.delete(from);
    for (const to of values) candidates.push({ variable, from, to });
  }
  candidates.sort((a, b) => Number(isLongerWindow(b)) - Number(isLongerWindow(a)) || size(a) - size(b));
  for (const candidate of candidates) {
    const other = changed(input, candidate.variable, candidate.to);
    if (!isPossible(other, candidate, limits)) continue;
    const decision = decideAttribution(other);
    if (winnerOf(decision) !== before) return { ...candidate, decision };
    yield undefined;
  }
  return null;
}

/** The smallest longer window, or else the smallest other change, that gives another winner; null if none does. */
export function smallestChange(input: AttributionInput, limits: Limits): Change | null {
  const search = searchSmallestChange(input, limits);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}
