/**
 * `npm run generate`, first part: checks openapi/*.yaml, and writes the API pages, the downloads and the request builder's
 * data unless they are current. `--force` writes in any case.
 */
import { runIfStale } from '../lib/incremental/run-if-stale';
import { outputFolders } from '../plugins/pages/api-pages/outputs';

const job = {
  name: 'generate-api',
  entry: 'scripts/generate-api.ts',
  outputs: outputFolders,
  force: process.argv.includes('--force'),
};

/** Loads what it needs when it needs it: most runs only find that nothing is to be done. */
async function generate(): Promise<void> {
  const [{ families }, { specFindings }, { report }, { writeAll }] = await Promise.all([
    import('../lib/openapi/families'),
    import('../checks/openapi/check'),
    import('../checks/report'),
    import('../plugins/pages/api-pages/write-all'),
  ]);
  const findings = families.flatMap((family) => specFindings(family.specFile));
  if (findings.length > 0) {
    report(findings, 'OpenAPI specifications');
    throw new Error('No API page was written. Correct what is named above.');
  }
  console.log(`${await writeAll()} API pages and ${families.length} specifications written.`);
}

runIfStale(job, generate)
  .then((ran) => {
    if (!ran) console.log('The API pages are up to date.');
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
