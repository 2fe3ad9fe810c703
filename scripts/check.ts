/**
 * `npm run check`: everything that needs no build. With `-- --changed`, what a writer has edited on pages since the
 * published branch, and what is left to other commands. With `-- --fix`, only the checks that can mend findings.
 */
import { parseArgs } from 'node:util';
import { changedFiles } from '../checks/changed/changed-files';
import { changedSteps, fixSteps, onlyLater, otherFiles } from '../checks/changed/plan';
import { runCheck } from '../checks/report';
import { sourceCheckSteps } from '../lib/toolchain/source-checks.mjs';
import { runAtOnce, runSteps, type Step, type StepResult } from '../lib/toolchain/steps.mjs';

function report(steps: readonly Step[], results: readonly StepResult[]): void {
  const failed = results.filter(({ code }) => code !== 0);
  const names = failed.map(({ title }) => title).join(', ');
  console.log(`\n${steps.length} checks: ${failed.length === 0 ? 'no findings' : `findings in ${names}`}.`);
  if (failed.length > 0) process.exitCode = 1;
}

const inTurn = (steps: readonly Step[]) => runSteps(steps, { stopAtFirst: false });

async function main(): Promise<void> {
  const option = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { changed: option, fix: option } });
  // What mends files takes turns.
  if (values.fix || !values.changed) {
    const steps = values.fix ? fixSteps(values.changed) : sourceCheckSteps;
    return report(steps, await inTurn(steps));
  }
  const changed = changedFiles();
  const steps = changedSteps(changed);
  report(steps, await runAtOnce(steps));
  const others = otherFiles(changed);
  console.log(`\nCompared with ${changed.base.slice(0, 12)}: ${changed.files.length} files are edited.`);
  if (others.length > 0) {
    console.log(`Not judged here, and a reason to run npm run check:\n  ${others.join('\n  ')}`);
  }
  console.log(`Only later steps see:\n  ${onlyLater.join('\n  ')}`);
}

void runCheck(main);
