/**
 * Names of the SDKs by platform and version, and what differs between two versions. `npm run generate` writes them from
 * declarations/, because reading a language takes a parser that pages can't wait for.
 */
import { sdkVersions } from '../../config/versions';
import { fileExists, readText } from '../cache/inputs';

/** Symbols of a version, each with its members and their forms: `{ AppEvent: { setValue: '(Double):AppEvent' } }`. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const namesFolder = 'generated/sdk-names';

export const namesFile = (platform: string, version: string): string =>
  `${namesFolder}/${platform}-${version}.json`;

/**
 * The names of a platform in a version.
 * @throws Error with the cure if they aren't there.
 */
export function namesIn(platform: string, version: string): Names {
  const file = namesFile(platform, version);
  if (!fileExists(file))
    throw new Error(
      `${file}:1: is missing — Run npm run generate, which reads declarations/${platform}/${version}.`,
    );
  return JSON.parse(readText(file)) as Names;
}

/** The version before another one; undefined for the oldest. */
export const versionBefore = (version: string): string | undefined =>
  sdkVersions[sdkVersions.findIndex(({ path }) => path === version) + 1]?.path;

/** The names of symbols, their parts, and their members. */
export const allNames = (names: Names): Set<string> =>
  new Set(
    Object.entries(names).flatMap(([symbol, members]) => [...symbol.split('.'), ...Object.keys(members)]),
  );

export interface Differences {
  /** Symbols that only one of the versions has. */
  added: string[];
  gone: string[];
  /** Members of symbols that both have; `changed` has another form, `twinGone` lost the one with a completion handler alone. */
  members: { symbol: string; added: string[]; gone: string[]; changed: string[]; twinGone: string[] }[];
}

/** The forms of a function apart from those with a completion handler. */
const withoutTwin = (forms: string): string =>
  forms
    .split(' ')
    .filter((form) => !form.includes('completion:'))
    .join(' ');

/** What differs between the names of two versions, in the order of the alphabet. */
export function differencesOf(before: Names, after: Names): Differences {
  const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b, 'en'));
  const only = (one: object, other: object) =>
    sorted(Object.keys(one).filter((name) => !Object.hasOwn(other, name)));
  const both = sorted(Object.keys(before).filter((name) => Object.hasOwn(after, name)));
  return {
    added: only(after, before),
    gone: only(before, after),
    members: both.flatMap((symbol) => {
      const [old = {}, now = {}] = [before[symbol], after[symbol]];
      const differing = sorted(
        Object.keys(old).filter((name) => Object.hasOwn(now, name) && now[name] !== old[name]),
      );
      const twinGone = differing.filter((name) => now[name] === withoutTwin(old[name] ?? ''));
      const changed = differing.filter((name) => !twinGone.includes(name));
      const [added, gone] = [only(now, old), only(old, now)];
      return added.length + gone.length + differing.length > 0
        ? [{ symbol, added, gone, changed, twinGone }]
        : [];
    }),
  };
}

/**
 * Names in the code of a text; of `Consent.Builder` both. Packages such as `react-native-iap` and the arguments of calls
 * aren't names of the SDK.
 */
export const namesInCode = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(
    ([, code = '']) =>
      code.replace(/\((?:[a-z]\w*(?:, |:|(?=\))))+\)/g, '()').match(/(?<![\w-])[A-Za-z]\w*(?![\w-])/g) ?? [],
  );
