/** Types of the loader, for plugin and test. */
declare function transitionLoader(this: { resourcePath: string }, source: string): string;
declare namespace transitionLoader {
  /** Modules that the loader knows, below node_modules. */
  const modules: readonly string[];
  /**
   * Source of a module with its statements in transitions.
   * @throws Error if the module does not hold them once each.
   */
  function withTransitions(source: string, file: string): string;
}
export = transitionLoader;
