/**
 * `npm run generate`, third part: answers the queries of pages from the sample dataset, and stops if the answers are not the
 * accepted ones. Unless rows, facts or code have changed, it asks again for the pages alone whose queries have. `--force`
 * runs all queries; `--accept` (`npm run results:accept`) accepts what they give.
 */
import { noteFile, unrecorded } from '../lib/cache/inputs';
import { Incomplete, runIfStale } from '../lib/incremental/run-if-stale';
import { fileOf, lockFile, resultsFolder } from '../lib/results/store';

const accepts = process.argv.includes('--accept');

const job = {
  name: 'generate-results',
  entry: 'scripts/generate-results.ts',
  outputs: [resultsFolder],
  force: process.argv.includes('--force'),
  values: ['page-queries'],
  isPart: (changed: string) =>
    changed === 'page-queries' || changed === lockFile || changed.startsWith(resultsFolder),
};

/** Loads what it needs when it needs it: most runs only find that nothing is to be done. */
async function generate(changes: readonly string[] | undefined): Promise<void> {
  const { generateResults } = await import('../world');
  const isCurrent = (page: string): boolean => changes?.includes(fileOf(page)) === false;
  const { pages, results, fences, computed } = await generateResults(undefined, isCurrent);
  console.log(`${results} results and ${fences} SQL examples of ${pages} pages, computed for ${computed}.`);
  noteFile(lockFile);
  if (accepts) return;
  const { lockProblems } = await import('../lib/results/lock');
  const problems = unrecorded(() => lockProblems());
  if (problems.length > 0) throw new Incomplete(problems.join('\n'));
}

async function accept(): Promise<void> {
  const { acceptResults } = await import('../lib/results/lock');
  acceptResults();
  console.log(`${lockFile} is written. \`git diff\` shows which results have changed.`);
}

runIfStale(job, generate)
  .then((ran) => {
    if (!ran) console.log('The results of pages are up to date.');
    return accepts ? accept() : undefined;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
