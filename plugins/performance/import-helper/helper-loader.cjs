/**
 * Loader for the framework's helpers of addresses: gives them the one function that they use of tslib. They ask for it as a
 * CommonJS module, which is bundled whole, with decorators, generators and 30 more that nothing calls.
 */
const whole = 'const tslib_1 = require("tslib");';
const helper =
  'const tslib_1 = { __importDefault: (module) => (module && module.__esModule ? module : { default: module }) };';

/**
 * @param {string} source
 * @throws Error if the module asks for tslib in another way, or for more of it.
 */
module.exports = function withoutTslib(source) {
  const used = new Set(source.match(/(?<=tslib_1\.)\w+/g));
  if (source.split(whole).length !== 2 || [...used].join() !== '__importDefault')
    throw new Error(
      '@docusaurus/utils-common/lib/index.js uses tslib in another way. Compare it with plugins/performance/import-helper/helper-loader.cjs.',
    );
  return source.replace(whole, helper);
};
