/**
 * `npm run report:supply`: what the site is made with, as files in reports/. A bill of materials (CycloneDX) of all
 * locked packages, and their licenses as a table. CI keeps both with each build.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { licenseOf, licenseTable } from '../checks/supply/licenses';
import { readLock } from '../checks/supply/lockfile';

interface Sbom {
  bomFormat: string;
  components: unknown[];
}

function sbom(): string {
  const run = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) throw new Error(`npm sbom failed: ${run.stderr}`);
  return run.stdout;
}

function main(): void {
  mkdirSync('reports', { recursive: true });
  const packages = readLock().map((entry) => ({ ...entry, license: licenseOf(entry) }));
  writeFileSync('reports/licenses.md', licenseTable(packages));
  const text = sbom();
  const { bomFormat, components } = JSON.parse(text) as Sbom;
  if (bomFormat !== 'CycloneDX' || components.length === 0) throw new Error('npm sbom wrote no bill.');
  writeFileSync('reports/sbom.cdx.json', text);
  console.log(
    `reports/: licenses of ${packages.length} packages, bill of materials with ${components.length} components.`,
  );
}

main();
