/** What hits say of the page that they lead to. */
import { expect, it } from 'vitest';
import { areas } from './areas';
import { markOf } from './marks';

it.each([
  ['/docs/promote/goal-management/create-a-goal#steps', 'Promote', 'Guide'],
  ['/docs/promote/bid-management/overview/bidding-hierarchy', 'Promote', 'Concept'],
  ['/docs/promote/bid-management/overview/bid-upload-validation#BID_AMOUNT', 'Promote', 'Errors'],
  ['/docs/promote/bid-management/overview/bid-upload-csv-format', 'Promote', 'Reference'],
  ['/docs/promote/network-management/partner-overview/meta', 'Promote', 'Partner'],
  ['/docs/promote/network-management/partner-overview/', 'Promote', 'Guide'],
  ['/docs/resources/glossary-and-definitions/postback', 'Resources', 'Term'],
  ['/docs/classic/promote/bid-management/upload-bids', 'Classic dashboard', 'Guide'],
  ['/sdk/5.0.x/ios/overview/changelog', 'SDK', 'Changelog'],
  ['/sdk/6.0.x/android/setup#errors', 'SDK', 'Guide'],
  ['/api/management/upload-bids#409-already-exists', 'API', 'Operation'],
  ['/api/raw-data-export/event-table-schemas/bid-events#bid_id', 'API', 'Table'],
  ['/api/overview', 'API', 'Reference'],
  ['/blog/partner-hub-release', 'Blog', 'Post'],
  ['/markdown-page', '', 'Page'],
])('%s: %s, %s', (path, area, kind) => {
  expect(markOf(path)).toMatchObject({ area, kind });
});

it('has another shape for each area', () => {
  const homes = Object.keys(areas).map((area) =>
    ['sdk', 'api', 'blog'].includes(area) ? `/${area}/x` : `/docs/${area}/x`,
  );
  expect(new Set(homes.map((path) => markOf(path).shape)).size).toBe(Object.keys(areas).length);
});
