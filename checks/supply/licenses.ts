/** Licenses of all packages against the allowed ones in data/supply-chain.yaml. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { loadSupplyChain } from '../../lib/facts/load';
import { pipeTable } from '../../lib/text/mdx-text';
import type { Finding } from '../report';
import { lockFile, type LockedPackage } from './lockfile';

export type LicenseRules = ReturnType<typeof loadSupplyChain>['licenses'];

export interface LicensedPackage extends LockedPackage {
  license: string;
}

/** License of a package: from the lockfile, or from the older form of its package file. */
export function licenseOf(entry: LockedPackage, root = '.'): string {
  if (entry.license) return entry.license;
  const file = path.join(root, entry.path, 'package.json');
  if (!existsSync(file)) return 'unknown';
  const { licenses } = JSON.parse(readFileSync(file, 'utf8')) as { licenses?: { type?: string }[] };
  return licenses?.map(({ type }) => type ?? 'unknown').join(' OR ') || 'unknown';
}

/** True if a license expression is fulfilled by allowed licenses: one of alternatives, all of sums. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part, allowed));
  if (bare.includes(' AND ')) return bare.split(' AND ').every((part) => isAllowed(part, allowed));
  return allowed.includes(bare);
}

const fits = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * Packages whose license is not allowed, and exceptions that nobody needs.
 * @param lineOf Line of an exception in data/supply-chain.yaml.
 */
export function licenseProblems(
  packages: readonly LicensedPackage[],
  { allowed, exceptions }: LicenseRules,
  lineOf: (index: number) => number = () => 1,
): Finding[] {
  const used = new Set<number>();
  const findings = packages.flatMap(({ name, license, line }) => {
    if (isAllowed(license, allowed)) return [];
    const index = exceptions.findIndex((entry) => fits(entry.package, name) && entry.license === license);
    used.add(index);
    return index >= 0
      ? []
      : [
          {
            file: lockFile,
            line,
            message: `${name} has the license "${license}"`,
            cure: 'Use another package, or add an exception with its reason to data/supply-chain.yaml.',
          },
        ];
  });
  const unused = exceptions.flatMap((entry, index) =>
    used.has(index)
      ? []
      : [
          {
            file: 'data/supply-chain.yaml',
            line: lineOf(index),
            message: `No package needs the exception for ${entry.package} (${entry.license})`,
            cure: 'Remove it.',
          },
        ],
  );
  return [...findings, ...unused];
}

/** The list as a Markdown table: each package and version once. */
export function licenseTable(packages: readonly LicensedPackage[]): string {
  const rows = new Map(packages.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  const sorted = [...rows.values()].sort((a, b) =>
    `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`),
  );
  return [
    '# Licenses of all packages',
    '',
    pipeTable(
      ['Package', 'Version', 'License', 'Only for development'],
      sorted.map(({ name, version, license, dev }) => [name, version, license, dev ? 'yes' : 'no']),
    ),
    '',
  ].join('\n');
}
