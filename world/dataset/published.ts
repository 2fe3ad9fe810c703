/**
 * The dataset as it was last reviewed: data/published-dataset.txt has the rows and the hash of each table. Readers download
 * the dataset and compare their numbers with ours, so a change of a row that no page shows has to be seen in review, too.
 */
import { createHash } from 'node:crypto';
import { jsonLines, type DataTable } from './dataset';

export const publishedFile = 'data/published-dataset.txt';

const header = `# Tables of the sample dataset, each with its number of rows and the hash of their values. A changed line means that
# readers get other data. \`npm run dataset\` writes it (world/dataset/published.ts).
`;

function lineOf(table: DataTable): string {
  const hash = createHash('sha256').update(jsonLines(table)).digest('hex');
  return `${table.name} ${table.rows.length} ${hash.slice(0, 16)}`;
}

/** Text of the file: one table a line, sorted. */
export function publishedText(tables: readonly DataTable[]): string {
  return `${header}${tables.map(lineOf).sort().join('\n')}\n`;
}
