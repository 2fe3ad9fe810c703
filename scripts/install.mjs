/** Installs exactly what the lockfile says and leaves a stamp, so the next run can skip it. */
import { spawnSync } from 'node:child_process';
import { writeInstallStamp } from '../lib/toolchain/steps.mjs';

const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
});
if (result.status === 0) {
  writeInstallStamp();
} else {
  console.error(
    'npm ci failed. The package registry must be reachable, and package-lock.json must match package.json.',
  );
  process.exitCode = 1;
}
