/**
 * Top navigation, item for item as the specification lists it. Items link to section roots only: what is inside a
 * section is the sidebar's business.
 */
import { readFileSync } from 'node:fs';
import type { Navbar } from '@docusaurus/theme-common';
import { site } from './site';

/**
 * A small drawing as an address that holds it. The framework asks for the logo of both color modes ahead of everything
 * else; as files, these are two requests of a first visit, one of them for a drawing that is not shown.
 */
function inlineSvg(file: string): string {
  const svg = readFileSync(file, 'utf8').replace(/>\s+</g, '><').trim();
  return `data:image/svg+xml,${svg.replace(/[%#<>"]/g, encodeURIComponent)}`;
}

export const navbar: Partial<Navbar> & Record<string, unknown> = {
  title: site.name,
  hideOnScroll: true,
  logo: {
    alt: '',
    src: inlineSvg('static/img/logo.svg'),
    srcDark: inlineSvg('static/img/logo-dark.svg'),
    width: 32,
    height: 32,
  },
  items: [
    { type: 'docSidebar', sidebarId: 'promoteSidebar', label: 'Promote', position: 'left' },
    { type: 'docSidebar', sidebarId: 'monetizeSidebar', label: 'Monetize', position: 'left' },
    { type: 'docSidebar', sidebarId: 'analyzeSidebar', label: 'Analyze', position: 'left' },
    { type: 'docsVersionDropdown', docsPluginId: 'sdk', position: 'left' },
    { to: '/api/overview', label: 'API', position: 'left', activeBaseRegex: '^/api/' },
    { type: 'docSidebar', sidebarId: 'resourcesSidebar', label: 'Resources', position: 'left' },
    { to: '/blog', label: 'Blog', position: 'right' },
    { type: 'search', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
    { type: 'docsVersionDropdown', docsPluginId: 'default', position: 'right' },
  ],
};
