/**
 * Charts of a picture, from the same rows as its table: bars of a funnel, shaded cells of cohorts, groups of a segment. The
 * model says which part of a screen is one.
 */
import { shadeOf } from '@whence/charts';
import type { Element } from '../dashboard/model';
import type { Marks } from './controls';

/** A step of a funnel. */
export interface Bar {
  label: string;
  /** Users, as the table shows them. */
  count: string;
  /** Part of the first step, up to 1. */
  share: number;
  /** Users who left before it; empty at the first one. */
  drop: string;
}

const numberIn = (cell: string): number => Number(cell.replace(/[,%]/g, ''));

/** Steps of a funnel from rows whose first columns are the name and the users. */
export function barsOf(parts: readonly Element[], rows: readonly (readonly string[])[]): Bar[] {
  if (!parts.some(({ chart }) => chart === 'funnel')) return [];
  const counts = rows.map(([, users = '']) => numberIn(users));
  return rows.map(([label = '', count = ''], at) => ({
    label,
    count,
    share: counts[at]! / counts[0]!,
    drop: at === 0 ? '' : `−${(counts[at - 1]! - counts[at]!).toLocaleString('en-US')}`,
  }));
}

/** The class of each cell: a shade within its column, `ho` on a day that isn't over for all users, else nothing. */
export function shadesOf(
  parts: readonly Element[],
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  mature: readonly (number | null)[],
): string[][] {
  if (!parts.some(({ chart }) => chart === 'heat')) return [];
  const days = columns.map((column) => (/^D\d+$/.test(column) ? Number(column.slice(1)) : undefined));
  const shades = days.map((day, at) =>
    day === undefined
      ? () => ''
      : shadeOf(rows.flatMap((row) => (/\d/.test(row[at]!) ? [numberIn(row[at]!)] : []))),
  );
  return rows.map((row, index) =>
    row.map((cell, at) => {
      const day = days[at];
      if (day === undefined || !/\d/.test(cell)) return '';
      return day > (mature[index] ?? Infinity) ? 'ho' : shades[at]!(numberIn(cell));
    }),
  );
}

/** Conditions of a segment that are joined by one operator. */
export interface Group {
  conditions: readonly string[];
  operator: string;
  excluded: boolean;
}

/** Groups with the operator between them, and the numbers of the steps that name the operators and **Exclude**. */
export interface Groups {
  list: readonly Group[];
  operator: string;
  marks: Readonly<Record<string, string>>;
}

const joined = (text: string, operators: readonly string[]): string =>
  operators.find((one) => text.includes(` ${one} `)) ?? operators[0] ?? '';

/**
 * `(did tutorial_completed AND purchases eq 0) AND Exclude (country is DE)`.
 * @param builder Part of the model whose values join groups, and whose kinds of conditions have operators.
 * @throws Error with the cure if the model has no such operator, or if the page doesn't say a condition.
 */
export function groupsOf(builder: Element, text: string, page: string, marks: Marks): Groups {
  const labels = (one: Element): string[] =>
    one.children.filter(({ kind }) => kind === 'value').map(({ label }) => label);
  const operators = labels(builder);
  const compare = builder.children.flatMap(({ children }) =>
    children.filter(({ label }) => label === 'Operator').flatMap(labels),
  );
  const list = [...text.matchAll(/(Exclude )?\(([^()]+)\)/g)].map(([, exclude, inner = '']) => {
    const operator = joined(inner, operators);
    return { excluded: exclude !== undefined, operator, conditions: inner.split(` ${operator} `) };
  });
  if (list.length === 0) throw new Error(`groups="${text}": write each group in parentheses.`);
  for (const condition of list.flatMap(({ conditions }) => conditions)) {
    if (!condition.split(' ').some((word) => compare.includes(word)))
      throw new Error(`"${condition}" has no operator of ${builder.file}. There are: ${compare.join(', ')}.`);
    if (!page.includes(condition))
      throw new Error(`The condition "${condition}" is said nowhere on the page. Say it, or correct it.`);
  }
  const named = [...marks]
    .filter(([{ parent }]) => parent === builder)
    .map(([{ label }, mark]) => [label, mark]);
  return {
    list,
    operator: joined(text.replace(/\([^()]*\)/g, ' '), operators),
    marks: Object.fromEntries(named),
  };
}
