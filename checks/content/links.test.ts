/** Which links are right and which are wrong, and the names of data/link-names.yaml are of use. */
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lib/markdown/sources';
import { LinkNames } from './link-names';
import { linkProblems } from './links';
import { anchorsOf } from './page-anchors';

const messages = (markdown: string, file = 'docs/promote/x.mdx'): string[] =>
  linkProblems(parsePage(file, markdown).tree, file).map(({ message }) => message);

describe('texts of links', () => {
  it.each([
    '[Segments](/docs/analyze/segments)',
    '[a segment](/docs/analyze/segments)',
    '[Rate limits](/api/overview#rate-limits)',
    '[`rate_limited`](/api/overview#rate-limited)',
    '[Privacy on Android](/sdk/6.0.x/android/privacy)',
    'Privacy on [iOS](/sdk/6.0.x/ios/privacy)',
    'With SDK 5.1, see [Privacy on Android](/sdk/5.1.x/android/privacy).',
    '| Platform | Page |\n| --- | --- |\n| Unity | [Privacy](/sdk/6.0.x/unity/privacy) |',
  ])('accepts %s', (markdown) => {
    expect(messages(markdown)).toEqual([]);
  });

  it.each([
    ['[Funnels](/docs/analyze/segments)', 'does not name /docs/analyze/segments'],
    ['[Rate limits](/api/overview)', 'leads to its start'],
    ['[Rate limits](/api/overview#scopes)', 'does not name /api/overview#scopes'],
    ['[Rate limits](/api/overview#rate-limit)', 'no anchor "rate-limit"'],
    ['[Privacy](/sdk/6.0.x/android/privacy)', 'does not say Android'],
    ['[Privacy on iOS](/sdk/6.0.x/android/privacy)', 'does not say Android'],
    ['On Unity Ads: [Privacy](/sdk/6.0.x/unity/privacy)', 'does not say Unity'],
    ['[Privacy on Android](/sdk/5.1.x/android/privacy)', 'does not say 5.1.x'],
    ['In SDK 5.0, see [Privacy on Android](/sdk/6.0.x/android/privacy).', 'does not say 6.0.x'],
    ['[Networks](/docs/classic/promote/network-management)', 'does not say Classic dashboard'],
  ])('refuses %s', (markdown, message) => {
    expect(messages(markdown).join()).toContain(message);
  });
});

describe('anchors of a page', () => {
  it('are those of headings, elements and views', () => {
    const text = [
      '## Two words',
      '## Named {/* #other */}',
      '## Two words',
      '<span id="by-hand">text</span>',
      '<Data view="bid-validation" stage="file" />',
    ].join('\n\n');
    const anchors = anchorsOf(parsePage('docs/promote/x.mdx', text).tree, 'docs/promote/x.mdx');
    expect([...anchors].slice(0, 4)).toEqual([
      ['two-words', 'Two words'],
      ['other', 'Named'],
      ['two-words-1', 'Two words'],
      ['by-hand', 'text'],
    ]);
    expect(anchors.size).toBeGreaterThan(4);
  });
});

describe('names of links', () => {
  it('are of pages that exist', () => {
    expect(new LinkNames().unused()).toEqual([]);
    expect(new LinkNames([{ to: '/sdk/*/boats', names: ['boat'] }]).unused()).toEqual(['/sdk/*/boats']);
  });
});
