/**
 * Measures what share of wrong samples the checks catch: draws mutants of the written samples, class by class, and
 * prints those that got through. `npm run mutate:samples -- 200 seed` draws up to 200 of a class with a seed; without
 * them it is 100, with the current commit as seed.
 */
import { execFileSync } from 'node:child_process';
import { sdkVersions } from '../config/versions';
import { checkSample } from '../checks/samples/check';
import { allSamples } from '../checks/samples/extract';
import { drawMutants, findingsWith, mutationClasses } from '../checks/samples/mutations';

async function main(): Promise<void> {
  const [count = '100', seed = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()] =
    process.argv.slice(2);
  const samples = allSamples(sdkVersions[0]?.path ?? '');
  const mutants = await drawMutants(samples, Number(count), seed);
  const missed: string[] = [];
  const caught = new Map<string, number>();
  // What the comparison with other tabs adds: a mistake in all tabs at once is only seen alone.
  const alone = new Map<string, number>();
  for (const mutant of mutants) {
    const findings = await findingsWith(samples, mutant);
    if (findings.length > 0) caught.set(mutant.of, (caught.get(mutant.of) ?? 0) + 1);
    else missed.push(`  ${mutant.of}: ${mutant.right.file}:${mutant.right.line} ${mutant.what}`);
    const [before, after] = await Promise.all([mutant.right, mutant.wrong].map(checkSample));
    if ((after?.length ?? 0) > (before?.length ?? 0)) alone.set(mutant.of, (alone.get(mutant.of) ?? 0) + 1);
  }
  console.log(`${mutants.length} mutants, seed ${seed}:`);
  for (const of of mutationClasses) {
    const drawn = mutants.filter((mutant) => mutant.of === of).length;
    const share = (found = 0): string =>
      `${found} of ${drawn} (${drawn === 0 ? '–' : Math.floor((found / drawn) * 100)}%)`;
    console.log(`  ${of}: ${share(caught.get(of))} caught, ${share(alone.get(of))} without the other tabs`);
  }
  console.log(missed.length === 0 ? 'None got through.' : `Got through:\n${missed.join('\n')}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
