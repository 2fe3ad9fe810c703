/**
 * Links between sources. An address that exists can still be the wrong one: the text says where readers think they are
 * going, so it has to name the page, and the part of it, that the address leads to. Sibling pages of the SDKs have one
 * title, so a link that leaves its platform or version has to say so.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Link, Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { distance } from 'fastest-levenshtein';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import { platformNames, platformOfPath } from '../../config/platforms';
import { docsVersions, sdkRoute, sdkVersions } from '../../config/versions';
import { allRedirects } from '../../lib/routes/redirects';
import { trimSlash } from '../../lib/shared/trim-slash';
import { didYouMean } from '../../lib/text/closest';
import { phraseKey } from '../../lib/text/phrase';
import { wordList } from '../../lib/text/words';
import { linkTarget, type LinkTarget } from '../../lib/routes/links';
import { routeOfSource, sourceOfRoute } from '../../lib/routes/written-routes';
import type { Fix } from '../finding';
import type { Finding } from '../report';
import { LinkNames } from './link-names';
import { anchorsOf, anchorsOfSource } from './page-anchors';

/** What is wrong with a link, before its place is known. */
interface Problem extends Pick<Finding, 'message' | 'cure'> {
  /** The address or the text that is certainly meant. */
  meant?: { url: string } | { text: string } | undefined;
}

/** A link with what is around it. */
interface Placed {
  text: string;
  url: string;
  /** Page of the link. */
  from: string | undefined;
  /** Page of the address. */
  route: string;
  /** Anchor of the address, or an empty string. */
  anchor: string;
  /** The sentence of the link, or its table row with the head. */
  sentence: string;
  /** The sentence, the block before it and the headings above. */
  around: string;
}

const versionOf = (route: string | undefined): string | undefined =>
  sdkVersions.find(({ path: version }) => route?.startsWith(`/sdk/${version}/`))?.path;

/** Versions that a text names: `5.1.x` for "5.1.x", "SDK 5.1" and "release 5.1.2". */
export const versionsIn = (text: string): string[] =>
  sdkVersions
    .map((version) => version.path)
    .filter((version) =>
      new RegExp(`(?<![\\d.])${version.slice(0, -2).replace('.', '\\.')}(?![\\d])`).test(text),
    );

/** Platforms that a text names. Unity Ads and Unity LevelPlay are partners. */
const platformsIn = (text: string): string[] =>
  Object.values(platformNames).filter((name) =>
    new RegExp(`\\b${name}\\b(?! (?:Ads|LevelPlay)\\b)`).test(text),
  );

const siblingWords = new RegExp(
  `\\b(?:(?:${Object.values(platformNames).join('|')})(?! ads| levelplay)|\\d+\\.\\d+\\.x)\\b`,
  'gi',
);

/** The key of a name without platform and version, which are compared with the address on their own. */
const siblingKey = (text: string): string =>
  phraseKey(text.replace(siblingWords, ' '))
    .replace(/^(?:sdk )?(?:on|in|of|for) /, '')
    .replace(/ (?:on|in|of|for)$/, '');

const keyFor = (route: string) => (route.startsWith('/sdk/') ? siblingKey : phraseKey);

/** True if the text names nothing but a platform or version, and what the page is about is said nearby. */
function isShort({ text, route, from, around }: Placed, names: readonly string[], list: LinkNames): boolean {
  if (!route.startsWith('/sdk/') || siblingKey(text) !== '') return false;
  const title = list.titleOf(route);
  const nearby = siblingKey(around);
  const squeezed = nearby.replaceAll(' ', '');
  return (
    /^\/sdk\/[^/]+\/overview$/.test(route) ||
    (from !== undefined && list.titleOf(from) === title) ||
    names.some((name) => squeezed.includes(siblingKey(name).replaceAll(' ', '')))
  );
}

/** The address with the anchor of the one part that the link's text names. */
function anchorCalled(
  { text, url, route }: Placed,
  anchors: ReadonlyMap<string, string>,
): { url: string } | undefined {
  const key = keyFor(route);
  const called = [...anchors].filter(([, words]) => text !== '' && key(words) === key(text));
  return called.length === 1 ? { url: `${url.split('#')[0] ?? ''}#${called[0]?.[0] ?? ''}` } : undefined;
}

/** The only name of a page that a text nearly is: a letter or the form of a word is different. */
function nearlyNamed(text: string, names: readonly string[]): { text: string } | undefined {
  const near = [...new Set(names)].filter(
    (name) => distance(text.toLowerCase(), name.toLowerCase()) <= Math.min(3, name.length / 5),
  );
  return near.length === 1 && near[0] ? { text: near[0] } : undefined;
}

