/**
 * A copy of the whole site that tests and experiments may edit and build: files are hard links, in a folder that git
 * ignores, so the working tree stays as it is whatever becomes of them. Pages show when they were last changed,
 * according to git, so the copy is a separate repository.
 */
import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { linkTree } from '../../lib/files/link-tree';
import { lockFile } from '../../lib/results/store';

/** What belongs to the original alone, or is made by a build. */
const notCopied = ['.git', '.cache', '.docusaurus', 'build', 'node_modules', 'reports', 'test-results'];

/** Results are written in place, so a link to one would change the original's. */
const results = 'generated';

export class SiteCopy {
  readonly folder: string;
  /** What the last script printed. */
  said = '';

  /** @param name Name of the folder; caches in it make the next run faster. */
  constructor(name: string, repo = process.cwd()) {
    this.folder = path.join(repo, '.cache', name);
    mkdirSync(this.folder, { recursive: true });
    linkTree(repo, this.folder, { except: [...notCopied, results] });
    rmSync(path.join(this.folder, results), { recursive: true, force: true });
    cpSync(path.join(repo, results), path.join(this.folder, results), { recursive: true });
    linkTree(path.join(repo, 'node_modules'), path.join(this.folder, 'node_modules'), { except: ['.cache'] });
    rmSync(path.join(this.folder, '.git'), { recursive: true, force: true });
    this.#git(['init', '--quiet']);
  }

  /** A file of the copy that can be written in place: what was a link is a separate file afterward. */
  own(file: string): string {
    const full = path.join(this.folder, file);
    copyFileSync(full, `${full}.own`);
    renameSync(`${full}.own`, full);
    return full;
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  /** Writes a file; the original of a link stays as it is. */
  write(file: string, text: string): void {
    const full = path.join(this.folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(`${full}.own`, text);
    renameSync(`${full}.own`, full);
  }

  /**
   * Replaces a text that a file has.
   * @throws Error if the file lacks it.
   */
  replace(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from))
      throw new Error(`${file}:1: has no "${from}" — Let the test edit another text.`);
    this.write(
      file,
      text.replace(from, () => to),
    );
  }

  /** Commits what has changed, as of a day. */
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
    await this.node(['scripts/docusaurus.mjs', 'build', '--out-dir', outDir]);
    return path.join(this.folder, outDir);
  }

  /** Generates what has to be generated anew, as `npm run generate` does, and accepts results that an edit has changed. */
  async generate(): Promise<void> {
    this.own(lockFile);
    for (const script of [
      ['scripts/generate-api.ts'],
      ['scripts/generate-raw-data.ts'],
      ['scripts/generate-results.ts', '--accept'],
    ])
      await this.node(['node_modules/tsx/dist/cli.mjs', ...script]);
  }

  /**
   * Runs a script of the copy.
   * @throws Error of the child process, with what it printed as `stdout` and `stderr`.
   */
  async node(args: readonly string[]): Promise<void> {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
      cwd: this.folder,
      env: { ...process.env, NODE_ENV: 'production', WHENCE_CURRENT_ONLY: '1' },
      maxBuffer: 64 * 1024 * 1024,
    });
    this.said = stdout + stderr;
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
