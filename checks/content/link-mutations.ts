/**
 * Wrong links made from right ones: what the check of links lets through is measured with them. A seed decides which ones
 * are drawn.
 */
import { existsSync } from 'node:fs';
import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { platformNames, platformOfPath } from '../../config/platforms';
import { sdkVersions } from '../../config/versions';
import { listSources, parseSource } from '../../lib/markdown/sources';
import { linkTarget } from '../../lib/routes/links';
import { plannedPages } from '../../lib/routes/planned-pages';
import { sourceOfRoute } from '../../lib/routes/written-routes';
import type { Random } from '../../lib/random';
import { anchorsOfSource } from './page-anchors';

/** A link of a written page. */
interface Place {
  file: string;
  /** 1-based. */
  line: number;
  /** Number of the link on its page. */
  index: number;
  url: string;
  /** Page that it leads to. */
  route: string;
}

type Change = (place: Place, random: Random) => { url?: string; text?: string } | undefined;

const pages = plannedPages();
const planned = new Set(pages.map(({ path }) => path));
const suffixOf = (url: string): string => /#.*$/.exec(url)?.[0] ?? '';

const otherOf = <T>(all: readonly T[], not: T, random: Random): T | undefined => {
  const others = all.filter((entry) => entry !== not);
  return others.length > 0 ? random.pick(others) : undefined;
};

/** Another route made by replacing a segment, if there is such a page. */
const moved = (place: Place, segment: number, to: string | undefined): { url: string } | undefined => {
  const route = place.route
    .split('/')
    .map((part, at) => (at === segment ? to : part))
    .join('/');
  return to !== undefined && planned.has(route) ? { url: route + suffixOf(place.url) } : undefined;
};

function anchorsAt({ route }: Place): string[] {
  const source = sourceOfRoute(route);
  return source && /\.mdx?$/.test(source) ? [...anchorsOfSource(source).keys()] : [];
}

/** What can be done to a link, by kind. */
const kinds = {
  'another page': ({ route, url }, random) => {
    const own = pages.find(({ path }) => path === route);
    const near = pages.filter(
      ({ path, section, area }) =>
        path !== route && area === own?.area && (area === 'sdk' || section === own.section),
    );
    return near.length > 0 && !url.startsWith('#') ? { url: random.pick(near).path } : undefined;
  },
  'an anchor that is not there': (place, random) =>
    anchorsAt(place).length > 0
      ? { url: `${place.url.replace(/#.*$/, '')}#part-${random.int(100, 999)}` }
      : undefined,
  'another anchor': (place, random) => {
    const anchor = otherOf(anchorsAt(place), suffixOf(place.url).slice(1), random);
    return anchor === undefined ? undefined : { url: `${place.url.replace(/#.*$/, '')}#${anchor}` };
  },
  'no anchor': ({ url }) => (/^[^#]+#/.test(url) ? { url: url.replace(/#.*$/, '') } : undefined),
  'another version': (place, random) => {
    const version = place.route.split('/')[2];
    return place.route.startsWith('/sdk/')
      ? moved(
          place,
          2,
          otherOf(
            sdkVersions.map(({ path }) => path),
            version ?? '',
            random,
          ),
        )
      : undefined;
  },
  'another platform': (place, random) => {
    const platform = platformOfPath(place.route);
    return platform ? moved(place, 3, otherOf(Object.keys(platformNames), platform, random)) : undefined;
  },
  'the name of another page': ({ route }, random) => {
    const own = pages.find(({ path }) => path === route);
    const other = random.pick(pages.filter(({ title, area }) => title !== own?.title && area === own?.area));
    return { text: other.title };
  },
} satisfies Record<string, Change>;

export type LinkMutationKind = keyof typeof kinds;

export const linkMutationKinds = Object.keys(kinds) as LinkMutationKind[];

/** A page with one wrong link. */
export interface LinkMutation {
  kind: LinkMutationKind;
  file: string;
  /** Of the link, 1-based. */
  line: number;
  tree: Root;
  /** For people: what became what. */
  what: string;
}

function allPlaces(): Place[] {
  return listSources()
    .filter(({ generated }) => !generated)
    .flatMap(({ file, route: own }) => {
      const places: Place[] = [];
      let index = -1;
      visit(parseSource(file).tree, 'link', ({ url, position }: Link) => {
        index += 1;
        const target = linkTarget(url, file, existsSync);
        const route = target.kind === 'written' || target.kind === 'held' ? target.route : undefined;
        const to = route ?? (url.startsWith('#') ? own : undefined);
        if (to !== undefined && planned.has(to))
          places.push({ file, line: position?.start.line ?? 1, index, url, route: to });
      });
      return places;
    });
}

/** The page with the change in the link of that number. */
function changed({ file, index }: Place, { url, text }: { url?: string; text?: string }): Root {
  const tree = structuredClone(parseSource(file).tree);
  let at = -1;
  visit(tree, 'link', (node: Link) => {
    at += 1;
    if (at !== index) return;
    if (url !== undefined) node.url = url;
    if (text !== undefined) node.children = [{ type: 'text', value: text }];
  });
  return tree;
}

/** Up to `count` wrong links of each kind. */
export function drawLinkMutations(random: Random, count: number): LinkMutation[] {
  const places = allPlaces();
  return linkMutationKinds.flatMap((kind) => {
    const made: LinkMutation[] = [];
    const change: Change = kinds[kind];
    for (const place of random.shuffle(places)) {
      if (made.length === count) break;
      const wrong = change(place, random);
      if (!wrong || wrong.url === place.url) continue;
      const what = `${place.url} becomes ${wrong.url ?? `"${wrong.text ?? ''}"`}`;
      made.push({ kind, file: place.file, line: place.line, tree: changed(place, wrong), what });
    }
    return made;
  });
}
