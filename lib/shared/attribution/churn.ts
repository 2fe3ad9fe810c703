/** When a user has churned, and when a new install can be counted again. Each new state already holds at its moment. */
import type { History, Instant, Windows } from './types';

/** From when on a user with no further session has churned. */
export function churnedAt(lastSessionEnd: Instant, windows: Pick<Windows, 'churn_inactivity'>): Instant {
  return lastSessionEnd + windows.churn_inactivity;
}

/** From when on a new install can replace the attribution of a counted one. */
export function unlockedAt(attributedAt: Instant, windows: Pick<Windows, 'reattribution_window'>): Instant {
  return attributedAt + windows.reattribution_window;
}

/** From when on a reinstall counts as an install again: the user has churned and the lock has ended. */
export function countsAgainAt({ attributedAt, lastSessionAt }: History, windows: Windows): Instant {
  return Math.max(churnedAt(lastSessionAt, windows), unlockedAt(attributedAt, windows));
}
