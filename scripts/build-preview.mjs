/**
 * `npm run build:preview`: the site for looking at a change. Only the current version of each doc set is built, which
 * takes less time and memory, and search engines are asked to stay away. Plain JavaScript, as all that starts builds.
 */
import { npmStep, requireNode, runSteps } from '../lib/toolchain/steps.mjs';

requireNode();
const results = await runSteps([
  npmStep('Generate the API pages', 'generate'),
  npmStep('Build the current versions', 'build:site', {
    env: { WHENCE_CURRENT_ONLY: '1', WHENCE_NO_INDEX: '1' },
  }),
]);
if (results.some((result) => result.code !== 0)) process.exitCode = 1;
