/** What hits say of the page that they lead to. */
import { expect, it } from 'vitest';
import { markOf } from './marks';

it.each([
  ['/docs/promote/goal-management/create-a-goal#steps', 'promote', 'Guide'],
  ['/docs/promote/bid-management/overview/bidding-hierarchy', 'promote', 'Concept'],
  ['/docs/promote/bid-management/overview/bid-upload-validation#BID_AMOUNT', 'promote', 'Errors'],
  ['/docs/promote/bid-management/overview/bid-upload-csv-format', 'promote', 'Reference'],
  ['/docs/promote/network-management/partner-overview/meta', 'promote', 'Partner'],
  ['/docs/promote/network-management/partner-overview/', 'promote', 'Guide'],
  ['/docs/resources/glossary-and-definitions/postback', 'resources', 'Term'],
  ['/docs/classic/promote/bid-management/upload-bids', 'classic', 'Guide'],
  ['/sdk/5.0.x/ios/overview/changelog', 'sdk', 'Changelog'],
  ['/sdk/6.0.x/android/setup#errors', 'sdk', 'Guide'],
  ['/api/management/upload-bids#409-already-exists', 'api', 'Operation'],
  ['/api/raw-data-export/event-table-schemas/bid-events#bid_id', 'api', 'Table'],
  ['/api/overview', 'api', 'Reference'],
  ['/blog/partner-hub-release', 'blog', 'Post'],
  ['/markdown-page', undefined, 'Page'],
])('%s: %s, %s', (path, area, kind) => {
  expect(markOf(path)).toEqual({ area, kind });
});
