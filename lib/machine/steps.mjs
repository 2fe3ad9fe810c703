/**
 * Runs the steps of a command one after the other with progress and times, and stops at the first that fails with its
 * output at hand. Plain JavaScript: `npm run site` and `npm test` start here before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const needed = [20, 19];

/** Stops with a clear word if Node is too old. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  console.error(
    `Node ${needed.join('.')} or newer is needed; this is ${version}. Install it from nodejs.org or your package manager.`,
  );
  process.exit(1);
}

/**
 * @typedef {{ title: string, command: string[], env?: Record<string, string>, skip?: () => string | undefined }} Step
 */

function runOne(step, number, count) {
  return new Promise((resolve) => {
    const skipped = step.skip?.();
    if (skipped) {
      console.log(`[${number}/${count}] ${step.title}: ${skipped}`);
      resolve({ ...step, seconds: 0, code: 0 });
      return;
    }
    console.log(`\n[${number}/${count}] ${step.title}`);
    const started = performance.now();
    const child = spawn(step.command[0], step.command.slice(1), {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...step.env },
      shell: process.platform === 'win32',
    });
    const done = (code) => {
      const seconds = (performance.now() - started) / 1000;
      console.log(
        `[${number}/${count}] ${step.title}: ${code === 0 ? 'done' : 'FAILED'} after ${seconds.toFixed(1)} s`,
      );
      resolve({ ...step, seconds, code });
    };
    child.on('error', (error) => {
      console.error(`Cannot start ${step.command[0]}: ${error.message}`);
      done(1);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/**
 * Runs all steps.
 * @param {Step[]} steps
 * @param {{ stopAtFirst?: boolean }} [options] With stopAtFirst false, independent checks all run and are summed up.
 */
export async function runSteps(steps, { stopAtFirst = true } = {}) {
  const results = [];
  for (const [index, step] of steps.entries()) {
    const result = await runOne(step, index + 1, steps.length);
    results.push(result);
    if (result.code !== 0 && (stopAtFirst || step.required)) break;
  }
  return results;
}

const stampFile = 'node_modules/.install-stamp';

function lockHash() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
}

/** Installs from the lockfile, unless what is installed already is that lockfile. */
export const installStep = {
  title: 'Install dependencies from the lockfile',
  required: true,
  command: [process.execPath, 'scripts/install.mjs'],
  skip: () =>
    existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash() ? 'already installed' : undefined,
};

export function writeInstallStamp() {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, lockHash());
}

/** A step that runs an npm script of package.json. */
export const npmStep = (title, script, extra = {}) => ({
  title,
  command: ['npm', 'run', '--silent', script],
  ...extra,
});
