/** What a copied page keeps of another version: a name that its own version lacks, in the place of one that it has. */
import type { Code, InlineCode, Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { namesAround } from '../../checks/content/other-versions';
import { versionsIn } from '../../checks/content/links';
import type { WrittenPage } from '../../checks/page-checks';
import { isLogged } from '../../checks/samples/log-lines';
import { sdkVersions } from '../../config/versions';
import { allNames, namesIn } from '../../lib/declarations/names';
import { loadSdkLog } from '../../lib/facts/load';
import { literalSource } from '../../lib/text/pattern';
import { drawn, edit, kindsOf, onPage, once, pages } from './kit';

/** What a version of a platform has, by kind of leak. */
const has: Readonly<Record<string, (platform: string, version: string) => Iterable<string>>> = {
  'a symbol': (platform, version) => allNames(namesIn(platform, version)),
  'a call in a sample': (platform, version) =>
    [...allNames(namesIn(platform, version))].filter((name) =>
      /^(?:add|get|publish|set|track)[A-Z]/i.test(name),
    ),
  'a log line': (platform, version) => {
    const lines = loadSdkLog().device.map(({ line }) => line);
    return lines.filter((line) => !line.includes('{') && isLogged(line, { platform, version }));
  },
  'a label, release, key, artifact, or class of another product': namesAround,
};

interface Place {
  page: WrittenPage;
  node: Code | InlineCode;
}

/** Code of pages on one platform, without what speaks of another version. */
const places = once(() =>
  pages().flatMap((page): Place[] => {
    const found: Place[] = [];
    let isUpdate = false;
    visit(page.tree, (node: Nodes) => {
      const text = page.text.slice(node.position?.start.offset, node.position?.end.offset);
      const tells = versionsIn(text).some((one) => one !== page.source.version);
      if (node.type === 'heading' && (node.depth === 2 || !isUpdate)) isUpdate = tells;
      if (/^(?:paragraph|table|code)$/.test(node.type) && (tells || isUpdate)) return SKIP;
      if (node.type === 'code' || node.type === 'inlineCode') found.push({ page, node });
      return undefined;
    });
    return page.source.platform === undefined ? [] : found;
  }),
);

/** A place with another version's name: all of a code in a sentence, or a call of a sample. */
function leakAt({ page: { source, text }, page, node }: Place, kind: string, seed: string) {
  const of = (version = ''): string[] => [...(has[kind]?.(source.platform ?? '', version) ?? [])];
  const own = of(source.version);
  const start = node.position?.start.offset ?? 0;
  const others = sdkVersions
    .flatMap(({ path }) => of(path))
    .filter((name) => name.length > 2 && !own.includes(name));
  const [to] = drawn(others, `${seed} ${source.file} ${start}`, 1);
  const isCall = kind === 'a call in a sample';
  const call = new RegExp(`(?<![\\w-])(?:${own.map(literalSource).join('|')})(?=\\()`);
  const from = node.type === 'code' ? isCall && call.exec(node.value)?.[0] : !isCall && node.value;
  if (!to || !from) return [];
  const change = edit(source.file, text, text.indexOf(from, start + 1), from, to);
  return [{ kind, ...onPage(page, change, ['other versions', 'samples']) }];
}

/** The first leaks of a kind. There are thousands of places, and each compares the names of all versions. */
function firstLeaks(kind: string, seed: string, count: number) {
  const leaks: ReturnType<typeof leakAt> = [];
  for (const place of drawn(places(), `${seed} ${kind}`, Infinity)) {
    if (leaks.length >= count) break;
    leaks.push(...leakAt(place, kind, seed));
  }
  return leaks;
}

export const versionKinds = kindsOf('versions', Object.keys(has), (seed, count) =>
  Object.keys(has).flatMap((kind) => firstLeaks(kind, seed, count)),
);
