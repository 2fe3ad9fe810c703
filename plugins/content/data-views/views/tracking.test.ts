/** Views of tracking URLs, postbacks and glossary terms, and how they fail. */
import { describe, expect, it } from 'vitest';
import { loadGlossary } from '../../../../lib/facts/load';
import { markdownText } from '../../../../tests/lib/markdown-text';
import { pageContext } from '../context';
import { glossaryTerms } from './glossary-terms';
import { postbackKinds } from './postback-kinds';
import { postbackMacros } from './postback-macros';
import { trackingUrlParameters } from './tracking-url-parameters';

const page = pageContext('docs/resources/glossary-and-definitions/tracking-url.mdx');

describe('tracking-url-parameters', () => {
  it('gives every parameter an anchor, in the order of generated URLs', () => {
    const text = markdownText(trackingUrlParameters.render({}, page));
    expect(text.match(/id="param-/g)).toHaveLength(38);
    expect(text.indexOf('param-app"')).toBeLessThan(text.indexOf('param-campaign_id"'));
    expect(text).toContain('`custom1` … `custom5`');
  });

  it('numbers the notes that a narrowed table needs', () => {
    const text = markdownText(trackingUrlParameters.render({ group: 'cost' }, page));
    expect(text).toContain('<a id="param-cost_type" href="#param-cost_type">`cost_type`');
    expect(text).toContain('¹ Read only for partners that take real-time cost');
    expect(text).not.toContain('Signed links only');
  });

  it('says that click_id is required on clicks only', () => {
    expect(markdownText(trackingUrlParameters.render({}, page))).toMatch(
      /`click_id`<\/a><br \/><small>up to 256 characters<\/small> \| required² \| optional \|/,
    );
  });

  it('refuses a group that does not exist', () => {
    expect(() => trackingUrlParameters.render({ group: 'costs' }, page)).toThrow(/No group "costs".*cost/);
  });
});

describe('postback views', () => {
  it('have six kinds and all macros in braces', () => {
    expect(markdownText(postbackKinds.render({}, page)).split('\n')).toHaveLength(8);
    expect(markdownText(postbackMacros.render({}, page)).match(/`\{[a-z0-9_.A-Z]+\}`/g)).toHaveLength(63);
  });
});

describe('glossary-terms', () => {
  it('has each term in exactly one of its two lists', () => {
    const pages = markdownText(glossaryTerms.render({ of: 'pages' }, page));
    const words = markdownText(glossaryTerms.render({ of: 'words' }, page));
    for (const { id, route } of loadGlossary()) {
      const marks = [pages.includes(`](${route})`), words.includes(`id="${id}"`)];
      expect([id, ...marks]).toEqual([id, route !== null, route === null]);
    }
    const rows = (text: string) => text.split('\n').length - 2;
    expect(rows(pages) + rows(words)).toBe(loadGlossary().length);
  });
});
