/**
 * `npm run generate`, second part: writes the downloads of the raw data export, of the sample dataset, of sample CSV files
 * and of facts unless they are current. `--force` writes in any case.
 */
import { runIfStale } from '../lib/incremental/run-if-stale';
import { contentsFolder, datasetFolder } from '../lib/raw-data/dataset-files';
import { downloadFolder } from '../lib/raw-data/files';

const folder = `static${downloadFolder}`;
const common = { entry: 'scripts/generate-raw-data.ts', force: process.argv.includes('--force') };

// What makes the files is loaded when it is needed: most runs only find that nothing is to be done.

async function generateDownloads(): Promise<void> {
  const { writeDownloads } = await import('../lib/raw-data/write-downloads');
  console.log(`${await writeDownloads(folder)} raw data downloads written.`);
}

async function generateDataset(): Promise<void> {
  const { writeDataset } = await import('../world');
  const { tables } = await writeDataset();
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Sample dataset written: ${tables.length} tables with ${rows} rows.`);
}

async function generateCsvSamples(): Promise<void> {
  const { csvSamplesFolder, writeCsvSamples } = await import('../lib/csv-uploads/samples');
  console.log(`${writeCsvSamples(`static/${csvSamplesFolder}`)} sample CSV files written.`);
}

async function generateDatasets(): Promise<void> {
  const { datasetsFolder, writeDatasets } = await import('../lib/downloads/files');
  console.log(`${writeDatasets(`static${datasetsFolder}`)} downloads of facts written.`);
}

async function generate(): Promise<void> {
  const jobs = [
    ['generate-dataset', 'sample dataset is', [`static${datasetFolder}`, contentsFolder], generateDataset],
    ['generate-raw-data', 'raw data downloads are', [folder], generateDownloads],
    ['generate-csv-samples', 'sample CSV files are', ['static/csv-samples'], generateCsvSamples],
    ['generate-datasets', 'downloads of facts are', ['static/downloads'], generateDatasets],
  ] as const;
  for (const [name, made, outputs, make] of jobs)
    if (!(await runIfStale({ ...common, name, outputs }, make))) console.log(`The ${made} up to date.`);
}

generate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
