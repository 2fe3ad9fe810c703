/**
 * Redirects of old addresses, as rules over the data: a partner that is added brings its redirects along, and none goes
 * with a partner that is renamed or dropped (published-addresses.ts). Host configuration is made from the same table.
 */
import { loadLegacyPartners, loadMonetizationPartners, loadPartners } from '../facts/load';
import type { Partner } from '../facts/types';
import { canonicalPath } from './links';
import { plannedPages, type PlannedPage } from './planned-pages';
import { landingSdkVersion, sdkVersions } from '../../config/versions';
import { writtenRoutes } from './written-routes';
import { trimSlash } from '../shared/trim-slash';

export interface RedirectRule {
  from: string;
  /** Route, perhaps with an anchor. */
  to: string;
  /** Which rule made it. */
  rule: string;
}

/** Route of the page that the pages of advertising partners are below. */
export const partnerOverview = '/docs/promote/network-management/partner-overview';
const monetizationPartners = '/docs/monetize/ad-revenue/partner-integrations';
const glossary = '/docs/resources/glossary-and-definitions';

/** Addresses that moved alone. */
const single: readonly (readonly [from: string, to: string])[] = [
  ['/manual-bid-adjustments', '/docs/promote/bid-management/adjust-bids-manually'],
  ['/manage-goals', '/docs/promote/goal-management/manage-existing-goals'],
  ['/track-campaign', '/docs/promote/campaign-management/generate-a-tracking-url'],
  ['/create-funnel', '/docs/analyze/funnels'],
  ['/funnels', '/docs/analyze/funnels'],
  ['/postback', `${glossary}/postback`],
  ['/postbacks', `${glossary}/postback`],
  ['/docs', '/docs/promote'],
  ['/promote', '/docs/promote'],
  ['/monetize', '/docs/monetize'],
  ['/analyze', '/docs/analyze'],
  ['/resources', '/docs/resources'],
  ['/api', '/api/overview'],
  ['/api/management-api/bid-upload', '/api/management/bids'],
  [
    '/api/raw-data-export/event-table-schemas/fraud-events',
    '/api/raw-data-export/event-table-schemas/device-integrity-events',
  ],
];

const advertisingRedirects = (old: string, to: string): RedirectRule[] =>
  ['/ad-partner-fields', '/partners'].map((prefix) => ({
    from: `${prefix}/${old}`,
    to,
    rule: 'advertising partners',
  }));

/** Addresses that lead to the page of an advertising partner. */
export const partnerRedirects = ({
  slug,
  redirectSlugs,
}: Pick<Partner, 'slug' | 'redirectSlugs'>): RedirectRule[] =>
  [slug, ...redirectSlugs].flatMap((old) => advertisingRedirects(old, `${partnerOverview}/${slug}`));

const advertising = (): RedirectRule[] => [
  ...loadPartners().flatMap(partnerRedirects),
  ...loadLegacyPartners().advertising.flatMap((old) => advertisingRedirects(old, partnerOverview)),
];

function monetization(): RedirectRule[] {
  const targets = [
    ...loadMonetizationPartners().flatMap(({ slug, redirectSlugs }) =>
      [slug, ...redirectSlugs].map((old) => [old, `${monetizationPartners}#${slug}`] as const),
    ),
    ...loadLegacyPartners().monetization.map((old) => [old, monetizationPartners] as const),
  ];
  return targets.map(([old, to]) => ({
    from: `/monetization-partner-fields/${old}`,
    to,
    rule: 'monetization partners',
  }));
}

function sdkRoots(): RedirectRule[] {
  return [
    // The specification writes this target with its slash.
    { from: '/sdk', to: `/sdk/${landingSdkVersion}/overview/`, rule: 'SDK roots' },
    ...sdkVersions.map(({ path }) => ({
      from: `/sdk/${path}`,
      to: `/sdk/${path}/overview`,
      rule: 'SDK roots',
    })),
  ];
}

/** Folders whose first page is in them. */
const folderPages: Readonly<Record<string, string>> = {
  '/api/management': '/api/management/management-api',
  '/api/app-events': '/api/app-events/appevent-api',
};

/** Folders of pages that are not pages themselves lead to the page above, for readers who shorten an address. */
function folders(taken: readonly RedirectRule[]): RedirectRule[] {
  const pages = new Set(plannedPages().map(({ path }) => path));
  const known = new Set([...pages, ...taken.map(({ from }) => from), '']);
  const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
  const found = new Map<string, string>();
  for (const page of pages) {
    for (let folder = parentOf(page); !known.has(folder); folder = parentOf(folder)) {
      let above = parentOf(folder);
      while (above && !pages.has(above)) above = parentOf(above);
      const to = folderPages[folder] ?? above;
      if (to) found.set(folder, to);
    }
  }
  return [...found].map(([from, to]) => ({ from, to, rule: 'folders' }));
}

/** The whole table. */
export function allRedirects(): RedirectRule[] {
  const ordered = [
    ...monetization(),
    ...advertising(),
    ...single.map(([from, to]) => ({ from, to, rule: 'single pages' })),
    ...sdkRoots(),
  ];
  return [...ordered, ...folders(ordered)];
}

/** The page that a target leads to: without anchor and without a slash at its end. */
const routeOf = (to: string): string => trimSlash(to.split('#')[0] ?? '');

/**
 * What is wrong with a table: loops, chains, duplicates, redirects of addresses that are pages, and targets that are
 * neither a page nor an anchor that it promises. Each as `redirect: what — cure`.
 */
export function tableProblems(
  redirects: readonly RedirectRule[],
  pages: readonly Pick<PlannedPage, 'path' | 'anchors'>[],
): string[] {
  const byRoute = new Map(pages.map((page) => [page.path, page]));
  const byFrom = new Map(redirects.map((redirect) => [routeOf(redirect.from), redirect]));
  return redirects.flatMap((redirect) => {
    const { from, to, rule } = redirect;
    const problem = (what: string, cure: string) => [`${from} -> ${to} (${rule}): ${what} — ${cure}`];
    if (byFrom.get(routeOf(from)) !== redirect)
      return problem(`${from} is redirected twice`, 'Keep one of the two in lib/routes/redirects.ts.');
    if (byRoute.has(routeOf(from)))
      return problem(`${from} is a page`, 'Remove the redirect, or the page from data/routes.json.');
    const next = byFrom.get(routeOf(to));
    if (next) return problem(`${to} is redirected on`, `Lead to ${next.to} at once.`);
    const page = byRoute.get(routeOf(to));
    if (!page) return problem(`${to} is not a page`, 'Name a page of data/routes.json.');
    const anchor = to.split('#')[1];
    return anchor === undefined || page.anchors?.some(({ id }) => id === anchor)
      ? []
      : problem(`the page has no anchor "${anchor}"`, 'Add it to `anchors` of the page in data/routes.json.');
  });
}

/**
 * The redirects of this build, with the target as the framework writes it. A build of the current versions has none that
 * lead to the others.
 */
export function builtRedirects(): RedirectRule[] {
  return allRedirects()
    .filter(({ to }) => writtenRoutes().has(routeOf(to)))
    .map((redirect) => {
      const anchor = redirect.to.includes('#') ? `#${redirect.to.split('#')[1]}` : '';
      return { ...redirect, to: `${canonicalPath(routeOf(redirect.to))}${anchor}` };
    });
}
