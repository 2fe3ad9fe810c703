/** Makes the rows of the sample dataset anew and looks at them: they have the hashes of those in git, and agree with the facts. */
import { spawnSync } from 'node:child_process';
import type { Part } from './part';

/** Runs the tests of tools/sample-world. */
export const sampleWorld: Part = () => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.weekly.config.mts'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  const file = 'tools/sample-world/main.ts';
  const message = 'the tests of the generator fail, as said above';
  const cure = 'Correct it, or run `npm run dataset` if the change is meant.';
  return { findings: status === 0 ? [] : [{ file, line: 1, message, cure }], what: 'the sample dataset' };
};
