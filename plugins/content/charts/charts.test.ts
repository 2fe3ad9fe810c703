import { compile } from '@mdx-js/mdx';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../../lib/results/types';
import remarkCharts from '.';

const costs: Result = {
  id: 'cpi-by-partner',
  columns: [
    { name: 'partner', label: 'Partner', unit: 'text' },
    { name: 'cpi', label: 'CPI', unit: 'money' },
  ],
  rows: [
    ['adjoe', 0.61],
    ['Tide Pool', -0.375],
  ],
  currency: 'USD',
  sql: '',
  tables: [],
};

const path = `${process.cwd()}/docs/analyze/x.mdx`;

async function jsx(markdown: string): Promise<string> {
  const asked: string[] = [];
  const resolve = (file: string, id: string) => {
    asked.push(file);
    if (id !== costs.id) throw new Error(`No result "${id}"`);
    return costs;
  };
  const out = String(
    await compile({ value: markdown, path }, { jsx: true, remarkPlugins: [[remarkCharts, { resolve }]] }),
  );
  expect(asked.every((file) => file === path)).toBe(true);
  return out;
}

const chart = (rest: string): string =>
  `<Chart type="bars" result="cpi-by-partner" title="CPI" label="partner" value="cpi" ${rest} />`;

describe('<Chart>', () => {
  it('becomes a figure whose ids are unique on the page', async () => {
    const out = await jsx(`${chart('says="adjoe costs {cpi@adjoe}."')}\n\n${chart('says="x"')}`);
    const $ = load(out.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll("'", ''));
    const ids = $('[id]')
      .toArray()
      .map((one) => $(one).attr('id'));
    expect(ids).toEqual(['chart-1-title', 'chart-1-desc', 'chart-2-title', 'chart-2-desc']);
    expect(out).toContain('adjoe costs 0.61 USD.');
    expect(out).not.toContain('<Chart ');
    // Numbers read as they do in prose.
    expect(out).toContain('−0.38 USD');
  });

  it('brings its styles once, however many there are', async () => {
    const out = await jsx(`${chart('says="x"')}\n\n${chart('says="y"')}`);
    expect(out.match(/<style>/g)).toHaveLength(1);
    expect(await jsx('No chart.')).not.toContain('<style>');
  });

  it.each([
    ['an unknown type', '<Chart type="pie" result="cpi-by-partner" title="T" says="S" />', 'No chart "pie"'],
    ['an unknown attribute', chart('says="x" size="9"'), '<Chart> has no attribute "size". It takes: type'],
    ['a missing sentence', chart(''), '<Chart> needs the attribute says="…"'],
    [
      'an unknown result',
      '<Chart type="bars" result="cpi" title="T" says="S" label="a" value="b" />',
      'No result "cpi"',
    ],
    ['a wrong number', chart('says="adjoe costs 0.62 USD."'), '"0.62" is nowhere in the result'],
    ['an unknown cell', chart('says="{cpi@adjo}"'), 'starts with "adjo"'],
  ])('stops at %s, and names the place', async (_, markdown, message) => {
    await expect(jsx(`Text.\n\n${markdown}`)).rejects.toMatchObject({
      reason: expect.stringContaining(message),
      line: 3,
    });
  });
});
