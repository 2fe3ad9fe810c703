/**
 * Members, constants, and defaults of the SDK where no checker of a language reads them: members and values of JSON, constants
 * in code font, sentences that say the default of an option. They belong to the page's version, and a constant has the spelling
 * of the page's platform. Samples in code are compiled or compared with declarations (checks/samples), and other-versions.ts
 * reads names in sentences.
 */
import { platformNames, type PlatformPath } from '../../config/platforms';
import { sdkVersions } from '../../config/versions';
import { allNames, namesIn } from '../../lib/declarations/names';
import { optionsIn } from '../../lib/declarations/options';
import { loadSdkErrors, loadUnitySettings } from '../../lib/facts/load';
import { spellerOf } from '../../lib/facts/sdk-names';
import type { ParsedSource, Source } from '../../lib/markdown/sources';
import type { Finding } from '../report';
import { sentenceAt } from './sentences';
import { visitPlaces } from './own-version';

const versions = sdkVersions.map(({ path }) => path);
const platforms = Object.keys(platformNames) as PlatformPath[];

/** Constants of a version, as Android writes them: `PUBLISHER_DEFINED`. */
const constantsIn = (version: string): string[] =>
  [...allNames(namesIn('android', version))].filter((name) => /^[A-Z][A-Z_]+$/.test(name));

/** Members and constants of each version as JSON and literals have them; read once a process. */
let wire: Map<string, Set<string>> | undefined;

const wireNames = (): Map<string, Set<string>> =>
  (wire ??= new Map(
    versions.map((version) => [
      version,
      new Set([
        ...allNames(namesIn('android', version)),
        ...allNames(namesIn('react-native', version)),
        ...constantsIn(version).map((name) => name.toLowerCase()),
      ]),
    ]),
  ));

/** A version that has the name in JSON, if the page's has none. Manifests of Unity name the assembly Whence in all versions. */
const elsewhere = (name: string, version: string): string | undefined =>
  name === 'Whence' || wireNames().get(version)?.has(name)
    ? undefined
    : versions.find((other) => wireNames().get(other)?.has(name));

/** Constants in the spelling of the platforms that write them otherwise, with the page's own. */
function foreignSpellings(platform: PlatformPath): Map<string, string> {
  const all = [...new Set(versions.flatMap(constantsIn))];
  const own = new Set([
    ...all.map(spellerOf(platform).name),
    ...versions.flatMap((version) => [...allNames(namesIn(platform, version))]),
  ]);
  const pairs = platforms.flatMap((other) =>
    all.map((name) => [spellerOf(other).name(name), spellerOf(platform).name(name)] as const),
  );
  // The log has codes of errors as Android writes them.
  const logged = new Set<string>(loadSdkErrors().map(({ code }) => code));
  return new Map(pairs.filter(([name]) => !own.has(name) && !logged.has(name)));
}

/** A constant in code font, without quotes. A single word is a name of other things, too. */
function constantIn(code: string): string {
  const name = code.replace(/^'(\w+)'$/, '.$1');
  return /^[A-Z]+_|[a-z][A-Z]/.test(name) ? name : '';
}

/** What the options of a version are if nobody sets them, by their name as pages write it: in code font, or as a label. */
function defaultsIn(platform: string, version: string): [name: string, value: string][] {
  if (platform === 'unity')
    return loadUnitySettings().flatMap((field) =>
      field.names
        .filter(({ versions: own }) => (own as string[]).includes(version))
        .map(({ name }): [string, string] => [`**${name}**`, field.default.replace(/^.*, /, '')]),
    );
  // The oldest version has a builder with another form.
  if (version === versions.at(-1)) return [];
  return [...optionsIn(platform, version)].map(([name, value]) => [`\`${name}\``, value]);
}

/** A value after "default", or before "by default". */
const typedDefault =
  /\bdefaults?\b[^.;|]*?(?:`(true|false)`|\b(\d+|on|off)\b)|(?:`(true|false)`|\b(\d+|on|off)\b) by default/i;

const kindsOfValue = [/^(?:true|false)$/, /^\d+$/, /^(?:on|off)$/];

