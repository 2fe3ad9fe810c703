/**
 * The checks that need no build. `npm test` begins with them and `npm run check` is nothing else, so both take them from
 * here. Plain JavaScript: `npm test` starts before anything is installed.
 */
import { npmStep } from './steps.mjs';

/** @import { Step } from './steps.mjs' */

/**
 * `pages` are checks of what writers write. Those with `scope` take `--changed` (checks/changed/selection.ts), those with `fix` mend
 * findings with `--fix` (checks/fix.ts).
 * @type {readonly { title: string, script: string, pages?: true, scope?: true, fix?: true }[]}
 */
export const sourceChecks = [
  { title: 'Types', script: 'check:types' },
  { title: 'Code style', script: 'check:format' },
  { title: 'Code lint', script: 'check:lint' },
  { title: 'Imports between rooms', script: 'check:imports' },
  { title: 'Markdown lint', script: 'check:markdown', pages: true },
  { title: 'Spelling', script: 'check:spelling', pages: true },
  { title: 'Terminology', script: 'check:terms', pages: true, scope: true, fix: true },
  { title: 'Front matter, links, ledgers', script: 'check:content', pages: true, scope: true, fix: true },
  { title: 'OpenAPI specs', script: 'check:openapi', fix: true },
  { title: 'Samples', script: 'check:samples', pages: true, scope: true },
  { title: 'Supply chain', script: 'check:supply' },
];

/**
 * Steps of all source checks, in their order.
 * @type {readonly Step[]}
 */
export const sourceCheckSteps = sourceChecks.map(({ title, script }) =>
  npmStep(title, script, { apart: true }),
);
