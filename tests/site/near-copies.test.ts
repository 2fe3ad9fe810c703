/** Siblings are no copies of each other: a page holds what differs, and what is common stands once. */
import { describe, expect, it } from 'vitest';
import { readBuild, siteFrom } from '../../lib/built-site/site';
import { manifest, type ManifestPage } from '../../lib/routes/manifest';
import { pairsOf, type Pair } from './lib/near-copies';

const told = ({ pages, share, bound }: Pair): string =>
  `${pages.join(' and ')} have ${(share * 100).toFixed(1)}% in common (${bound * 100}% are allowed)`;

describe('near copies', () => {
  it('are not among the pages', () => {
    const pairs = pairsOf(readBuild(), manifest().pages);
    console.log(`Pages with the most in common:\n${pairs.slice(0, 10).map(told).join('\n')}`);
    expect(pairs.length).toBeGreaterThan(100);
    expect(
      pairs.filter(({ share, bound }) => share > bound).map(told),
      'Say what is common once, in a page or view that both link to.',
    ).toEqual([]);
  });

  it('are found where only names differ, in text but not in tables and code', () => {
    const guide = manifest().pages.find(({ area, kind }) => area === 'docs' && kind === 'guide');
    const page = (path: string): ManifestPage => ({ ...(guide as ManifestPage), path });
    const article = (name: string, rest: string): string =>
      `<article><p>Connect ${name} to send installs and revenue of your app to it, and to import what its campaigns cost, by day and country.</p>${rest}</article>`;
    const table = '<table><td>the same words in each of the two tables here</td></table>';
    const site = siteFrom(
      new Map([
        ['/docs/a.html', article('Aurora', table)],
        ['/docs/b.html', article('Borealis', table)],
        [
          '/docs/c.html',
          `<article><p>Another page says something else, and nothing of what they say.</p>${table}</article>`,
        ],
      ]),
    );
    const pairs = pairsOf(site, ['/docs/a', '/docs/b', '/docs/c'].map(page));
    expect(pairs[0]).toMatchObject({ pages: ['/docs/a', '/docs/b'], bound: 0.25 });
    expect(pairs[0]?.share).toBeGreaterThan(0.8);
    expect(pairs.slice(1).map(({ share }) => share)).toEqual([0, 0]);
  });
});
