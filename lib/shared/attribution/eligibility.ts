/**
 * Decides for one engagement, regardless of all others, whether it can win: same app, partner connected, not rejected,
 * a permitted match, and inside its window. The first check that fails is the objection.
 */
import { findMatch, tierOf, type RefusedMatch } from './matching';
import { rejectionAtOpening, rejectionAtReceipt, type Rejection } from './rejection';
import type {
  AttributionInput,
  Connection,
  Engagement,
  Instant,
  MatchType,
  Milliseconds,
  Tier,
  WindowKey,
} from './types';
import { windowFor, type EngagementWindow, type Purpose } from './windows';

/** Why an engagement cannot win. */
export type Objection =
  | Rejection
  | { readonly code: 'other_app' }
  | { readonly code: 'connection_disconnected' }
  | { readonly code: 'no_permitted_match'; readonly refused: readonly RefusedMatch[] }
  | { readonly code: 'after_opening'; readonly by: Milliseconds }
  | { readonly code: 'window_off'; readonly key: WindowKey };

/** An engagement with all that the ranking and a timeline need. */
export interface Judgment {
  readonly engagement: Engagement;
  readonly purpose: Purpose;
  /** Null if no match is permitted; so are tier and window then. */
  readonly matchType: MatchType | null;
  readonly score: number | null;
  readonly tier: Tier | null;
  readonly window: EngagementWindow | null;
  /** Null if the engagement is eligible. */
  readonly objection: Objection | null;
}

function connectionOf({ id, partner }: Engagement, { connections }: AttributionInput): Connection {
  const connection = Object.hasOwn(connections, partner) ? connections[partner] : undefined;
  if (connection !== undefined) return connection;
  throw new Error(
    `attribution: engagement "${id}": the partner "${partner}" has no connection — Add it to the connections.`,
  );
}

function windowObjection(window: EngagementWindow, age: Milliseconds): Objection | null {
  if (age < 0) return { code: 'after_opening', by: -age };
  if (window.length === 0) return { code: 'window_off', key: window.key };
  return age > window.length ? { code: 'window_expired', ...window, by: age - window.length } : null;
}

/**
 * Checks one engagement.
 * @throws Error if the engagement's partner has no connection.
 */
export function judge(
  engagement: Engagement,
  purpose: Purpose,
  input: AttributionInput,
  openedAt: Instant,
): Judgment {
  const connection = connectionOf(engagement, input);
  const { match, refused } = findMatch(engagement, connection, input, openedAt);
  const window = match && windowFor(engagement, match, purpose, input.app, connection);
  const objection = (): Objection | null => {
    if (engagement.app !== input.app.id) return { code: 'other_app' };
    if (connection.state === 'disconnected') return { code: 'connection_disconnected' };
    const rejection = rejectionAtReceipt(engagement, connection, input);
    if (rejection !== null) return rejection;
    if (window === null) return { code: 'no_permitted_match', refused };
    return (
      windowObjection(window, openedAt - engagement.time) ?? rejectionAtOpening(engagement, input, openedAt)
    );
  };
  return {
    engagement,
    purpose,
    matchType: match?.type ?? null,
    score: match?.score ?? null,
    tier: match && tierOf(engagement, match),
    window,
    objection: objection(),
  };
}
