/**
 * A copy of the site that a test may edit and build. It lies in .cache, on the same file system as the packages, which it
 * shares by hard links; what builds keep is its own.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkTree } from '../../../bench/lib/link-tree';
import { outputFolders } from '../../../plugins/pages/api-pages/outputs';
import { downloadFolder } from '../../../lib/raw-data/files';

/** What `npm run generate` has written: it counts as current in the copy too. */
const generated = [
  ...outputFolders,
  `static${downloadFolder}`,
  '.cache/generate-api.json',
  '.cache/generate-raw-data.json',
];

/** What no build reads. */
const leftOut = /^(?:tests|bench|templates|deploy|\.github|\.ci)\//;

function git(folder: string, ...args: string[]): string {
  const settings = ['user.name=test', 'user.email=test@example.com', 'core.hooksPath=/dev/null'];
  return execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}

export class SiteCopy {
  readonly folder: string;

  constructor(name: string) {
    this.folder = path.resolve('.cache/tests', name);
    this.remove();
    mkdirSync(this.folder, { recursive: true });
    linkTree('node_modules', this.path('node_modules'), { except: ['.cache'] });
    const files = git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
    for (const file of new Set(files)) {
      if (file === '' || leftOut.test(file) || !existsSync(file)) continue;
      mkdirSync(path.dirname(this.path(file)), { recursive: true });
      copyFileSync(file, this.path(file));
    }
    for (const entry of generated) cpSync(entry, this.path(entry), { recursive: true });
    // Pages show when they were last changed; the framework asks git.
    git(this.folder, 'init', '--quiet');
    git(this.folder, 'add', '--all');
    git(this.folder, 'commit', '--quiet', '--message', 'Copy');
  }

  path = (file: string): string => path.join(this.folder, file);

  read = (file: string): string => readFileSync(this.path(file), 'utf8');

  write = (file: string, text: string): void => writeFileSync(this.path(file), text);

  /**
   * Replaces a text that a file holds.
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

  /**
   * Runs a Node program in the copy.
   * @throws Error with the end of its output if it fails.
   */
  run(...args: string[]): void {
    const env: NodeJS.ProcessEnv = { ...process.env, WHENCE_CURRENT_ONLY: '1' };
    for (const name of Object.keys(env)) if (/^(?:NODE_ENV|VITEST.*|TEST)$/.test(name)) delete env[name];
    try {
      execFileSync(process.execPath, args, { cwd: this.folder, env, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`node ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(-4000)}`);
    }
  }

  remove = (): void => rmSync(this.folder, { recursive: true, force: true });
}
