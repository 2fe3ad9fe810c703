/**
 * `npm run generate`, second part: writes the downloads of the raw data export unless they are current. `--force` writes
 * in any case.
 */
import { unlessCurrent } from '../lib/cache/unless-current';
import { downloadFolder } from '../lib/raw-data/files';

const folder = `static${downloadFolder}`;

const job = {
  name: 'generate-raw-data',
  entry: 'scripts/generate-raw-data.ts',
  outputs: [folder],
  force: process.argv.includes('--force'),
};

/** Loads what it needs when it needs it: most runs only find that nothing is to be done. */
async function generate(): Promise<void> {
  const { writeDownloads } = await import('../lib/raw-data/write-downloads');
  console.log(`${await writeDownloads(folder)} raw data downloads written.`);
}

unlessCurrent(job, generate)
  .then((ran) => {
    if (!ran) console.log('The raw data downloads are up to date.');
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
