/** Nothing of the system is installed unasked, and who has to ask is told the command. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mayInstall, missingTools, toolProblem } from './test-tools.mjs';

it.each([
  ['root', 0, {}, true],
  ['root in CI', 0, { CI: 'true' }, true],
  ['a user in CI', 1000, { CI: 'true' }, true],
  ['a user', 1000, {}, false],
  ['a user who says no', 1000, { CI: 'false' }, false],
  ['somebody on a system without user numbers', undefined, {}, false],
])('%s', (_, uid, env, allowed) => {
  expect(mayInstall({ uid, env })).toBe(allowed);
});

it('names what is missing and the command that installs it', () => {
  expect(toolProblem(['Chromium', 'nginx'])).toMatch(/: Chromium, nginx\. Run `npm run setup:tests`/);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts).toHaveProperty(['setup:tests']);
});

it('has nothing to say where everything is there', () => {
  expect(toolProblem([])).toBeUndefined();
});

it('looks for the programs on this machine', () => {
  const { PATH, CHROME_PATH } = process.env;
  const all = missingTools();
  try {
    process.env.PATH = '/nowhere';
    delete process.env.CHROME_PATH;
    expect(missingTools()).toContain('openssl');
    expect(missingTools()).toEqual(expect.arrayContaining(all));
  } finally {
    process.env.PATH = PATH;
    if (CHROME_PATH !== undefined) process.env.CHROME_PATH = CHROME_PATH;
  }
});
