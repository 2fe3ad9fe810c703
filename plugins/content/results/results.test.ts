import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateResults } from '../../../world';
import remarkResults from '.';

const sideFile = `- id: day
  report: acquisition
  asOf: 2025-09-16T08:45:00.000Z
  request:
    app_ids: [app_7k2m9qx4t0ab]
    interval: { from: 2025-09-01, until: 2025-09-01 }
    dimensions: [partner]
    metrics: [installs, cost, cpi]
    filters: [{ field: traffic_type, operator: is, values: [paid] }]
    order_by: [{ field: installs, direction: desc }]
- id: cost
  sql: SELECT sum(cost_usd) AS cost FROM traffic_day WHERE date = DATE '2025-09-01' AND app_id = 'app_7k2m9qx4t0ab'
`;

const sql = 'SELECT 1 AS one, NULL AS none';
const fence = `\`\`\`sql query\n${sql}\n\`\`\`\n`;

// Below generated/, which git does not see: results are kept by the page's place in the repository.
let folder = '';
let page = '';
beforeAll(async () => {
  mkdirSync('generated', { recursive: true });
  folder = mkdtempSync('generated/test-');
  page = path.join(folder, 'x.mdx');
  writeFileSync(path.join(folder, 'x.results.yaml'), sideFile);
  writeFileSync(page, fence);
  await generateResults([page]);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(path.join('generated/results', folder), { recursive: true, force: true });
});

/** The tree of a page of this Markdown, with its elements expanded. */
async function expand(markdown: string): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkResults);
  const file = { path: path.resolve(page), value: markdown };
  return (await processor.run(processor.parse(file), file)) as Root;
}

const codesIn = (tree: Root): Code[] => {
  const codes: Code[] = [];
  visit(tree, 'code', (node) => void codes.push(node));
  return codes;
};

const cellsIn = (tree: Root): string[][] => {
  const [table] = tree.children.filter((node): node is Table => node.type === 'table');
  return table?.children.map((row) => row.children.map((cell) => toString(cell))) ?? [];
};

it('<Result> is a table of all columns', async () => {
  expect(cellsIn(await expand('<Result of="day" />'))).toEqual([
    ['Partner', 'Installs', 'Cost, USD', 'CPI, USD'],
    ['adjoe', '600', '366.00', '0.61'],
    ['AppLovin', '300', '386.00', '1.29'],
    ['Tide Pool Ads', '100', '48.00', '0.48'],
  ]);
});

it('<Result> is a table of the columns that it names, in their order', async () => {
  const cells = cellsIn(await expand('<Result of="day" columns="cost, partner" />'));
  expect(cells[1]).toEqual(['366.00', 'adjoe']);
});

it('<Value> is a number in a sentence', async () => {
  const tree = await expand(
    'It cost <Value of="day" cell="cost@adjoe" />, all <Value of="cost" cell="cost" />.',
  );
  expect(toString(tree)).toBe('It cost 366.00 USD, all 800.00 USD.');
});

it('<Value> knows totals and the number of rows of a report', async () => {
  const tree = await expand(
    '<Value of="day.totals" cell="installs" />\n\n<Value of="day.page" cell="total_rows" />',
  );
  expect(tree.children.map((node) => [node.type, toString(node)])).toEqual([
    ['paragraph', '1,000'],
    ['paragraph', '3'],
  ]);
});

it('<Cite> leaves what it holds', async () => {
  const tree = await expand(
    'On September 1, <Cite of="day.totals cost">800 USD bought *1,000* installs of <Value of="day.totals" cell="cpi" /></Cite>.',
  );
  expect(toString(tree)).toBe('On September 1, 800 USD bought 1,000 installs of 0.80 USD.');
  const kinds = new Set<string>();
  visit(tree, (node) => void kinds.add(node.type));
  expect([...kinds]).toEqual(['root', 'paragraph', 'text', 'emphasis']);
});

