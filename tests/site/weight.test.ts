/** Budgets in exact bytes. A page that grows past one has to justify itself in the pull request that raises it. */
import { describe, expect, it } from 'vitest';
import { switchedOff } from '../../plugins/performance/lean-assets/switched-off';
import { documentWeight } from '../../lib/built-site/weight';
import { readBuild } from '../../lib/built-site/site';

const site = readBuild();
const weigh = (route: string) => {
  const page = site.pages.get(route);
  if (!page) throw new Error(`${route} is not built`);
  return documentWeight(page);
};

const templates = {
  home: '/',
  doc: '/docs/promote/bid-management/overview/bidding-hierarchy',
  sdk: '/sdk/6.0.x/android/get-an-attribution',
  api: '/api/management/upload-bids',
  table: '/api/raw-data-export/event-table-schemas/attribution-events',
  blog: '/blog/partner-hub-release',
} as const;

describe('styles that are left out', () => {
  it('belong to nothing that a page shows', () => {
    const names = new Set<string>();
    const shown: string[] = [];
    for (const page of site.pages.values()) {
      for (const [, quoted, bare] of page.html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>"]+))/g)) {
        for (const name of (quoted ?? bare ?? '').split(' ')) {
          names.add(name);
          if (switchedOff.some((pattern) => pattern.test(`.${name}`))) shown.push(`${page.route}: ${name}`);
        }
      }
    }
    expect([...new Set(shown)]).toEqual([]);
    expect(names.size, 'class names that were looked at').toBeGreaterThan(200);
  });
});

describe('weight of the document', () => {
  it.each(Object.entries(templates))('%s keeps its budget', (name, route) => {
    const weight = weigh(route);
    console.log(
      `${name.padEnd(6)} html ${weight.html} css ${weight.css} js ${weight.js} in ${weight.jsFiles} files (bytes, brotli 11)`,
    );
    expect(weight.css).toBeLessThanOrEqual(12_600);
    expect(weight.cssFiles).toBe(1);
    expect(weight.html).toBeLessThanOrEqual(name === 'api' ? 20_000 : 14_000);
  });

  it('lets no page carry a byte of the API explorer before its button is used', () => {
    const doc = weigh(templates.doc);
    for (const route of [templates.api, templates.table]) {
      expect(weigh(route).css).toBe(doc.css);
      expect(weigh(route).js - doc.js).toBeLessThanOrEqual(10_000);
    }
  });
});
