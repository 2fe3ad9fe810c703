/**
 * Installs the packages of a competitor in a separate folder, from the lockfile of packages/: what a release of some package
 * brings next month changes no figure. The site's package.json never learns of them.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const files = ['package.json', 'package-lock.json'] as const;

/**
 * Brings a folder's node_modules to the packages of a lockfile; does nothing if they are there.
 * @param folder Absolute path; is made, and gets copies of both files.
 * @param packages Folder with package.json and package-lock.json.
 * @throws Error with the output of npm.
 */
export function install(folder: string, packages: string): void {
  const wanted = files.map((file) => readFileSync(path.join(packages, file), 'utf8')).join('');
  const stamp = path.join(folder, 'node_modules/.bench-install');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(path.join(packages, file), path.join(folder, file));
  console.log(`installing ${packages}`);
  // No package here needs its install script, so none runs.
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    throw new Error(
      `npm ci failed in ${folder}:\n${npm.stderr || npm.stdout || String(npm.error)}\nThe registry must be reachable, and ${packages}/package-lock.json must match its package.json.`,
    );
  }
  writeFileSync(stamp, wanted);
}
