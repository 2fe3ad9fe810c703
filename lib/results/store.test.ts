import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropResults, hashOf, inputsOf, keepResults, pageFile, resultOf, resultOfSql } from './store';
import type { Result } from './types';

const root = process.cwd();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'results-'));
  process.chdir(folder);
  mkdirSync('docs');
  writeFileSync('docs/x.results.yaml', 'first');
});
afterEach(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true, force: true });
});

const page = 'docs/x.mdx';
const result: Result = { id: 'week', columns: [], rows: [], currency: 'USD', sql: 'SELECT 1', tables: [] };

function keep(): void {
  keepResults(page, {
    inputs: inputsOf(page),
    results: { week: { result, response: { data: [] } } },
    fences: { [hashOf('SELECT 1')]: result },
  });
}

it('names pages from the root of the repository', () => {
  expect(pageFile(path.join(process.cwd(), 'docs', 'x.mdx'))).toBe(page);
});

it('gives back what is kept', () => {
  keep();
  expect(resultOf(page, 'week')).toEqual({ result, response: { data: [] } });
  expect(resultOfSql(page, 'SELECT 1')).toEqual(result);
});

it('writes only what has changed', () => {
  keep();
  const file = `generated/results/${page}.json`;
  const before = statSync(file, { bigint: true }).mtimeNs;
  keep();
  expect(statSync(file, { bigint: true }).mtimeNs).toBe(before);
  writeFileSync('docs/x.results.yaml', 'second');
  keep();
  expect(readFileSync(file, 'utf8')).toContain(hashOf('second'));
});

describe('errors name the cure', () => {
  it('without results', () => {
    expect(() => resultOf(page, 'week')).toThrow('docs/x.mdx has no results yet. Run `npm run generate`.');
    keep();
    dropResults(page);
    expect(() => resultOf(page, 'week')).toThrow('docs/x.mdx has no results yet.');
  });

  it('after an edit of the side file', () => {
    keep();
    writeFileSync('docs/x.results.yaml', 'second');
    expect(() => resultOf(page, 'week')).toThrow(
      'docs/x.results.yaml has changed since its queries ran. Run `npm run generate`.',
    );
  });

  it('for an id that is not there', () => {
    keep();
    expect(() => resultOf(page, 'weak')).toThrow(
      'No result "weak" in docs/x.results.yaml. Did you mean "week"?',
    );
    keepResults(page, { inputs: inputsOf(page), results: {}, fences: {} });
    expect(() => resultOf(page, 'week')).toThrow('No result "week": add it to docs/x.results.yaml.');
  });

  it('for SQL that has not run', () => {
    keep();
    expect(() => resultOfSql(page, 'SELECT 2')).toThrow(
      'This query has not run since it was edited. Run `npm run generate`.',
    );
  });
});
