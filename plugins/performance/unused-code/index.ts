/**
 * Docusaurus plugin: leaves out of the main script, which every page loads, what this site never uses: components that its
 * settings do not show, the second router, what only the build does (code-loader.cjs), and packages that are imported for
 * checks of development. The build has them all, so documents are the framework's.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { modules } from './code-loader.cjs';

/** Components that an empty one replaces, below node_modules. */
const components = [
  '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
  '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Sidebar/ExpandButton/index.js',
  '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/CollapseButton/index.js',
  '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Html/index.js',
  '@docusaurus/theme-classic/lib/theme/Footer/Links/Simple/index.js',
  '@docusaurus/theme-classic/lib/theme/Footer/Logo/index.js',
  '@docusaurus/theme-classic/lib/theme/LastUpdated/index.js',
  '@docusaurus/theme-classic/lib/theme/NavbarItem/DocNavbarItem.js',
  '@docusaurus/theme-classic/lib/theme/NavbarItem/DocsVersionNavbarItem.js',
  '@docusaurus/theme-classic/lib/theme/NavbarItem/HtmlNavbarItem.js',
];

/** Packages of which nothing is left in production but their import. */
const checksOfDevelopment = ['hoist-non-react-statics', 'prop-types', 'react-is'];

export default function unusedCode({ siteDir, siteConfig }: LoadContext): Plugin {
  const installed = (name: string): string => path.join(siteDir, 'node_modules', name);
  return {
    name: 'unused-code',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      if (siteConfig.future.experimental_router === 'hash')
        throw new Error(
          'docusaurus.config.ts: the hash router is left out of the site. Take it off plugins/performance/unused-code/code-loader.cjs.',
        );
      const unused = path.join(siteDir, 'plugins/performance/unused-code/unused.ts');
      return {
        resolve: { alias: Object.fromEntries(components.map((name) => [installed(name), unused])) },
        module: {
          rules: [
            {
              test: modules.map(installed),
              enforce: 'pre' as const,
              use: path.join(siteDir, 'plugins/performance/unused-code/code-loader.cjs'),
            },
            { include: checksOfDevelopment.map(installed), sideEffects: false },
          ],
        },
      };
    },
  };
}
