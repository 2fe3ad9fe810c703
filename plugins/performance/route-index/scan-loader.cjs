/**
 * Loader of two modules that look through all routes of a level for the ones that match an address, repeatedly for each
 * page that is rendered. With it, they look only among the routes that can match (route-index.ts). The order is kept,
 * so the router's answer is the same.
 */

const path = require('node:path');

/** @type {readonly { from: string, to: string }[]} */
const scans = [
  {
    // react-router-config: which components a page is made of.
    from: 'routes.some(function (route) {',
    to: 'candidatesOf(routes, pathname).some(function (route) {',
  },
  {
    // @docusaurus/plugin-content-docs: which sidebar a document has.
    from: 'docRoutes.find((docRoute) => matchPath(location.pathname, docRoute))',
    to: 'candidatesOf(docRoutes, location.pathname).find((docRoute) => matchPath(location.pathname, docRoute))',
  },
];

const helper = `
import { candidatesOf } from ${JSON.stringify(path.join(__dirname, 'route-index.ts'))};
`;

/** @param {string} source */
module.exports = function scanLess(source) {
  const scan = scans.find(({ from }) => source.includes(from));
  if (!scan) {
    throw new Error(
      'The framework looks for routes in another way. Compare matchRoutes of react-router-config and useDocRootMetadata of @docusaurus/plugin-content-docs with plugins/performance/route-index/scan-loader.cjs.',
    );
  }
  return source.replace(scan.from, scan.to) + helper;
};
