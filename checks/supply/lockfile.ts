/** package-lock.json as a list, and what makes it trustworthy: exact versions, strong hashes, one source. */
import { existsSync, readFileSync } from 'node:fs';
import type { Finding } from '../report';

/** Entry of a package in the lockfile, as far as it is judged. */
interface Locked {
  name?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

export interface LockedPackage extends Locked {
  /** Folder that it is installed to, such as `node_modules/a/node_modules/b`. */
  path: string;
  name: string;
  line: number;
}

export const lockFile = 'package-lock.json';

/** Packages of a lockfile's text, without this repository's. */
export function lockedPackages(text: string): LockedPackage[] {
  const lines = text.split('\n');
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      line: lines.indexOf(`    "${path}": {`) + 1,
    }));
}

/** License of a package: from the lockfile, or from the older form of its package file. */
export function licenseOf({ license, path }: LockedPackage): string {
  if (license) return license;
  const file = `${path}/package.json`;
  if (!existsSync(file)) return 'unknown';
  const { licenses = [] } = JSON.parse(readFileSync(file, 'utf8')) as { licenses?: { type?: string }[] };
  return licenses.map(({ type }) => type ?? 'unknown').join(' OR ') || 'unknown';
}

/** Packages without a strong hash, or from elsewhere than the others. */
export function lockProblems(packages: readonly LockedPackage[]): Finding[] {
  const hostOf = ({ resolved = '' }: LockedPackage): string =>
    /^https:\/\/([^/]+)\//.exec(resolved)?.[1] ?? '';
  const hosts = packages.map(hostOf).filter((host) => host !== '');
  const share = (host: string): number => hosts.filter((other) => other === host).length;
  const usual = [...new Set(hosts)].sort((a, b) => share(b) - share(a))[0];
  return packages.flatMap((entry) => {
    const { name, line, integrity, resolved } = entry;
    const messages = [
      ...(integrity ? [] : [`${name} has no integrity hash`]),
      ...(!integrity || /^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${name} has a weak integrity hash`]),
    ];
    if (resolved !== undefined && hostOf(entry) === '')
      messages.push(`${name} does not come from a registry over HTTPS`);
    else if (resolved !== undefined && hostOf(entry) !== usual)
      messages.push(`${name} comes from another registry than the others`);
    return messages.map((message) => ({
      file: lockFile,
      line,
      message,
      cure: 'Make the lockfile anew in an empty folder with `npm install --package-lock-only`.',
    }));
  });
}

/** Dependencies of a package file that are not an exact version from a registry. */
export function versionProblems(file: string, text = readFileSync(file, 'utf8')): Finding[] {
  const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
  const lines = text.split('\n');
  return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((group) =>
    Object.entries(manifest[group] ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => ({
        file,
        line: lines.findIndex((line) => line.includes(`"${name}": "${version}"`)) + 1,
        message: `${name} is "${version}"`,
        cure: 'Name one exact version.',
      })),
  );
}

export const readLock = (): LockedPackage[] => lockedPackages(readFileSync(lockFile, 'utf8'));
