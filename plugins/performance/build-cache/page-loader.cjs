/**
 * The framework's Markdown loader (@docusaurus/mdx-loader/lib/loader.js), with what our plugins read as dependencies of the
 * page. The build compiles a page once and gives both bundlers the result: what was noted for the client's page holds for
 * the server's too. A page that only the server compiles anew, because a cache was cut, is made once the client is done
 * without it: the framework's loader would wait for the client forever.
 */
const mdxLoader = require('@docusaurus/mdx-loader').default;

/**
 * @this {any} Context of the loader, with the options of plugins/performance/build-cache.
 * @param {string} source
 */
module.exports = function pageLoader(source) {
  const { inputs, crossCompilerCache } = this.getOptions();
  const { pages, noInputs, recordInto, unrecorded, valueFile, clientDone } = inputs;
  const done = this.async();
  const read = noInputs();
  if (this._compiler.name === 'client') pages.set(this.resource, read);

  /** @type {(error: Error | null, code?: string) => void} */
  const finish = (error, code) => {
    // Looking up where a value is kept reads files, on which no page depends: the server's would, which is told later.
    unrecorded(() => {
      for (const { files, missing, folders, values } of new Set([read, pages.get(this.resource) ?? read])) {
        for (const file of files) this.addDependency(file);
        for (const file of missing) this.addMissingDependency(file);
        for (const folder of folders) this.addContextDependency(folder);
        for (const value of values) this.addDependency(valueFile(value));
      }
    });
    done(error, code);
  };
  /** @param {Record<string, unknown>} changes */
  const load = (changes) => {
    const fields = Object.entries(changes).map(([name, value]) => [name, { value }]);
    recordInto(read, () => mdxLoader.call(Object.create(this, Object.fromEntries(fields)), source));
  };
  load({ async: () => finish });
  if (this._compiler.name === 'server' && crossCompilerCache)
    clientDone.then(() => {
      if (crossCompilerCache.has(this.resource))
        load({ _compiler: { name: 'client' }, async: () => () => {} });
    });
};
