import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceChecks } from '../../lib/toolchain/source-checks.mjs';
import { changedSteps, fixSteps, onlyLater, otherFiles } from './plan';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const changed = {
  base: 'a',
  files: ['CONTRIBUTING.md', 'data/limits.yaml', 'docs/a.mdx', 'docs/b.results.yaml', 'docs/gone.mdx'],
  removed: ['docs/gone.mdx'],
};

describe('the steps for edited pages', () => {
  const steps = changedSteps(changed).map(({ command }) => command.join(' '));

  it('hand texts that are there to the linters, and --changed to our own checks', () => {
    expect(steps.filter((step) => step.endsWith(' CONTRIBUTING.md docs/a.mdx'))).toHaveLength(2);
    const own = steps.flatMap((step) => / tsx (\S+) --changed$/.exec(step)?.[1] ?? []);
    expect(own).toHaveLength(3);
    const named = Object.values(scripts).map((script) => script.replace(/^tsx /, ''));
    expect(own.filter((file) => !named.includes(file))).toEqual([]);
    expect(steps.join()).not.toContain('gone');
  });

  it('leave the linters out when there is no text for them', () => {
    const none = { ...changed, files: ['docs/gone.mdx'] };
    expect(changedSteps(none).map(({ command }) => command.at(-1))).toEqual(
      Array.from({ length: 3 }, () => '--changed'),
    );
  });

  it('mend what they can, of edited files or of all', () => {
    const commands = (changed: boolean) => fixSteps(changed).map(({ command }) => command.slice(3).join(' '));
    expect(commands(false)).toEqual([
      'check:terms -- --fix',
      'check:content -- --fix',
      'check:openapi -- --fix',
    ]);
    expect(commands(true)).toEqual(['check:terms -- --fix --changed', 'check:content -- --fix --changed']);
  });

  it('name what nothing here judges', () => {
    expect(otherFiles(changed)).toEqual(['data/limits.yaml']);
  });
});

describe('what is said and run', () => {
  it('are scripts of package.json', () => {
    const later = onlyLater.map((line) => /^npm run (\w+(?::\w+)?)/.exec(line)?.[1]);
    const named = [...later, ...sourceChecks.map(({ script }) => script)];
    expect(named.filter((name) => name === undefined || !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('is every check of package.json that needs no build', () => {
    const needsBuild = ['check:plain'];
    const all = Object.keys(scripts).filter(
      (name) => name.startsWith('check:') && !needsBuild.includes(name),
    );
    expect(sourceChecks.map(({ script }) => script).sort()).toEqual(all.sort());
  });
});
