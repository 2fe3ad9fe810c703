/**
 * Replaces estimated ad revenue with what the partner's import says, for one date, partner, app, country and ad unit. Users
 * keep their shares of it. A factor far from 1 means that something else is wrong, so it is not applied.
 */
import { divide, scale, whole, type Decimal } from '../decimal';

/** Factors that are applied, both included, as fractions so they can be compared exactly. */
const smallest = { numerator: 1n, denominator: 5n };
const largest = { numerator: 5n, denominator: 1n };

export interface AdDay {
  readonly imported: Decimal;
  /** Sum of the impressions' estimates; 0 if they came without amounts. */
  readonly estimated: Decimal;
  readonly impressions: number;
  readonly activeUsers: number;
}

/** How the imported amount reaches users. `each` and `factor` are rounded to 9 decimals. */
export type Reconciliation =
  | { readonly rule: 'scaled'; readonly factor: Decimal }
  | { readonly rule: 'by_impression'; readonly each: Decimal }
  | { readonly rule: 'by_active_user'; readonly each: Decimal }
  /** The estimates stay. */
  | { readonly rule: 'out_of_range'; readonly factor: Decimal }
  /** Nobody was there to get it. */
  | { readonly rule: 'unassigned' };

function isInRange(imported: Decimal, estimated: Decimal): boolean {
  return (
    imported * smallest.denominator >= estimated * smallest.numerator &&
    imported * largest.denominator <= estimated * largest.numerator
  );
}

/** Chooses the rule for one ad unit's day. */
export function reconcile({ imported, estimated, impressions, activeUsers }: AdDay): Reconciliation {
  if (estimated > 0n) {
    const factor = divide(imported, estimated);
    return { rule: isInRange(imported, estimated) ? 'scaled' : 'out_of_range', factor };
  }
  if (impressions > 0) return { rule: 'by_impression', each: divide(imported, whole(impressions)) };
  if (activeUsers > 0) return { rule: 'by_active_user', each: divide(imported, whole(activeUsers)) };
  return { rule: 'unassigned' };
}

/**
 * Final amount of one impression that had an estimate.
 * @throws RangeError if the day has no estimates.
 */
export function reconciledAmount(estimate: Decimal, day: Pick<AdDay, 'imported' | 'estimated'>): Decimal {
  if (day.estimated > 0n && !isInRange(day.imported, day.estimated)) return estimate;
  return scale(estimate, day.imported, day.estimated);
}
