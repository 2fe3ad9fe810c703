/**
 * `npm run check:supply [-- --audit required]`: what comes into the build from outside is what was decided. Lockfile,
 * licenses and install scripts are checked offline; known vulnerabilities are asked for. Where the advisory service
 * cannot be reached, that part is left out and says so, unless it is required, as in CI.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadSupplyChain } from '../lib/facts/load';
import { lineIn } from '../lib/yaml/read';
import { report, type Finding } from '../checks/report';
import { advisoriesIn, askAudit, auditProblems } from '../checks/supply/audit';
import { installScriptProblems } from '../checks/supply/install-scripts';
import { licenseOf, licenseProblems } from '../checks/supply/licenses';
import { lockProblems, readLock, versionProblems, type LockedPackage } from '../checks/supply/lockfile';

const file = 'supply-chain.yaml';

function audit(packages: readonly LockedPackage[], required: boolean): Finding[] {
  const rules = loadSupplyChain().audit;
  try {
    const advisories = advisoriesIn(askAudit());
    for (const { severity, package: name, title, id } of advisories) {
      console.log(`advisory: ${severity}, ${name}, ${title}, ${id}`);
    }
    const today = new Date().toISOString().slice(0, 10);
    return auditProblems(advisories, packages, rules, today, (index) =>
      lineIn(file, 'audit', 'exceptions', index),
    );
  } catch (error) {
    const why = `The advisory service cannot be reached (${(error as Error).message})`;
    if (!required) {
      console.log(`${why}: known vulnerabilities are not checked here; CI does it.`);
      return [];
    }
    return [
      { file: 'package-lock.json', line: 1, message: why, cure: 'Run it again where the service answers.' },
    ];
  }
}

function main(): void {
  const { values } = parseArgs({ options: { audit: { type: 'string', default: 'optional' } } });
  const rules = loadSupplyChain();
  const packages = readLock().map((entry) => ({ ...entry, license: licenseOf(entry) }));
  const npmrc = existsSync('.npmrc') ? readFileSync('.npmrc', 'utf8') : '';
  const findings = [
    ...versionProblems(readFileSync('package.json', 'utf8')),
    ...lockProblems(packages),
    ...licenseProblems(packages, rules.licenses, (index) => lineIn(file, 'licenses', 'exceptions', index)),
    ...installScriptProblems(packages, rules.installScripts, npmrc, (index) =>
      lineIn(file, 'installScripts', index),
    ),
    ...audit(packages, values.audit === 'required'),
  ];
  report(findings, `Integrity, licenses and install scripts of ${packages.length} packages`);
}

main();
