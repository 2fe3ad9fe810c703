/**
 * Assembly only: values come from config/, what is made from data from lib/, own plugins from plugins/.
 */
import type { Config, PluginConfig, PluginModule } from '@docusaurus/types';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { analytics } from './config/analytics';
import { apiDocs, blog, docs, pages, sdkDocs } from './config/content';
import { readEnv } from './config/env';
import { headTags } from './config/head';
import { markdown } from './config/markdown';
import { locales, site } from './config/site';
import { sitemap } from './config/sitemap';
import { themeConfig } from './config/theme';
import { notInSitemap } from './lib/routes/planned-pages';
import { builtRedirects } from './lib/routes/redirects';
import { withPlatforms } from './lib/routes/sdk-menu';
import { mdxOptions } from './plugins/content';
import areaStyles from './plugins/content/area-styles';
import brokenPlaces from './plugins/content/broken-places';
import { parseFrontMatter } from './plugins/content/facts/front-matter';
import resultsPreview from './plugins/content/results/preview';
import tableStyles from './plugins/content/tables/styles';
import announcement from './plugins/pages/announcement';
import cards from './plugins/pages/cards';
import home from './plugins/pages/home';
import markdownTwins from './plugins/pages/markdown-twins';
import robots from './plugins/pages/robots';
import sdkFeeds from './plugins/pages/sdk-feeds';
import sdkSwitch from './plugins/pages/sdk-switch';
import searchIndex from './plugins/pages/search-index';
import tools from './plugins/pages/tools';
import typeface from './plugins/pages/typeface';
import { performanceConfig } from './plugins/performance';

type FutureFlags = Exclude<NonNullable<Config['future']>['v4'], boolean | undefined>;

const env = readEnv();
const { plugins: performancePlugins, recmaPlugins, ...performanceSettings } = performanceConfig(env.partsOff);
const markdownOptions = { ...mdxOptions, recmaPlugins };

/** All flags of the next major version but cascade layers, which move rules that own styles override. */
const futureFlags = {
  removeLegacyPostBuildHeadAttribute: true,
  useCssCascadeLayers: false,
  siteStorageNamespacing: true,
  fasterByDefault: true,
  mdx1CompatDisabledByDefault: true,
} satisfies FutureFlags;

/** A docs set in addition to the preset's. */
const docsInstance = (options: typeof sdkDocs | typeof apiDocs): PluginConfig => [
  '@docusaurus/plugin-content-docs',
  { ...options, ...markdownOptions },
];

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  noIndex: env.noIndex,
  titleDelimiter: '·',
  trailingSlash: undefined,
  // Lenient for writers, as the specification says; tests/site is strict on the built pages.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  i18n: { defaultLocale: locales.default, locales: [...locales.all], localeConfigs: locales.labels },
  markdown: { ...markdown, parseFrontMatter },
  headTags,
  ...performanceSettings,
  future: { v4: futureFlags, faster: true },
  customFields: { dashboardUrl: site.dashboardUrl, hasAnalytics: analytics(env) !== undefined },
  presets: [
    [
      'classic',
      {
        docs: { ...docs, ...markdownOptions },
        // plugins/pages/blog wraps it.
        blog: false,
        pages: { ...pages, ...markdownOptions },
        theme: { customCss: './src/css/index.css' },
        sitemap: { ...sitemap, ignorePatterns: [...notInSitemap()] },
        gtag: analytics(env),
        // Nothing imports SVG files as components, and the debug pages are not for readers.
        svgr: false,
        debug: false,
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    docsInstance(sdkDocs),
    docsInstance(apiDocs),
    [
      '@docusaurus/plugin-client-redirects',
      { redirects: builtRedirects().map(({ from, to }) => ({ from, to })) },
    ],
    ['./plugins/pages/blog/index.ts', { ...blog, ...markdownOptions }],
    announcement,
    home as PluginModule,
    resultsPreview,
    tableStyles,
    areaStyles,
    brokenPlaces,
    ...performancePlugins,
    cards,
    robots,
    sdkFeeds,
    sdkSwitch,
    tools as PluginModule,
    typeface,
    searchIndex,
    markdownTwins,
  ],
  clientModules: [
    // Unfolds what an address leads to, before the reader's position on the page is restored.
    './src/client/mark-row.ts',
    './src/client/reading-position.ts',
    './src/client/copy-code.ts',
    './src/client/enlarge-figure.ts',
    './src/client/escape.ts',
    './src/client/offline.ts',
    './src/client/open-page.ts',
    './src/client/page-tools.ts',
    './src/client/tabs.ts',
    './src/client/terms.ts',
    './src/client/unfold.ts',
  ],
  themeConfig: {
    ...themeConfig,
    navbar: { ...themeConfig.navbar, items: withPlatforms(themeConfig.navbar?.items ?? []) },
  },
};

export default config;
