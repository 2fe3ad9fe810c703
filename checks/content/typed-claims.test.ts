/** Which typed sentences say almost what a claim says, and whether claims name parts of pages that are there. */
import { describe, expect, it } from 'vitest';
import { loadClaims } from '../../lib/facts/load';
import { parsePage } from '../../lib/markdown/sources';
import { sourceOfRoute } from '../../lib/routes/written-routes';
import { anchorsOfSource } from './page-anchors';
import { typedClaimProblems } from './typed-claims';

const found = (text: string) =>
  typedClaimProblems({ file: 'docs/a.mdx' }, parsePage('docs/a.mdx', text)).map(({ line, cure }) => [
    line,
    cure,
  ]);

describe('typed claims', () => {
  const cure = [1, 'Write <Claim id="revenue.net" />.'];
  it.each([
    ['the same', 'All revenue metrics are net unless their name includes "gross".'],
    ['the contrary', 'All revenue metrics are gross unless their name includes "net".'],
    ['other words', 'All revenue metrics are net unless the name includes "gross".'],
    ['in a cell', '| All revenue metrics are net unless its name includes "gross". |\n| --- |'],
  ])('are found: %s', (_, text) => {
    expect(found(text)).toEqual([cure]);
  });

  it.each([
    ['a component', '<Claim id="revenue.net" />'],
    ['another sentence', 'All cost metrics are provisional unless their day is final.'],
    ['another name in code font', '`Stop` also deletes the events that haven’t been sent yet.'],
    ['few words', 'Reports exclude test purchases.'],
  ])('are not %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});

it.each(loadClaims().map(({ id, section }) => [id, section]))('%s is explained at %s', (_, section) => {
  const [route = '', anchor = ''] = section.split('#');
  const source = sourceOfRoute(route);
  expect(source).toBeDefined();
  expect(anchor === '' || anchorsOfSource(source ?? '').has(anchor)).toBe(true);
});
