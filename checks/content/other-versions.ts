/**
 * Pages of one SDK version name what that version has. A page that starts as a copy of a newer one easily keeps a call, a
 * setting, a log line, or a release of it, and what readers then type does not exist for them. Samples are checked by
 * checks/samples; this reads sentences, and in samples what no checker there knows. Text that says which other version it
 * means is left alone.
 */
import { platformNames } from '../../config/platforms';
import { sdkVersions } from '../../config/versions';
import { filesIn, readText } from '../../lib/cache/inputs';
import { allNames, namesIn, namesInCode } from '../../lib/declarations/names';
import * as facts from '../../lib/facts/load';
import { holds } from '../../lib/facts/scope';
import type { ParsedSource, Source } from '../../lib/markdown/sources';
import { literalSource } from '../../lib/text/pattern';
import type { Finding } from '../report';
import { isLogged, packageFacts } from '../samples';
import { visitPlaces } from './own-version';
import { requirementProblems } from './requirements';

const versions = sdkVersions.map(({ path }) => path);

/** Products whose names are names of the SDK as well. */
export const products = new Set(['AppLovin', 'IronSource', 'ironSource', 'LevelPlay', 'UnityAds']);

/** Names that say nothing of a version, because other code and addresses have them too. */
const everywhere = new Set(['', 'build', 'new', 'onNewIntent', 'whence', 'Whence']);

type Line = Pick<Source, 'platform' | 'version'>;

/** Names of other products, and of the app's token, that only some versions go with. */
const productNames = (platform: string, version?: string): string[] =>
  facts
    .loadCodeNames()
    .filter(({ from, until }) => (from ?? until) !== undefined && (!version || holds(version, from, until)))
    .filter((one) => one.platform === undefined || one.platform === platform)
    .flatMap(({ names }) => names);

/** What a version has: names in files of an app, labels, error codes, releases, and names of other products. */
export function namesAround(platform: string, version: string): string[] {
  const of = packageFacts(platform, version);
  const line = version.slice(0, -2);
  const settings = facts.loadUnitySettings().flatMap(({ names }) => names);
  const { releases } = facts.loadSdkReleases();
  return [
    ...[of?.gradle, of?.swift, of?.podfile, of?.npm, of?.adapters, of?.manifest.metaData]
      .flatMap((names) => names ?? [])
      .map((name) => name.replace(/^.*:/, '')),
    ...[of?.plist, of?.plugin, of?.upm].flatMap((keys) => Object.keys(keys ?? {})),
    ...settings
      .filter((one) => platform === 'unity' && one.versions.includes(version))
      .map(({ name }) => name),
    ...facts.loadSdkErrors().flatMap(({ code, from, until }) => (holds(version, from, until) ? code : [])),
    ...releases.map(({ release }) => release).filter((release) => release.startsWith(`${line}.`)),
    `release/${line}`,
    ...productNames(platform, version),
  ];
}

/** Words of declarations, which have the names of parameters too; comments name other versions. */
const declaredWords = (platform: string, version: string): string[] =>
  filesIn(`declarations/${platform}/${version}`)
    .map((file) => readText(`declarations/${platform}/${version}/${file}`))
    .flatMap((text) => text.replace(/\/\*[^]*?\*\/|\/\/.*/g, '').match(/\w+/g) ?? []);

/** Names that other versions of a page's platform have and its own lacks, with a version that has them. */
function namesElsewhere({ platform, version = '' }: Line): Map<string, string> {
  const own = platform === undefined ? Object.keys(platformNames) : [platform];
  const here = [
    ...own.flatMap((one) => declaredWords(one, version)),
    // An app of React Native or Unity has native files.
    ...[...own, 'android', 'ios'].flatMap((one) => namesAround(one, version)),
  ];
  const known = new Set([...everywhere, ...here]);
  return new Map(
    versions.flatMap((other) =>
      own
        .flatMap((one) => [...allNames(namesIn(one, other)), ...namesAround(one, other)])
        .filter((name) => !known.has(name))
        .map((name) => [name, other] as const),
    ),
  );
}

/** What a version has in the place of another one's name, as the updates between them say it. */
function cureOf(name: string, { platform = '', version = '' }: Line): string {
  const rows = facts
    .loadSdkUpdates()
    .filter((entry) => entry.platform.includes(platform))
    .flatMap(({ updates }) => updates)
    .flatMap(({ to, rows: all }) =>
      all.map((row) => (to !== version && holds(to, version) ? [row.new, row.old] : [row.old, row.new])),
    );
  const said = rows.find(
    ([from = '']) => from.includes(`**${name}**`) || namesInCode(from).includes(name),
  )?.[1];
  return `Write what ${version} has${said === undefined ? '' : `: ${said}`}, or say which version is meant.`;
}

const finders = new Map<string, { names: Map<string, string>; pattern: RegExp; uncompiled: Set<string> }>();

/** What finds other versions' names on the pages of a platform and version, made once a process. */
function finderOf(line: Line) {
  const key = `${line.platform} ${line.version}`;
  const made = finders.get(key);
  if (made) return made;
  const names = namesElsewhere(line);
  const sources = [...names.keys()].sort((a, b) => b.length - a.length).map(literalSource);
  const pattern = new RegExp(`(?<![\\w-])(?:${sources.join('|')})(?![\\w-]|\\.\\d)`, 'g');
  const uncompiled = new Set(Object.keys(platformNames).flatMap((one) => productNames(one)));
  const finder = { names, pattern, uncompiled };
  finders.set(key, finder);
  return finder;
}

/** Whether a name is meant as one where it is: words are in sentences, and samples are compiled. */
function isMeant(
  kind: 'text' | 'inlineCode' | 'code',
  name: string,
  before: string,
  uncompiled: Set<string>,
): boolean {
  const isBranch = name.startsWith('release/');
  if (kind !== 'text') return kind === 'code' ? isBranch || uncompiled.has(name) : !isBranch;
  if (/^\d/.test(name)) return /\b(?:install|use|enter|choose|type) (?:SDK )?$/i.test(before);
  return /[a-z\d][A-Z]|[_.:-]| /.test(name) && !isBranch && !products.has(name);
}

/** Names of other versions on a page of the SDK. */
export function otherVersionProblems(
  { file, instance, platform, version }: Source,
  { tree, text }: Pick<ParsedSource, 'tree' | 'text'>,
): Finding[] {
  if (instance !== 'sdk' || version === undefined) return [];
  const { names, pattern, uncompiled } = finderOf({ platform, version });
  const findings: Finding[] = [];
  visitPlaces({ tree, text }, version, ({ node, written, start, isOwn }) => {
    if (node.type !== 'text' && node.type !== 'inlineCode' && node.type !== 'code') return;
    const add = (name: string, at: number, other: string): void => {
      if (!isOwn(name, at)) return;
      const line = text.slice(0, at).split('\n').length;
      const cure = cureOf(name, { platform, version });
      findings.push({ file, line, message: `${name} is of ${other}, and ${version} lacks it`, cure });
    };
    const isLine = node.type === 'inlineCode' && node.value.includes(' ');
    const logs = versions.filter((one) => isLine && isLogged(node.value, { platform, version: one }));
    if (logs[0] && !logs.includes(version)) add(node.value, start, logs[0]);
    if (logs[0]) return;
    for (const { 0: name, index } of written.matchAll(pattern))
      if (isMeant(node.type, name, written.slice(0, index), uncompiled))
        add(name, start + index, names.get(name) ?? '');
  });
  return [...findings, ...requirementProblems({ file, platform, version }, { tree, text })];
}
