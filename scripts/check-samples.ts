/**
 * Checks every sample of the site, and the names in examples. Counts the samples checked and those exempt, with their
 * reasons. `-- --changed` leaves out what nobody has edited.
 */
import { sdkVersions } from '../config/versions';
import { scopeOf } from '../checks/changed/selection';
import { listSources } from '../lib/markdown/sources';
import { report, runCheck } from '../checks/report';
import { allNameProblems, allSamples, filesWithNames, findingsOf } from '../checks/samples';

async function main(): Promise<void> {
  const scope = scopeOf();
  const samples = allSamples(sdkVersions[0]?.path ?? '', scope.pages(listSources()));
  const files = filesWithNames().filter((file) => scope.has(file));
  const findings = [...(await findingsOf(samples)), ...allNameProblems(files)];
  const counts = new Map<string, number>();
  for (const { language, exempt } of samples) {
    if (exempt === undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const perChecker = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([language, count]) => `${language} ${count}`)
    .join(', ');
  if (perChecker) console.log(`Checked: ${perChecker}.`);
  const exempt = samples.filter((sample) => sample.exempt !== undefined);
  const share = ((exempt.length / (samples.length || 1)) * 100).toFixed(1);
  console.log(`Exempt: ${exempt.length} (${share} %).`);
  for (const { file, line: at, exempt: reason } of exempt) console.log(`  ${file}:${at} ${reason}`);
  report(findings, `${samples.length} samples, and the names in ${files.length} files`);
}

void runCheck(main);