/** The anchor is on the page, and the text names it. */
function textProblems(
  link: Placed,
  anchorsThere: () => ReadonlyMap<string, string> | undefined,
  list: LinkNames,
): Problem[] {
  const { route, anchor, url } = link;
  const key = keyFor(route);
  // A text that ends in a UI path names its last part.
  const text = key(link.text.split(' > ').at(-1) ?? '');
  const address = anchor === '' ? route : `${route}#${anchor}`;
  const listed = list.of(address);
  const isNamed = (names: readonly string[]): boolean =>
    (text !== '' && names.some((name) => key(name) === text)) || isShort(link, names, list);
  // Most links name a page, and nobody has to read that page then.
  if (anchor === '' && isNamed(listed)) return [];
  const anchors = anchorsThere();
  if (anchor !== '' && anchors && !anchors.has(anchor)) {
    return [
      {
        message: `Link to "${url}": the page has no anchor "${anchor}"`,
        cure: didYouMean(anchor, [...anchors.keys()]) || 'Link the page without an anchor.',
        meant: anchorCalled(link, anchors),
      },
    ];
  }
  const part = anchor === '' ? undefined : anchors?.get(anchor);
  const names = [...listed, ...(part ? [part] : [])];
  if (anchor !== '' && !anchors && listed.length === 0) return [];
  if (isNamed(names)) return [];
  const heading =
    anchor === '' && [...(anchors ?? [])].find(([, words]) => key(words) === text && text !== '');
  if (heading) {
    return [
      {
        message: `Link text "${link.text}" is a part of ${route}, and the address leads to its start`,
        cure: `Add #${heading[0]} to the address.`,
        meant: anchors && anchorCalled(link, anchors),
      },
    ];
  }
  return [
    {
      message: `Link text "${link.text}" does not name ${address}`,
      cure: `Write ${wordList(
        [...new Set(names)].slice(0, 3).map((name) => `"${name}"`),
        'or',
      )}, correct the address, or add the name to data/link-names.yaml.`,
      meant: nearlyNamed(link.text, names),
    },
  ];
}

/** A link to another SDK version, platform or dashboard says so. */
function siblingProblems({ text, from, route, sentence, around }: Placed): Problem[] {
  const problems: Problem[] = [];
  const expectNamed = (holds: boolean, what: string) => {
    if (holds) return;
    problems.push({
      message: `Link "${text}" leads to ${route}, and its sentence does not say ${what}`,
      cure: `Name ${what} in the sentence, or correct the address.`,
    });
  };
  const version = versionOf(route);
  if (version) {
    const named = versionsIn(text).length > 0 ? versionsIn(text) : versionsIn(sentence);
    const own = versionOf(from) ?? sdkVersions[0]?.path;
    if (version !== own)
      expectNamed((named.length > 0 ? named : versionsIn(around)).includes(version), version);
    else if (versionOf(from) === undefined || versionsIn(text).length > 0) {
      expectNamed(named.length === 0 || named.includes(version), version);
    }
  }
  const platform = platformOfPath(route);
  if (platform) {
    const name = platformNames[platform];
    const isOwn = platformOfPath(from ?? '') === platform;
    // Pages of a platform that builds for both systems name them.
    const named = isOwn && ['react-native', 'unity'].includes(platform) ? [] : platformsIn(text);
    if (named.length > 0) expectNamed(named.includes(name), name);
    else if (!isOwn) {
      const near = platformsIn(sentence);
      expectNamed((near.length > 0 ? near : platformsIn(around)).includes(name), name);
    }
  }
  const classic = docsVersions.filter(({ path: version }) => version !== '').map((v) => `/docs/${v.path}`);
  const isClassic = (address: string | undefined) =>
    classic.some((start) => address === start || address?.startsWith(`${start}/`) === true);
  if (isClassic(route) && !isClassic(from)) expectNamed(/\bClassic\b/.test(around), 'Classic dashboard');
  if (isClassic(from) && !isClassic(route) && route.startsWith('/docs/')) {
    expectNamed(/\b(?:today|Partner Hub)\b/i.test(around), "today's dashboard");
  }
  return problems;
}

const blocks = new Set(['paragraph', 'heading', 'tableRow']);

/** The sentence of a text that has the part at an index. */
function sentenceAt(text: string, from: number): string {
  const ends = [...text.matchAll(/[.!?:](?=\s+[A-Z])|\n\n/g)].map(({ index }) => index + 1);
  const start = ends.filter((end) => end <= from).at(-1) ?? 0;
  return text.slice(start, ends.find((end) => end > from) ?? text.length);
}

/** Sentence and surroundings of a link. */
function surroundings(
  node: Link,
  ancestors: readonly Parents[],
  above: string,
): Pick<Placed, 'sentence' | 'around'> {
  const at = ancestors.findLastIndex(({ type }) => blocks.has(type));
  const block = ancestors[at];
  if (!block) return { sentence: toString(node), around: `${above} ${toString(node)}` };
  if (block.type === 'tableRow') {
    const table = ancestors[at - 1];
    const column = block.children.findIndex((cell) => ancestors.includes(cell));
    const head = table?.type === 'table' ? table.children[0] : undefined;
    const row = block.children.map((cell) => toString(cell)).join(' | ');
    return {
      sentence: row,
      around: [above, toString(head?.children[column]), row].join(' '),
    };
  }
  const before: string[] = [];
  let offset = 0;
  for (const child of block.children) {
    if (child === node || ancestors.includes(child as Parents)) break;
    before.push(toString(child));
  }
  offset = before.join('').length;
  const sentence = sentenceAt(toString(block), offset);
  return { sentence, around: [above, toString(block)].join(' ') };
}

