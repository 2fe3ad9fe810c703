/** Finds the window that an engagement must be in: the app's, the connection's, or the partner's if that is shorter. */
import type {
  App,
  Connection,
  ConnectionWindowKey,
  Engagement,
  Match,
  Milliseconds,
  WindowKey,
} from './types';

/** Whether an engagement is to win an install or a return. */
export type Purpose = 'install' | 'reengagement';

export interface EngagementWindow {
  /** Setting that decides; the shorter one where two apply. */
  readonly key: WindowKey;
  /** 0 means off. Otherwise both ends are included. */
  readonly length: Milliseconds;
}

const overridden = (windows: Connection['windows'], key: WindowKey): Milliseconds | undefined =>
  windows?.[key as ConnectionWindowKey];

/**
 * Settings for one engagement. A probabilistic match for a return needs both its windows: the signals it rests on are
 * deleted at the end of the probabilistic one.
 */
function keysFor({ type }: Engagement, match: Match, purpose: Purpose): WindowKey[] {
  const keys: WindowKey[] = [];
  if (purpose === 'reengagement') keys.push(`reengagement_${type}_window`);
  if (match.type === 'probabilistic') keys.push(`probabilistic_${type}_window`);
  return keys.length > 0 ? keys : [`${type}_window`];
}

/** The window of an engagement with this match. */
export function windowFor(
  engagement: Engagement,
  match: Match,
  purpose: Purpose,
  app: App,
  connection: Connection,
): EngagementWindow {
  const own = connection.ownWindows?.[engagement.type] ?? Infinity;
  return keysFor(engagement, match, purpose)
    .map((key) => ({
      key,
      length: Math.min(overridden(connection.windows, key) ?? app.windows[key], own),
    }))
    .reduce((shortest, other) => (other.length < shortest.length ? other : shortest));
}
