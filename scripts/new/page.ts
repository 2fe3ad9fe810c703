/** `npm run new -- <route> "<Title>"`: a page template where the route says, with its row in the manifest. */
import { readText } from '../../lib/cache/inputs';
import { sdkVersions } from '../../config/versions';
import { plannedPages, type PlannedPage } from '../../lib/routes/planned-pages';
import { trimSlash } from '../../lib/shared/trim-slash';
import { BadInput, type Plan } from './plan';
import { routeEdits } from './routes';

/** Template for each kind of page in the manifest. */
export function templateFor(page: Pick<PlannedPage, 'kind' | 'area'>): string {
  if (page.area === 'sdk') return page.kind === 'integration' ? 'sdk-integration' : 'sdk-guide';
  const byKind: Readonly<Record<string, string>> = {
    concept: 'concept',
    glossary: 'glossary',
    index: 'area',
    partner: 'partner',
    reference: 'reference',
    schema: 'raw-data-table',
    'blog-post': 'blog-post',
  };
  return byKind[page.kind] ?? 'guide';
}

/** Source file of a route: the inverse of "file path = route". */
export function fileFor(
  page: Pick<PlannedPage, 'path' | 'kind' | 'area' | 'date'>,
  hasChildren: boolean,
): string {
  const index = hasChildren ? '/index.mdx' : '.mdx';
  if (page.area === 'blog') return `blog/${page.date}-${page.path.slice('/blog/'.length)}.mdx`;
  if (page.path.startsWith('/docs/classic'))
    return `versioned_docs/version-classic${page.path.slice('/docs/classic'.length)}${index}`;
  const [, , version = '', ...rest] = page.path.split('/');
  if (page.area === 'sdk') {
    const known = sdkVersions.find((v) => v.path === version);
    const folder = known?.name === 'current' ? 'sdk' : `sdk_versioned_docs/version-${version}`;
    return `${folder}/${rest.join('/')}${index}`;
  }
  return `${page.path.slice(1)}${index}`;
}

const sidebarFiles: Readonly<Record<string, string>> = {
  docs: 'sidebars.ts',
  sdk: 'sidebarsSdk.ts',
  api: 'sidebarsApi.ts',
};

/** The sidebar file that must name a new page; undefined if it lists all pages of the kind, or if the page has no sidebar. */
export function sidebarToEdit({
  area,
  kind,
  sidebar,
}: Pick<PlannedPage, 'area' | 'kind' | 'sidebar'>): string | undefined {
  if (sidebar === null || kind === 'partner' || kind === 'schema') return undefined;
  return sidebarFiles[area];
}

/** Text of a new page: the template of its kind with the title filled in. */
export const pageText = (page: PlannedPage): string =>
  readText(`templates/${templateFor(page)}.mdx`)
    .replaceAll('__TITLE__', page.title)
    .replaceAll('__SLUG__', page.path.split('/').at(-1) ?? '');

/**
 * A page whose row is made like the rows of the pages next to it.
 * @throws BadInput if the manifest has the route, or if there is no title or no page next to it.
 */
export function pagePlan(given: string, title?: string, kind = 'guide'): Plan {
  const route = trimSlash(given);
  const pages = plannedPages();
  if (pages.some((p) => p.path === route))
    throw new BadInput(`${route} is in data/routes.json already. Edit its page.`);
  const folder = route.slice(0, route.lastIndexOf('/'));
  const near = pages.find(
    (p) => p.path.startsWith(`${folder}/`) && p.area !== 'blog' && p.openapi === undefined,
  );
  if (title === undefined || !near) {
    throw new BadInput(
      `"${route}" has no title, or no page is next to it. Say the title of a page next to others: npm run new -- /docs/analyze/funnels/compare-funnels "Compare funnels"`,
    );
  }
  const page: PlannedPage = {
    path: route,
    title,
    area: near.area,
    section: near.section,
    sidebar: near.sidebar,
    source: 'own',
    kind,
  };
  const file = fileFor(page, page.kind === 'index' || pages.some((p) => p.path.startsWith(`${route}/`)));
  const sidebar = sidebarToEdit(page);
  return {
    files: new Map([[file, pageText(page)]]),
    edits: routeEdits(page),
    left: [
      `${file}: everything in brackets`,
      ...(sidebar ? [`${sidebar}: the page, where readers expect it`] : []),
    ],
  };
}
