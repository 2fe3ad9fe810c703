/** Links whose text and address name different pages, made from right ones. */
import { existsSync } from 'node:fs';
import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { linkProblems } from '../../checks/content/links';
import { anchorsOfSource } from '../../checks/content/page-anchors';
import { platformNames, platformOfPath } from '../../config/platforms';
import { sdkVersions } from '../../config/versions';
import { Random } from '../../lib/random';
import { linkTarget } from '../../lib/routes/links';
import { plannedPages } from '../../lib/routes/planned-pages';
import { sourceOfRoute } from '../../lib/routes/written-routes';
import { kindsOf, once, pages, type Mutant } from './kit';

/** A link of a written page. */
interface Place {
  file: string;
  line: number;
  /** Number of the link on its page. */
  index: number;
  url: string;
  /** Page that it leads to. */
  route: string;
}

type Change = (place: Place, random: Random) => { url?: string; text?: string } | undefined;

const planned = plannedPages();
const routes = new Set(planned.map(({ path }) => path));
const pageOf = (route: string) => planned.find(({ path }) => path === route);
const bare = (url: string): string => url.replace(/#.*$/, '');

const otherOf = <T>(all: readonly T[], not: T, random: Random): T | undefined => {
  const others = all.filter((entry) => entry !== not);
  return others.length > 0 ? random.pick(others) : undefined;
};

/** Another route made by replacing a segment, if there is such a page. */
const moved = ({ route, url }: Place, segment: number, to = ''): { url: string } | undefined => {
  const other = route.split('/').with(segment, to).join('/');
  return to !== '' && routes.has(other) ? { url: other + url.slice(bare(url).length) } : undefined;
};

function anchorsAt({ route }: Place): string[] {
  const source = sourceOfRoute(route);
  return source && /\.mdx?$/.test(source) ? [...anchorsOfSource(source).keys()] : [];
}

/** What can be done to a link, by kind. */
const changes: Readonly<Record<string, Change>> = {
  'another page': ({ route, url }, random) => {
    const own = pageOf(route);
    const near = planned.filter(
      ({ path, section, area }) =>
        path !== route && area === own?.area && (area === 'sdk' || section === own.section),
    );
    return near.length > 0 && !url.startsWith('#') ? { url: random.pick(near).path } : undefined;
  },
  'an anchor that is not there': (place, random) =>
    anchorsAt(place).length > 0 ? { url: `${bare(place.url)}#part-${random.int(100, 999)}` } : undefined,
  'another anchor': (place, random) => {
    const anchor = otherOf(anchorsAt(place), place.url.slice(bare(place.url).length + 1), random);
    return anchor === undefined ? undefined : { url: `${bare(place.url)}#${anchor}` };
  },
  'no anchor': ({ url }) => (/^[^#]+#/.test(url) ? { url: bare(url) } : undefined),
  'another version': (place, random) => {
    const versions = sdkVersions.map(({ path }) => path);
    return place.route.startsWith('/sdk/')
      ? moved(place, 2, otherOf(versions, place.route.split('/')[2] ?? '', random))
      : undefined;
  },
  'another platform': (place, random) => {
    const platform = platformOfPath(place.route);
    return platform ? moved(place, 3, otherOf(Object.keys(platformNames), platform, random)) : undefined;
  },
  'the name of another page': ({ route }, random) => {
    const own = pageOf(route);
    return {
      text: random.pick(planned.filter(({ title, area }) => title !== own?.title && area === own?.area))
        .title,
    };
  },
};

const places = once((): Place[] =>
  pages().flatMap(({ source: { file, route: own }, tree }) => {
    const found: Place[] = [];
    let index = -1;
    visit(tree, 'link', ({ url, position }: Link) => {
      index += 1;
      const target = linkTarget(url, file, existsSync);
      const route = target.kind === 'page' ? target.route : undefined;
      const to = route ?? (url.startsWith('#') ? own : undefined);
      if (to !== undefined && routes.has(to))
        found.push({ file, line: position?.start.line ?? 1, index, url, route: to });
    });
    return found;
  }),
);

/** Whether the check of links sees the change of a link. */
function isFound({ file, index }: Place, { url, text }: { url?: string; text?: string }): boolean {
  const tree = structuredClone(pages().find(({ source }) => source.file === file)?.tree);
  if (!tree) return false;
  let at = -1;
  visit(tree, 'link', (node: Link) => {
    at += 1;
    if (at !== index) return;
    if (url !== undefined) node.url = url;
    if (text !== undefined) node.children = [{ type: 'text', value: text }];
  });
  return linkProblems(tree, file).length > 0;
}

export const linkKinds = kindsOf('links', Object.keys(changes), (seed, count) => {
  const random = new Random(seed);
  return Object.entries(changes).flatMap(([kind, change]) => {
    const made: (Mutant & { kind: string })[] = [];
    for (const place of random.shuffle(places())) {
      if (made.length === count) break;
      const wrong = change(place, random);
      if (!wrong || wrong.url === place.url) continue;
      const { file, line, url } = place;
      const to = wrong.url ?? `"${wrong.text ?? ''}"`;
      made.push({ kind, file, line, from: url, to, found: () => isFound(place, wrong) });
    }
    return made;
  });
});
