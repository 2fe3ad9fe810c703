/**
 * Top navigation, item for item as the specification lists it. Items link to section roots only: what is inside a
 * section is the sidebar's business.
 */
import type { Navbar } from '@docusaurus/theme-common';
import { site } from './site';

export const navbar: Partial<Navbar> & Record<string, unknown> = {
  title: site.name,
  hideOnScroll: true,
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
