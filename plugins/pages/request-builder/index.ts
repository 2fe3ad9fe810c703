/**
 * Docusaurus plugin: lets the request builder import what docusaurus-theme-openapi-docs makes requests with, and nothing
 * else of the site. The theme is not registered as a theme: it would put its styles on every page, replace the site's
 * Tabs and TabItem, and bring a send button. README.md says what is taken, what is left and why.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function requestBuilder({ siteDir }: LoadContext): Plugin {
  const own = (name: string): string => path.join(siteDir, 'plugins/pages/request-builder', name);
  const themePackage = path.dirname(require.resolve('docusaurus-theme-openapi-docs/package.json'));
  // Packages that the theme brings along are found from the theme.
  const ofTheme = (request: string): string => require.resolve(request, { paths: [themePackage] });

  return {
    name: 'request-builder',
    configureWebpack(_config, isServer, { currentBundler }) {
      // The builder never renders in the build, so its packages need not be bundled there.
      const packages = [
        '@theme/ApiExplorer/buildPostmanRequest',
        'postman-collection',
        'postman-code-generators',
      ];
      if (isServer) {
        return {
          resolve: { alias: Object.fromEntries(packages.map((name) => [name, false])) },
          module: { rules: [{ test: /\.builder-css$/, type: 'asset/resource', generator: { emit: false } }] },
        };
      }
      return {
        resolve: {
          alias: {
            '@theme/ApiExplorer/buildPostmanRequest$': path.join(
              themePackage,
              'lib/theme/ApiExplorer/buildPostmanRequest.js',
            ),
            // One copy instead of one in each snippet generator.
            lodash$: ofTheme('lodash'),
            // Random example values and old text encodings: 150 kB brotli that no request needs.
            '@faker-js/faker/locale/en$': own('no-faker.cjs'),
            'iconv-lite$': false,
          },
          fallback: {
            buffer: ofTheme('buffer/'),
            path: ofTheme('path-browserify'),
          },
        },
        module: {
          rules: [
            {
              // Styles that load with the builder: a separate file, not part of the site's style sheet.
              test: /\.builder-css$/,
              type: 'asset/resource',
              generator: { filename: 'assets/css/[name].[contenthash:8].css' },
            },
          ],
        },
        plugins: [
          // The generators of the languages that the builder offers instead of all 34.
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^\.\/assets\/languages\.js$/,
            (resource: { context: string; request: string }) => {
              if (/[\\/]postman-code-generators[\\/]/.test(resource.context)) {
                resource.request = own('snippet-generators.cjs');
              }
            },
          ),
        ],
      };
    },
  };
}
