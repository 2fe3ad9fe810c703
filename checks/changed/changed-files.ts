/** What a writer has edited: the difference between the working tree and the published branch. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { git, publishedBranch } from '../../lib/files/git';

export interface ChangedFiles {
  /** Commit that the working tree is compared with: where the branch left the published one. */
  base: string;
  /** Paths from the root, sorted: edited, added, not yet known to git, and removed. */
  files: string[];
  /** The `files` that are gone. */
  removed: string[];
}

const listed = (output: string | undefined): string[] => (output ?? '').split('\0').filter(Boolean);

/**
 * Compares the working tree with the commit at which its branch left the published branch.
 * @throws Error if there is no git history to compare with.
 */
export function changedFiles(root = process.cwd()): ChangedFiles {
  const branch = publishedBranch(root);
  const base = branch && git(root, 'merge-base', 'HEAD', branch)?.trim();
  if (!base) {
    throw new Error(
      `${root} has no git history to compare with. Run the check without --changed, or in a clone with history.`,
    );
  }
  const files = [
    ...listed(git(root, 'diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', base)),
    ...listed(git(root, 'ls-files', '--others', '--exclude-standard', '-z')),
  ];
  const unique = [...new Set(files)].sort();
  return { base, files: unique, removed: unique.filter((file) => !existsSync(path.join(root, file))) };
}
