/** An address with a typo, of an old folder, or of another spelling leads to the page that it was meant for. */
import { expect, it } from 'vitest';
import { nearestPages } from './nearest';
import { wordsOf } from './words';

const pages = [
  '/docs/promote/bid-management/adjust-bids-manually',
  '/docs/promote/bid-management/overview/bidding-hierarchy',
  '/docs/promote/campaign-management/',
  '/api/management/bids',
  '/sdk/6.0.x/android/track-events',
  '/sdk/5.1.x/android/track-events',
  '/docs/promote/goal-management/create-a-goal',
  '/docs/resources/glossary-and-definitions/postback',
].map((path) => ({ path, title: path, place: '' }));

pages.push(
  { path: '/blog/partner-hub-release', title: 'Partner Hub is here', place: 'Blog' },
  { path: '/docs/promote/network-management/partner-overview/applovin', title: 'AppLovin', place: '' },
  { path: '/docs/monetize/ad-revenue/partner-integrations#applovin-max', title: 'AppLovin MAX', place: '' },
);

const first = (path: string) => nearestPages(path, pages)[0]?.path;

it.each([
  ['/docs/promote/bid-management/adjust-bids-manualy', '/docs/promote/bid-management/adjust-bids-manually'],
  ['/promote/adjust_bids_manually.html', '/docs/promote/bid-management/adjust-bids-manually'],
  [
    '/docs/promote/bid-management/bidding-hierarchy',
    '/docs/promote/bid-management/overview/bidding-hierarchy',
  ],
  ['/docs/promote/campaign-managment/', '/docs/promote/campaign-management/'],
  ['/SDK/6.0.x/Android/Track-Events', '/sdk/6.0.x/android/track-events'],
  ['/sdk/5.1.x/android/trackevents', '/sdk/5.1.x/android/track-events'],
  ['/old/bidding-hierarchy.html', '/docs/promote/bid-management/overview/bidding-hierarchy'],
  ['/docs/monetize/applovin-max', '/docs/monetize/ad-revenue/partner-integrations#applovin-max'],
  ['/docs/promot/goals', '/docs/promote/goal-management/create-a-goal'],
])('%s', (asked, path) => {
  expect(first(asked)).toBe(path);
});

it('suggests no page for the folders alone', () => {
  expect(nearestPages('/docs/resources/glossary-and-definitions/roas', pages)).toEqual([]);
});

it('suggests nothing for an address like none, however long', () => {
  expect(nearestPages('/wp-login', pages)).toEqual([]);
  expect(nearestPages('/nothing/here', pages)).toEqual([]);
  expect(nearestPages(`/${'x'.repeat(100_000)}`, pages)).toEqual([]);
});

it.each([
  ['/docs/promote/adjust-bids_manualy.html', 'promote adjust bids manualy'],
  ['/sdk/6.0.x/android/get-%C3%A4-token/', 'sdk android get ä token'],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(wordsOf(path, 64)).toBe(words);
});

it('cuts words from the front', () => {
  expect(wordsOf('/aaaa/bbbb/cccc', 10)).toBe('bbbb cccc');
  expect(wordsOf(`/${'x'.repeat(100)}`, 10)).toBe('x'.repeat(10));
});
