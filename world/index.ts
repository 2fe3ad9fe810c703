/**
 * The door of the sample world, the account and the dataset in which all examples play: query its database, run reports of
 * pages on it, write its rows. Nobody imports what is behind it (`npm run check:imports`). Pages and readers' code have the
 * results alone (lib/results). What only some need is loaded when it is called: most runs only find that nothing is to be
 * done.
 */
import type { DatasetContents } from '../lib/raw-data/dataset-files';
import type { PageQuery } from '../lib/results/side-files';
import type { SampleWorldDatabase } from './dataset/database';
import type { Evaluated } from './results/evaluate';
import type { Generated } from './results/generate';

export { openSampleWorld, rowsOf, type ResultRow, type SampleWorldDatabase } from './dataset/database';
export { buildDataset } from './dataset/dataset';
export { databaseFile } from './dataset/database-file';
export { publishedFile, publishedText } from './dataset/published';

/** Answers one query of a page, as world/results/evaluate.ts says. */
export async function evaluate(
  database: SampleWorldDatabase,
  page: string,
  query: PageQuery,
  tables: readonly string[],
): Promise<Evaluated> {
  return (await import('./results/evaluate')).evaluate(database, page, query, tables);
}

/** Answers the queries of pages and keeps the results, as world/results/generate.ts says. */
export async function generateResults(pages?: readonly string[]): Promise<Generated> {
  return (await import('./results/generate')).generateResults(pages);
}

/** Writes the files of the dataset that readers download, as world/raw-data/write-dataset.ts says. */
export async function writeDataset(): Promise<DatasetContents> {
  return (await import('./raw-data/write-dataset')).writeDataset();
}
