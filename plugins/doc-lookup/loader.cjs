/**
 * Loader of the framework's docsClientUtils.js: the active document is found by comparing addresses without case and
 * last slash, which is what the regular expression means for addresses of the manifest (letters, digits, dots, hyphens).
 */

const search =
  /activeVersion\?\.docs\.find\(\(doc\) => !!matchPath\(pathname, \{\s*path: doc\.path,\s*exact: true,\s*strict: false,\s*\}\)\)/;

const helper = `
function findDocument(docs, pathname) {
  const bare = (address) => (address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address).toLowerCase();
  const wanted = bare(pathname);
  // Lengths first: they tell most addresses apart without making a text.
  return docs.find(({ path }) => Math.abs(path.length - wanted.length) < 2 && bare(path) === wanted);
}
`;

module.exports = function docLookup(source) {
  if (!search.test(source)) {
    throw new Error(
      'The framework looks for the active document in another way. Compare @docusaurus/plugin-content-docs/lib/client/docsClientUtils.js with plugins/doc-lookup/loader.cjs.',
    );
  }
  return source.replace(search, 'activeVersion && findDocument(activeVersion.docs, pathname)') + helper;
};
