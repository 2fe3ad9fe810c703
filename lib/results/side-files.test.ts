import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lineOfQuery, queriesOfPage, sideFileOf } from './side-files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'side-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A page whose side file has this text. */
function pageWith(text: string): string {
  const page = path.join(folder, 'x.mdx');
  writeFileSync(sideFileOf(page), text);
  return page;
}

const sql = `- id: week
  about: A week
  sql: SELECT 1 AS one
`;

const report = `- id: cpi
  report: acquisition
  asOf: 2025-09-16T08:45:00.000Z
  request: { metrics: [cpi], interval: { from: 2025-09-01, until: 2025-09-01 } }
`;

it('are next to their page', () => {
  expect(sideFileOf('docs/a/index.mdx')).toBe('docs/a/index.results.yaml');
  expect(sideFileOf('blog/b.md')).toBe('blog/b.results.yaml');
});

it('are not needed', () => {
  expect(queriesOfPage(path.join(folder, 'x.mdx'))).toEqual([]);
});

it.each([
  'SELECT (seconds // 3600)::INT AS hours',
  "SELECT format('{} h {} min', 6, 43) AS median",
  "SELECT format('{:.1f} s', 20557) AS median",
])('make no text of a duration: %s', (query) => {
  expect(() => queriesOfPage(pageWith(`- { id: median, sql: "${query}" }\n`))).toThrow('the unit "seconds"');
});

it('name queries of three kinds, with dates as text', () => {
  const queries = queriesOfPage(pageWith(`${sql}${report}- { id: case, attributionCase: '1' }\n`));
  expect(queries).toEqual([
    { id: 'week', about: 'A week', sql: 'SELECT 1 AS one' },
    {
      id: 'cpi',
      report: 'acquisition',
      asOf: '2025-09-16T08:45:00.000Z',
      request: { metrics: ['cpi'], interval: { from: '2025-09-01', until: '2025-09-01' } },
    },
    { id: 'case', attributionCase: '1' },
  ]);
});

it('know the line of each query', () => {
  const page = pageWith(`# Results\n${sql}${report}`);
  expect(lineOfQuery(page, 'week')).toBe(2);
  expect(lineOfQuery(page, 'cpi')).toBe(5);
});

describe('what does not fit is named with its line', () => {
  it.each([
    ['an unknown key', `${sql}  labels: {}\n`, 4, 'labels: is not a known key — Remove the key'],
    ['an id with capitals', sql.replace('week', 'Week'), 1, 'id: is not lower-case words with hyphens'],
    ['a dot in an id', sql.replace('week', 'week.totals'), 1, 'id: is not lower-case words with hyphens'],
    ['a double id', `${sql}${sql}`, 4, 'week'],
    ['an unknown report', report.replace('acquisition', 'acquisitions'), 2, 'report: '],
    ['a report without its date', report.replace(/ {2}asOf.*\n/, ''), 1, 'asOf: is missing — Add it'],
    ['a date for a time', report.replace('T08:45:00.000Z', ''), 3, 'asOf: '],
    ['an unknown unit', `${sql}  columns: { one: { unit: euros } }\n`, 4, 'unit: '],
    ['broken YAML', `${sql}  columns: {\n`, 5, 'Correct the YAML.'],
  ])('%s', (_, text, line, message) => {
    const page = pageWith(text);
    let error = '';
    try {
      queriesOfPage(page);
    } catch (thrown) {
      error = (thrown as Error).message;
    }
    expect(error.split('\n')[0]).toContain(`${sideFileOf(page)}:${line}: `);
    expect(error).toContain(message);
  });
});
