/**
 * Starts the framework's command line. Its loader for TypeScript configuration also translates every package that is
 * an ES module, 250 files of Markdown tools on a fresh checkout, though Node can load them as they are. Naming the
 * packages that config/, plugins/ and data/ import saves a cold build two seconds of processor time; the result is
 * the same. Plain JavaScript, because it runs before anything can be translated.
 *
 * Use: node scripts/docusaurus.mjs build, or any other command of the framework
 */
const loadedByNode = [
  '@fullhuman/postcss-purgecss',
  'prismjs',
  'remark-gfm',
  'remark-mdx',
  'remark-parse',
  'unified',
  'unist-util-visit',
  'yaml',
  'zod',
];

// The loader reads this variable when it is made, which is before it reads docusaurus.config.ts.
process.env.JITI_NATIVE_MODULES ??= JSON.stringify(loadedByNode);

// Minified documents are no smaller on the wire: of 9.6 kB brotli it took 0.01, and 1.2 where the inline script stood,
// which plugins/late-hydration minifies once. For that the framework would spend a tenth of a warm build.
process.env.SKIP_HTML_MINIFICATION ??= 'true';

await import('@docusaurus/core/bin/docusaurus.mjs');