/** A default that a sentence says, if it differs from what is declared. */
function wrongDefault(sentence: string, declared: string): string | undefined {
  const said =
    typedDefault
      .exec(sentence)
      ?.slice(1)
      .find((one) => one !== undefined) ?? '';
  const isLike = kindsOfValue.some((kind) => kind.test(said) && kind.test(declared));
  return isLike && said !== declared ? said : undefined;
}

/** Symbols that only other platforms have. WhenceSDK is also the package of iOS. */
function symbolsElsewhere(platform: PlatformPath): Set<string> {
  const of = (one: PlatformPath) => versions.flatMap((version) => Object.keys(namesIn(one, version)));
  const own = new Set([...of(platform), 'WhenceSDK']);
  return new Set(platforms.flatMap(of).filter((name) => !own.has(name)));
}

interface Declared {
  /** Constants in the spelling of other platforms, with the own one. */
  foreign: Map<string, string>;
  names: Set<string>;
  /** Symbols of other platforms. */
  others: Set<string>;
  defaults: [name: string, value: string][];
}

const known = new Map<string, Declared>();

/** What a version of a platform declares, read once a process. */
function declaredIn(platform: PlatformPath | undefined, version: string): Declared {
  const key = `${platform} ${version}`;
  const made = known.get(key);
  if (made) return made;
  const read = {
    foreign: platform ? foreignSpellings(platform) : new Map<string, string>(),
    names: platform ? allNames(namesIn(platform, version)) : new Set<string>(),
    others: platform ? symbolsElsewhere(platform) : new Set<string>(),
    defaults: platform ? defaultsIn(platform, version) : [],
  };
  known.set(key, read);
  return read;
}

/** Values on a page of the SDK that its version or platform doesn't have. */
export function declaredValueProblems(
  { file, instance, platform, version }: Source,
  page: Pick<ParsedSource, 'tree' | 'text'>,
): Finding[] {
  if (instance !== 'sdk' || version === undefined) return [];
  const of = platforms.find((one) => one === platform);
  const { foreign, names, others, defaults } = declaredIn(of, version);
  const findings: Finding[] = [];
  visitPlaces(page, version, ({ node, written, start, isOwn }) => {
    const add = (at: number, message: string, cure: string): void => {
      findings.push({ file, line: page.text.slice(0, start + at).split('\n').length, message, cure });
    };
    if (node.type === 'paragraph' || node.type === 'tableCell')
      for (const [name, value] of defaults) {
        const at = written.indexOf(name);
        const said = at < 0 ? undefined : wrongDefault(sentenceAt(written, at), value);
        if (said !== undefined && isOwn(name, start + at))
          add(at, `${said} is not the default of ${name} in ${version}`, `It is ${value}.`);
      }
    const isJson = node.type === 'code' && node.lang === 'json';
    if (!isJson && node.type !== 'inlineCode') return;
    for (const { 2: name = '', index } of written.matchAll(isJson ? /(")(\w+)"/g : /^`(["'])(\w+)\1`$/g)) {
      const other = elsewhere(name, version);
      if (other !== undefined && isOwn(name, start + index))
        add(index, `${name} is of ${other}, and ${version} lacks it`, `Write what ${version} has.`);
    }
    if (node.type !== 'inlineCode') return;
    // Codes of react-native-iap, whose type has the name of one here, begin with "E_".
    const constants = node.value.matchAll(/\b([A-Z]\w+)\.((?!E_)[A-Z][A-Z_]+\d?)(?!\w)/g);
    for (const [one, type = '', member = ''] of constants)
      if (names.has(type) && !names.has(member) && isOwn(member, start))
        add(0, `\`${one}\` is not declared in ${version}`, `Write a member of ${type}.`);
    for (const [name] of node.value.matchAll(/\b[A-Z][a-z]+[A-Z]\w*/g))
      if (others.has(name) && isOwn(name, start))
        add(0, `${name} is of another platform, and ${of} lacks it`, `Write what ${of} has.`);
    const meant = foreign.get(constantIn(node.value));
    if (meant !== undefined) add(0, `${written} is not how ${of} spells the constant`, `Write \`${meant}\`.`);
  });
  return findings;
}
