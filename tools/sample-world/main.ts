/**
 * `npm run dataset`: makes the rows of the sample dataset of data/sample-world/, and writes them into data/sample-dataset/
 * and their hashes into data/published-dataset.txt, for review.
 */
import { writeFileSync } from 'node:fs';
import { runCheck } from '../../checks/report';
import { publishedFile, publishedText, rowsFolder } from '../../world';
import { buildDataset } from './dataset';
import { writeRows } from './write-rows';

void runCheck(async () => {
  await writeRows(buildDataset(), rowsFolder);
  writeFileSync(publishedFile, await publishedText());
  console.log(`${publishedFile} is written. \`git diff\` shows which tables have changed.`);
});
