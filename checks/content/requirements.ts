/**
 * A number next to the name of a requirement, such as "iOS 15.0 or later", `minSdk` 23, or a cell in the row of `JDK`, is what
 * the page's version takes. A page copied from a newer version easily keeps the newer one's, and readers then update what they
 * needn't, or what the version no longer works with. What the numbers are is in data/requirements/.
 */
import { platformNamedIn, platformNames } from '../../config/platforms';
import { sdkVersions } from '../../config/versions';
import { loadCodeNames, loadRequirements, loadSdkReleases } from '../../lib/facts/load';
import { leastOfRow, numbersIn, takenIn, versionList, type Requirement } from '../../lib/facts/requirements';
import type { ParsedSource, Source } from '../../lib/markdown/sources';
import { literalSource } from '../../lib/text/pattern';
import type { Finding } from '../report';
import { visitPlaces } from './own-version';

/** What is between a name and its number, in sentences and in samples. */
const between = String.raw`(?:[\s${'`'}*()=:@^~>"']|,(?= *['"]|[\s\d.]+ or later)|(?:SDK|goes from|from|plugin|Plugin|package|version|of|is|to|at least|(?:missing or )?older than)\b)*`;

/** What is before a number in a cell, if its row is about a requirement. */
const inCell = String.raw`(?:^[\s|${'`'}*]*(?:Automatic, or )?|\b(?:it|version) is older than )`;

const plain = (version: string): string => version.replace(/(?:\.0)+$/, '');

const numbersOf = (row: Requirement, version: string): string[] => takenIn(row, version).map(plain);

/** A patch of what is taken is taken, unless it is what another version needs. */
function takes(row: Requirement, version: string, found: string): boolean {
  const own = numbersOf(row, version);
  const isElsewhere = sdkVersions.some(({ path }) => numbersOf(row, path).includes(plain(found)));
  return own.includes(plain(found)) || (!isElsewhere && own.some((one) => found.startsWith(`${one}.`)));
}

/** The least Android, which the text of `minSdk` has in parentheses: 23 (Android 6.0). */
const androidOf = (row: Requirement): Requirement => ({
  ...row,
  in: Object.fromEntries(
    Object.entries(row.in).map(([version, text]) => [version, /\(Android ([\d.]+)\)/.exec(text)?.[1] ?? '']),
  ),
});

/** Rows by the names that a platform's pages give them; apps of React Native and Unity have native files. */
function rowsByName(platform: string | undefined): Map<string, Requirement[]> {
  const rows = new Map<string, Requirement[]>();
  const own = platform === undefined ? Object.keys(platformNames) : [platform];
  for (const of of [own, ['android', 'ios']]) {
    const known = new Set(rows.keys());
    for (const entry of loadRequirements().filter((one) => of.includes(one.platform)))
      for (const row of entry.rows)
        for (const name of row.called.filter((one) => !known.has(one)))
          rows.set(name, [...(rows.get(name) ?? []), row]);
  }
  rows.set('Android', (rows.get('minSdk') ?? []).map(androidOf));
  return rows;
}

const finders = new Map<
  string | undefined,
  { rows: Map<string, Requirement[]>; names: RegExp; pattern: RegExp; others: RegExp }
>();

function finderOf(platform: string | undefined) {
  const made = finders.get(platform);
  if (made) return made;
  const rows = rowsByName(platform);
  const sources = [...rows.keys()].sort((a, b) => b.length - a.length).map(literalSource);
  const name = String.raw`(?<![\w.@/-]|available\()(${sources.join('|')})(?![\w-])`;
  const pattern = `${name}${between}(${versionList})`;
  const finder = {
    rows,
    names: new RegExp(name, 'g'),
    pattern: new RegExp(pattern, 'g'),
    others: new RegExp(`${pattern}|Android ${versionList}`, 'g'),
  };
  finders.set(platform, finder);
  return finder;
}

/** What a sample in Swift needs of iOS that a version also runs without, unless the sample says so: `@available(iOS 13.0, *)`. */
function newerIosProblems(swift: string, version: string): Omit<Finding, 'file' | 'line'>[] {
  const least = leastOfRow('ios', version, 'ios');
  const said = Math.max(Number(least), ...(swift.match(/(?<=\biOS )\d+/g) ?? []).map(Number));
  return loadCodeNames().flatMap(({ names, iosFrom = 0 }) => {
    const name = said < iosFrom && names.find((one) => new RegExp(`\\b${literalSource(one)}\\b`).test(swift));
    const message = `${name} needs iOS ${iosFrom}, and ${version} runs on iOS ${least}`;
    return name
      ? [{ message, cure: `Write \`@available(iOS ${iosFrom}.0, *)\`, or say so in a comment.` }]
      : [];
  });
}

/** Numbers on a page that its version doesn't take. */
export function requirementProblems(
  { file, platform, version = '' }: Pick<Source, 'file' | 'platform' | 'version'>,
  page: Pick<ParsedSource, 'tree' | 'text'>,
): Finding[] {
  const releases = new Set(loadSdkReleases().releases.map(({ release }) => release));
  const findings: Finding[] = [];
  visitPlaces(page, version, ({ node, written, start, rowHead, above, columnVersion = version, isOwn }) => {
    if (!/^(?:paragraph|heading|tableCell|code|yaml)$/.test(node.type)) return;
    const line = (index: number): number => page.text.slice(0, start + index).split('\n').length;
    if (node.type === 'code' && node.lang === 'swift')
      for (const found of newerIosProblems(node.value, version))
        findings.push({ file, line: line(0), ...found });
    // Pages of all platforms have a section for each.
    const { rows, names, pattern, others } = finderOf(platform ?? platformNamedIn(above) ?? undefined);
    // Addresses say nothing, and keep their length for the places of what follows.
    const text = written.replaceAll(/\]\([^)]*\)/g, (address) => ' '.repeat(address.length));
    // In the head of a row, Android is the platform.
    const heads = [...rowHead.matchAll(names)].flatMap(([name]) => (name === 'Android' ? [] : [name]));
    const isOne =
      new Set(heads.flatMap((name) => rows.get(name) ?? [])).size === rows.get(heads[0] ?? '')?.length;
    const cell = isOne ? new RegExp(`${inCell}(${versionList})`).exec(text) : null;
    const found = [...text.matchAll(pattern)].map(({ 1: name = '', 2: numbers = '', index }) => ({
      ...{ name, numbers, index },
    }));
    if (cell) found.push({ name: heads[0] ?? '', numbers: cell[1] ?? '', index: 0 });
    for (const { name, numbers, index } of found)
      for (const one of numbersIn(numbers)) {
        const meant = rows.get(name) ?? [];
        // A step leads to the page's version, or from it.
        const isStray =
          numbers.startsWith(`${one} to `) &&
          !numbersIn(numbers).some((step) => meant.some((row) => takes(row, version, step)));
        if (releases.has(one) || meant.some((row) => takes(row, columnVersion, one))) continue;
        const other = sdkVersions.find(({ path }) => meant.some((row) => takes(row, path, one)))?.path;
        // What no version takes is wrong wherever it is.
        const isNamed = columnVersion !== version;
        // In parentheses, it goes with a number; other sentences are about a phone's Android.
        if (name === 'Android' && (other === undefined || text[index - 1] === '(')) continue;
        if (other !== undefined && !isNamed && !isStray && !isOwn('', start + index, others)) continue;
        const own = [...new Set(meant.map((row) => row.in[columnVersion] ?? 'none'))].join('; ');
        findings.push({
          file,
          line: line(index),
          message: `${name} ${one} is of ${other ?? 'no version'}, and ${columnVersion} has ${own}`,
          cure: `Write that, or say which version is meant. A number that ${columnVersion} takes, too, is added to data/requirements/.`,
        });
      }
  });
  return findings;
}
