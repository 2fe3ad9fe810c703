/** `npm run generate`, a part of it: writes names and reference of the SDKs from declarations/ unless it is current. `--force` writes in any case. */
import { runIfStale } from '../lib/incremental/run-if-stale';
import { namesFolder } from '../lib/declarations/names';
import { referenceFolders } from '../plugins/pages/sdk-reference/outputs';

const job = {
  name: 'generate-reference',
  entry: 'scripts/generate-reference.ts',
  outputs: [...referenceFolders, namesFolder],
  force: process.argv.includes('--force'),
};

runIfStale(job, async () => {
  const { writeNames } = await import('../checks/samples');
  await writeNames();
  const { writeAll } = await import('../plugins/pages/sdk-reference/write-all');
  console.log(`${await writeAll()} pages of the SDK reference written.`);
})
  .then((ran) => {
    if (!ran) console.log('The SDK reference is up to date.');
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