it('<Request> is the body as JSON', async () => {
  const [code] = codesIn(await expand('<Request of="day" />'));
  expect(code).toMatchObject({ lang: 'json', meta: 'title="Request body"' });
  expect(JSON.parse(code?.value ?? '')).toMatchObject({ metrics: ['installs', 'cost', 'cpi'] });
});

it('<Request> is programs that send the body', async () => {
  const codes = codesIn(await expand('<Request of="day" as="samples" />'));
  expect(codes.map(({ lang, meta }) => [lang, meta])).toEqual([
    ['bash', 'tab="curl"'],
    ['javascript', 'tab="JavaScript"'],
    ['python', 'tab="Python"'],
  ]);
  const [, body = ''] = /--data '([^']*)'/.exec(codes[0]?.value ?? '') ?? [];
  const [json] = codesIn(await expand('<Request of="day" />'));
  expect(JSON.parse(body)).toEqual(JSON.parse(json?.value ?? ''));
  for (const { value } of codes)
    expect(value).toContain('https://api.whence.example/reporting/v1/acquisition');
});

it('<Response> is the response as JSON', async () => {
  const [code] = codesIn(await expand('<Response of="day" title="200 OK later" />'));
  expect(code?.meta).toBe('title="200 OK later"');
  expect(JSON.parse(code?.value ?? '')).toMatchObject({
    totals: { installs: 1000, cost: 800, cpi: 0.8 },
    page: { total_rows: 3 },
  });
});

it('<Response> is a part of it', async () => {
  const [code] = codesIn(await expand('<Response of="day" part="data/1" />'));
  expect(JSON.parse(code?.value ?? '')).toEqual({
    partner: 'AppLovin',
    installs: 300,
    cost: 386,
    cpi: 1.286667,
  });
});

it('<QueryResult> is what the fence before it gives, as a database prints it', async () => {
  expect(cellsIn(await expand(`${fence}\n<QueryResult />`))).toEqual([
    ['one', 'none'],
    ['1', 'null'],
  ]);
});

describe('errors stop the build at the place of the element', () => {
  it.each([
    ['an unknown result', '<Result of="days" />', 'No result "days" in'],
    [
      'an unknown column',
      '<Result of="day" columns="clicks" />',
      'has no column "clicks". It has: partner, installs',
    ],
    [
      'an unknown attribute',
      '<Result of="day" column="cost" />',
      '<Result> has no attribute "column". It takes: of',
    ],
    ['no result', '<Value cell="cost" />', '<Value /> follows no fence of `sql query`.'],
    ['an unknown cell', '<Value of="day" cell="cost@Organic" />', 'starts with "Organic". It has: adjoe'],
    [
      'a cell of more than one row',
      '<Value of="day" cell="cost" />',
      'has 3 rows. Name one by its first column',
    ],
    [
      'a wrong number',
      '<Cite of="day">367 USD</Cite>',
      '"367" is in none of the results day. The closest value is 366.00',
    ],
    ['a citation without a number', '<Cite of="day">a lot</Cite>', 'There is no number to cite'],
    ['a request of SQL', '<Request of="cost" />', '"cost" is not a report of'],
    [
      'an unknown form',
      '<Request of="day" as="curl" />',
      '<Request> has no form "curl". It takes: body, samples.',
    ],
    ['a response of SQL', '<Response of="cost" />', '"cost" is not a report: only reports have a response.'],
    [
      'an unknown part',
      '<Response of="day" part="data/9" />',
      'has nothing at "data/9". It has: data, totals, page, meta.',
    ],
    ['a result without SQL', '<QueryResult />', '<QueryResult /> follows no fence of `sql query`.'],
    [
      'SQL that has not run',
      '```sql query\nSELECT 2\n```\n\n<QueryResult />',
      'This query has not run since it was edited.',
    ],
  ])('%s', async (_, markdown, message) => {
    await expect(expand(`Text.\n\n${markdown}`)).rejects.toMatchObject({
      reason: expect.stringContaining(message),
      line: markdown.includes('```') ? 7 : 3,
    });
  });
});
