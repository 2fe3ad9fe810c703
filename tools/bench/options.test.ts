import { describe, expect, it } from 'vitest';
import { performanceParts } from '../../config/performance';
import { parseOptions, parsePartsOptions, parseSuiteOptions, parseTemplateOptions } from './options';

describe('parseOptions', () => {
  it('measures everything unless told otherwise', () => {
    const options = parseOptions([], '/repo');
    expect(options).toMatchObject({ pages: 680, scales: [1, 2, 4], rounds: 3, views: 5, keep: false });
    expect(options.only).toHaveLength(5);
    expect(options.skip.size).toBe(0);
    expect(options.folder).toMatch(/[\\/]repo[\\/]\.cache[\\/]bench$/);
  });

  it('reads each option', () => {
    const options = parseOptions(
      '--pages 400 --scale 1,2 --only starlight,own --rounds 1 --skip-lighthouse --skip-dev --keep'.split(
        ' ',
      ),
    );
    expect(options).toMatchObject({ pages: 400, scales: [1, 2], only: ['own', 'starlight'], keep: true });
    expect([...options.skip]).toEqual(['dev', 'lighthouse']);
  });

  it.each([
    ['--pages 3', /at least \d+/],
    ['--pages many', /not a whole number/],
    ['--only hugo', /none of the sites: own, stock/],
    ['--rounds 0', /at least 1/],
    ['--fast', /fast/],
  ])('refuses %s', (line, message) => {
    expect(() => parseOptions(line.split(' '))).toThrow(message);
  });
});

describe('parseTemplateOptions', () => {
  it('takes all templates unless told otherwise', () => {
    expect(parseTemplateOptions([], ['home', 'doc'])).toMatchObject({ only: ['home', 'doc'], views: 5 });
    expect(parseTemplateOptions(['--only', 'doc', '--views', '1'], ['home', 'doc'])).toMatchObject({
      only: ['doc'],
      views: 1,
    });
  });

  it('refuses a template that is none', () => {
    expect(() => parseTemplateOptions(['--only', 'x'], ['home'])).toThrow('--only x is none of: home.');
  });
});

describe('parsePartsOptions', () => {
  it('takes all parts unless told otherwise', () => {
    expect(parsePartsOptions([])).toMatchObject({ pages: 680, rounds: 3, views: 5, only: performanceParts });
    expect(parsePartsOptions(['--only', 'css-purge,route-index', '--views', '0'])).toMatchObject({
      only: ['route-index', 'css-purge'],
      views: 0,
    });
  });

  it('refuses a part that is none', () => {
    expect(() => parsePartsOptions(['--only', 'x'])).toThrow(/--only x is none of the parts: late-scripts, /);
  });
});

describe('parseSuiteOptions', () => {
  it('takes all suites on as many pages as are ordered unless told otherwise', () => {
    expect(parseSuiteOptions([])).toMatchObject({ pages: [682], only: ['pages', 'search', 'browser'] });
    expect(parseSuiteOptions(['--pages', '60,120', '--only', 'search,pages'])).toMatchObject({
      pages: [60, 120],
      only: ['pages', 'search'],
    });
  });

  it('refuses a suite that is none, and a corpus that is too small', () => {
    expect(() => parseSuiteOptions(['--only', 'x'])).toThrow(
      '--only x is none of the suites: pages, search, browser.',
    );
    expect(() => parseSuiteOptions(['--pages', '3'])).toThrow('--pages 3');
  });
});
