/**
 * Members and constants of the SDK where no checker of a language reads them: members and values of JSON, constants in code
 * font. They belong to the page's version, and a constant has the spelling of the page's platform. Samples in code are
 * compiled or compared with declarations (checks/samples), and other-versions.ts reads names in sentences.
 */
import { platformNames, type PlatformPath } from '../../config/platforms';
import { sdkVersions } from '../../config/versions';
import { allNames, namesIn } from '../../lib/declarations/names';
import { loadSdkErrors } from '../../lib/facts/load';
import { spellerOf } from '../../lib/facts/sdk-names';
import type { ParsedSource, Source } from '../../lib/markdown/sources';
import type { Finding } from '../report';
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

/** A version that has the name in JSON, if the page's has none. */
const elsewhere = (name: string, version: string): string | undefined =>
  wireNames().get(version)?.has(name)
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
  // A single word is a name of other things, too, and the log has codes of errors as Android writes them.
  const logged = new Set<string>(loadSdkErrors().map(({ code }) => code));
  return new Map(
    pairs.filter(([name]) => !own.has(name) && !logged.has(name) && /^[A-Z]+_|[a-z][A-Z]/.test(name)),
  );
}

const spellings = new Map<string, Map<string, string>>();

/** Values on a page of the SDK that its version or platform doesn't have. */
export function declaredValueProblems(
  { file, instance, platform, version }: Source,
  page: Pick<ParsedSource, 'tree' | 'text'>,
): Finding[] {
  if (instance !== 'sdk' || version === undefined) return [];
  const of = platforms.find((one) => one === platform);
  const foreign = (of && (spellings.get(of) ?? foreignSpellings(of))) ?? new Map<string, string>();
  if (of) spellings.set(of, foreign);
  const findings: Finding[] = [];
  visitPlaces(page, version, ({ node, written, start, isOwn }) => {
    const add = (at: number, message: string, cure: string): void => {
      findings.push({ file, line: page.text.slice(0, start + at).split('\n').length, message, cure });
    };
    const isJson = node.type === 'code' && node.lang === 'json';
    if (!isJson && node.type !== 'inlineCode') return;
    for (const { 2: name = '', index } of written.matchAll(isJson ? /(")(\w+)"/g : /^`(["'])(\w+)\1`$/g)) {
      const other = elsewhere(name, version);
      if (other !== undefined && isOwn(name, start + index))
        add(index, `${name} is of ${other}, and ${version} lacks it`, `Write what ${version} has.`);
    }
    const meant = node.type === 'inlineCode' ? foreign.get(node.value) : undefined;
    if (meant !== undefined) add(0, `${written} is not how ${of} spells the constant`, `Write \`${meant}\`.`);
  });
  return findings;
}
