/** Known vulnerabilities of the locked packages, as the advisory service of the registry tells them. */
import { spawnSync } from 'node:child_process';
import { severities } from '../../data/schema/supply-chain';
import type { loadSupplyChain } from '../../lib/facts/load';
import type { Finding } from '../report';
import { lockFile, type LockedPackage } from './lockfile';

export type AuditRules = ReturnType<typeof loadSupplyChain>['audit'];

export interface Advisory {
  id: string;
  package: string;
  severity: (typeof severities)[number];
  title: string;
}

interface AuditReport {
  vulnerabilities: Record<
    string,
    { via: (string | { name: string; severity: Advisory['severity']; title: string; url: string })[] }
  >;
}

/**
 * Advisories in the output of `npm audit --json`, each once.
 * @throws Error with the service's own words if the output is not a report.
 */
export function advisoriesIn(output: string): Advisory[] {
  let report: (Partial<AuditReport> & { message?: string }) | undefined;
  try {
    report = JSON.parse(output) as typeof report;
  } catch {
    throw new Error('no report');
  }
  if (!report?.vulnerabilities) throw new Error(report?.message?.split(' - ')[0] ?? 'no report');
  const found = new Map<string, Advisory>();
  for (const { via } of Object.values(report.vulnerabilities)) {
    for (const advisory of via) {
      if (typeof advisory === 'string') continue;
      const id = advisory.url.split('/').at(-1) ?? advisory.url;
      found.set(id, {
        id,
        package: advisory.name,
        severity: advisory.severity,
        title: advisory.title,
      });
    }
  }
  return [...found.values()].sort((a, b) => a.id.localeCompare(b.id));
}

const rank = (severity: Advisory['severity']): number => severities.indexOf(severity);

/**
 * Advisories that fail, and exceptions that are over or not needed.
 * @param today ISO date.
 * @param lineOf Line of an exception in data/supply-chain.yaml.
 */
export function auditProblems(
  advisories: readonly Advisory[],
  packages: readonly LockedPackage[],
  { failFrom, exceptions }: AuditRules,
  today: string,
  lineOf: (index: number) => number = () => 1,
): Finding[] {
  const findings = advisories
    .filter(({ severity }) => rank(severity) >= rank(failFrom))
    .filter(({ id }) => !exceptions.some((entry) => entry.id === id))
    .map(({ id, package: name, severity, title }) => ({
      file: lockFile,
      line: packages.find((entry) => entry.name === name)?.line ?? 1,
      message: `${name}: ${title} (${severity}, ${id})`,
      cure: 'Update it, or add an exception with its reason to data/supply-chain.yaml.',
    }));
  exceptions.forEach((entry, index) => {
    const place = { file: 'data/supply-chain.yaml', line: lineOf(index) };
    if (!advisories.some(({ id }) => id === entry.id)) {
      findings.push({
        ...place,
        message: `${entry.id} is no longer a finding`,
        cure: 'Remove the exception.',
      });
    } else if (entry.until < today) {
      findings.push({
        ...place,
        message: `The exception for ${entry.id} ended on ${entry.until}`,
        cure: 'Look at it again: update the package, or give reason and day anew.',
      });
    }
  });
  return findings;
}

/** Asks the service; the answer is bounded in time. */
export function askAudit(): string {
  const run = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return run.stdout ?? '';
}
