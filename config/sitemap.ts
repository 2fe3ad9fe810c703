/** The sitemap: weekly, priority 0.5, without internal and deprecated SDK pages. */
import type { PluginConfig } from '@docusaurus/types';
import type { Options } from '@docusaurus/plugin-sitemap';
import { manifest } from '../lib/routes/manifest';

export const sitemapPlugin = [
  '@docusaurus/plugin-sitemap',
  {
    changefreq: 'weekly',
    priority: 0.5,
    lastmod: 'date',
    ignorePatterns: [...manifest().sitemapExclude],
    filename: 'sitemap.xml',
  } satisfies Options,
] satisfies PluginConfig;
