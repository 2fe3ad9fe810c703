/** What an app needs for the SDK: the rows of a platform with what they are in a version. */
import { loadRequirements } from './load';

/** Rows that a version has, each with its value. */
export const requirementsOf = (platform: string, version: string) =>
  loadRequirements()
    .filter((entry) => entry.platform === platform)
    .flatMap(({ rows }) => rows)
    .flatMap(({ in: values, ...row }) => {
      const value = values[version] ?? 'none';
      return value === 'none' ? [] : [{ ...row, value }];
    });

export type Requirement = ReturnType<typeof loadRequirements>[number]['rows'][number];

const number = String.raw`\d+(?:\.\d+)*(?![\w%]|\.\w| ?(?:[KM]i?B|bit|s|seconds?|minutes?|days?|events?)\b)`;

/** Source of a pattern: "7", "7 or 8", "8.6 or later, including 9". */
export const versionList = String.raw`${number}(?:(?: (?:or|and) (?:later|newer))?,? (?:or|and|to|through|including) ${number})*`;

/** The numbers of such a list. */
export const numbersIn = (list: string): string[] => list.match(/\d+(?:\.\d+)*/g) ?? [];

/** The versions that a row takes: those with which its text begins, and those that its pages may name. */
export const takenIn = ({ in: values, also }: Requirement, version: string): string[] => [
  ...numbersIn(new RegExp(`^${versionList}`).exec(values[version] ?? '')?.[0] ?? ''),
  ...(also[version] ?? []),
];

/** The lowest version: the number with which a value begins. */
export const leastOf = (value: string): string => /^[\d.]*\d/.exec(value)?.[0] ?? '';

/** The lowest version of what a row is about, such as `ios`. */
export const leastOfRow = (platform: string, version: string, key: string): string =>
  leastOf(requirementsOf(platform, version).find((row) => row.key === key)?.value ?? '');
