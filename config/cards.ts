/**
 * Cards: the pictures that social networks and chats show with a link. One for the site, the blog, each area, each API,
 * each SDK version and each platform in it. plugins/pages/cards draws them.
 */
import { areas } from './areas';
import { platformNames } from './platforms';
import { site } from './site';
import { docsVersions, sdkVersions } from './versions';

export interface Card {
  /** Address from the site's root. */
  file: string;
  /** Route whose page and pages below show it. */
  route: string;
  title: string;
  subtitle: string;
  /** Route of the area of config/areas.ts that gives color and mark; pages without one have the site's. */
  area?: string;
}

/** Pixels, as networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

export const siteCard: Card = {
  file: '/img/social-card.png',
  route: '/',
  title: 'Documentation',
  subtitle: site.tagline,
};

const card = (route: string, title: string, subtitle: string, area?: string): Card => ({
  file: `/img/cards/${route.slice(1).replaceAll('/', '-')}.png`,
  route,
  title,
  subtitle,
  ...(area !== undefined && { area }),
});

const guides = [
  ['promote', 'Promote', 'Campaigns, partners, bids, and costs'],
  ['monetize', 'Monetize', 'Ad revenue, purchases, and net revenue'],
  ['analyze', 'Analyze', 'Data views, cohorts, funnels, and alerts'],
  ['resources', 'Resources', 'Terms, error codes, and downloads'],
] as const;

const apis = [
  ['app-events', 'AppEvent API'],
  ['management', 'Management API'],
  ['raw-data-export', 'Raw data export'],
  ['reporting-api', 'Reporting API'],
  ['revenue-events-api', 'Revenue events API'],
] as const;

const past = docsVersions.filter(({ path }) => path !== '');

export const cards: readonly Card[] = [
  siteCard,
  card('/blog', 'Blog', 'Releases, features in depth, and worked examples'),
  ...guides.map(([path, title, subtitle]) => card(`/docs/${path}`, title, subtitle, `/${path}`)),
  ...past.map(({ path, label }) => card(`/docs/${path}`, label, 'Guides for the earlier dashboard')),
  card('/api', 'APIs', 'Send events, read reports, and manage campaigns', '/api'),
  ...apis.map(([path, title]) => card(`/api/${path}`, title, 'API documentation', '/api')),
  ...sdkVersions.flatMap(({ path, label }) => [
    card(`/sdk/${path}`, label, Object.values(platformNames).join(', '), '/sdk'),
    ...Object.entries(platformNames).map(([platform, name]) =>
      card(`/sdk/${path}/${platform}`, `${name} SDK`, `Version ${path}`, '/sdk'),
    ),
  ]),
];

/** The card of a page: the one of the nearest route above it. */
export function cardOf(route: string): Card {
  const above = cards.filter((entry) =>
    `${route}/`.startsWith(entry.route === '/' ? '/' : `${entry.route}/`),
  );
  return above.reduce((near, entry) => (entry.route.length > near.route.length ? entry : near), siteCard);
}

/** Color of a card's ground, and the name of its mark among the icons of Lucide. */
export function lookOf({ area }: Card): { ground: string; mark?: string } {
  const found = areas.find(({ path }) => path === area);
  return found ? { ground: found.light, mark: found.mark } : { ground: '#0b3f46' };
}
