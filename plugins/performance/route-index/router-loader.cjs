/**
 * Loader of the router's module: before the router makes and tries a regular expression, an exact plain path is compared
 * with the address (address.ts), with the same result. Everything else, and a path that fits, is left to the router.
 */

const path = require('node:path');

const start = /(\n {2}var paths = \[\]\.concat\(path\);\n)/;
const signature = 'function matchPath(pathname, options) {';

const helper = `
import { bareAddress, isPlainPath } from ${JSON.stringify(path.join(__dirname, 'address.ts'))};
let lastAddress;
let lastBare;
function cannotMatch(pathname, path) {
  if (pathname !== lastAddress) {
    lastAddress = pathname;
    lastBare = bareAddress(pathname);
  }
  // Lengths first: they tell most addresses apart without making a text.
  return isPlainPath(path) && (Math.abs(path.length - lastBare.length) > 1 || bareAddress(path) !== lastBare);
}
`;

/** @param {string} source */
module.exports = function routeIndex(source) {
  if (!source.includes(signature) || !start.test(source)) {
    throw new Error(
      'The router matches paths in another way. Compare react-router/esm/react-router.js with plugins/performance/route-index/router-loader.cjs.',
    );
  }
  return (
    source.replace(
      start,
      "\n  if (exact && !sensitive && typeof path === 'string' && cannotMatch(pathname, path)) return null;\n$1",
    ) + helper
  );
};
