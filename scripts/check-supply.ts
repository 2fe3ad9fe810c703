/**
 * `npm run check:supply [-- --audit required]`: what comes into the build from outside is what was decided. Lockfile,
 * licenses and install scripts are checked offline; known vulnerabilities are asked for. Where the advisory service
 * cannot be reached, that part is left out and says so, unless it is required, as in CI.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadSupplyChain } from '../lib/facts/load';
import { report, type Finding } from '../checks/report';
import * as decisions from '../checks/supply/decisions';
import { lockFile, lockProblems, readLock, versionProblems } from '../checks/supply/lockfile';

const { values } = parseArgs({ options: { audit: { type: 'string', default: 'optional' } } });
const rules = loadSupplyChain();
const packages = readLock();

function auditProblems(): Finding[] {
  try {
    const advisories = decisions.advisoriesIn(decisions.askAudit());
    for (const { severity, name, title, id } of advisories)
      console.log(`advisory: ${severity}, ${name}, ${title}, ${id}`);
    return decisions.auditProblems(advisories, packages, rules.audit, new Date().toISOString().slice(0, 10));
  } catch (error) {
    const message = `The advisory service cannot be reached (${(error as Error).message})`;
    if (values.audit === 'required')
      return [{ file: lockFile, line: 1, message, cure: 'Run it again where the service answers.' }];
    console.log(`${message}: known vulnerabilities are not checked here; CI does it.`);
    return [];
  }
}

report(
  [
    ...[
      'package.json',
      'packages/charts/package.json',
      'tools/bench/package.json',
      'tools/sample-world/package.json',
    ].flatMap((file) => versionProblems(file)),
    ...lockProblems(packages),
    ...decisions.licenseProblems(packages, rules.licenses),
    ...decisions.installScriptProblems(packages, rules.installScripts, readFileSync('.npmrc', 'utf8')),
    ...auditProblems(),
  ],
  `Integrity, licenses and install scripts of ${packages.length} packages`,
);
