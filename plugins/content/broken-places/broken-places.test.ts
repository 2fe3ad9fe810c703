/** Links to anchors that are not there, and files with one route, are named with file, line and cure. */
import { expect, it } from 'vitest';
import { anchorWarnings, routeWarnings } from '.';

const page = { route: '/docs/promote/x', file: 'docs/promote/x.mdx' };
const idsOf = (route: string) =>
  route === page.route ? new Set(['here']) : route === '/docs/promote' ? new Set(['there', 'é']) : undefined;

it('names the line of a link to an anchor that is not there', () => {
  const text =
    '# X\n\n[a](#here) [b](#nowhere)\n\n```md\n[c](#nowhere)\n```\n\n[d](/docs/promote#there) [e](/docs/promote/#gone) [f](/docs/promote#%C3%A9) [g](/docs/other#x)';
  expect(anchorWarnings(page, text, idsOf)).toEqual([
    expect.stringMatching(
      /^docs\/promote\/x\.mdx:3 — Link to "#nowhere": the page has no anchor "nowhere" — \S/,
    ),
    expect.stringMatching(
      /^docs\/promote\/x\.mdx:9 — Link to "\/docs\/promote\/#gone": the page has no anchor "gone"/,
    ),
  ]);
});

it('names each file whose route another file has', () => {
  const twin = { route: page.route, file: 'docs/promote/x/index.mdx' };
  expect(routeWarnings([page, { ...page, route: '/y' }, twin])).toEqual([
    'docs/promote/x/index.mdx:1 — /docs/promote/x is the route of docs/promote/x.mdx as well — Rename one of the files, or delete it.',
  ]);
  expect(routeWarnings([page, { route: '/y', file: 'docs/y.mdx' }])).toEqual([]);
});
