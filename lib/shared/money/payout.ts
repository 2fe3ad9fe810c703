/**
 * What is owed to whom for a conversion. In a re-engagement period two campaigns can claim the same goal; at most one of
 * them is paid, and the one that brought the user in goes first.
 */
import { decimal, divide, type Decimal } from '../decimal';

export type CostModel = 'cpi' | 'cpa' | 'cpc' | 'cpv' | 'cpm';

/** Amount booked for one win: prices of CPM are for a thousand views. */
export const bookedAmount = (model: CostModel, price: Decimal): Decimal =>
  model === 'cpm' ? divide(price, decimal('1000')) : price;

/** A campaign that won the user's install or return. */
export interface Claim {
  readonly campaign: string;
  /** Goal that the campaign pays for; null if none. */
  readonly paidGoal: string | null;
  /** Time of the install or the return that it won. */
  readonly at: number;
}

export interface Conversion {
  readonly goal: string;
  /** Time in milliseconds. */
  readonly at: number;
  /** Window of the goal in milliseconds, counted from the install or the return; both ends are included. */
  readonly window: number;
}

const isDue = (claim: Claim | null, { goal, at, window }: Conversion): claim is Claim =>
  claim !== null && claim.paidGoal === goal && at >= claim.at && at - claim.at <= window;

/**
 * The campaign that is paid for a conversion, or null.
 * @param install Campaign of the install; null if it was organic.
 * @param reengagement Campaign of the return whose period the conversion is in; null outside of any.
 */
export function paidCampaign(
  conversion: Conversion,
  install: Claim | null,
  reengagement: Claim | null,
): string | null {
  if (isDue(install, conversion)) return install.campaign;
  return isDue(reengagement, conversion) ? reengagement.campaign : null;
}
