/**
 * The parts that are settings of the environment, which the framework reads before docusaurus.config.ts. Plain JavaScript,
 * because scripts/docusaurus.mjs sets them before anything can be translated.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * True if WHENCE_PLAIN leaves a part on. config/env.ts refuses names that are not parts.
 * @param {string} plain
 * @param {string} part
 */
const isOn = (plain, part) => !/^(?:1|true)$/.test(plain) && !plain.split(',').includes(part);

/**
 * native-modules: packages that Node loads as they are. The framework's loader of TypeScript configuration also translates
 * every package that is an ES module, 250 files of Markdown tools, though Node can load them. The framework's own packages
 * stay with its loader.
 * @param {string} siteDir
 */
function nativeModules(siteDir) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.includes('docusaurus'));
}

/**
 * Variables for the framework's process.
 * @param {string} plain Value of WHENCE_PLAIN.
 * @param {string} siteDir
 * @returns {Record<string, string>}
 */
export function environmentOf(plain = '', siteDir = process.cwd()) {
  return {
    // Read when the loader is made.
    ...(isOn(plain, 'native-modules') && { JITI_NATIVE_MODULES: JSON.stringify(nativeModules(siteDir)) }),
    // small-threads: documents are rendered in threads, whose heaps would grow to a gigabyte each while the bundler still
    // holds its memory. A thread that has more than this many bytes is replaced, which takes no time that can be measured.
    ...(isOn(plain, 'small-threads') && {
      DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: String(200_000_000),
    }),
    // unminified-documents: minifying takes 0.15 kB of the 5 to 14 kB brotli of a document, now that late-scripts minifies
    // its script once, and the framework spends a tenth of a cold and a fifth of a warm build on it.
    ...(isOn(plain, 'unminified-documents') && { SKIP_HTML_MINIFICATION: 'true' }),
  };
}
