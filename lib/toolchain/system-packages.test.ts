/** Packages are installed with what the machine has, as root, and with sudo only where the user is not root. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installPackages, run } from './system-packages.mjs';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Installs on a machine that has some programs, and returns the commands that it was asked to run. */
function install(
  programs: readonly string[],
  {
    uid = 1000,
    env = {},
    works = () => true,
  }: Partial<Parameters<typeof installPackages>[1]> & {
    works?: (command: string) => boolean;
  } = {},
) {
  const commands: string[] = [];
  const done = installPackages(
    { 'apt-get': ['nginx-light'], apk: ['nginx'], brew: ['nginx'] },
    {
      uid,
      env,
      find: (name) => (programs.includes(name) ? `/usr/bin/${name}` : undefined),
      run: (command) => {
        commands.push(command.join(' '));
        return works(command.join(' '));
      },
    },
  );
  return { done, commands };
}

describe('installPackages', () => {
  it('runs the package manager as it is for root', () => {
    expect(install(['apt-get', 'sudo'], { uid: 0 })).toEqual({
      done: true,
      commands: ['apt-get update -q', 'apt-get install -y -q nginx-light'],
    });
  });

  it('goes through sudo for others, which asks for a password only where somebody can type it', () => {
    expect(install(['apk', 'sudo']).commands).toEqual(['sudo apk add nginx']);
    expect(install(['apk', 'sudo'], { env: { CI: 'true' } }).commands).toEqual(['sudo -n apk add nginx']);
    expect(install(['apk']).commands).toEqual(['apk add nginx']);
    expect(install(['brew', 'sudo']).commands).toEqual(['brew install nginx']);
  });

  it('takes the next package manager when one fails, and ends at the first that succeeds', () => {
    const works = (command: string) => !command.includes('apt-get update');
    expect(install(['apt-get', 'apk', 'brew'], { uid: 0, works })).toEqual({
      done: true,
      commands: ['apt-get update -q', 'apk add nginx'],
    });
  });

  it('says that it could not where there is no package manager, or none that works', () => {
    expect(install([])).toEqual({ done: false, commands: [] });
    expect(install(['apk'], { uid: 0, works: () => false }).done).toBe(false);
  });
});

describe('a command', () => {
  /** Runs one that fails twice with what it says, and then succeeds; returns whether it did and how often it ran. */
  function runTwiceRefused(saying: string, tries = 5) {
    const folder = mkdtempSync(path.join(tmpdir(), 'whence-lock-'));
    const file = path.join(folder, 'runs');
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      const script = `echo x >> "$1"; [ "$(wc -l < "$1")" -gt 2 ] || { echo "$2" >&2; exit 100; }`;
      const done = run(['bash', '-c', script, 'bash', file, saying], { tries, pause: 1 });
      return { done, runs: readFileSync(file, 'utf8').trim().split('\n').length };
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it.each([
    'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)',
    'E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?',
    'ERROR: Unable to lock database: temporary error (try again later)',
    'error: failed to init transaction (unable to lock database)',
  ])('waits for the lock of a package manager: %s', (saying) => {
    expect(runTwiceRefused(saying)).toEqual({ done: true, runs: 3 });
  });

  it('fails at once for another reason, and in the end where the lock stays', () => {
    expect(runTwiceRefused('E: Unable to locate package nginx')).toEqual({ done: false, runs: 1 });
    expect(runTwiceRefused('E: Could not get lock', 2)).toEqual({ done: false, runs: 2 });
  });
});
