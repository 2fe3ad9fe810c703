/**
 * Finds programs, and installs them with the system's package manager if they are missing. Plain JavaScript without
 * dependencies, because it runs on a bare clone.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The first of the files that exists and can be run. */
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

/** Path of a program on PATH, or in the places of system daemons that PATH may lack. */
export function findProgram(name, env = process.env) {
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return firstExisting(folders.filter(Boolean).map((folder) => path.join(folder, name)));
}

/** Runs a command with its output on standard error; true if it succeeded. */
export function run(command) {
  console.error(`> ${command.join(' ')}`);
  return spawnSync(command[0], command.slice(1), { stdio: ['ignore', 2, 2] }).status === 0;
}

/** Commands of each package manager that install packages without questions. */
const managers = {
  'apt-get': (packages) => [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', ...packages],
  ],
  dnf: (packages) => [['dnf', 'install', '-y', ...packages]],
  apk: (packages) => [['apk', 'add', ...packages]],
  pacman: (packages) => [['pacman', '-S', '--noconfirm', ...packages]],
  brew: (packages) => [['brew', 'install', ...packages]],
};

function asRoot(command) {
  if (process.getuid?.() === 0 || command[0] === 'brew') return command;
  return findProgram('sudo') ? ['sudo', '-n', ...command] : command;
}

/**
 * Installs with the first package manager that is there and succeeds.
 * @param {Record<string, string[]>} packages Names by package manager.
 * @returns {boolean} True if one of them succeeded.
 */
export function installPackages(packages) {
  return Object.entries(packages).some(([manager, names]) => {
    if (!findProgram(manager)) return false;
    console.error(`Installing ${names.join(', ')} with ${manager}.`);
    return managers[manager](names).every((command) => run(asRoot(command)));
  });
}
