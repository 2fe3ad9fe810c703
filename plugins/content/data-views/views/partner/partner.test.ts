/** Views of partner pages: each partner can show what it has, and refuses what it lacks. */
import { describe, expect, it } from 'vitest';
import { markdownText } from '../../../../../tests/lib/markdown-text';
import { loadPartners } from '../../../../../lib/facts/load';
import { pageContext } from '../../context';
import { partnerAttributes } from './attributes';
import { partnerCapabilities } from './capabilities';
import { partnerPostbacks } from './postbacks';
import { partnerTrackingUrls } from './tracking-urls';
import { partnerCallbacks, partnerClaims, partnerMacros, partnerWebMacros } from './values';

const pageOf = (slug: string) => pageContext(`docs/promote/network-management/partner-overview/${slug}.mdx`);

describe('capabilities', () => {
  it('tell partners apart', () => {
    const applovin = markdownText(partnerCapabilities.render({}, pageOf('applovin')));
    expect(applovin).toContain('By tracking URL: clicks and views');
    expect(applovin).toContain('`campaign`, `country`, `source`');
    expect(applovin).toContain('with 3 decimals');
    const apple = markdownText(partnerCapabilities.render({}, pageOf('apple-ads')));
    expect(apple).toContain('Click 30 days, no view window');
    expect(apple).toContain('Self-attributing: Apple Ads claims installs');
    const mistplay = markdownText(partnerCapabilities.render({}, pageOf('mistplay')));
    expect(mistplay).toContain('Click 7 days, no view window');
    expect(mistplay).toMatch(/Cost\s*\| CSV/);
  });

  it('differ between any two partners that are told apart by more than their names', () => {
    const all = loadPartners().map(({ slug, name }) =>
      markdownText(partnerCapabilities.render({}, pageOf(slug))).replaceAll(name, ''),
    );
    expect(new Set(all).size).toBeGreaterThan(25);
  });
});

describe('tables of values', () => {
  it('show tokens, parameters and columns', () => {
    const text = markdownText(partnerMacros.render({}, pageOf('applovin')));
    expect(text).toMatch(/`\{IDFA\}` \| .* \| `gaid` or `idfa` \| `advertising_id`/);
    expect(text).toMatch(/`\{CC\}` \| .* \| `country` \| not kept/);
  });

  it('show fields of claims, lists and website campaigns', () => {
    expect(markdownText(partnerClaims.render({}, pageOf('apple-ads')))).toContain(
      '`attributes`, key `apple_ads_keyword_id`',
    );
    expect(markdownText(partnerCallbacks.render({}, pageOf('chartboost')))).toContain('`campaign_id`');
    expect(markdownText(partnerWebMacros.render({}, pageOf('tiktok')))).toContain('`__AID__`');
  });

  it('are refused for a partner without values', () => {
    expect(() => partnerMacros.render({}, pageOf('adjoe'))).toThrow('adjoe has no macros.');
    expect(() => partnerAttributes.render({}, pageOf('bidease'))).toThrow('Bidease has no attributes.');
    expect(() => partnerPostbacks.render({}, pageOf('apple-ads'))).toThrow('receives no postbacks');
    expect(() => partnerTrackingUrls.render({}, pageOf('meta'))).toThrow('Meta takes no tracking URLs.');
  });

  it('list attributes in the order of the wizard, sensitive ones marked', () => {
    const rows = markdownText(partnerAttributes.render({}, pageOf('applovin')))
      .split('\n')
      .slice(2);
    expect(rows.map((row) => row.split('|')[3]?.trim())).toEqual([
      'Postback',
      'Cost import',
      'Bidding',
      'Bidding',
    ]);
    expect(rows[1]).toMatch(/Report Key.*\| yes\s*\| yes\s*\|/);
    expect(rows[0]).toMatch(/SDK Key.*\| yes\s*\| no\s*\|/);
  });
});

describe('postbacks', () => {
  it('are those that the partner uses', () => {
    expect(markdownText(partnerPostbacks.render({}, pageOf('remerge')))).toContain('`reengagement`');
    expect(markdownText(partnerPostbacks.render({}, pageOf('meta')))).not.toContain('`reengagement`');
    expect(markdownText(partnerPostbacks.render({}, pageOf('taboola')))).toContain('`install_attributed`');
  });
});

describe('a view on another page', () => {
  it('needs the name of a partner', () => {
    const other = pageContext('docs/promote/index.mdx');
    expect(() => partnerCapabilities.render({}, other)).toThrow(/is not the page of a partner/);
    expect(() => partnerCapabilities.render({ partner: 'unity' }, other)).toThrow(/No partner "unity"\. /);
    expect(markdownText(partnerCapabilities.render({ partner: 'unity-ads' }, other))).toContain('Unity Ads');
  });
});
