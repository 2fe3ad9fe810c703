/** `npm run dataset`: writes what the sample dataset holds now into data/published-dataset.txt, for review. */
import { writeFileSync } from 'node:fs';
import { runCheck } from '../checks/report';
import { buildDataset } from '../world';
import { publishedFile, publishedText } from '../world';

void runCheck(() => {
  writeFileSync(publishedFile, publishedText(buildDataset()));
  console.log(`${publishedFile} is written. \`git diff\` shows which tables have changed.`);
});
