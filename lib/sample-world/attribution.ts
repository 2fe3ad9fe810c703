/**
 * Who gets an install: the seam between the sample world, which makes engagements, and the rules of attribution. The
 * generator calls this function alone, and its tests hold the outcome to the counts of the cohort.
 */
import { day, hour, second } from './time';

export type MatchType = 'install_referrer' | 'advertising_id' | 'probabilistic';
export type RejectReason = 'window_expired' | 'ctit_too_short' | 'click_flooding' | 'ip_blocklisted';

export interface Engagement {
  id: string;
  type: 'click' | 'view';
  campaign: number;
  time: number;
  received: number;
  /** How it would match the install. */
  matchType: MatchType;
  /** Likelihood of a probabilistic match, 0.90 to 1; null for others. */
  score: number | null;
  /** Why it was rejected on arrival; null if it was accepted. */
  rejected: RejectReason | null;
}

export interface Decision {
  winner: Engagement | null;
  attributionType: 'click_through' | 'view_through' | 'organic';
  /** Engagements that were skipped, the strongest first. */
  skipped: { engagement: Engagement; reason: RejectReason }[];
}

const windows = {
  click: { install_referrer: 7 * day, advertising_id: 7 * day, probabilistic: 24 * hour },
  view: { install_referrer: 0, advertising_id: 24 * hour, probabilistic: 0 },
} as const;
const strength: readonly MatchType[] = ['install_referrer', 'advertising_id', 'probabilistic'];
const shortestCtit = 5 * second;

const tierOf = ({ type, matchType }: Engagement): number =>
  (matchType === 'probabilistic' ? 2 : 0) + (type === 'click' ? 1 : 2);

function reasonAgainst(engagement: Engagement, installTime: number): RejectReason | null {
  const age = installTime - engagement.time;
  if (engagement.rejected) return engagement.rejected;
  if (age > windows[engagement.type][engagement.matchType]) return 'window_expired';
  return engagement.type === 'click' && age < shortestCtit ? 'ctit_too_short' : null;
}

/**
 * Decides about a first open: the last eligible engagement of the strongest tier wins.
 * @param installTime First open, milliseconds.
 */
export function decideAttribution(installTime: number, engagements: readonly Engagement[]): Decision {
  const ranked = engagements
    .filter(({ time }) => time <= installTime)
    .sort(
      (a, b) =>
        tierOf(a) - tierOf(b) ||
        b.time - a.time ||
        strength.indexOf(a.matchType) - strength.indexOf(b.matchType) ||
        a.received - b.received ||
        (a.id < b.id ? -1 : 1),
    );
  const skipped: Decision['skipped'] = [];
  for (const engagement of ranked) {
    const reason = reasonAgainst(engagement, installTime);
    if (reason === null) {
      const attributionType = engagement.type === 'click' ? 'click_through' : 'view_through';
      return { winner: engagement, attributionType, skipped };
    }
    skipped.push({ engagement, reason });
  }
  return { winner: null, attributionType: 'organic', skipped };
}
