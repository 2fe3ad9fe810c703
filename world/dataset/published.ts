/**
 * The dataset as it was last reviewed: data/published-dataset.txt has the rows and the hash of each table. Readers download
 * the dataset and compare their numbers with ours, so a change of a row that no page shows has to be seen in review, too.
 */
import { createHash } from 'node:crypto';
import { readText } from '../../lib/cache/inputs';
import { companionRows, loadWorld } from '../../lib/facts/sample-world';
import { datasetFile } from '../../lib/raw-data/dataset-files';
import { toJsonLines } from '../../lib/raw-data/text-formats';
import { openSampleWorld } from './database';
import { datasetTables } from './tables';

export const publishedFile = 'data/published-dataset.txt';

const header = `# Tables of the sample dataset, each with its number of rows and the hash of its JSON lines. A changed line means that
# readers get other data. \`npm run dataset\` writes it (world/dataset/published.ts).
`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Text of the file for the tables of a folder: one table a line, sorted, below the hash of the facts that they are made of.
 * Rows that aren't made anew after an edit of those would say something else than other pages do.
 */
export async function publishedText(folder?: string): Promise<string> {
  const database = await openSampleWorld(folder);
  const lines: string[] = [];
  for (const { name } of datasetTables(folder)) {
    const rows = await database.query(`FROM '${datasetFile(name, 'parquet')}'`);
    const text = toJsonLines(rows.map((values) => ({ values })));
    lines.push(`${name} ${rows.length} ${hashOf(text)}`);
  }
  database.close();
  const facts = hashOf(JSON.stringify(loadWorld()) + readText(companionRows().file));
  return `${header}facts ${facts}\n${lines.sort().join('\n')}\n`;
}
