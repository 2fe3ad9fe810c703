/** Subjects: which pages of the dashboard docs, the APIs and the SDK are about the same thing (data/subjects.yaml). */
import { plannedPages, plannedRoutes } from './planned-pages';
import { platformNames, type PlatformPath } from '../../config/platforms';
import { currentSdkVersion } from '../../config/versions';
import { loadSubjects } from '../facts/load';
import { scopeOfRoute } from '../facts/scope';
import type { Subject } from '../facts/types';

export interface PageLink {
  title: string;
  route: string;
}

/** A page of the SDK, on the platforms that have it. */
export interface SdkTopic {
  title: string;
  platforms: PageLink[];
}

/** Other pages about the subjects of a page, without the page itself. */
export interface Counterparts {
  guides: PageLink[];
  api: PageLink[];
  sdk: SdkTopic[];
}

/** A bar that leads to more pages would be a list. */
const atMost = 4;

const platforms = Object.keys(platformNames) as PlatformPath[];

/** Path of an SDK page below its platform: `track-events` of `/sdk/6.0.x/android/track-events`. */
function sdkPageOf(route: string): string | undefined {
  const [, area, , platform = '', ...rest] = route.split('/');
  return area === 'sdk' && platform in platformNames && rest.length > 0 ? rest.join('/') : undefined;
}

/** The system that a page is about alone: of `ios-iap`, `skadnetwork-for-ios` and `/sdk/6.0.x/ios/revenue`, it is `ios`. */
function systemOf(route: string): string | undefined {
  const [, area, , platform = ''] = route.split('/');
  const words = area === 'sdk' ? [platform] : (route.split('/').at(-1)?.split('-') ?? []);
  const found = ['android', 'ios'].filter((system) => words.includes(system));
  return found.length === 1 ? found[0] : undefined;
}

const covers = (pattern: string, route: string): boolean =>
  pattern.endsWith('/*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern;

/** Subjects that a page is about, in the order of the data. */
export function subjectsOf(route: string, subjects: readonly Subject[] = loadSubjects()): Subject[] {
  const sdkPage = sdkPageOf(route);
  return subjects.filter(
    ({ guides = [], api = [], sdk = [], about = [] }) =>
      [...guides, ...api, ...about].some((pattern) => covers(pattern, route)) ||
      (sdkPage !== undefined && sdk.includes(sdkPage)),
  );
}

/** Title of a page. */
const titleOf = (route: string): string | undefined =>
  plannedPages().find(({ path }) => path === route)?.title;

/**
 * Where else the subjects of a page are explained; SDK pages stay in their version, and no page of one system leads to one
 * of the other, except from platform to platform of the SDK. data/routes.json is read only for pages
 * that have such links, or its edits would compile every page anew.
 */
export function counterpartsOf(route: string, subjects: readonly Subject[] = loadSubjects()): Counterparts {
  const own = subjectsOf(route, subjects);
  if (own.length === 0 && sdkPageOf(route) === undefined) return { guides: [], api: [], sdk: [] };
  const isPage = (to: string): boolean => plannedRoutes().has(to);
  const { version = currentSdkVersion } = scopeOfRoute(route);
  const system = systemOf(route);
  const isOfSystem = (to: string): boolean => system === undefined || (systemOf(to) ?? system) === system;
  const linksTo = (routes: readonly string[]): PageLink[] =>
    [...new Set(routes)]
      .filter((to) => to !== route && isPage(to) && isOfSystem(to))
      .slice(0, atMost)
      .map((to) => ({ route: to, title: titleOf(to) ?? to }));
  const sdkPage = sdkPageOf(route);
  const pages = [
    ...new Set([...(sdkPage === undefined ? [] : [sdkPage]), ...own.flatMap(({ sdk = [] }) => sdk)]),
  ];
  const sdk = pages.flatMap((page): SdkTopic[] => {
    const routes = platforms.map((platform) => [platform, `/sdk/${version}/${platform}/${page}`] as const);
    const found = routes.filter(
      ([, to]) => to !== route && isPage(to) && (sdkPage !== undefined || isOfSystem(to)),
    );
    return found.length === 0
      ? []
      : [
          {
            title: routes.map(([, to]) => titleOf(to)).find(Boolean) ?? page,
            platforms: found.map(([platform, to]) => ({ title: platformNames[platform], route: to })),
          },
        ];
  });
  // On a page of the API the guides are the counterparts, on a guide the API is.
  const inApi = route.startsWith('/api/');
  return {
    guides: inApi || sdkPage !== undefined ? linksTo(own.flatMap(({ guides = [] }) => guides)) : [],
    api: inApi ? [] : linksTo(own.flatMap(({ api = [] }) => api)),
    sdk,
  };
}
