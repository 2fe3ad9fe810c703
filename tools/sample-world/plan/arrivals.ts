/** What comes with a first open: when the store says the download began, and the user's earlier install. */
import type { History, Instant, Windows } from '../../../lib/shared/attribution/types';
import { Random } from '../../../lib/random';
import { day, second } from '../time';
import type { PlannedEngagement } from './engagements';
import type { Life } from './schedule';

/** A first open with what Whence knows at that moment. */
export interface Arrival {
  readonly time: Instant;
  /** When the download began; null if the store does not say. */
  readonly installBegin: Instant | null;
  /** Null if the user is new. */
  readonly history: History | null;
}

/** The click that the store's install referrer names; undefined if there is no referrer. */
export const referrerOf = (engagements: readonly PlannedEngagement[]): PlannedEngagement | undefined =>
  engagements.find(({ matchType }) => matchType === 'install_referrer');

/** A download begins after the click, in whole seconds, as the store reports it. */
function installBeginOf({ person, firstOpen }: Life, click: PlannedEngagement): number {
  const random = new Random(`install begin/${person.key}`);
  const drawn = click.time + random.between(0.1, 0.6) * (firstOpen - click.time);
  return Math.max(Math.floor(drawn / second), Math.ceil(click.time / second)) * second;
}

/** An earlier install, long enough ago for the new one to count again. */
function historyOf({ person, firstOpen }: Life, windows: Windows): History {
  const random = new Random(`history/${person.key}`);
  const lastSessionAt = firstOpen - windows.churn_inactivity - random.int(1, 150) * day;
  const unlocked = firstOpen - windows.reattribution_window;
  return { lastSessionAt, attributedAt: Math.min(lastSessionAt, unlocked) - random.int(1, 200) * day };
}

/** The arrival of a user. @param returns The user had the app before. */
export function arrivalOf(
  life: Life,
  engagements: readonly PlannedEngagement[],
  returns: boolean,
  windows: Windows,
): Arrival {
  const referrer = referrerOf(engagements);
  return {
    time: life.firstOpen,
    installBegin: referrer ? installBeginOf(life, referrer) : null,
    history: returns ? historyOf(life, windows) : null,
  };
}
