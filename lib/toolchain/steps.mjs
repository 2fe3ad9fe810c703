/**
 * Runs the steps of a command one after the other with progress and times, and stops at the first that fails with its
 * output at hand. Plain JavaScript: `npm run site` and `npm test` start here before anything is installed.
 */
import { spawn } from 'node:child_process';
import { Console } from 'node:console';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {readonly string[]} command
 * @property {Readonly<Record<string, string>>} [env] Variables for the command.
 * @property {boolean} [required] Later steps need what this one makes: without it the run ends.
 * @property {boolean} [apart] It needs nothing of its neighbors and changes nothing that they read: two such steps run at a
 * time where the run goes on after a failure.
 * @property {() => string | undefined} [skip] Why there is nothing to do; the step counts as passed.
 * @property {() => string | undefined} [blocked] What is missing and how to get it; the run ends before the step.
 */

/**
 * @typedef {Step & { seconds: number, code: number, failures: readonly string[] }} StepResult
 * `failures` are the lines in which a test runner names what failed, for a summary, because logs are often read from their end.
 */

/** How Vitest, Playwright, Docusaurus and our checks (`file:line: what`) begin such a line. */
const failureLine = /^(?:FAIL\s|\d+\) \S|\[ERROR\]|[\w./-]+:\d+: )/;
/** The last ones are kept: a runner sums up at its end, and the servers that tests start warn before it. */
const mostFailures = 20;

const needed = { major: 20, minor: 19 };

/** Stops with a clear word if Node is too old. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed.major || (major === needed.major && minor >= needed.minor)) return;
  console.error(
    `Node ${needed.major}.${needed.minor} or newer is needed; this is ${version}. Install it from nodejs.org or your package manager.`,
  );
  process.exit(1);
}

/**
 * @param {Step} step
 * @param {string} place Number of the step and how many there are.
 * @param {Console} [say] What it says of the step.
 * @param {readonly [stdout: Writable, stderr: Writable]} [to] Where what the step prints goes.
 * @returns {Promise<StepResult>}
 */
function runOne(step, place, say = console, to = [process.stdout, process.stderr]) {
  return new Promise((resolve) => {
    const skipped = step.skip?.();
    if (skipped) {
      say.log(`${place} ${step.title}: ${skipped}`);
      resolve({ ...step, seconds: 0, code: 0, failures: [] });
      return;
    }
    say.log(`\n${place} ${step.title}`);
    const started = performance.now();
    const [program = '', ...args] = step.command;
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // A pipe is not a terminal, so colors are asked for.
      env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...process.env, ...step.env },
      shell: process.platform === 'win32',
    });
    /** @type {Set<string>} */
    const failures = new Set();
    for (const [from, into] of /** @type {const} */ ([
      [child.stdout, to[0]],
      [child.stderr, to[1]],
    ])) {
      from.pipe(into, { end: false });
      createInterface({ input: from }).on('line', (line) => {
        const text = stripVTControlCharacters(line).trim();
        if (failureLine.test(text)) failures.add(text);
      });
    }
    const done = (/** @type {number} */ code) => {
      const seconds = (performance.now() - started) / 1000;
      say.log(`${place} ${step.title}: ${code === 0 ? 'done' : 'FAILED'} after ${seconds.toFixed(1)} s`);
      resolve({ ...step, seconds, code, failures: [...failures].slice(-mostFailures) });
    };
    child.on('error', (error) => {
      say.error(`Cannot start ${program}: ${error.message}`);
      done(1);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/**
 * Runs all steps.
 * @param {readonly Step[]} steps
 * @param {{ stopAtFirst?: boolean }} [options] With stopAtFirst false, independent checks all run and are summed up.
 * @returns {Promise<StepResult[]>} Of the steps that were come to; a step that is blocked is the last, with code 1.
 */
export async function runSteps(steps, { stopAtFirst = true } = {}) {
  /** @type {StepResult[]} */
  const results = [];
  const isApart = (/** @type {Step | undefined} */ step) => !stopAtFirst && step?.apart === true;
  for (let index = 0; index < steps.length; index += 1) {
    const rest = steps.slice(index);
    const end = rest.findIndex((step) => !isApart(step));
    const apart = rest.slice(0, end < 0 ? rest.length : end);
    if (apart.length > 1) {
      results.push(...(await runAtOnce(apart, { atOnce: 2, before: index, of: steps.length })));
      index += apart.length - 1;
      continue;
    }
    const [step] = rest;
    if (!step) break;
    const place = `[${index + 1}/${steps.length}]`;
    const problem = step.blocked?.();
    if (problem) {
      console.error(`\n${place} ${step.title}: cannot run. ${problem}`);
      return [...results, { ...step, seconds: 0, code: 1, failures: [problem] }];
    }
    const result = await runOne(step, place);
    results.push(result);
    if (result.code !== 0 && (stopAtFirst || step.required)) break;
  }
  return results;
}

/**
 * Runs steps that need nothing of each other at the same time. Each prints as a whole, once it is over.
 * @param {readonly Step[]} steps
 * @param {{ atOnce?: number, before?: number, of?: number }} [options] How many at a time, all if left out; how many steps the
 * run has before these, and in all.
 * @returns {Promise<StepResult[]>} In the order of the steps.
 */
export async function runAtOnce(steps, { atOnce = steps.length, before = 0, of: all = steps.length } = {}) {
  /** @type {StepResult[]} */
  const results = [];
  const waiting = [...steps.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, step] = next;
      /** @type {Buffer[]} */
      const printed = [];
      const held = new Writable({
        write(/** @type {Buffer} */ chunk, _, done) {
          printed.push(chunk);
          done();
        },
      });
      const place = `[${before + index + 1}/${all}]`;
      results[index] = await runOne(step, place, new Console(held), [held, held]);
      process.stdout.write(Buffer.concat(printed));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

const stampFile = 'node_modules/.install-stamp';

function lockHash() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
}

/**
 * Installs from the lockfile, unless what is installed already is that lockfile.
 * @type {Step}
 */
export const installStep = {
  title: 'Install dependencies from the lockfile',
  required: true,
  command: [process.execPath, 'scripts/install.mjs'],
  skip: () =>
    existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash() ? 'already installed' : undefined,
};

/** Notes which lockfile is installed. */
export function writeInstallStamp() {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, lockHash());
}

/**
 * A step that runs an npm script of package.json.
 * @param {string} title
 * @param {string} script
 * @param {Partial<Step>} [extra]
 * @returns {Step}
 */
export const npmStep = (title, script, extra = {}) => ({
  title,
  command: ['npm', 'run', '--silent', script],
  ...extra,
});
