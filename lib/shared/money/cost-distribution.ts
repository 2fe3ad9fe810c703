/**
 * Spreads the cost of a campaign's day over countries where the partner reports none: by paid conversions, else by
 * clicks, else evenly over the countries that the campaign targets. Shares are rounded to a unit, and the units that
 * rounding leaves over go to the largest remainders, so the parts add up to the cost.
 */

export type ByCountry<T> = Readonly<Record<string, T>>;

export interface CostToDistribute {
  /** In whole units, such as cents; not negative. */
  readonly cost: bigint;
  readonly paidConversions: ByCountry<number>;
  readonly clicks: ByCountry<number>;
  /** Countries that the campaign targets. */
  readonly countries: readonly string[];
}

const hasAny = (counts: ByCountry<number>): boolean => Object.values(counts).some((count) => count > 0);

function weightsOf({ paidConversions, clicks, countries }: CostToDistribute): ByCountry<number> {
  if (hasAny(paidConversions)) return paidConversions;
  if (hasAny(clicks)) return clicks;
  return Object.fromEntries(countries.map((country) => [country, 1]));
}

/**
 * Distributes a cost.
 * @returns Units by country; countries that only have a count of 0 get 0.
 * @throws RangeError if the cost or a count is negative or not a whole number, or there is nothing to distribute over.
 */
export function distributeCost(input: CostToDistribute): Record<string, bigint> {
  const { cost } = input;
  const weights = Object.entries(weightsOf(input)).map(([country, count]) => {
    if (!Number.isSafeInteger(count) || count < 0) {
      throw new RangeError(`${country} has a count of ${count} — Give whole numbers from 0.`);
    }
    return { country, weight: BigInt(count) };
  });
  const total = weights.reduce((sum, { weight }) => sum + weight, 0n);
  if (cost < 0n) throw new RangeError(`The cost is ${cost} — Give 0 or more.`);
  if (total === 0n) throw new RangeError('No conversions, clicks or countries — Name the countries.');

  const shares = weights.map(({ country, weight }) => ({
    country,
    units: (cost * weight) / total,
    remainder: (cost * weight) % total,
  }));
  const left = Number(cost - shares.reduce((sum, { units }) => sum + units, 0n));
  const favored = new Set(
    [...shares]
      .sort((a, b) => Number(b.remainder - a.remainder) || (a.country < b.country ? -1 : 1))
      .slice(0, left)
      .map(({ country }) => country),
  );
  return Object.fromEntries(
    shares.map(({ country, units }) => [country, favored.has(country) ? units + 1n : units]),
  );
}
