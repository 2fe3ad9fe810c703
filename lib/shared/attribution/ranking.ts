/**
 * Orders engagements by the tier, then by the tie-breaks: later, stronger match, received first, smaller id. Each rule
 * is also the answer to why one engagement lost to another, so both come from one list.
 */
import type { Judgment } from './eligibility';
import { strength } from './matching';
import type { MatchType, Milliseconds, Tier } from './types';

/** Why an eligible engagement lost to the winner, with how much it was short of. */
export type Defeat =
  | { readonly code: 'weaker_tier'; readonly tier: Tier; readonly winnerTier: Tier }
  | { readonly code: 'earlier'; readonly by: Milliseconds }
  | { readonly code: 'weaker_match'; readonly matchType: MatchType; readonly winnerMatchType: MatchType }
  | { readonly code: 'received_later'; readonly by: Milliseconds }
  | { readonly code: 'larger_id' };

/** An engagement that has a match, and so a tier. */
export type Ranked = Judgment & { readonly tier: Tier; readonly matchType: MatchType };

/** Whether an engagement can be ranked. */
export const isRanked = (judgment: Judgment): judgment is Ranked => judgment.tier !== null;

/** The rule by which `loser` ranks below `winner`; null if it does not. */
export function defeat(loser: Ranked, winner: Ranked): Defeat | null {
  const [a, b] = [loser.engagement, winner.engagement];
  const steps: { difference: number; defeat: Defeat }[] = [
    {
      difference: loser.tier - winner.tier,
      defeat: { code: 'weaker_tier', tier: loser.tier, winnerTier: winner.tier },
    },
    { difference: b.time - a.time, defeat: { code: 'earlier', by: b.time - a.time } },
    {
      difference: strength(loser.matchType) - strength(winner.matchType),
      defeat: { code: 'weaker_match', matchType: loser.matchType, winnerMatchType: winner.matchType },
    },
    {
      difference: a.receivedAt - b.receivedAt,
      defeat: { code: 'received_later', by: a.receivedAt - b.receivedAt },
    },
    { difference: a.id === b.id ? 0 : a.id > b.id ? 1 : -1, defeat: { code: 'larger_id' } },
  ];
  const decisive = steps.find(({ difference }) => difference !== 0);
  return decisive !== undefined && decisive.difference > 0 ? decisive.defeat : null;
}

/** Sorts the best first, whatever the order before. */
export function rank(judgments: readonly Judgment[]): Ranked[] {
  return judgments.filter(isRanked).sort((a, b) => (defeat(a, b) === null ? -1 : 1));
}
