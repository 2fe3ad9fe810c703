/**
 * `npm test` on a machine without a browser: the command runs in a folder whose `npm` only notes what it was asked for, so
 * that nothing is tested, built or installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const dir = mkdtempSync(path.join(tmpdir(), 'whence-test-command-'));
afterAll(() => rmSync(dir, { recursive: true }));
const bin = path.join(dir, 'bin');
const asked = path.join(dir, 'asked.txt');
mkdirSync(bin);
mkdirSync(path.join(dir, 'node_modules'));
cpSync('scripts', path.join(dir, 'scripts'), { recursive: true });
cpSync('lib/toolchain', path.join(dir, 'lib/toolchain'), { recursive: true });
writeFileSync(path.join(dir, 'package-lock.json'), '{}');
writeFileSync(path.join(dir, 'node_modules/.install-stamp'), createHash('sha256').update('{}').digest('hex'));
symlinkSync(process.execPath, path.join(bin, 'node'));
writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\necho "$3" >> '${asked}'\n`, { mode: 0o755 });
writeFileSync(path.join(bin, 'sudo'), `#!/bin/sh\necho "sudo $*" >> '${asked}'\n`, { mode: 0o755 });

/** Runs the test command, and returns its output and the npm scripts that it asked for. */
function run(env: Record<string, string>) {
  rmSync(asked, { force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs'], {
    cwd: dir,
    env: { PATH: bin, ...env },
    encoding: 'utf8',
  });
  const scripts = existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [];
  return { status, output: stdout + stderr, scripts };
}

// Elsewhere a browser may be found without PATH.
describe.runIf(process.platform === 'linux')('without a browser', () => {
  it('runs every step that does without, and ends before the first that does not, with the cure', () => {
    const { status, output, scripts } = run({});
    expect(status).toBe(1);
    expect(scripts.slice(-4)).toEqual(['test:site', 'check:plain', 'bench', 'deploy:bundle']);
    expect(output).toMatch(/Tests of the delivery: cannot run\. .*Chromium.* Run `npm run setup:tests`/);
    expect(output).toMatch(/\nsteps: \d+ passed, 2 failed\n/);
  });

  it.runIf(process.getuid?.() !== 0)('installs nothing unasked', () => {
    expect(run({}).scripts.filter((script) => /^setup:tests|sudo/.test(script))).toEqual([]);
  });

  it('installs what is missing in CI', () => {
    expect(run({ CI: 'true' }).scripts[0]).toBe('setup:tests');
  });
});
