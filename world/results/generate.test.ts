import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateResults } from './generate';
import { inputsOf, resultOf, resultOfSql } from '../../lib/results/store';

// Below generated/, which git does not see: results are kept by the page's place in the repository.
let folder = '';
beforeEach(() => {
  mkdirSync('generated', { recursive: true });
  folder = mkdtempSync('generated/test-');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(path.join('generated/results', folder), { recursive: true, force: true });
});

function write(side: string, page = ''): string {
  const file = path.join(folder, 'x.mdx');
  writeFileSync(file, page);
  writeFileSync(path.join(folder, 'x.results.yaml'), side);
  return file;
}

const installs = `- id: installs
  sql: SELECT sum(installs) AS installs FROM traffic_day WHERE date = DATE '2025-09-01' AND app_id = 'app_7k2m9qx4t0ab'
`;

it('keeps the results of a page: from its side file, and from the SQL on it', async () => {
  const sql = `SELECT 1.50 AS cost, 'x' AS name;`;
  const page = write(installs, `Text.\n\n\`\`\`sql title="A" query\n${sql}\n\`\`\`\n`);
  expect(await generateResults([page])).toEqual({ pages: 1, results: 1, fences: 1, computed: 1 });
  expect(resultOf(page, 'installs').result.rows).toEqual([[1250]]);
  const fence = resultOfSql(page, sql);
  expect(fence.rows).toEqual([[1.5, 'x']]);
  // As a database prints them.
  expect(fence.columns.map(({ label }) => label)).toEqual(['cost', 'name']);
});

it('runs the queries of a page again if they have changed or their results are gone, not for a sentence', async () => {
  const page = write(installs, 'One.');
  const computed = async (isCurrent = true): Promise<number> =>
    (await generateResults([page], () => isCurrent)).computed;
  expect([await computed(), await computed()]).toEqual([1, 0]);
  write(installs, 'Two.');
  expect([await computed(), await computed(false)]).toEqual([0, 1]);
  write(`${installs}- id: two\n  sql: SELECT 2 AS two\n`);
  expect([await computed(), await computed()]).toEqual([1, 0]);
  write(installs, '```sql query\nSELECT 3 AS three\n```\n');
  expect([await computed(), await computed()]).toEqual([1, 0]);
  write(installs);
  expect([await computed(), await computed()]).toEqual([1, 0]);
  writeFileSync(path.join('generated/results', `${page}.json`), '{');
  expect([await computed(), await computed()]).toEqual([1, 0]);
});

it('keeps the results of other pages if a query fails, and none of the page that had its own before', async () => {
  const page = write('- id: gone\n  sql: SELECT nothing FROM traffic_day\n');
  const other = path.join(folder, 'other.mdx');
  writeFileSync(other, '```sql query\nSELECT 1 AS n\n```\n');
  const kept = path.join('generated/results', `${page}.json`);
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify({ inputs: inputsOf(page), results: {}, fences: {} }));
  await expect(generateResults([page, other])).rejects.toThrow(`${folder}/x.results.yaml:1: gone: `);
  expect(resultOfSql(other, 'SELECT 1 AS n').rows).toEqual([[1]]);
  expect(existsSync(kept)).toBe(false);
});

it('forgets the results of a page without queries', async () => {
  const page = write(installs);
  await generateResults([page]);
  const kept = path.join('generated/results', `${page}.json`);
  expect(existsSync(kept)).toBe(true);
  rmSync(path.join(folder, 'x.results.yaml'));
  expect(await generateResults([page])).toEqual({ pages: 0, results: 0, fences: 0, computed: 0 });
  expect(existsSync(kept)).toBe(false);
});

it('names every query that cannot be answered with its line, and keeps the older results', async () => {
  const page = write(installs);
  await generateResults([page]);
  const kept = path.join('generated/results', `${page}.json`);
  const before = readFileSync(kept, 'utf8');
  write(
    `${installs}- id: wrong
  sql: SELECT nothing FROM traffic_day
- id: euros
  report: acquisition
  asOf: 2025-09-16T08:45:00.000Z
  request:
    app_ids: [app_7k2m9qx4t0ab]
    interval: { from: 2025-09-01, until: 2025-09-01 }
    metrics: [cost]
    currency: EUR
`,
    'Text.\n\n```sql query\nSELEC 1\n```\n',
  );
  const error = await generateResults([page]).then(
    () => '',
    (thrown: unknown) => (thrown as Error).message,
  );
  const side = path.join(folder, 'x.results.yaml');
  expect(error.split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^${side}:3: wrong: .*nothing.* — Correct the query\\.$`)),
    `${side}:5: euros: The sample dataset does not answer currency "EUR" — Take USD.`,
    expect.stringMatching(new RegExp(`^${page}:3: .*SELEC.* — Correct the query\\.$`)),
  ]);
  expect(readFileSync(kept, 'utf8')).toBe(before);
});
