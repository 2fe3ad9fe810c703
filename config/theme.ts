/** Theme configuration: assembly of the parts that readers see on every page. */
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { announcement } from './announcement';
import { siteCard } from './cards';
import { colorMode } from './color-mode';
import { footer } from './footer';
import { navbar } from './navbar';
import { site } from './site';

export const themeConfig: UserThemeConfig = {
  image: siteCard.file,
  metadata: [
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:site_name', content: site.title },
    { property: 'og:type', content: 'website' },
  ],
  colorMode,
  announcementBar: announcement,
  navbar: navbar as UserThemeConfig['navbar'],
  footer,
  docs: { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: true } },
  blog: { sidebar: { groupByYear: true } },
  // The framework's colors of code would be in every first script; src/css/code.css colors it instead.
  prism: { theme: { plain: {}, styles: [] } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};
