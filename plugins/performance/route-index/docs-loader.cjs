/**
 * Loader of the framework's docsClientUtils.js: the active document, which six places of each page ask for, is looked
 * up by its address without case and last slash. That is what the expression of each document, tried one by one, means
 * for addresses of the manifest (letters, digits, dots, hyphens). And the docs instances are sorted by code unit, which puts
 * /a/b before /a as well: the order of a language takes the browser 7 ms to load, 28 on a phone, and nothing else needs it.
 */

const path = require('node:path');

const search =
  /activeVersion\?\.docs\.find\(\(doc\) => !!matchPath\(pathname, \{\s*path: doc\.path,\s*exact: true,\s*strict: false,\s*\}\)\)/;

const order = '.sort((a, b) => b[1].path.localeCompare(a[1].path))';

const helper = `
import { bareAddress } from ${JSON.stringify(path.join(__dirname, 'address.ts'))};
const documents = new WeakMap();
const longestFirst = ([, a], [, b]) => (a.path < b.path ? 1 : a.path > b.path ? -1 : 0);
function findDocument(docs, pathname) {
  let index = documents.get(docs);
  // In the browser, documents are added as the reader comes to them.
  if (index?.count !== docs.length) {
    index = { count: docs.length, byAddress: new Map() };
    for (const doc of docs) {
      const address = bareAddress(doc.path);
      if (!index.byAddress.has(address)) index.byAddress.set(address, doc);
    }
    documents.set(docs, index);
  }
  return index.byAddress.get(bareAddress(pathname));
}
`;

/** @param {string} source */
module.exports = function docLookup(source) {
  if (!search.test(source) || !source.includes(order)) {
    throw new Error(
      'The framework looks for the active document in another way. Compare @docusaurus/plugin-content-docs/lib/client/docsClientUtils.js with plugins/performance/route-index/docs-loader.cjs.',
    );
  }
  return (
    source
      .replace(search, 'activeVersion && findDocument(activeVersion.docs, pathname)')
      .replace(order, '.sort(longestFirst)') + helper
  );
};
