/** Documents and their files keep the budgets of config/budgets.ts. */
import { currentSdkVersion } from '../../config/versions';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documents, moreThanGuide, styles } from '../../config/budgets';
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
  sdk: `/sdk/${currentSdkVersion}/android/get-an-attribution`,
  api: '/api/management/upload-bids',
  table: '/api/raw-data-export/event-table-schemas/attribution-events',
  blog: '/blog/partner-hub-release',
} as const;

describe('weight of the document', () => {
  it.each(Object.entries(templates))('%s keeps its budget', (name, route) => {
    const weight = weigh(route);
    console.log(
      `${name.padEnd(6)} html ${weight.html} css ${weight.css} js ${weight.js} in ${weight.jsFiles} files (bytes, brotli 11)`,
    );
    expect(weight.css).toBeLessThanOrEqual(styles.bytes);
    expect(weight.cssFiles).toBe(styles.files);
    expect(weight.html).toBeLessThanOrEqual(
      name === 'api' || name === 'table' ? documents.reference : documents.ordinary,
    );
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
    const doc = weigh(templates.doc);
    for (const route of [templates.api, templates.table]) {
      expect(weigh(route).css).toBe(doc.css);
      expect(weigh(route).js - doc.js).toBeLessThanOrEqual(moreThanGuide);
    }
  });
});
