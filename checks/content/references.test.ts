import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lib/markdown/sources';
import { referenceProblems } from './references';

const messages = (text: string): string[] =>
  referenceProblems('docs/x.mdx', parsePage('docs/x.mdx', text).tree).map(({ message }) => message);

const table = '\n\n| Verdict |\n| --- |\n| a |\n| b |\n';

describe('references', () => {
  it.each([
    'You get 403 [`insufficient_scope`](/api/overview#insufficient-scope).',
    'Times are RFC 3339, currencies ISO 4217.',
    `The verdict is one of two.${table}`,
    'The verdict is one of five.',
  ])('may be %s', (text) => {
    expect(messages(text)).toEqual([]);
  });

  it.each([
    ['You get 401 `insufficient_scope`.', 'insufficient_scope has the status 403, not 401'],
    ['Times are RFC 3393.', 'RFC 3393 is not a standard that Whence follows'],
    [`The verdict is one of three.${table}`, 'The table has 2 rows, not three'],
  ])('are wrong in %s', (text, message) => {
    expect(messages(text)).toEqual([message]);
  });
});
