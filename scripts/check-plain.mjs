/**
 * `npm run check:plain`: the site without plugins/performance. It is built with all parts off, cold and apart from the real
 * build, and its routes, redirects and links are held to the same tests: the site must not depend on what makes it fast.
 */
import { runSteps } from '../lib/toolchain/steps.mjs';

const folder = '.cache/plain';
const outDir = `${folder}/build`;

const results = await runSteps([
  {
    title: 'Build the plain site',
    command: [process.execPath, 'scripts/docusaurus.mjs', 'build', '--out-dir', outDir],
    env: {
      WHENCE_PLAIN: '1',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${folder}/generated`,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  },
  {
    title: 'Tests of the plain site',
    command: [
      process.execPath,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'vitest.site.config.mts',
      ...['routes', 'redirects', 'links'].map((name) => `tests/site/${name}.test.ts`),
    ],
    env: { WHENCE_BUILD_FOLDER: outDir },
  },
]);
if (results.some((result) => result.code !== 0)) process.exitCode = 1;
