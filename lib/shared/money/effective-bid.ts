/** Finds the bid that applies to an ad: the most specific one that matches. */
import type { Decimal } from '../decimal';

/** Levels from weakest to strongest. */
export const bidLevels = ['campaign', 'country', 'ad_set', 'source', 'source_country'] as const;
export type BidLevel = (typeof bidLevels)[number];

/** A bid in force. Keys that its level does not have are null. */
export interface Bid {
  readonly id: string;
  readonly level: BidLevel;
  readonly country: string | null;
  readonly adSet: string | null;
  readonly source: string | null;
  readonly amount: Decimal;
}

/** Where an ad is shown. */
export interface Placement {
  readonly country: string;
  readonly adSet: string;
  readonly source: string;
}

export interface EffectiveBid {
  readonly bid: Bid;
  /** What would apply without it; null if nothing would. */
  readonly next: Bid | null;
}

const keysOf: Readonly<Record<BidLevel, readonly (keyof Placement)[]>> = {
  campaign: [],
  country: ['country'],
  ad_set: ['adSet'],
  source: ['source'],
  source_country: ['source', 'country'],
};

const rankOf = ({ level }: Bid): number => bidLevels.indexOf(level);

/**
 * The bid for an ad, or null if none matches.
 * @param bids Bids in force of one campaign, in any order.
 * @throws Error if two bids have the same keys, because neither would be stronger.
 */
export function effectiveBid(bids: readonly Bid[], placement: Placement): EffectiveBid | null {
  const matching = bids
    .filter((bid) => keysOf[bid.level].every((key) => bid[key] === placement[key]))
    .sort((a, b) => rankOf(b) - rankOf(a));
  const [bid, next = null] = matching;
  const twin = matching.find((other, index) => matching[index + 1]?.level === other.level);
  if (twin) throw new Error(`Bid ${twin.id} has the keys of another one — Remove one of the two.`);
  return bid ? { bid, next } : null;
}
