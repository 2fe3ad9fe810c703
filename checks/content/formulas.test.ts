import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lib/markdown/sources';
import { formulaMistakes, formulaProblems } from './formulas';

describe('formulas in words', () => {
  it.each([
    'CPI is cost divided by paid installs.',
    '`cpi` is all cost divided by all paid installs.',
    'LTV D7 is the revenue of days 0 to 7 after the install, divided by the installs.',
    'ROAS: Return on ad spend: revenue of a cohort divided by its cost.',
    'Each ROAS is rounded. The share is clicks divided by views.',
    'CPI is what an install costs.',
  ])('may be %s', (text) => {
    expect(formulaMistakes(text)).toEqual([]);
  });

  it.each([
    ['CPI is cost divided by all installs.', 'CPI is not "cost divided by all installs"'],
    ['`cpi` is all installs divided by all cost.', 'cpi is not "all installs divided by all cost"'],
    ['LTV D7 is the cost of days 0 to 7 after the install, divided by the installs.', 'LTV is not'],
    ['CTR is views divided by clicks.', 'CTR is not "views divided by clicks"'],
    ['Blended CPI is cost divided by paid installs.', 'Blended CPI is not'],
    ['ARPDAU is revenue divided by paid installs.', 'ARPDAU is not'],
    ['ROAS: Return on ad spend: cost of a cohort divided by its revenue.', 'ROAS is not'],
  ])('are wrong in %s', (text, message) => {
    const [found] = formulaProblems('docs/x.mdx', parsePage('docs/x.mdx', text).tree);
    expect(found?.message).toContain(message);
    expect(found?.cure).toContain('data/metrics.yaml');
  });
});
