/**
 * Loader of the framework's registry of page modules. It names each module twice: in an `import()`, which can wait, and
 * in a `resolveWeak`, for whose answer the bundler compiles the module at once. The answer only tells the client whether
 * a module happens to be there already; a name that no module has says that it is not, and it is loaded.
 */

const weak = /require\.resolveWeak\(("(?:[^"\\]|\\.)*")\)/g;

/** @param {string} source */
module.exports = function registryLoader(source) {
  const lazy = source.replace(weak, '$1');
  if (lazy === source || lazy.includes('resolveWeak')) {
    throw new Error(
      'The framework writes .docusaurus/registry.js in another way. Compare it with plugins/performance/lazy-dev-compile/registry-loader.cjs.',
    );
  }
  return lazy;
};
