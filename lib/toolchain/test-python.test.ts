/** The environment of Python samples is made once, and made again when its list changes; no machine is touched here. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensurePython, testPython } from './test-python.mjs';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'whence-python-')), 'env');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

/** Asks for the environment on a machine as root, and returns the commands that it was asked to run. */
function ensure(works: (command: string, before: readonly string[]) => boolean = () => true) {
  const commands: string[] = [];
  const python = ensurePython(
    {
      uid: 0,
      env: {},
      find: (name) => (name === 'apt-get' ? '/usr/bin/apt-get' : undefined),
      run: (command) => {
        const text = command.map((word) => path.basename(word)).join(' ');
        const isDone = works(text, commands);
        commands.push(text);
        if (isDone && text.includes(' venv ')) {
          mkdirSync(path.join(folder, 'bin'), { recursive: true });
          writeFileSync(path.join(folder, 'bin', 'python'), '');
        }
        return isDone;
      },
    },
    folder,
  );
  return { python, commands };
}

const create = 'python3 -m venv env';
const fill = expect.stringMatching(/^python -m pip install .*--requirement test-python\.txt$/);

it('is made with the packages of the list, once', () => {
  expect(testPython(folder)).toBeUndefined();
  const { python, commands } = ensure();
  expect(python).toBe(path.join(folder, 'bin', 'python'));
  expect(commands).toEqual([create, fill]);
  expect(ensure()).toEqual({ python, commands: [] });
});

it('is made again when the list is another', () => {
  ensure();
  writeFileSync(path.join(folder, 'installed.txt'), 'requests==1.0.0\n');
  expect(testPython(folder)).toBeUndefined();
  expect(ensure().commands).toEqual([create, fill]);
});

it('takes Python from the package manager where it cannot be made', () => {
  const { commands } = ensure((command, before) => command !== create || before.includes(command));
  expect(commands).toEqual([
    create,
    'apt-get update -q',
    'apt-get install -y -q python3 python3-venv',
    create,
    fill,
  ]);
});

const borrow = 'python3 -m venv --system-site-packages --without-pip env';
const tryOut = 'python -I -c import requests';

it('has the packages of the system where pip has no registry', () => {
  const { python, commands } = ensure((command) => !command.includes('pip install'));
  expect(commands).toEqual([create, fill, borrow, tryOut]);
  expect(python).toBe(path.join(folder, 'bin', 'python'));
  expect(testPython(folder)).toBe(python);
});

it('lets the package manager install what the system lacks, too', () => {
  const install = 'apt-get install -y -q python3-requests';
  const { python, commands } = ensure(
    (command, before) => !command.includes('pip install') && (command !== tryOut || before.includes(install)),
  );
  expect(commands).toEqual([create, fill, borrow, tryOut, 'apt-get update -q', install, borrow, tryOut]);
  expect(testPython(folder)).toBe(python);
});

it('is not there if its packages cannot be had', () => {
  const isRefused = (command: string) => command.includes('pip install') || command === tryOut;
  expect(ensure((command) => !isRefused(command)).python).toBeUndefined();
  expect(testPython(folder)).toBeUndefined();
});

it('has exact versions', () => {
  const lines = readFileSync('lib/toolchain/test-python.txt', 'utf8').trim().split('\n');
  const packages = lines.filter((line) => !line.startsWith('#'));
  expect(packages.filter((line) => !/^[a-z0-9-]+==[\d.]+$/.test(line))).toEqual([]);
  expect(packages.length).toBeGreaterThan(0);
});
