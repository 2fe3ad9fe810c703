/**
 * The parts of plugins/performance by name. WHENCE_PLAIN (config/env.ts) turns off all or some of them, to see what one is
 * worth or whether it is to blame; plugins/performance/LEDGER.md says what each does and gains.
 */
export const performanceParts = [
  'late-scripts',
  'client-start',
  'route-shards',
  'route-index',
  'link-prefetch',
  'css-purge',
  'prism-stub',
  'unused-code',
  'client-config',
  'search-methods',
  'import-helper',
  'build-cache',
  'kept-documents',
  'local-jsx',
  'small-threads',
  'lazy-dev-compile',
  'native-modules',
  'unminified-documents',
] as const;

export type PerformancePart = (typeof performanceParts)[number];

/** Parts that work only if others are on. */
export const neededParts: Partial<Record<PerformancePart, readonly PerformancePart[]>> = {
  // It names a page's first scripts in the list of late-scripts, and takes out the table of files that the framework's
  // prefetch reads.
  'route-shards': ['late-scripts', 'link-prefetch'],
  // Without late-scripts, the framework shows its banner.
  'unused-code': ['late-scripts'],
};
