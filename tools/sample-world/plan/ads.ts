/**
 * Ads that the cohort saw, and what each earned. Ad revenue of a group and day is what is left of its revenue after
 * purchases; for adjoe's users it also adds up by country to day 7. Each bucket is spread over its impressions by what
 * the ad unit earns in the country, the last impression taking the rest.
 */
import type { World } from '../../../lib/facts/sample-world';
import { nanosOfCents } from '../money';
import { Random } from '../../../lib/random';
import { split } from '../split';
import { second } from '../time';
import type { Sale } from './purchases';
import type { Life, Session } from './schedule';

type AdUnit = World['entities']['adUnits'][number];

export interface Impression {
  key: string;
  country: string;
  day: number;
  time: number;
  session: Session;
  unit: AdUnit;
  network: string | null;
  /** Billionths of USD after reconciliation; null for an ad whose partner reports no amount. */
  nanos: number | null;
  /** Billionths of USD before it, where they differ. */
  estimate: number | null;
}

/** Impressions that are in named rows. */
export type ToldImpression = Omit<Impression, 'country' | 'day' | 'session'>;

/** Impressions and earnings of an ad unit in a country, from the day whose numbers are known. */
function market(world: World): (country: string) => { unit: AdUnit; impressions: number; each: number }[] {
  const known = new Map<string, { unit: AdUnit; impressions: number; each: number }[]>();
  return (country) => {
    const name = world.rules.restCountries.includes(country) ? 'rest' : country;
    const before = known.get(name);
    if (before) return before;
    const units = world.entities.adUnits.flatMap((unit) => {
      const rows = world.adDay.units.filter(
        (row) =>
          row.unit === (unit.unit ?? unit.format) && row.placement === unit.placement && row.country === name,
      );
      const impressions = rows.reduce((sum, row) => sum + row.impressions, 0);
      const micros = rows.reduce((sum, row) => sum + row.finalMicros, 0);
      return impressions > 0 ? [{ unit, impressions, each: micros / impressions }] : [];
    });
    known.set(name, units);
    return units;
  };
}

/** Positions of the impressions, without amounts. */
function impressionsOf(
  world: World,
  lives: readonly Life[],
  told: readonly ToldImpression[],
  toldKeys: ReadonlySet<string>,
): Impression[] {
  const byKey = new Map(lives.map((life) => [life.person.key, life]));
  const marketOf = market(world);
  const maxPartner = world.entities.adUnits[0]?.partner;
  const dayOf = ({ key, time }: ToldImpression): { session: Session; country: string; day: number } => {
    const life = byKey.get(key) as Life;
    const session = life.sessions.find(({ start, end }) => start <= time && time <= end);
    if (!session) throw new Error(`An ad of ${key} at ${time} is in none of its sessions.`);
    return { session, country: life.person.country, day: session.day };
  };
  const fixed = told.map((entry): Impression => ({ ...entry, ...dayOf(entry) }));
  const propensity = new Map(
    lives.map(({ person }) => {
      const random = new Random(`ads/${person.key}`);
      return [person.key, random.chance(0.25) ? 0.02 : random.between(0.4, 1.6)];
    }),
  );
  return world.cohortDays.flatMap(({ group, day: dayN, adImpressions }) => {
    const random = new Random(`impressions/${group}/${dayN}`);
    const here = fixed.filter((entry) => entry.day === dayN && entry.key.startsWith(`${group}/`));
    const sessions = lives
      .filter(({ person }) => person.group === group && !toldKeys.has(person.key))
      .flatMap(({ person, sessions: own }) =>
        own.filter((session) => session.day === dayN).map((session) => ({ person, session })),
      );
    const counts = split(
      adImpressions - here.length,
      sessions.map(
        ({ person, session }) =>
          session.tenths * (propensity.get(person.key) as number) * random.between(0.3, 1.7),
      ),
    );
    const drawn = sessions.flatMap(({ person, session }, index) =>
      Array.from({ length: counts[index] as number }, (): Impression => {
        const { unit } = random.weighted(marketOf(person.country), (entry) => entry.impressions);
        const network =
          unit.partner === maxPartner
            ? random.pick(world.entities.adNetworksOfMax)
            : unit.format === 'offerwall'
              ? null
              : 'Unity Ads';
        const time = session.start + Math.floor(random.between(5, session.tenths / 10)) * second;
        const { key, country } = person;
        return { key, country, day: dayN, time, session, unit, network, nanos: 0, estimate: null };
      }),
    );
    return [...here, ...drawn];
  });
}

