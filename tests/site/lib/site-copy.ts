/**
 * A copy of the whole site that tests may edit and build. It is in a folder that git ignores, so the working tree stays
 * as it is even if a test is killed; files are hard links, so it takes no space. The copy is a git repository, because
 * pages show when they were last changed.
 */
import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { linkTree } from '../../../bench/lib/link-tree';

/** What belongs to the original alone, or is made by a build. */
const notCopied = ['.git', '.cache', '.docusaurus', 'build', 'node_modules', 'reports', 'test-results'];

export class SiteCopy {
  readonly folder: string;

  /** @param name Name of the folder; caches in it make the next run faster. */
  constructor(name: string, repo = process.cwd()) {
    this.folder = path.join(repo, '.cache', name);
    mkdirSync(this.folder, { recursive: true });
    linkTree(repo, this.folder, { except: notCopied });
    linkTree(path.join(repo, 'node_modules'), path.join(this.folder, 'node_modules'), { except: ['.cache'] });
    rmSync(path.join(this.folder, '.git'), { recursive: true, force: true });
    this.#git(['init', '--quiet']);
  }

  /** Turns a file of the copy from a link into a separate file, which may be written. @returns Its full path. */
  own(file: string): string {
    const full = path.join(this.folder, file);
    copyFileSync(full, `${full}.own`);
    renameSync(`${full}.own`, full);
    return full;
  }

  /** Commits what has changed. @param day Date of the commit, as `2025-03-01`. */
  commit(day: string): void {
    this.#git(['add', '--all']);
    const date = `${day}T12:00:00Z`;
    this.#git(['commit', '--quiet', '--allow-empty', '--message', day], {
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    });
  }

  /**
   * Builds the current versions.
   * @param outDir Folder of the built site, from the copy.
   * @returns The folder's full path.
   */
  async build(outDir: string): Promise<string> {
    await promisify(execFile)(process.execPath, ['scripts/docusaurus.mjs', 'build', '--out-dir', outDir], {
      cwd: this.folder,
      env: { ...process.env, NODE_ENV: 'production', WHENCE_CURRENT_ONLY: '1' },
      maxBuffer: 64 * 1024 * 1024,
    });
    return path.join(this.folder, outDir);
  }

  #git(args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
    const settings = ['user.name=test', 'user.email=test@example.com', 'core.hooksPath=/dev/null'];
    execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
      cwd: this.folder,
      env: { ...process.env, ...env },
      stdio: 'pipe',
    });
  }
}
