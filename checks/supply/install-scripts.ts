/** Packages that would run code when they are installed: each is known, and none is allowed to. */
import type { loadSupplyChain } from '../../lib/facts/load';
import type { Finding } from '../report';
import { lockFile, type LockedPackage } from './lockfile';

type Known = ReturnType<typeof loadSupplyChain>['installScripts'];

/**
 * @param npmrc Text of .npmrc.
 * @param lineOf Line of a known package in data/supply-chain.yaml.
 */
export function installScriptProblems(
  packages: readonly LockedPackage[],
  known: Known,
  npmrc: string,
  lineOf: (index: number) => number = () => 1,
): Finding[] {
  const findings: Finding[] = [];
  if (!/^ignore-scripts=true$/m.test(npmrc)) {
    findings.push({
      file: '.npmrc',
      line: 1,
      message: 'Packages may run code when they are installed',
      cure: 'Set ignore-scripts=true.',
    });
  }
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript);
  for (const { name, line } of withScript) {
    if (known.some((entry) => entry.package === name)) continue;
    findings.push({
      file: lockFile,
      line,
      message: `${name} has an install script`,
      cure: 'Find out whether it works without, and say why in data/supply-chain.yaml under installScripts.',
    });
  }
  known.forEach((entry, index) => {
    if (withScript.some(({ name }) => name === entry.package)) return;
    findings.push({
      file: 'data/supply-chain.yaml',
      line: lineOf(index),
      message: `${entry.package} no longer has an install script`,
      cure: 'Remove the entry.',
    });
  });
  return findings;
}