/** Amounts of the buckets: by group and day, and for adjoe's first week by country too. */
function buckets(
  world: World,
  sales: readonly Sale[],
  countryOf: (key: string) => string,
): Map<string, number> {
  const amounts = new Map<string, number>();
  const sold = (match: (sale: Sale) => boolean): number =>
    sales
      .filter(match)
      .reduce((sum, sale) => sum + (sale.type === 'refund' ? -1 : 1) * sale.amounts.netUsd, 0);
  const ofGroup = (sale: Sale, group: string) => sale.key.startsWith(`${group}/`);
  const left = Object.entries(world.cohort.revenueByCountryD7Cents.adjoe).map(([country, cents]) => ({
    country,
    nanos:
      nanosOfCents(cents) -
      sold((sale) => ofGroup(sale, 'adjoe') && sale.day <= 7 && countryOf(sale.key) === country),
  }));
  for (const { group, day: dayN, revenueCents } of world.cohortDays) {
    const total = nanosOfCents(revenueCents) - sold((sale) => ofGroup(sale, group) && sale.day === dayN);
    if (group === 'adjoe' && dayN < 7) {
      const shares = split(
        total,
        left.map(({ nanos }) => nanos),
      );
      left.forEach(({ country }, index) =>
        amounts.set(`${group} ${dayN} ${country}`, shares[index] as number),
      );
    } else if (group !== 'adjoe' || dayN > 7) amounts.set(`${group} ${dayN}`, total);
  }
  // Day 7 takes what the days before left of each country.
  for (const { country, nanos } of left) {
    const used = [...Array(7).keys()].reduce(
      (sum, n) => sum + (amounts.get(`adjoe ${n} ${country}`) ?? 0),
      0,
    );
    amounts.set(`adjoe 7 ${country}`, nanos - used);
  }
  return amounts;
}

/** All ads of the cohort with their amounts, by group and day. @param toldKeys Users who see no other ads. */
export function adsOf(
  world: World,
  lives: readonly Life[],
  sales: readonly Sale[],
  told: readonly ToldImpression[],
  toldKeys: ReadonlySet<string>,
): Impression[] {
  const countries = new Map(lives.map(({ person }) => [person.key, person.country]));
  const impressions = impressionsOf(world, lives, told, toldKeys);
  const marketOf = market(world);
  const groupOf = (key: string) => key.split('/')[0] as string;
  const amounts = buckets(world, sales, (key) => countries.get(key) as string);
  const byBucket = new Map<string, Impression[]>();
  for (const impression of impressions) {
    const name = `${groupOf(impression.key)} ${impression.day}`;
    const bucket = amounts.has(name) ? name : `${name} ${impression.country}`;
    const known = byBucket.get(bucket);
    if (known) known.push(impression);
    else byBucket.set(bucket, [impression]);
  }
  for (const [bucket, total] of amounts) {
    const random = new Random(`amounts/${bucket}`);
    const all = byBucket.get(bucket) ?? [];
    const open = all.filter(({ key }) => !toldKeys.has(key));
    let left = total;
    for (const { key, nanos } of all) if (toldKeys.has(key)) left -= nanos ?? 0;
    if (left < 0 || open.length === 0)
      throw new Error(`Ad revenue of ${bucket} has no impressions to be spread over.`);
    const weights = open.map(({ unit, country }) => {
      const entry = marketOf(country).find((known) => known.unit === unit);
      return (entry?.each ?? 0) * random.between(0.5, 1.5);
    });
    const sum = weights.reduce((a, b) => a + b, 0);
    const budget = left;
    open.forEach((impression, index) => {
      const isLast = index === open.length - 1;
      impression.nanos = isLast ? left : Math.floor((budget * (weights[index] as number)) / sum);
      left -= impression.nanos;
    });
  }
  return impressions;
}
