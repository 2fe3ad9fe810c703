/**
 * Loader for MiniSearch: leaves out the methods that the search worker never calls. A class is bundled whole, so records
 * that are only ever added came with code that removes, replaces and stores them: a tenth of the worker. A method that is
 * not there any longer stops the build, so an upgrade is noticed.
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
];

/** @param {string} source */
module.exports = function withoutUnusedMethods(source) {
  return unused.reduce((text, name) => {
    const method = new RegExp(
      `^    (?:static )?(?:async )?${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^    \\}\\n`,
      'm',
    );
    if (!method.test(text))
      throw new Error(
        `minisearch has no method ${name} — Correct the list in plugins/pages/search-index/unused-methods.cjs.`,
      );
    return text.replace(method, '');
  }, source);
};
