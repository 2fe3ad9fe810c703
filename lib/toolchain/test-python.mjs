/**
 * A Python with the packages that samples import, in a folder of this repository. Nothing of the system changes, except
 * where Python itself is missing or pip has no registry: the package manager's `requests` is taken then. Plain JavaScript, because it runs on a bare clone.
 */
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installPackages, thisMachine } from './system-packages.mjs';

/** @import { Machine } from './system-packages.mjs' */

const home = path.join('.cache', 'test-python');
const wanted = path.join('lib', 'toolchain', 'test-python.txt');

const packages = {
  'apt-get': ['python3', 'python3-venv'],
  dnf: ['python3', 'python3-pip'],
  apk: ['python3', 'py3-pip'],
  others: ['python'],
};

/** What samples import, with what that needs. */
const requests = {
  'apt-get': ['python3-requests'],
  dnf: ['python3-requests'],
  apk: ['py3-requests'],
  pacman: ['python-requests'],
};

/** Python of the system, which has the system's packages; another one may come before it on PATH. */
const systemPython = '/usr/bin/python3';

/** @param {string} folder */
const programIn = (folder) => path.resolve(folder, 'bin', 'python');

/**
 * The list that the environment was made for, written last.
 * @param {string} folder
 */
const listIn = (folder) => path.join(folder, 'installed.txt');

/**
 * Path of the Python that has the packages.
 * @param {string} [folder]
 * @returns {string | undefined} Undefined if there is none, or if its packages differ from the list.
 */
export function testPython(folder = home) {
  const [program, list] = [programIn(folder), listIn(folder)];
  const isCurrent =
    existsSync(program) && existsSync(list) && readFileSync(list, 'utf8') === readFileSync(wanted, 'utf8');
  return isCurrent ? program : undefined;
}

/**
 * Makes the environment on the system's Python, with the packages that it has or gets from the package manager.
 * @param {Machine} machine
 * @param {string} folder
 * @returns {boolean} True if a sample can import what it needs.
 */
function borrowPackages(machine, folder) {
  rmSync(folder, { recursive: true, force: true });
  const create = [systemPython, '-m', 'venv', '--system-site-packages', '--without-pip', folder];
  const works = () => machine.run([programIn(folder), '-I', '-c', 'import requests']);
  return (
    (machine.run(create) && works()) || (installPackages(requests, machine) && machine.run(create) && works())
  );
}

/**
 * Makes the environment, unless it is there.
 * @param {Machine} [machine]
 * @param {string} [folder]
 * @returns {string | undefined} Path of its Python; undefined if it could not be made.
 */
export function ensurePython(machine = thisMachine, folder = home) {
  const known = testPython(folder);
  if (known) return known;
  rmSync(folder, { recursive: true, force: true });
  const create = () => machine.run([machine.find('python3') ?? 'python3', '-m', 'venv', folder]);
  const isMade = create() || (installPackages(packages, machine) && create());
  // Wheels alone: no package runs code when it is installed. Where there is no network, that is soon known.
  const options = ['--quiet', '--retries', '1', '--only-binary', ':all:', '--no-deps'];
  const pip = ['-m', 'pip', 'install', ...options, '--requirement', wanted];
  const isFilled = isMade && machine.run([programIn(folder), ...pip]);
  if (!isFilled && !borrowPackages(machine, folder)) return undefined;
  copyFileSync(wanted, listIn(folder));
  return testPython(folder);
}
