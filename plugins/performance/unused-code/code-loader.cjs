/**
 * Loader of modules whose parts only another router, the build, or React before version 19 use. The bundler cannot know
 * that, so they are taken out of the browser's copy by their text.
 */

/**
 * What is taken out of each module, by the end of its path: the text or pattern, and what replaces it.
 * @type {Record<string, [part: string | RegExp, instead: string][]>}
 */
const edits = {
  '@docusaurus/core/lib/client/clientEntry.js': [
    ["siteConfig.future.experimental_router === 'hash' ? (<HashRouter>{children}</HashRouter>) : ", ''],
  ],
  'react-router/esm/react-router.js': [
    ['createMemoryHistory, ', ''],
    ['createMemoryHistory(_this.props)', 'undefined'],
  ],
  'react-router-dom/esm/react-router-dom.js': [
    ['createHashHistory, ', ''],
    ['createHashHistory(_this.props)', 'undefined'],
  ],
  // What writes the head of a document, and types of properties.
  'react-helmet-async/lib/index.module.js': [
    ['k&&(i=k(o))', '0'],
    [/e\|\|\(t\.helmet=k\(\{.*?\}\)\)/, '0'],
    [/q\.propTypes=.*?isRequired\},/, ''],
    [/z\.propTypes=.*?isRequired\},/, ''],
    [/W\.propTypes=.*?r\.object\},(?=W\.defaultProps)/, ''],
    [/,D=r\.shape\(.*?\}\)\}\)/, ''],
    ['import r from"prop-types";', ''],
  ],
};

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @throws Error if the module does not hold each part once.
 */
module.exports = function codeLoader(source) {
  const file = this.resourcePath.replaceAll('\\', '/');
  const [, list = []] = Object.entries(edits).find(([end]) => file.endsWith(`/${end}`)) ?? [];
  return list.reduce((text, [part, instead]) => {
    if (text.split(part).length !== 2)
      throw new Error(
        `${file} has another form: ${part} is not in it once. Compare it with plugins/performance/unused-code/code-loader.cjs.`,
      );
    return text.replace(part, instead);
  }, source);
};
/** Modules that the loader knows, below node_modules. */
module.exports.modules = Object.keys(edits);
