/**
 * `npm run new -- <route>`: puts a page template where the route says, with the title of the manifest filled in.
 * Refuses routes that the manifest does not have and files that exist, so nothing is lost or misplaced.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifest, type ManifestPage } from '../lib/routes/manifest';
import { runCheck } from '../checks/report';
import { trimSlash } from '../lib/shared/trim-slash';
import { sdkVersions } from '../config/versions';

/** Template for each kind of page in the manifest. */
export function templateFor(page: Pick<ManifestPage, 'kind' | 'area'>): string {
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
  page: Pick<ManifestPage, 'path' | 'kind' | 'area' | 'date'>,
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

/**
 * The sidebar file that must name a new page; undefined if it does already (the list that the site was ordered with), if
 * it lists all pages of the kind, or if the page has no sidebar.
 */
export function sidebarToEdit({
  area,
  kind,
  sidebar,
  source,
}: Pick<ManifestPage, 'area' | 'kind' | 'sidebar' | 'source'>): string | undefined {
  if (source !== 'own' || sidebar === null || kind === 'partner' || kind === 'schema') return undefined;
  return sidebarFiles[area];
}

function main(): void {
  const route = trimSlash(process.argv[2] ?? '');
  const pages = manifest().pages;
  const page = pages.find((p) => p.path === route);
  if (!page) {
    console.error(
      `"${route}" is not a route of data/routes.json. Add it there first, then run: npm run new -- <route>\n` +
        'For example: npm run new -- /docs/analyze/funnels/create-a-funnel',
    );
    process.exitCode = 1;
    return;
  }
  const file = fileFor(page, page.kind === 'index' || pages.some((p) => p.path.startsWith(`${route}/`)));
  if (existsSync(file)) {
    console.error(`${file} exists already; nothing was changed.`);
    process.exitCode = 1;
    return;
  }
  const template = readFileSync(`templates/${templateFor(page)}.mdx`, 'utf8');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    template.replaceAll('__TITLE__', page.title).replaceAll('__SLUG__', page.path.split('/').at(-1) ?? ''),
  );
  console.log(`Wrote ${file}. Replace everything in brackets, then run: npm run check:content`);
  const sidebar = sidebarToEdit(page);
  if (sidebar) console.log(`Add the page to ${sidebar}, where readers expect it.`);
}

if (process.argv[1]?.endsWith('new-page.ts')) void runCheck(main);
