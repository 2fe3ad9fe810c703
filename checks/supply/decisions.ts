/**
 * Licenses, install scripts and known vulnerabilities of the locked packages against what data/supply-chain.yaml has decided
 * on them. A decision that nothing needs any more is a finding.
 */
import { spawnSync } from 'node:child_process';
import { severities } from '../../data/schema/supply-chain';
import type { loadSupplyChain } from '../../lib/facts/load';
import { lineIn } from '../../lib/yaml/read';
import type { Finding } from '../report';
import { licenseOf, lockFile, type LockedPackage } from './lockfile';

type Rules = ReturnType<typeof loadSupplyChain>;

const file = 'supply-chain.yaml';

/** What is to be decided, with the words of its finding. */
interface Question {
  line: number;
  message: string;
  cure: string;
}

/** Findings for questions without a decision, and for decisions without a question. */
function open<Asked extends Question, Decision extends { package: string }>(
  questions: readonly Asked[],
  decisions: readonly Decision[],
  { decides, at }: { decides: (decision: Decision, asked: Asked) => boolean; at: readonly string[] },
): Finding[] {
  const unanswered = questions.filter((asked) => !decisions.some((decision) => decides(decision, asked)));
  return [
    ...unanswered.map(({ line, message, cure }) => ({ file: lockFile, line, message, cure })),
    ...decisions.flatMap((decision, index) =>
      questions.some((asked) => decides(decision, asked))
        ? []
        : [
            {
              file: `data/${file}`,
              line: lineIn(file, ...at, index),
              message: `The decision on ${decision.package} is over, or nothing needs it any more`,
              cure: 'Remove it, or give reason and day anew.',
            },
          ],
    ),
  ];
}

/** True if a license expression is fulfilled by allowed licenses: one of alternatives, all of sums. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part, allowed));
  if (bare.includes(' AND ')) return bare.split(' AND ').every((part) => isAllowed(part, allowed));
  return allowed.includes(bare);
}

export function licenseProblems(
  packages: readonly LockedPackage[],
  { allowed, exceptions }: Rules['licenses'],
): Finding[] {
  const questions = packages
    .map((entry) => ({ ...entry, license: licenseOf(entry) }))
    .filter(({ license }) => !isAllowed(license, allowed))
    .map(({ name, license, line }) => ({
      ...{ name, license, line, message: `${name} has the license "${license}"` },
      cure: 'Use another package, or add an exception with its reason to data/supply-chain.yaml.',
    }));
  const fits = (pattern: string, name: string): boolean =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  return open(questions, exceptions, {
    decides: (one, { name, license }) => fits(one.package, name) && one.license === license,
    at: ['licenses', 'exceptions'],
  });
}

/**
 * Packages that would run code when they are installed: each is known, and none is allowed to.
 * @param npmrc Text of .npmrc.
 */
export function installScriptProblems(
  packages: readonly LockedPackage[],
  known: Rules['installScripts'],
  npmrc: string,
): Finding[] {
  const allowed = {
    file: '.npmrc',
    line: 1,
    message: 'Packages may run code when they are installed',
    cure: 'Set ignore-scripts=true.',
  };
  const questions = packages
    .filter(({ hasInstallScript }) => hasInstallScript)
    .map(({ name, line }) => ({
      ...{ name, line, message: `${name} has an install script` },
      cure: 'Find out whether it works without, and say why in data/supply-chain.yaml under installScripts.',
    }));
  return [
    ...(/^ignore-scripts=true$/m.test(npmrc) ? [] : [allowed]),
    ...open(questions, known, {
      decides: (one, { name }) => one.package === name,
      at: ['installScripts'],
    }),
  ];
}

export interface Advisory {
  id: string;
  name: string;
  severity: (typeof severities)[number];
  title: string;
}

/**
 * Advisories in the output of `npm audit --json`, each once.
 * @throws Error with the service's own words if the output is not a report.
 */
export function advisoriesIn(output: string): Advisory[] {
  type Via = string | (Omit<Advisory, 'id'> & { url: string });
  const { vulnerabilities, message } = JSON.parse(output || '{}') as {
    vulnerabilities?: Record<string, { via: Via[] }>;
    message?: string;
  };
  if (!vulnerabilities) throw new Error(message?.split(' - ')[0] ?? 'no report');
  const found = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.flatMap((entry) =>
      typeof entry === 'string' ? [] : [{ ...entry, id: entry.url.split('/').at(-1) ?? '' }],
    ),
  );
  return [...new Map(found.map((advisory) => [advisory.id, advisory])).values()];
}

/**
 * Advisories that fail, and exceptions that are over or not needed.
 * @param today ISO date.
 */
export function auditProblems(
  advisories: readonly Advisory[],
  packages: readonly LockedPackage[],
  { failFrom, exceptions }: Rules['audit'],
  today: string,
): Finding[] {
  const questions = advisories
    .filter(({ severity }) => severities.indexOf(severity) >= severities.indexOf(failFrom))
    .map(({ id, name, severity, title }) => ({
      id,
      line: packages.find((entry) => entry.name === name)?.line ?? 1,
      message: `${name}: ${title} (${severity}, ${id})`,
      cure: 'Update it, or add an exception with its reason and last day to data/supply-chain.yaml.',
    }));
  return open(questions, exceptions, {
    decides: (one, { id }) => one.id === id && one.until >= today,
    at: ['audit', 'exceptions'],
  });
}

/** Asks the advisory service; the answer is bounded in time. */
export function askAudit(): string {
  const args = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const shell = process.platform === 'win32';
  return spawnSync('npm', args, { encoding: 'utf8', timeout: 60_000, maxBuffer: 2 ** 26, shell }).stdout;
}
