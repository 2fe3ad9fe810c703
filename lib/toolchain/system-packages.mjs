/**
 * Finds programs, and installs them with the system's package manager if they are missing. Plain JavaScript without
 * dependencies, because it runs on a bare clone; types are in JSDoc.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * The machine as far as installing depends on it. Tests pass in another one, so nothing is installed.
 * @typedef {object} Machine
 * @property {number | undefined} uid User that runs the command; undefined where users have no number.
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {(name: string) => string | undefined} find Path of a program.
 * @property {(command: readonly string[]) => boolean} run True if the command succeeded.
 */

/**
 * The first of the files that exists and can be run.
 * @param {readonly string[]} files
 * @returns {string | undefined}
 */
export function firstExisting(files) {
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Path of a program on PATH, or in the places of system daemons that PATH may lack.
 * @param {string} name
 * @param {Readonly<Record<string, string | undefined>>} [env]
 */
export function findProgram(name, env = process.env) {
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return firstExisting(folders.filter(Boolean).map((folder) => path.join(folder, name)));
}

/** What package managers say when another process, such as an automatic update, holds their lock. */
const isLocked = /Could not get lock|Unable to (?:acquire|lock)/i;

/**
 * Runs a command with its output on standard error. Where a package manager's lock is held, it is tried again for five
 * minutes: the option of apt for that does not cover `apt-get update`, and apk and pacman do not wait.
 * @param {readonly string[]} command
 * @param {{ tries?: number, pause?: number }} [waiting] The pause is in milliseconds.
 * @returns {boolean} True if it succeeded.
 */
export function run([program = '', ...args], { tries = 60, pause = 5_000 } = {}) {
  console.error(`> ${[program, ...args].join(' ')}`);
  const { status, stderr } = spawnSync(program, args, {
    stdio: ['ignore', 2, 'pipe'],
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: { ...process.env, LC_ALL: 'C' },
  });
  process.stderr.write(stderr ?? '');
  if (status === 0 || tries <= 1 || !isLocked.test(stderr ?? '')) return status === 0;
  console.error('Another process installs packages. Waiting for it to end.');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  return run([program, ...args], { tries: tries - 1, pause });
}

/** @type {Machine} */
export const thisMachine = { uid: process.getuid?.(), env: process.env, find: findProgram, run };

/**
 * What each package manager is told to install packages without questions; their names come last.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const managers = {
  'apt-get': ['update -q', 'install -y -q'],
  dnf: ['install -y'],
  apk: ['add'],
  pacman: ['-S --noconfirm'],
  brew: ['install'],
};

/** @typedef {Readonly<Record<string, readonly string[]>>} PackageNames Names by package manager; `others` for the rest. */

/**
 * Adds what makes a command of a package manager run as root. sudo may ask for the password, except in CI, where nobody
 * could type it.
 * @param {string[]} command
 * @param {Machine} machine
 */
function asRoot(command, { uid, env, find }) {
  if (uid === 0 || command[0] === 'brew' || !find('sudo')) return command;
  return ['sudo', ...(env.CI === 'true' ? ['-n'] : []), ...command];
}

/**
 * Installs with the first package manager that is there and succeeds.
 * @param {PackageNames} packages
 * @param {Machine} [machine]
 * @returns {boolean} True if one of them succeeded.
 */
export function installPackages(packages, machine = thisMachine) {
  return Object.entries(managers).some(([manager, commands]) => {
    const names = packages[manager] ?? packages.others;
    if (!names || !machine.find(manager)) return false;
    console.error(`Installing ${names.join(', ')} with ${manager}.`);
    return commands.every((command, index) => {
      const last = index === commands.length - 1 ? names : [];
      return machine.run(asRoot([manager, ...command.split(' '), ...last], machine));
    });
  });
}
