/** The dictionary of metrics: each one once, with its numbers put in. */
import { describe, expect, it } from 'vitest';
import { loadMetrics } from '../../../../lib/facts/load';
import { markdownText } from '../../../../tests/lib/markdown-text';
import { pageContext } from '../context';
import { metricDictionary, metricGroups } from './metric-dictionary';

const page = pageContext('docs/analyze/index.mdx');
const text = markdownText(metricDictionary.render({}, page));
const rowOf = (name: string): string => text.split('\n').find((line) => line.includes(`| \`${name}\``)) ?? '';

describe('the dictionary', () => {
  it('has each metric once', () => {
    for (const { name } of loadMetrics()) expect(rowOf(name)).not.toBe('');
    expect(text.match(/^\| `/gm)).toHaveLength(loadMetrics().length);
  });

  it.each([
    ['cpi', 'September 1: 800.00 USD / 1,000 = **0.80 USD**'],
    ['cpi', 'In cohorts: cohort cost / users of the cohort who are not organic'],
    ['cpi', 'Not [`blended_cpi`](#row-blended_cpi)'],
    ['stickiness', '**16.6%**'],
    ['taxes', 'September 1 to 14: **2,680.72 USD**'],
    ['rejection_rate', '20 / (1,000 + 20) = **2%**'],
    ['retention', 'D7 of September 1, paid users: **18%**'],
    ['other_revenue', "None of the sample world's apps"],
    ['ad_revenue', '| yes |'],
    ['payers', '| no |'],
    ['ecpm', '| no |'],
    ['payout', '[`payout_events.payout_usd`](/api/raw-data-export'],
  ])('%s: %s', (name, part) => expect(rowOf(name)).toContain(part));

  it('shows one group, or says which there are', () => {
    const skan = markdownText(metricDictionary.render({ group: 'skan' }, page));
    expect(skan.match(/^\| `/gm)).toHaveLength(3);
    expect(() => metricDictionary.render({ group: 'costs' }, page)).toThrow('Did you mean "cost"?');
    expect(markdownText(metricGroups.render({}, page))).toContain("| SKAN | 3 | the postback's receipt |");
  });
});
