/** When a new install can be counted again. */
import type { History, Instant, Windows } from './types';

/** From when on a reinstall counts as an install again: the user has churned and the lock of the attribution has ended. */
export function countsAgainAt({ attributedAt, lastSessionAt }: History, windows: Windows): Instant {
  return Math.max(lastSessionAt + windows.churn_inactivity, attributedAt + windows.reattribution_window);
}
