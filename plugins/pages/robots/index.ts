/**
 * Docusaurus plugin: writes robots.txt from the site's address, so the host is written in config/site.ts alone.
 * Previews (noIndex) ask crawlers to stay away.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export function robotsText(url: string, noIndex: boolean): string {
  return noIndex
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', url).href}\n`;
}

export default function robots({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({ outDir }) {
      await writeFile(path.join(outDir, 'robots.txt'), robotsText(siteConfig.url, siteConfig.noIndex));
    },
  };
}
