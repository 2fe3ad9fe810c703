/** `npm run site`: from a bare clone to the production site on a local address. */
import { serveUntilEnded } from '../lib/toolchain/serve.mjs';
import { installStep, npmStep, requireNode, runSteps } from '../lib/toolchain/steps.mjs';

requireNode();
const results = await runSteps([
  installStep,
  npmStep('Generate the API pages', 'generate'),
  npmStep('Build the production site', 'build:site'),
]);
if (results.some((result) => result.code !== 0)) {
  process.exitCode = 1;
} else {
  serveUntilEnded([
    process.execPath,
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'serve',
    '--no-open',
  ]);
}
