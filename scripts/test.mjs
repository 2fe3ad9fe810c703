/**
 * `npm test`: everything that CI proves, from a bare clone. Cheap checks come first; they all run even if one fails,
 * so that one run tells a writer everything. What later steps need (install, generate, build) ends the run when it
 * fails, and so does a missing browser or web server, before the first step that needs it.
 */
import { sourceCheckSteps } from '../lib/toolchain/source-checks.mjs';
import { installStep, npmStep, requireNode, runSteps } from '../lib/toolchain/steps.mjs';
import { mayInstall, toolProblem } from '../lib/toolchain/test-tools.mjs';

requireNode();
const required = { required: true };
const withTools = { blocked: () => toolProblem() };
const steps = [
  installStep,
  npmStep('Find or install a browser, web servers and Python', 'setup:tests', {
    skip: () => (mayInstall() ? undefined : (toolProblem() ?? 'all there')),
  }),
  npmStep('Generate the API pages', 'generate', required),
  ...sourceCheckSteps,
  npmStep('Unit and content tests', 'test:unit'),
  npmStep('Build the production site', 'build:site', required),
  npmStep('Tests of the built site', 'test:site'),
  npmStep('The site without plugins/performance', 'check:plain'),
  npmStep("The site with the bench's corpus", 'bench', {
    command: ['npm', 'run', '--silent', 'bench', '--', '--try'],
  }),
  npmStep('Make the release bundle', 'deploy:bundle'),
  npmStep('Tests of the delivery', 'test:delivery', withTools),
  npmStep('Browser tests', 'test:browser', withTools),
];
const started = performance.now();
const results = await runSteps(steps, { stopAtFirst: false });
const failed = results.filter((result) => result.code !== 0);
const left = steps.length - results.length;

console.log(`\nSummary after ${((performance.now() - started) / 1000).toFixed(0)} s`);
for (const result of results) {
  console.log(
    `  ${result.code === 0 ? 'ok    ' : 'FAILED'} ${result.seconds.toFixed(1).padStart(7)} s  ${result.title}`,
  );
}
for (const { title, failures } of failed)
  for (const failure of failures) console.log(`  ${title}: ${failure}`);
if (left > 0) console.log(`  ${left} steps did not run, because one that they need failed.`);
console.log(`\nsteps: ${results.length - failed.length} passed, ${failed.length + left} failed`);
if (failed.length > 0) process.exitCode = 1;
