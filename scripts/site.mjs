/** `npm run site`: from a bare clone to the production site on a local address. */
import { spawn } from 'node:child_process';
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
  const server = spawn('npm', ['run', '--silent', 'serve'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => server.kill(signal));
  server.on('close', (code) => {
    process.exitCode = code ?? 0;
  });
}
