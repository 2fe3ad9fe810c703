/** What documents name and load. Budgets of a first visit are measured in tests/browser/weight.spec.ts. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { moreThanGuide } from '../../config/budgets';
import { documentWeight } from '../../lib/built-site/weight';
import { readBuild } from '../../lib/built-site/site';
import { heavyDocuments } from './lib/heavy';

const site = readBuild();
const weigh = (route: string) => {
  const page = site.pages.get(route);
  if (!page) throw new Error(`${route} is not built`);
  return documentWeight(page);
};

describe('weight of the document', () => {
  it('of each page of the SDK, in each version, is within its budget', () => {
    expect(heavyDocuments(site)).toEqual([]);
  });

  it('holds no tokenizer: code is highlighted in the build, and that of the request builder when it is open', () => {
    const folder = 'build/assets/js';
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(50);
    const withTokenizer = scripts.filter((file) =>
      /\bPrism\b/.test(readFileSync(`${folder}/${file}`, 'utf8')),
    );
    expect(withTokenizer.length).toBeLessThanOrEqual(2);
    const documents = [...site.pages.values()].map(({ html }) => html);
    expect(withTokenizer.filter((file) => documents.some((html) => html.includes(file)))).toEqual([]);
  });

  it('lets no page load a byte of the API explorer before its button is used', () => {
    const guide = weigh('/docs/promote/bid-management/overview/bidding-hierarchy');
    for (const route of [
      '/api/management/upload-bids',
      '/api/raw-data-export/event-table-schemas/attribution-events',
    ]) {
      expect(weigh(route).css).toBe(guide.css);
      expect(weigh(route).js - guide.js).toBeLessThanOrEqual(moreThanGuide);
    }
  });
});
