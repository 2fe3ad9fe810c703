/** The bar below the title: what it says of pages of each kind, and where it goes. */
import type { Root, RootContent } from 'mdast';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { markdownText } from '../../../tests/lib/markdown-text';
import { flowElement } from '../../../lib/markdown/mdx-nodes';
import { counterpartsOf } from '../../../lib/routes/subjects';
import remarkPageFacts, { classicRows, factRows } from '.';

const bar = (rows: RootContent[]): string => markdownText(flowElement('dl', {}, rows));
const guides = '/docs/promote/bid-management';

describe('the bar', () => {
  it.each<[route: string, ...expected: RegExp[]]>([
    [
      `${guides}/adjust-bids-manually`,
      /Where.*\*\*Promote > Campaigns.*Admin, Manager · `bids\.edit`.*badge--pro">\s*Pro.*\[Upload bids\]\(\/api\/management\/upload-bids\)/s,
      /^(?!.*Guides)/s,
    ],
    ['/docs/promote/app-management/overview/app-hub', /every role · `apps\.view`/],
    [
      '/docs/promote/goal-management/manage-existing-goals',
      /to see: every role · `goals\.view`; to change: Admin, Manager · `goals\.edit`/,
    ],
    [
      '/docs/monetize/partner-management/manage-partners',
      /to change: Admin, Manager, Developer · `monetization\.edit`; Admin, Manager · `partners\.connect`, `partners\.edit`/,
    ],
    // API pages lead to the guides, SDK pages to the API.
    ['/api/management/upload-bids', /^(?!.*Fetch current bids).*\[Adjust bids manually\]\(\/docs/s],
    ['/sdk/6.0.x/android/track-events', /^(?!.*\[Android\]).*\[Post app event\]\(\/api/s],
    // A page of one system never leads to the other system.
    ['/docs/monetize/in-app-purchases/ios-iap', /^(?!.*\/sdk\/6\.0\.x\/android)/s],
    [
      '/docs/monetize/in-app-purchases/android-iap',
      /Revenue: \[Android\]\(\/sdk\/6\.0\.x\/android\/overview\/revenue\)/,
    ],
    ['/sdk/6.0.x/android/overview/revenue', /^(?!.*ios-iap).*in-app-purchases\/android-iap/s],
    ['/api/raw-data-export/event-table-schemas/bid-events', /Bid management, Raw data export/],
  ])('of %s', (route, ...expected) => {
    for (const part of expected) expect(bar(factRows(route))).toMatch(part);
  });

  it('leads to the SDK of the platforms that a system has', () => {
    const { sdk: topics } = counterpartsOf('/docs/monetize/in-app-purchases/ios-iap');
    expect(topics.flatMap(({ platforms }) => platforms.map(({ title }) => title))).toEqual([
      'iOS',
      'React Native',
      'Unity',
    ]);
  });

  it('leads from a function of Classic to its place of today, and says nothing of roles and plans', () => {
    const rows = classicRows('/docs/classic/promote/bid-management/upload-bids');
    expect(rows).toHaveLength(3);
    expect(bar(rows)).toMatch(
      /\*\*Campaigns > Bid upload\*\*.*\*\*Promote > Bids > Upload bids\*\*.*\[Configure bids with a CSV\]\(\/docs/s,
    );
  });
});

describe('the plugin', () => {
  const run = (file: string, children: RootContent[]): Root => {
    const tree: Root = { type: 'root', children };
    remarkPageFacts()(tree, new VFile({ path: file }));
    return tree;
  };
  const text: RootContent = { type: 'paragraph', children: [{ type: 'text', value: 'Lead.' }] };

  it('puts the bar above the text', () => {
    const { children } = run('docs/promote/bid-management/adjust-bids-manually.mdx', [text]);
    expect(children).toHaveLength(2);
    expect(children[0]).toMatchObject({ name: 'dl' });
  });

  it('adds rows to the bar that an operation has', () => {
    const own = flowElement('dl', { className: 'page-facts' }, [flowElement('div', {}, [])]);
    const { children } = run('api/management/upload-bids.api.mdx', [text, own]);
    expect(children).toEqual([text, own]);
    expect(own).toMatchObject({ children: [{ name: 'div' }, { name: 'div' }, { name: 'div' }] });
  });

  it('finds that bar in a part of the page', () => {
    const own = flowElement('dl', { className: 'page-facts' }, []);
    const part = flowElement('div', { className: 'api-part' }, [flowElement('div', {}, [own])]);
    expect(run('api/management/upload-bids.api.mdx', [part]).children).toEqual([part]);
    expect(own).toMatchObject({ children: [{ name: 'div' }, { name: 'div' }] });
  });

  it('puts the bar of Classic above the text of its pages', () => {
    const { children } = run('versioned_docs/version-classic/analyze/notifications.mdx', [text]);
    expect(children).toMatchObject([{ name: 'dl' }, { type: 'paragraph' }]);
  });

  it('leaves the first page of a past dashboard and files that are not pages alone', () => {
    for (const file of ['versioned_docs/version-classic/index.mdx', 'docs/_part.mdx'])
      expect(run(file, [text]).children).toEqual([text]);
  });
});
