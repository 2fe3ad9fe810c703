/**
 * `npm run generate`, third part: answers the queries of all pages from the sample dataset unless the answers are current.
 * `--force` runs them in any case.
 */
import { unlessCurrent } from '../lib/cache/unless-current';
import { keptDatabase } from '../lib/sample-world/kept-database';

const job = {
  name: 'generate-results',
  entry: 'scripts/generate-results.ts',
  outputs: ['generated/results'],
  force: process.argv.includes('--force'),
};

/** Loads what it needs when it needs it: most runs only find that nothing is to be done. */
async function generate(): Promise<void> {
  const { generateResults } = await import('../lib/results/generate');
  const { pages, results, fences } = await generateResults();
  console.log(`${results} results and ${fences} SQL examples of ${pages} pages are computed.`);
}

// Results depend on what the dataset is, not on all that it is made of, so it is brought up to date before anything is
// compared.
keptDatabase()
  .then(() => unlessCurrent(job, generate))
  .then((ran) => {
    if (!ran) console.log('The results of pages are up to date.');
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
