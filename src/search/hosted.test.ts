/** Requests to the hosted service, and what becomes of its hits before the interface sets them as HTML. */
import { describe, expect, it } from 'vitest';
import { filtersOf, toSafeHit } from './hosted';
import { requestFor } from './request';

it('filters by language and docs versions, and prefers the version and platform of the page', () => {
  expect(filtersOf(requestFor('x', '/sdk/5.1.x/android/setup'), 'en')).toEqual({
    facetFilters: [
      'language:en',
      [
        'docusaurus_tag:default',
        'docusaurus_tag:docs-api-current',
        'docusaurus_tag:docs-default-current',
        'docusaurus_tag:docs-sdk-5.1.x',
        'docusaurus_tag:docs-sdk-current',
      ],
    ],
    optionalFilters: [
      'docusaurus_tag:docs-api-current',
      'docusaurus_tag:docs-default-current',
      'docusaurus_tag:docs-sdk-5.1.x',
      'platform:android',
      'area:sdk',
    ],
  });
});

it('lets nothing outside of a chosen area pass', () => {
  const { facetFilters } = filtersOf({ ...requestFor('x', '/'), only: 'api' }, 'en');
  expect(facetFilters).toContain('area:api');
  expect(filtersOf(requestFor('x', '/'), 'en').facetFilters).toHaveLength(2);
});

describe('hits', () => {
  const hit = {
    objectID: '1',
    url: 'https://docs.whence.example/x',
    type: 'lvl2',
    hierarchy: { lvl0: 'A & B', lvl1: 'List<String>', lvl2: '<img src=x>' },
    content: 'a <b>',
    _snippetResult: {
      hierarchy: { lvl2: { value: '<mark>&lt;</mark><img src=x>', matchLevel: 'full' } },
      content: { value: 'a <mark><b></mark>', matchLevel: 'partial' },
    },
  };

  it('are escaped, but for marks and the group, which is shown as text', () => {
    expect(toSafeHit(hit)).toMatchObject({
      hierarchy: { lvl0: 'A & B', lvl1: 'List&lt;String&gt;', lvl2: '&lt;img src=x&gt;', lvl3: null },
      content: 'a &lt;b&gt;',
      _snippetResult: {
        hierarchy: { lvl2: { value: '<mark>&amp;lt;</mark>&lt;img src=x&gt;', matchLevel: 'full' } },
        content: { value: 'a <mark>&lt;b&gt;</mark>', matchLevel: 'none' },
      },
    });
  });

  it('of text are shown as their section', () => {
    expect(toSafeHit({ ...hit, type: 'content' })).toEqual(toSafeHit(hit));
    expect(toSafeHit({ ...hit, type: 'content', hierarchy: { lvl0: 'A', lvl1: 'B' } })?.type).toBe('lvl1');
  });

  it.each([
    null,
    {},
    { ...hit, type: 'lvl3' },
    { ...hit, type: 'content', hierarchy: { lvl0: 'A' } },
    { ...hit, url: 1 },
    { ...hit, hierarchy: 'x' },
    { ...hit, hierarchy: { lvl1: 'a' } },
  ])('that are none of ours are left out', (raw) => {
    expect(toSafeHit(raw)).toBeUndefined();
  });
});
