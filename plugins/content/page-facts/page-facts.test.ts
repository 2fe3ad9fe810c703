/** The bar below the title: what it says of pages of each kind, and where it goes. */
import type { Root, RootContent } from 'mdast';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { markdownText } from '../../../tests/lib/markdown-text';
import { flowElement } from '../../../lib/markdown/mdx-nodes';
import { counterpartsOf } from '../../../lib/routes/subjects';
import remarkPageFacts, { classicRows, factRows } from '.';

const bar = (route: string): string => markdownText(flowElement('dl', {}, factRows(route)));

describe('factRows', () => {
  it('of a guide are place, roles, plan and the API', () => {
    const text = bar('/docs/promote/bid-management/adjust-bids-manually');
    expect(text).toContain('**Promote > Campaigns');
    expect(text).toContain('Admin, Manager · `bids.edit`');
    expect(text).toMatch(/badge--pro">\s*Pro/);
    expect(text).toContain('[Upload bids](/api/management/upload-bids)');
    expect(text).not.toContain('Guides');
  });

  it('say every role where every role may', () => {
    expect(bar('/docs/promote/app-management/overview/app-hub')).toContain('every role · `apps.view`');
  });

  it('say who may change what more roles may see', () => {
    const text = bar('/docs/promote/goal-management/manage-existing-goals');
    expect(text).toContain('to see: every role · `goals.view`; to change: Admin, Manager · `goals.edit`');
  });

  it('of an API page lead to the guides, and of an SDK page to the API', () => {
    const api = bar('/api/management/upload-bids');
    expect(api).toContain('[Adjust bids manually](/docs/promote/bid-management/adjust-bids-manually)');
    expect(api).not.toContain('Fetch current bids');
    const sdk = bar('/sdk/6.0.x/android/track-events');
    expect(sdk).toContain('[Post app event](/api/app-events/post-app-event)');
    expect(sdk).not.toContain('[Android]');
  });

  it('of a page of one system never lead to the other system', () => {
    const [ios, android] = ['ios', 'android'].map((system) =>
      bar(`/docs/monetize/in-app-purchases/${system}-iap`),
    );
    expect(ios).not.toContain('/sdk/6.0.x/android');
    expect(android).toContain('Revenue: [Android](/sdk/6.0.x/android/overview/revenue)');
    const sdk = bar('/sdk/6.0.x/android/overview/revenue');
    expect(sdk).toContain('/docs/monetize/in-app-purchases/android-iap');
    expect(sdk).not.toContain('/docs/monetize/in-app-purchases/ios-iap');
    const written = new Set(['android', 'ios', 'unity'].map((name) => `/sdk/6.0.x/${name}/overview/revenue`));
    const { sdk: topics } = counterpartsOf('/docs/monetize/in-app-purchases/ios-iap', undefined, written);
    expect(topics.flatMap(({ platforms }) => platforms.map(({ title }) => title))).toEqual(['iOS', 'Unity']);
  });

  it('of a guide with steps for different roles name each', () => {
    expect(bar('/docs/monetize/partner-management/manage-partners')).toContain(
      'to change: Admin, Manager, Developer · `monetization.edit`; Admin, Manager · `partners.connect`, `partners.edit`',
    );
  });

  it('of all tables name the plan, and of a page without such facts nothing', () => {
    expect(bar('/api/raw-data-export/event-table-schemas/bid-events')).toContain(
      'Bid management, Raw data export',
    );
    expect(factRows('/docs/resources')).toEqual([]);
  });
});

describe('classicRows', () => {
  it('lead from a function of Classic to its place of today', () => {
    const text = markdownText(
      flowElement('dl', {}, classicRows('/docs/classic/promote/bid-management/upload-bids')),
    );
    expect(text).toContain('**Campaigns > Bid upload**');
    expect(text).toContain('**Promote > Bids > Upload bids**');
    expect(text).toContain(
      '[Configure bids with a CSV](/docs/promote/bid-management/configure-bids-with-a-csv)',
    );
  });

  it('say nothing of roles and plans, and nothing on the first page', () => {
    const rows = classicRows('/docs/classic/promote/bid-management/upload-bids');
    expect(rows).toHaveLength(3);
    expect(classicRows('/docs/classic')).toEqual([]);
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
