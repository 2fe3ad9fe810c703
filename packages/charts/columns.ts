/**
 * What a chart takes from a result. Each chart declares the columns it needs; they are found, and their units checked,
 * here, so a writer's slip gets the same kind of message from every chart.
 */
import type { Format } from './format';
import type { Result, ResultColumn, Unit, Value } from './result';
import { closest } from './words';

/** One attribute of a chart that names a column, or a list of columns separated by commas. */
export interface Role {
  units: readonly Unit[];
  many?: boolean;
  optional?: boolean;
}

export const amounts = ['count', 'plain', 'money', 'ratio', 'seconds', 'days'] as const;
export const moments = ['date', 'time', 'days', 'count', 'plain'] as const;

/** A column with its values in the order of the rows. */
export interface Column {
  name: string;
  label: string;
  /** Label, and the currency of amounts. */
  head: string;
  unit: Unit;
  /** Currency of amounts; empty for other units. */
  currency: string;
  values: readonly Value[];
  /** Numbers of the values; null where there is none, and in columns of other units. */
  numbers: readonly (number | null)[];
  /** The first value and the last one, as cells show them. */
  span: () => string;
  /** A row's value as its cell shows it. */
  at: (row: number) => string;
  /** The moment of a row's date or time. */
  moment: (row: number) => Date;
  /** A value of this column in a cell, in a sentence, and where there is little room. */
  cell: (value: Value) => string;
  text: (value: Value) => string;
  short: (value: Value) => string;
}

export type Roles = Readonly<Record<string, Role>>;

type Some = readonly [Column, ...Column[]];

/** The columns that a chart gets for its roles. */
export type Columns<R extends Roles> = {
  [Name in keyof R]: R[Name] extends { many: true }
    ? R[Name] extends { optional: true }
      ? readonly Column[]
      : Some
    : R[Name] extends { optional: true }
      ? Column | undefined
      : Column;
};

/** True for units whose values are numbers. */
export const isAmount = (unit: Unit): boolean => (amounts as readonly Unit[]).includes(unit);

function numberOf(value: Value, { name, unit }: ResultColumn): number | null {
  if (value === null || !isAmount(unit)) return null;
  const number = typeof value === 'boolean' || value === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number))
    throw new Error(
      `"${String(value)}" in "${name}" is not a number. Give the column another unit than "${unit}".`,
    );
  return number;
}

function columnAt(result: Result, at: number, format: Format): Column {
  const column = result.columns[at];
  if (!column) throw new RangeError(`No column ${at}`);
  const { unit } = column;
  const values = result.rows.map((row) => row[at] ?? null);
  const cellAt = (row: number): string => format.cell(values.at(row) ?? null, unit);
  return {
    ...column,
    span: () => `${cellAt(0)} to ${cellAt(-1)}`,
    at: cellAt,
    moment: (row) => format.moment(values[row] ?? null),
    head: format.head(column, result.currency),
    currency: unit === 'money' ? result.currency : '',
    values,
    numbers: values.map((value) => numberOf(value, column)),
    cell: (value) => format.cell(value, unit),
    text: (value) => format.text(value, unit, result.currency),
    short: (value) => format.short(value, unit),
  };
}

/** All columns of a result. */
export const allColumns = (result: Result, format: Format): Column[] =>
  result.columns.map((_, at) => columnAt(result, at, format));

function findColumn(result: Result, name: string, roleName: string, { units }: Role, format: Format): Column {
  const at = result.columns.findIndex((column) => column.name === name);
  if (at < 0) {
    const names = result.columns.map((column) => column.name);
    throw new Error(
      `${roleName}="${name}": the result "${result.id}" has no such column. It has: ${names.join(
        ', ',
      )}. Did you mean "${closest(name, names)}"?`,
    );
  }
  const column = columnAt(result, at, format);
  if (!units.includes(column.unit))
    throw new Error(
      `${roleName}="${name}": its unit is "${column.unit}". Name a column whose unit is one of: ${units.join(', ')}.`,
    );
  return column;
}

/**
 * The columns that a chart's attributes name.
 * @throws Error if an attribute is missing, or names a column that the result does not have or whose unit does not fit.
 */
export function readColumns<R extends Roles>(
  result: Result,
  roles: R,
  attributes: Readonly<Record<string, string>>,
  format: Format,
): Columns<R> {
  if (result.rows.length === 0)
    throw new Error(
      `The result "${result.id}" has no rows, and a chart needs one. Mend its query, or leave the chart out.`,
    );
  const found = Object.entries(roles).map(([roleName, role]) => {
    const names = (attributes[roleName] ?? '')
      .split(role.many ? ',' : /$^/)
      .map((name) => name.trim())
      .filter(Boolean);
    if (names.length === 0 && !role.optional)
      throw new Error(`The chart needs ${roleName}="…" with the name of a column of "${result.id}".`);
    const columns = names.map((name) => findColumn(result, name, roleName, role, format));
    return [roleName, role.many ? columns : columns[0]];
  });
  return Object.fromEntries(found) as Columns<R>;
}

/**
 * Numbers of columns that are to be drawn.
 * @throws Error if there is none: a chart without a mark would look like one whose values are 0.
 */
export function drawnNumbers(columns: readonly Column[]): number[] {
  const numbers = columns.flatMap((column) => column.numbers).filter((number) => number !== null);
  if (numbers.length === 0)
    throw new Error(
      `No row has a value in ${columns.map(({ name }) => `"${name}"`).join(', ')}. Name columns with values.`,
    );
  return numbers;
}

/** @throws Error if columns that are drawn to one scale differ in their units; `why` follows, with its punctuation. */
export function expectOneUnit([first, ...others]: Some, why: string): void {
  const odd = others.find(({ unit }) => unit !== first.unit);
  if (odd) throw new Error(`"${odd.name}" has another unit than "${first.name}"${why}`);
}

/** @throws Error if what is to be in front is none of the names. */
export function expectFocus(focus: string | undefined, names: readonly string[], what: string): void {
  if (focus !== undefined && !names.includes(focus))
    throw new Error(`focus="${focus}" is ${what}. Did you mean "${closest(focus, names)}"?`);
}
