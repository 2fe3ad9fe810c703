/**
 * Loader for MiniSearch: leaves out the methods that the search worker never calls. A class is bundled whole, so records
 * that are only ever added came with code that removes, replaces and stores them. A method that is not there stops the
 * build, so an upgrade is noticed.
 */
const unused = [
  'addAllAsync',
  'remove',
  'removeAll',
  'discard',
  'maybeAutoVacuum',
  'discardAll',
  'replace',
  'vacuum',
  'conditionalVacuum',
  'performVacuuming',
  'vacuumConditionsMet',
  'autoSuggest',
  'loadJSON',
  'loadJSONAsync',
  'loadJS',
  'loadJSAsync',
  'instantiateMiniSearch',
  'toJSON',
  'removeTerm',
  'warnDocumentChanged',
  'removeFieldLength',
  'isVacuuming',
  'dirtCount',
  'dirtFactor',
  'getStoredFields',
  'documentCount',
  'termCount',
  'getDefault',
  // Of the map that the index is kept in.
  'fromObject',
  'size',
  'update',
];

/** @param {string} source */
function withoutUnusedMethods(source) {
  return unused.reduce((text, name) => {
    const method = new RegExp(
      `^    (?:static )?(?:async |get )?${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^    \\}\\n`,
      'm',
    );
    if (!method.test(text))
      throw new Error(
        `minisearch has no method ${name} — Correct the list in plugins/performance/search-methods/methods-loader.cjs.`,
      );
    return text.replace(method, '');
  }, source);
}

module.exports = Object.assign(withoutUnusedMethods, { unused });
