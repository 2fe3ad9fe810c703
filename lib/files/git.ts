/** What git knows of the working tree. */
import { spawnSync } from 'node:child_process';

/** Output of a git command; undefined if git refuses it, as it does outside of a repository. */
export function git(root: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}

/** Name of the branch that the site is published from, the one of the server if there is one; undefined without history. */
export const publishedBranch = (root: string): string | undefined =>
  ['origin/HEAD', 'origin/main', 'main', 'HEAD'].find(
    (ref) => git(root, 'rev-parse', '--verify', '--quiet', ref) !== undefined,
  );
