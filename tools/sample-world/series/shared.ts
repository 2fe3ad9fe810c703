/** What the modules of this folder share: the shape of a series as a table, amounts, and the ids behind short names. */
import type { World } from '../../../lib/facts/sample-world';
import { decimal9, nanosOfCents } from '../money';
import type { Row } from '../rows/table';
import { splitEvenly } from '../split';
import { september } from '../time';

export interface SeriesTable {
  name: string;
  /** DuckDB type of each column. */
  columns: Readonly<Record<string, string>>;
  rows: Row[];
}

/** The type of a column, and its value where that is not the row's member of its name: another member, or what is made of the row. */
type Column<T> = string | readonly [type: string, value: (keyof T & string) | ((row: T) => unknown)];

/** A series as a table. */
export function seriesTable<T extends object>(
  name: string,
  rows: readonly T[],
  columns: Readonly<Record<string, Column<T>>>,
): SeriesTable {
  const all = Object.entries(columns).map(([column, declared]) => {
    const [type, value] = typeof declared === 'string' ? [declared, column] : declared;
    return { column, type, of: typeof value === 'string' ? (row: T) => (row as Row)[value] : value };
  });
  return {
    name,
    columns: Object.fromEntries(all.map(({ column, type }) => [column, type])),
    rows: rows.map((row) => Object.fromEntries(all.map(({ column, of }) => [column, of(row)]))),
  };
}

/** Type of amounts in USD. */
export const usd = 'DECIMAL(18, 9)';

/** Column of a row's day in September. */
export const day = ['DATE', (row: { day: number }) => september(row.day)] as const;

/** Column of a row's cost. */
export const cost = [usd, (row: { costCents: number }) => money(row.costCents)] as const;

const organicPartner = 1;

/** Cents as the export writes amounts. */
export const money = (cents: number): string => decimal9(nanosOfCents(cents));

/** Splits the whole numbers of a row of `rest` over its countries; other rows stay as they are. */
export function byCountry<T extends { country: string }>(
  world: World,
  row: T,
  counts: readonly (keyof T)[],
): T[] {
  const { restCountries } = world.rules;
  if (row.country !== 'rest') return [row];
  const shares = counts.map((name) => splitEvenly(Number(row[name]), restCountries.length));
  return restCountries.map((country, index) => ({
    ...row,
    country,
    ...Object.fromEntries(counts.map((name, i) => [name, shares[i]?.[index]])),
  }));
}

/** Partner of a campaign; of none it is the built-in one. */
export const partnerOf = (world: World, campaign: number | null): number =>
  world.entities.campaigns.find(({ id }) => id === campaign)?.partner ?? organicPartner;

/** Id of an app by the short name of otherApps. @throws Error if there is none. */
export const appId = (world: World, app: 'ios' | 'po'): string => {
  const found = world.entities.apps.find(({ platform, id }) =>
    app === 'ios' ? platform === 'ios' : platform === 'android' && id !== world.cohort.app,
  );
  if (!found) throw new Error(`data/sample-world/entities.yaml has no app for "${app}".`);
  return found.id;
};
