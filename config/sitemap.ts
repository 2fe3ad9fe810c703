/** Values of the sitemap. Which pages stay out of it is said in data/routes.json. */
import type { Options as PresetOptions } from '@docusaurus/preset-classic';

export const sitemap = {
  changefreq: 'weekly',
  priority: 0.5,
  lastmod: 'date',
  filename: 'sitemap.xml',
} satisfies PresetOptions['sitemap'];
