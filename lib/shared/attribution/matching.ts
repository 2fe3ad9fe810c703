/**
 * Finds the match that represents an engagement, and its tier. An engagement can match in more than one way; what the
 * platform, the user's choices or the app's settings forbid does not count, and the strongest of the rest does.
 */
import { isAllowedForChildren, isChild } from './privacy';
import { thresholds } from './thresholds';
import {
  matchTypes,
  type AttributionInput,
  type Connection,
  type Engagement,
  type Instant,
  type Match,
  type MatchType,
  type Tier,
} from './types';

/** Why a match does not count. */
export type MatchObjection =
  | 'not_for_views'
  | 'not_on_platform'
  | 'child_directed'
  | 'att_not_authorized'
  | 'not_cross_promotion'
  | 'switched_off'
  | 'score_too_low'
  | 'learned_too_late';

/** A match that does not count, with the reason. */
export interface RefusedMatch {
  readonly type: MatchType;
  readonly objection: MatchObjection;
}

export interface Matching {
  /** The match that counts; null if none does. */
  readonly match: Match | null;
  readonly refused: readonly RefusedMatch[];
}

const forViews: readonly MatchType[] = ['advertising_id', 'san_claim', 'probabilistic'];
const canBeLate: readonly MatchType[] = ['install_referrer', 'san_claim'];
const onlyOn: Partial<Record<MatchType, 'android' | 'ios'>> = {
  install_referrer: 'android',
  apple_ads: 'ios',
  vendor_id: 'ios',
};

function objectionTo(
  { type, score = 0, learnedAt }: Match,
  engagement: Engagement,
  connection: Connection,
  { app, opening }: AttributionInput,
  openedAt: Instant,
): MatchObjection | null {
  if (engagement.type === 'view' && !forViews.includes(type)) return 'not_for_views';
  const platform = onlyOn[type];
  if (platform !== undefined && platform !== app.platform) return 'not_on_platform';
  if (isChild(app, opening) && !isAllowedForChildren(type)) return 'child_directed';
  if (type === 'advertising_id' && app.platform === 'ios' && opening.att !== 'authorized') {
    return 'att_not_authorized';
  }
  if (type === 'vendor_id' && engagement.campaign.channel !== 'cross-promotion') return 'not_cross_promotion';
  if (type === 'probabilistic') {
    const isOn = connection.probabilistic ?? app.probabilistic;
    if (!isOn) return 'switched_off';
    if (score < thresholds.score) return 'score_too_low';
  }
  const isLate =
    canBeLate.includes(type) &&
    learnedAt !== undefined &&
    learnedAt - openedAt > app.windows.install_referrer_wait;
  return isLate ? 'learned_too_late' : null;
}

/** Position in the order of strength; 0 is the strongest. */
export const strength = (type: MatchType): number => matchTypes.indexOf(type);

/** Chooses the strongest permitted match of an engagement. */
export function findMatch(
  engagement: Engagement,
  connection: Connection,
  input: AttributionInput,
  openedAt: Instant,
): Matching {
  const refused: RefusedMatch[] = [];
  const permitted = engagement.matches.filter((match) => {
    const objection = objectionTo(match, engagement, connection, input, openedAt);
    if (objection !== null) refused.push({ type: match.type, objection });
    return objection === null;
  });
  const [match = null] = permitted.sort((a, b) => strength(a.type) - strength(b.type));
  return { match, refused };
}

/** Tier of an engagement with this match. */
export function tierOf(engagement: Engagement, { type }: Match): Tier {
  if (type === 'probabilistic') return engagement.type === 'click' ? 3 : 4;
  return engagement.type === 'click' ? 1 : 2;
}
