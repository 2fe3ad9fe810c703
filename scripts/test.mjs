/**
 * `npm test`: everything that CI proves, from a bare clone. Cheap checks come first; all of them run even if one fails,
 * so that one run tells a writer everything. What later steps stand on (install, browser, generate, build) stops the
 * run when it fails.
 */
import { installStep, npmStep, requireNode, runSteps } from '../lib/machine/steps.mjs';

requireNode();
const required = { required: true };
const steps = [
  installStep,
  {
    title: 'Find or install a browser',
    command: [process.execPath, 'lib/machine/ensure-browser.mjs'],
    ...required,
  },
  {
    title: 'Find or install web servers',
    command: [process.execPath, 'lib/machine/ensure-servers.mjs'],
  },
  npmStep('Generate the API pages', 'generate', required),
  npmStep('Types', 'check:types'),
  npmStep('Code style', 'check:format'),
  npmStep('Code lint', 'check:lint'),
  npmStep('Imports between rooms', 'check:imports'),
  npmStep('Markdown lint', 'check:markdown'),
  npmStep('Spelling', 'check:spelling'),
  npmStep('Terminology', 'check:terms'),
  npmStep('Front matter, links, ledgers', 'check:content'),
  npmStep('OpenAPI specs', 'check:openapi'),
  npmStep('Samples', 'check:samples'),
  npmStep('Supply chain', 'check:supply'),
  npmStep('Unit and content tests', 'test:unit'),
  npmStep('Build the production site', 'build:site', required),
  npmStep('Tests of the built site', 'test:site'),
  npmStep('Make the release bundle', 'deploy:bundle'),
  npmStep('Tests of the delivery', 'test:delivery'),
  npmStep('Browser tests', 'test:browser'),
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
if (left > 0) console.log(`  ${left} steps did not run, because one that they stand on failed.`);
console.log(`\nsteps: ${results.length - failed.length} passed, ${failed.length + left} failed`);
if (failed.length > 0) process.exitCode = 1;
