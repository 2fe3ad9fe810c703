/**
 * The door of the sample world, the account and the dataset in which all examples play: query its rows, run reports of pages
 * on them, write the downloads. Nobody imports what is behind it (`npm run check:imports`). Pages and readers' code have the
 * results alone (lib/results). What only some need is loaded when it is called: most runs only find that nothing is to be
 * done.
 */
import type * as Write from './raw-data/write-dataset';
import type * as Evaluate from './results/evaluate';
import type * as Generate from './results/generate';

export { openSampleWorld, rowsOf, type ResultRow, type SampleWorldDatabase } from './dataset/database';
export { rowsFolder } from './dataset/tables';
export { publishedFile, publishedText } from './dataset/published';

/** Answers one query of a page, as world/results/evaluate.ts says. */
export const evaluate: typeof Evaluate.evaluate = async (...asked) =>
  (await import('./results/evaluate')).evaluate(...asked);

/** Answers the queries of pages and keeps the results, as world/results/generate.ts says. */
export const generateResults: typeof Generate.generateResults = async (...asked) =>
  (await import('./results/generate')).generateResults(...asked);

/** Writes the files of the dataset that readers download, as world/raw-data/write-dataset.ts says. */
export const writeDataset: typeof Write.writeDataset = async () =>
  (await import('./raw-data/write-dataset')).writeDataset();
