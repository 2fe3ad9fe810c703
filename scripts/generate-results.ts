/**
 * `npm run generate`, third part: answers the queries of all pages from the sample dataset unless the answers are current,
 * and stops if they are not the accepted ones. `--force` runs the queries in any case; `--accept` (`npm run
 * results:accept`) runs them and accepts what they give.
 */
import { runIfStale } from '../lib/incremental/run-if-stale';
import { databaseFile } from '../world';

const accepts = process.argv.includes('--accept');

const job = {
  name: 'generate-results',
  entry: 'scripts/generate-results.ts',
  outputs: ['generated/results'],
  force: process.argv.includes('--force') || accepts,
};

/** Loads what it needs when it needs it: most runs only find that nothing is to be done. */
async function generate(): Promise<void> {
  const { generateResults } = await import('../world');
  const { acceptResults, lockFile, lockProblems } = await import('../lib/results/lock');
  const { pages, results, fences } = await generateResults();
  if (accepts) {
    acceptResults();
    console.log(`${lockFile} is written. \`git diff\` shows which results have changed.`);
  }
  const problems = lockProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${results} results and ${fences} SQL examples of ${pages} pages are computed.`);
}

// Results depend on what the dataset is, not on all that it is made of, so it is brought up to date before anything is
// compared.
databaseFile()
  .then(() => runIfStale(job, generate))
  .then((ran) => {
    if (!ran) console.log('The results of pages are up to date.');
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
