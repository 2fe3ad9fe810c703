/**
 * Starts the framework's command line with settings that make its builds cheaper. Plain JavaScript, because it runs before
 * anything can be translated.
 *
 * Use: node scripts/docusaurus.mjs build, or any other command of the framework
 */
import { setFlagsFromString } from 'node:v8';

// The framework's loader of TypeScript configuration also translates every package that is an ES module, 250 files of
// Markdown tools, though Node can load them as they are. Naming the packages that config/, plugins/ and data/ import saves
// a cold build two seconds of processor time.
const loadedByNode = [
  '@fullhuman/postcss-purgecss',
  'hast-util-to-string',
  'prismjs',
  'remark-gfm',
  'remark-parse',
  'unified',
  'unist-util-visit',
  'yaml',
  'zod',
];

// The loader reads this variable when it is made, which is before it reads docusaurus.config.ts.
process.env.JITI_NATIVE_MODULES ??= JSON.stringify(loadedByNode);

// Minifying takes 0.15 kB of the 5 to 14 kB brotli of a document, now that plugins/performance/late-scripts minifies its script
// once, and the framework spends a tenth of a cold and a fifth of a warm build on it.
process.env.SKIP_HTML_MINIFICATION ??= 'true';

// A build is over in half a minute, on three threads that compile the same functions. Waiting three times as long before
// a function is optimized saves more work of the optimizer than it costs: 8 % of a cold build. Servers run for longer.
if (process.argv[2] === 'build') setFlagsFromString('--interrupt-budget=200000');

await import('@docusaurus/core/bin/docusaurus.mjs');