/** Address and anchor of a link inside the site. */
function pageOf(
  target: LinkTarget,
  url: string,
  from: string | undefined,
): { route: string; anchor: string } | undefined {
  const anchor = decodeURIComponent(/#(.*)$/.exec(url)?.[1] ?? '');
  if (target.kind === 'page') {
    return target.route === undefined ? undefined : { route: target.route, anchor };
  }
  return url.startsWith('#') && from !== undefined ? { route: from, anchor } : undefined;
}

/** Puts what is meant in the place of a link's text or address. */
function fixOf(node: Link, meant: NonNullable<Problem['meant']>): Fix | undefined {
  const [words, ...others] = node.children;
  if ('text' in meant) {
    const start = words?.position?.start.offset;
    if (start === undefined || words?.type !== 'text' || others.length > 0) return undefined;
    return { start, from: words.value, to: meant.text };
  }
  // The address is last, before the parenthesis.
  const end = node.position?.end.offset;
  return end === undefined ? undefined : { start: end - 1 - node.url.length, from: node.url, to: meant.url };
}

let redirects: ReadonlyMap<string, string> | undefined;

/** Where an address has moved; undefined if it has not, or if two anchors would be in question. */
function movedTo(url: string, file: string): string | undefined {
  redirects ??= new Map(allRedirects().map(({ from, to }) => [trimSlash(from), to]));
  const [address = '', anchor] = url.split('#');
  const route = address.startsWith('/')
    ? trimSlash(address)
    : routeOfSource(path.posix.join(path.posix.dirname(file), address));
  const to = route && redirects.get(route);
  if (!to || (anchor !== undefined && to.includes('#'))) return undefined;
  return anchor === undefined ? trimSlash(to) : `${trimSlash(to)}#${anchor}`;
}

/** The file of a page, as a link of another file in its doc set names it. */
function relativeTo(file: string, target: LinkTarget, url: string): { url: string } | undefined {
  const source = target.kind === 'page' && target.route ? sourceOfRoute(target.route) : undefined;
  if (!source) return undefined;
  const relative = path.posix.relative(path.posix.dirname(file), source);
  const [, suffix = ''] = /^[^?#]*(.*)$/.exec(url) ?? [];
  return { url: `${relative.startsWith('.') ? '' : './'}${relative}${suffix}` };
}

let knownNames: LinkNames | undefined;

/**
 * Problems of a page's links.
 * @param tree The parsed page.
 * @param file Its file, relative to the site.
 */
export function linkProblems(tree: Root, file: string): Finding[] {
  const list = (knownNames ??= new LinkNames());
  const findings: Finding[] = [];
  const from = routeOfSource(file);
  let heading = '';
  let intro = '';
  let own: ReadonlyMap<string, string> | undefined;
  visitParents(tree, (node, ancestors) => {
    if (node.type === 'heading') {
      heading = toString(node);
      intro = '';
    }
    // What a list or table is about is in the paragraph before it.
    if (node.type === 'paragraph' && ancestors.length === 1) intro = toString(node);
    if (node.type !== 'link') return undefined;
    const line = node.position?.start.line ?? 1;
    const add = ({ message, cure, meant }: Problem) =>
      findings.push({ file, line, message, cure, fix: meant && fixOf(node, meant) });
    const target = linkTarget(node.url, file, (f) => existsSync(path.resolve(f)));
    if (target.kind === 'unknown') {
      const moved = movedTo(node.url, file);
      add({
        message: `Link to "${node.url}" leads nowhere`,
        cure: moved
          ? `It has moved to ${moved}.`
          : 'Name a route of data/routes.json, or a file that exists.',
        meant: moved ? { url: moved } : undefined,
      });
      return SKIP;
    }
    if (/^sdk\//.test(file) && node.url.startsWith(`${sdkRoute()}/`)) {
      add({
        message: `Link to "${node.url}" names the version of its own doc set`,
        cure: 'Link the file relatively, such as ./setup.mdx, so that a version cut keeps it right.',
        meant: relativeTo(file, target, node.url),
      });
    }
    const text = toString(node).trim();
    if (/^(here|this|link|click here|this page|read more|more)$/i.test(text)) {
      add({ message: `Link text "${text}"`, cure: 'Say where the link leads.' });
      return SKIP;
    }
    const page = pageOf(target, node.url, from);
    if (!page || list.titleOf(page.route) === undefined) return SKIP;
    const source = sourceOfRoute(page.route);
    const isOwn = page.route === from;
    const anchorsThere = () =>
      isOwn
        ? (own ??= anchorsOf(tree, file))
        : source && /\.mdx?$/.test(source)
          ? anchorsOfSource(source)
          : undefined;
    const placed: Placed = {
      text,
      url: node.url,
      from,
      ...page,
      ...surroundings(node, ancestors as Parents[], `${heading} ${intro}`),
    };
    for (const problem of [...textProblems(placed, anchorsThere, list), ...siblingProblems(placed)])
      add(problem);
    return SKIP;
  });
  return findings;
}
