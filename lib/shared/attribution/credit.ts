/**
 * Says whom sessions, goals and revenue of a user are credited to. A return never takes them from the install: for a
 * limited period it gets them as well, in the re-engagement metrics.
 */
import type { Instant, Windows } from './types';

/** Somebody who won an install or a return, and when it happened. */
export interface Credited<Who> {
  readonly who: Who;
  readonly at: Instant;
}

export interface Credit<Who> {
  /** In all metrics by install: LTV, ROAS. */
  readonly install: Who;
  /** In re-engagement metrics; null outside of any re-engagement period. */
  readonly reengagement: Who | null;
}

/**
 * Finds the credit for something that happened at `time`. A later return replaces an earlier one. A purchase
 * exactly one period after the return is outside of it.
 */
export function creditAt<Who>(
  time: Instant,
  install: Credited<Who>,
  returns: readonly Credited<Who>[],
  windows: Pick<Windows, 'reengagement_period'>,
): Credit<Who> {
  const latest = returns
    .filter(({ at }) => at <= time)
    .reduce<Credited<Who> | undefined>(
      (last, next) => (last === undefined || next.at >= last.at ? next : last),
      undefined,
    );
  const isInPeriod = latest !== undefined && time < latest.at + windows.reengagement_period;
  return { install: install.who, reengagement: isInPeriod ? latest.who : null };
}
