/**
 * Loader of framework modules that set state right after hydration, when a value is known in the browser only. The
 * framework sets it at once, so all that depends on it, most of the page, is rendered in one task; as a transition the
 * rendering can be interrupted by the reader.
 */

/** The statements that set the state, by the end of the module's path. */
const statements = {
  '@docusaurus/core/lib/client/browserContext.js': ['setIsBrowser(true);'],
  '@docusaurus/theme-common/lib/hooks/useWindowSize.js': ['setWindowSize(getWindowSize(desktopBreakpoint));'],
  '@docusaurus/theme-common/lib/contexts/colorMode.js': [
    'setColorModeState(ColorModeAttribute.get());',
    'setColorModeChoiceState(ColorModeChoiceAttribute.get());',
  ],
};

/**
 * Source of the module with its statements in transitions.
 * @param {string} source
 * @param {string} file Path of the module.
 * @throws Error if the module does not hold each statement once.
 */
function withTransitions(source, file) {
  const [module, found] =
    Object.entries(statements).find(([end]) => file.replaceAll('\\', '/').endsWith(end)) ?? [];
  if (!found || found.some((statement) => source.split(statement).length !== 2)) {
    throw new Error(
      `${module ?? file} sets its state in another way. Compare it with plugins/performance/client-start/transition-loader.cjs.`,
    );
  }
  return `import { startTransition as asTransition } from 'react';\n${found.reduce(
    (text, statement) => text.replace(statement, `asTransition(() => { ${statement} });`),
    source,
  )}`;
}

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
module.exports = function transitionLoader(source) {
  return withTransitions(source, this.resourcePath);
};
module.exports.withTransitions = withTransitions;
/** Modules that the loader knows, below node_modules. */
module.exports.modules = Object.keys(statements);
