/** Options of the content sets: dashboard docs, SDK docs, API docs, blog and stand-alone pages. */
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { site } from './site';
import { apiVersionLabel, docsVersions, sdkVersions, versionOptions } from './versions';

const shared = {
  editUrl: site.editUrl,
  // The product's world, which all pages are dated in, has other days than this repository.
  showLastUpdateTime: false,
  breadcrumbs: true,
  sidebarCollapsible: true,
} satisfies Partial<DocsOptions>;

/** A set of docs in the folder of its route. */
const docSet = (routeBasePath: string, sidebarPath: string) => ({
  ...shared,
  path: routeBasePath,
  routeBasePath,
  sidebarPath,
});

export const docs = {
  ...docSet('docs', './sidebars.ts'),
  id: 'default',
  lastVersion: 'current',
  ...versionOptions(docsVersions),
} satisfies DocsOptions;

export const sdkDocs = {
  ...docSet('sdk', './sidebarsSdk.ts'),
  id: 'sdk',
  lastVersion: 'current',
  ...versionOptions(sdkVersions),
} satisfies DocsOptions;

export const apiDocs = {
  ...docSet('api', './sidebarsApi.ts'),
  id: 'api',
  versions: { current: { label: apiVersionLabel } },
} satisfies DocsOptions;

const blogDescription = `What is new in ${site.name}: releases, features in depth, and worked examples.`;

export const blog = {
  id: 'default',
  path: 'blog',
  routeBasePath: 'blog',
  blogTitle: 'Blog',
  blogDescription,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  // A fact is the word or two that it shows, not the component that writers type.
  readingTime: ({ content, defaultReadingTime, locale }) =>
    defaultReadingTime({ content: content.replaceAll(/<Fact [^>]*>/g, 'a fact'), locale }),
  postsPerPage: 10,
  showReadingTime: true,
  editUrl: site.editUrl,
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    title: `${site.name} blog`,
    description: blogDescription,
    copyright: `© ${site.copyrightYear} ${site.name}`,
  },
} satisfies PresetOptions['blog'];

export const pages = {
  path: 'src/pages',
  routeBasePath: '/',
  editUrl: site.editUrl,
  showLastUpdateTime: false,
} satisfies PresetOptions['pages'];
