/**
 * The framework's Markdown loader (@docusaurus/mdx-loader/lib/loader.js), with what our plugins read as dependencies of the
 * page. The build compiles a page once and gives both bundlers the result: what was noted for the client's page holds for
 * the server's too, and must, because the server would wait forever for a page that only it compiles anew.
 */
const mdxLoader = require('@docusaurus/mdx-loader').default;

/**
 * @this {any} Context of the loader, with the options of plugins/performance/build-cache.
 * @param {string} source
 */
module.exports = function pageLoader(source) {
  const { pages, noInputs, recordInto, valueFile } = this.getOptions().inputs;
  const done = this.async();
  const inputs = noInputs();
  if (this._compiler.name === 'client') pages.set(this.resource, inputs);

  /** @type {(error: Error | null, code?: string) => void} */
  const finish = (error, code) => {
    for (const { files, missing, folders, values } of new Set([inputs, pages.get(this.resource) ?? inputs])) {
      for (const file of files) this.addDependency(file);
      for (const file of missing) this.addMissingDependency(file);
      for (const folder of folders) this.addContextDependency(folder);
      for (const value of values) this.addDependency(valueFile(value));
    }
    done(error, code);
  };
  const context = Object.create(this, { async: { value: () => finish } });
  recordInto(inputs, () => mdxLoader.call(context, source));
};
