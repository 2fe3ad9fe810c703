/** Packages are installed with what the machine has, as root, and with sudo only where the user is not root. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installPackages } from './system-packages.mjs';

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
