import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedFiles } from './changed-files';

const root = mkdtempSync(path.join(tmpdir(), 'whence-changed-'));
afterAll(() => rmSync(root, { recursive: true }));

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@whence.example', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  }).trim();

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

const commit = (): string => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'x');
  return git('rev-parse', 'HEAD');
};

let left = '';

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  write('.gitignore', 'made/\n');
  for (const name of ['kept', 'edited', 'committed', 'removed', 'renamed']) write(`docs/${name}.mdx`, name);
  left = commit();
  git('checkout', '--quiet', '-b', 'words');
  write('docs/committed.mdx', 'other words');
  commit();
  git('checkout', '--quiet', 'main');
  write('docs/kept.mdx', 'edited by somebody else');
  commit();
  git('checkout', '--quiet', 'words');
  write('docs/edited.mdx', 'other words');
  write('docs/with spaces and ü.mdx', 'new');
  write('made/by-a-command.mdx', 'ignored');
  rmSync(path.join(root, 'docs/removed.mdx'));
  git('mv', 'docs/renamed.mdx', 'docs/with-another-name.mdx');
});

it('are the files of the branch and of the working tree, and none that the published branch has changed', () => {
  expect(changedFiles(root)).toEqual({
    base: left,
    files: [
      'docs/committed.mdx',
      'docs/edited.mdx',
      'docs/removed.mdx',
      'docs/renamed.mdx',
      'docs/with spaces and ü.mdx',
      'docs/with-another-name.mdx',
    ],
    removed: ['docs/removed.mdx', 'docs/renamed.mdx'],
  });
});

it('are the files of the working tree on the published branch', () => {
  git('stash', '--quiet', '--include-untracked');
  git('checkout', '--quiet', 'main');
  expect(changedFiles(root).files).toEqual([]);
  write('docs/kept.mdx', 'again');
  expect(changedFiles(root).files).toEqual(['docs/kept.mdx']);
});

it('cannot be known without history', () => {
  const bare = mkdtempSync(path.join(tmpdir(), 'whence-no-history-'));
  expect(() => changedFiles(bare)).toThrow(/no git history .* without --changed/);
  rmSync(bare, { recursive: true });
});
