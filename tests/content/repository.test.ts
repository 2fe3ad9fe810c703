/** What git holds, and which of it the compiler reads. */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

it('git holds nothing that it is told to ignore', () => {
  expect(git('ls-files', '--cached', '--ignored', '--exclude-standard')).toEqual([]);
});

describe('plain JavaScript that runs before or without an installation', () => {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const checked = new Set(fileNames.map((file) => path.relative(process.cwd(), file)));

  it('is type-checked', () => {
    expect([options.strict, options.checkJs]).toEqual([true, true]);
    const files = git('ls-files', 'scripts/*.mjs', 'deploy/*.mjs', 'lib/*.mjs');
    expect(files).toEqual(expect.arrayContaining(['deploy/release.mjs', 'deploy/smoke.mjs']));
    expect(files.filter((file) => !checked.has(file))).toEqual([]);
  });

  it('is not searched for in what commands make', () => {
    const { status, stdout } = spawnSync('git', ['check-ignore', '--stdin'], {
      input: [...checked].join('\n'),
      encoding: 'utf8',
    });
    // 1: none is ignored.
    expect([status, stdout]).toEqual([1, '']);
  });
});
