/** package-lock.json as a list, and what makes it trustworthy: exact versions, strong hashes, one source. */
import { readFileSync } from 'node:fs';
import type { Finding } from '../report';

export interface LockedPackage {
  /** Folder that it is installed to, such as `node_modules/a/node_modules/b`. */
  path: string;
  name: string;
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  /** True if only development and tests need it. */
  dev?: boolean;
  line: number;
}

interface Lock {
  packages: Record<string, Omit<LockedPackage, 'path' | 'line' | 'name'> & { name?: string; link?: boolean }>;
}

export const lockFile = 'package-lock.json';

/** Packages of a lockfile's text; those of this repository are left out. */
export function lockedPackages(text: string): LockedPackage[] {
  const lines = new Map<string, number>();
  text.split('\n').forEach((line, index) => {
    const key = /^ {4}"([^"]+)": \{/.exec(line)?.[1];
    if (key !== undefined && !lines.has(key)) lines.set(key, index + 1);
  });
  return Object.entries((JSON.parse(text) as Lock).packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      line: lines.get(path) ?? 1,
    }));
}

const finding = ({ line }: { line: number }, message: string, cure: string): Finding => ({
  file: lockFile,
  line,
  message,
  cure,
});

/** Packages without a strong hash, or from elsewhere than the others. */
export function lockProblems(packages: readonly LockedPackage[]): Finding[] {
  const anew = 'Make the lockfile anew in an empty folder with `npm install --package-lock-only`.';
  const hosts = new Map<string, number>();
  for (const { resolved } of packages) {
    if (resolved?.startsWith('https://')) {
      const { host } = new URL(resolved);
      hosts.set(host, (hosts.get(host) ?? 0) + 1);
    }
  }
  const usual = [...hosts].sort((a, b) => b[1] - a[1])[0]?.[0];
  return packages.flatMap((entry) => {
    const { name, integrity, resolved } = entry;
    const findings: Finding[] = [];
    if (!integrity) findings.push(finding(entry, `${name} has no integrity hash`, anew));
    else if (!/^sha512-[\w+/]{86}==$/.test(integrity))
      findings.push(finding(entry, `${name} has a weak integrity hash`, anew));
    if (resolved !== undefined && !resolved.startsWith('https://'))
      findings.push(finding(entry, `${name} does not come from a registry over HTTPS`, anew));
    else if (resolved !== undefined && new URL(resolved).host !== usual)
      findings.push(finding(entry, `${name} comes from another registry than the others`, anew));
    return findings;
  });
}

/** Dependencies of package.json that are not an exact version from a registry. */
export function versionProblems(text: string): Finding[] {
  const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
  const lines = text.split('\n');
  return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((group) =>
    Object.entries(manifest[group] ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => ({
        file: 'package.json',
        line: lines.findIndex((line) => line.includes(`"${name}": "${version}"`)) + 1,
        message: `${name} is "${version}"`,
        cure: 'Name one exact version.',
      })),
  );
}

export const readLock = (): LockedPackage[] => lockedPackages(readFileSync(lockFile, 'utf8'));
