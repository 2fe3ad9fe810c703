/**
 * What names of the SDKs are called in each version: the rows of data/sdk-updates that replace a name, chained over the
 * steps, so a reader of any version finds the name of any other one.
 */
import type { PlatformPath } from '../../config/platforms';
import { sdkVersions } from '../../config/versions';
import { fileExists, readText } from '../cache/inputs';
import { allNames, differencesOf, namesIn, versionBefore } from '../declarations/names';
import { loadSdkUpdates } from './load';

export interface Renaming {
  platform: PlatformPath;
  /** Markdown by version; a version in which the name isn't declared yet has none. */
  names: Readonly<Record<string, string>>;
  /** Versions whose update changed it, oldest first. */
  changedIn: readonly string[];
}

type Pair = Readonly<Record<'old' | 'new', string>>;

const wordsIn = (text: string): string[] => text.match(/(?<![\w-])[A-Za-z]\w*(?![\w-])/g) ?? [];

const spansOf = (text: string): string[] => text.match(/`[^`]+`/g) ?? [];

const codeWords = (text: string): string[] => spansOf(text).flatMap(wordsIn);

const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => codeWords(text).includes(word));

/** What is called or set: `network` of `response.network`. */
const firstName = (text: string): string | undefined => /`[\w.]*?(\w+)(?![\w.])/.exec(text)?.[1];

/** The names of a list, each with what they are of. */
function listed(text: string): string[] {
  const [, names = '', owner = ''] = /^[^`]*((?:`[^`]+`(?:, )?)+)( of (?:`|the ).*)?$/.exec(text) ?? [];
  return spansOf(names).map((name) => name + owner);
}

/** A row, or its pairs if both sides list the same number of names. */
function pairsOf(row: Pair): Pair[] {
  const [olds, news] = [listed(row.old), listed(row.new)];
  if (olds.length < 2 || olds.length !== news.length) return [row];
  return olds.map((old, at) => ({ old, new: news[at] ?? '' }));
}

/** One name in place of another, such as `option apiToken`; undefined for a row that says more. */
const renamed = (pair: Pair): readonly [string, string] | undefined => {
  const [, old, now] = /^(?:option )?`(\w+)` `(\w+)`$/.exec(`${pair.old} ${pair.new}`) ?? [];
  return old && now ? [old, now] : undefined;
};

/** Names of a version, and the keys of manifests that its package declares. */
function declaredIn(platform: string, version: string): Set<string> {
  const own = `declarations/${platform}/${version}/package.yaml`;
  const keys = wordsIn(fileExists(own) ? readText(own) : '');
  return new Set([...allNames(namesIn(platform, version)), ...keys]);
}

/** The chains of a platform, longer by each step. */
function chainsOf({ platform, updates }: ReturnType<typeof loadSdkUpdates>[number]): Renaming[] {
  let chains: Renaming[] = [];
  for (const { to, rows } of updates.toReversed()) {
    const before = versionBefore(to) ?? '';
    const [was, now] = [declaredIn(platform, before), declaredIn(platform, to)];
    const { members } = differencesOf(namesIn(platform, before), namesIn(platform, to));
    const gone = new Set(members.flatMap((one) => one.gone));
    const isLost = (word: string) => gone.has(word) || (was.has(word) && !now.has(word));
    const pairs = rows
      .map(({ old = '', new: newer }) => ({ old, new: newer }))
      .filter(({ old }) => codeWords(old).some(isLost))
      .flatMap(pairsOf)
      .filter(({ new: newer }) => newer.includes('`') || newer === 'none')
      .filter((pair) => firstName(pair.old) !== firstName(pair.new));
    const newNames = new Map(pairs.map(renamed).filter((names) => names !== undefined));
    const next: Renaming[] = [];
    const done = new Set<Pair | Renaming>();
    for (const chain of chains) {
      const { [before]: text = '' } = chain.names;
      const lost = codeWords(text).filter(isLost);
      if (!lost.every((word) => newNames.has(word))) continue;
      const newer = text.replace(/\w+/g, (word) => newNames.get(word) ?? word);
      const changedIn = lost.length > 0 ? [...chain.changedIn, to] : chain.changedIn;
      next.push({ platform, names: { ...chain.names, [to]: newer }, changedIn });
      done.add(chain);
      // The row of a part of the text says nothing more, but a single name is looked up as well.
      for (const pair of pairs)
        if (hasAll(text, codeWords(pair.old)) && (!renamed(pair) || firstName(text) === firstName(pair.old)))
          done.add(pair);
    }
    for (const pair of pairs.filter((one) => !done.has(one))) {
      const lost = spansOf(pair.old).filter((span) => codeWords(span).some(isLost));
      const starts = chains.filter(
        (chain) =>
          !done.has(chain) && lost.some((span) => hasAll(chain.names[before] ?? '', codeWords(span))),
      );
      const known = codeWords(pair.old).filter((word) => was.has(word));
      const versions = sdkVersions
        .map(({ path }) => path)
        .filter((path) => path < to && known.every((word) => declaredIn(platform, path).has(word)));
      const fresh = { names: Object.fromEntries(versions.map((path) => [path, pair.old])), changedIn: [] };
      for (const { names, changedIn } of starts.length > 0 ? starts : [fresh])
        next.push({ platform, names: { ...names, [to]: pair.new }, changedIn: [...changedIn, to] });
    }
    chains = next;
  }
  return chains;
}

/** Every name that an update replaced, by platform. */
export const sdkRenames = (): Renaming[] => loadSdkUpdates().flatMap(chainsOf);
