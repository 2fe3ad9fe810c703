/**
 * Loader of the router's module: before it makes and tries a regular expression, an exact path of letters, digits,
 * dots, hyphens, underscores and slashes is compared with the address, without case and last slash, which is what the
 * expression would do. Everything else goes the router's way, paths that fit included.
 */

const start = /(\n {2}var paths = \[\]\.concat\(path\);\n)/;
const signature = 'function matchPath(pathname, options) {';

const helper = `
const plainPaths = new Map();
function isPlainPath(path) {
  let plain = plainPaths.get(path);
  if (plain === undefined) plainPaths.set(path, (plain = /^[\\w./-]*$/.test(path)));
  return plain;
}
const bareAddress = (address) =>
  (address.endsWith('/') ? address.slice(0, -1) : address).toLowerCase();
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

module.exports = function quickRouting(source) {
  if (!source.includes(signature) || !start.test(source)) {
    throw new Error(
      'The router matches paths in another way. Compare react-router/esm/react-router.js with plugins/quick-routing/router-loader.cjs.',
    );
  }
  return (
    source.replace(
      start,
      "\n  if (exact && !sensitive && typeof path === 'string' && cannotMatch(pathname, path)) return null;\n$1",
    ) + helper
  );
};
