/**
 * Installs the packages of a competitor in a separate folder with the exact versions of versions.json. The site's package.json
 * never learns of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const exactVersions = z.record(
  z.string(),
  z.string().regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/, 'is not an exact version such as 1.2.3'),
);

const packagesSchema = z.strictObject({
  dependencies: exactVersions,
  overrides: exactVersions.optional(),
});

const versionsSchema = z.strictObject({
  docusaurus: packagesSchema,
  starlight: packagesSchema,
});

type Packages = z.infer<typeof packagesSchema>;
export type Versions = z.infer<typeof versionsSchema>;

/**
 * Reads versions.json.
 * @throws Error naming the file, the package and what its version should look like.
 */
export function readVersions(file: string): Versions {
  const result = versionsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `  ${issue.path.join(' > ')} ${issue.message}`);
  throw new Error(`${file} is wrong; correct these entries:\n${wrong.join('\n')}`);
}

/**
 * Brings a folder's node_modules to the given packages; does nothing if they are there.
 * @param folder Absolute path; is made, and gets a package.json.
 * @throws Error with the output of npm.
 */
export function install(folder: string, packages: Packages): void {
  const manifest = `${JSON.stringify({ name: path.basename(folder), private: true, ...packages }, null, 2)}\n`;
  const stamp = path.join(folder, 'node_modules/.bench-install.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), manifest);
  console.log(`installing ${Object.keys(packages.dependencies).join(', ')}`);
  // No package here needs its install script, so none runs.
  const npm = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    throw new Error(`npm install failed in ${folder}:\n${npm.stderr || npm.stdout || String(npm.error)}`);
  }
  writeFileSync(stamp, manifest);
}
