/**
 * `npm run check`: everything that needs no build. With `-- --changed`, what a writer has edited on pages since the
 * published branch, and what is left to other commands. With `-- --fix`, only the checks that can mend findings.
 */
import { parseArgs } from 'node:util';
import { changedFiles } from '../checks/changed/changed-files';
import { changedSteps, fixSteps, onlyLater, otherFiles } from '../checks/changed/plan';
import { runCheck } from '../checks/report';
import { sourceCheckSteps } from '../lib/toolchain/source-checks.mjs';
import { runSteps, type Step } from '../lib/toolchain/steps.mjs';

async function run(steps: readonly Step[]): Promise<void> {
  const failed = (await runSteps(steps, { stopAtFirst: false })).filter(({ code }) => code !== 0);
  const names = failed.map(({ title }) => title).join(', ');
  console.log(`\n${steps.length} checks: ${failed.length === 0 ? 'no findings' : `findings in ${names}`}.`);
  if (failed.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const option = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { changed: option, fix: option } });
  if (values.fix) return run(fixSteps(values.changed));
  if (!values.changed) return run(sourceCheckSteps);
  const changed = changedFiles();
  await run(changedSteps(changed));
  const others = otherFiles(changed);
  console.log(`\nCompared with ${changed.base.slice(0, 12)}: ${changed.files.length} files are edited.`);
  if (others.length > 0) {
    console.log(`Not judged here, and a reason to run npm run check:\n  ${others.join('\n  ')}`);
  }
  console.log(`Only later steps see:\n  ${onlyLater.join('\n  ')}`);
}

void runCheck(main);
