/**
 * Assembly only: every concern is a typed module in config/, every own plugin a folder in plugins/.
 */
import type { Config } from '@docusaurus/types';
import { ssrTemplate } from './plugins/performance/late-scripts/document';
import { readEnv } from './config/env';
import { locales, site } from './config/site';
import { headTags } from './config/head';
import { markdown } from './config/markdown';
import { analyticsPlugins } from './config/analytics';
import { apiDocs, blog, docs, pages, sdkDocs } from './config/content';
import { redirectsPlugin } from './config/redirects-plugin';
import { sitemapPlugin } from './config/sitemap';
import { themeConfig } from './config/theme';

const env = readEnv();

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  noIndex: env.noIndex,
  titleDelimiter: '·',
  trailingSlash: undefined,
  // It takes scripts that start late for scripts that are missing, and would greet readers of the home page in red.
  baseUrlIssueBanner: false,
  // Lenient for writers, as the specification says; tests/site is strict on the built pages.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'warn',
  i18n: { defaultLocale: locales.default, locales: [...locales.all], localeConfigs: locales.labels },
  markdown,
  headTags,
  ssrTemplate,
  future: { v4: true, faster: true },
  customFields: { dashboardUrl: site.dashboardUrl },
  plugins: [
    docs,
    sdkDocs,
    apiDocs,
    blog,
    pages,
    redirectsPlugin,
    sitemapPlugin,
    ...analyticsPlugins(env),
    './plugins/pages/home/index.ts',
    './plugins/performance/build-cache/index.ts',
    './plugins/performance/route-index/index.ts',
    './plugins/performance/lean-assets/index.ts',
    './plugins/performance/route-shards/index.ts',
    './plugins/performance/client-start/index.ts',
    './plugins/performance/lazy-dev-compile/index.ts',
    './plugins/pages/request-builder/index.ts',
    './plugins/pages/robots/index.ts',
    './plugins/pages/search-index/index.ts',
  ],
  themes: [['@docusaurus/theme-classic', { customCss: './src/css/index.css' }]],
  clientModules: ['./src/client/copy-code.ts', './src/client/prefetch.ts', './src/client/tooltips.ts'],
  themeConfig,
};

export default config;
