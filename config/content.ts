/** The five content sets: dashboard docs, SDK docs, API docs, blog and stand-alone pages. */
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { PluginConfig } from '@docusaurus/types';
import { mdxOptions } from './markdown';
import { site } from './site';
import { apiVersionLabel, docsVersions, sdkVersions, versionOptions } from './versions';

const shared = {
  ...mdxOptions,
  editUrl: site.editUrl,
  showLastUpdateTime: true,
  breadcrumbs: true,
  sidebarCollapsible: true,
} satisfies Partial<DocsOptions>;

export const docs = [
  '@docusaurus/plugin-content-docs',
  {
    ...shared,
    id: 'default',
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    lastVersion: 'current',
    ...versionOptions(docsVersions),
  } satisfies DocsOptions,
] satisfies PluginConfig;

export const sdkDocs = [
  '@docusaurus/plugin-content-docs',
  {
    ...shared,
    id: 'sdk',
    path: 'sdk',
    routeBasePath: 'sdk',
    sidebarPath: './sidebarsSdk.ts',
    lastVersion: 'current',
    ...versionOptions(sdkVersions),
  } satisfies DocsOptions,
] satisfies PluginConfig;

export const apiDocs = [
  '@docusaurus/plugin-content-docs',
  {
    ...shared,
    id: 'api',
    path: 'api',
    routeBasePath: 'api',
    sidebarPath: './sidebarsApi.ts',
    versions: { current: { label: apiVersionLabel } },
  } satisfies DocsOptions,
] satisfies PluginConfig;

export const blog = [
  '@docusaurus/plugin-content-blog',
  {
    ...mdxOptions,
    id: 'default',
    path: 'blog',
    routeBasePath: 'blog',
    blogTitle: 'Blog',
    blogDescription: `What is new in ${site.name}: releases, features in depth, and worked examples.`,
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    postsPerPage: 10,
    showReadingTime: true,
    editUrl: site.editUrl,
    onInlineAuthors: 'throw',
    onInlineTags: 'throw',
    onUntruncatedBlogPosts: 'throw',
    feedOptions: {
      type: ['rss', 'atom'],
      title: `${site.name} blog`,
      copyright: `© ${site.copyrightYear} ${site.name}`,
    },
  } satisfies BlogOptions,
] satisfies PluginConfig;

export const pages = [
  '@docusaurus/plugin-content-pages',
  {
    ...mdxOptions,
    path: 'src/pages',
    routeBasePath: '/',
    editUrl: site.editUrl,
    showLastUpdateTime: false,
  } satisfies PagesOptions,
] satisfies PluginConfig;
