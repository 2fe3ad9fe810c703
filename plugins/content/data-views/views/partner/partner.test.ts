/** Views of partner pages: each partner can show what it has, and refuses what it lacks. */
import { describe, expect, it } from 'vitest';
import { attributeOf, type JsxNode } from '../../../../../lib/markdown/mdx-nodes';
import { markdownText } from '../../../../../tests/lib/markdown-text';
import { loadPartners } from '../../../../../lib/facts/load';
import { parseSource } from '../../../../../lib/markdown/sources';
import { pageContext } from '../../context';
import { partnerAttributes } from './attributes';
import { partnerCapabilities } from './capabilities';
import { partnerCostDays } from './cost-days';
import { partnerCostRows } from './cost-rows';
import { partnerBidDecimals, partnerBidLevels, partnerCostBy } from './phrases';
import { partnerPostbacks } from './postbacks';
import { partnerTrackingUrls } from './tracking-urls';
import { partnerCallbacks, partnerClaims, partnerMacros, partnerWebMacros } from './values';

const pageOf = (slug: string) => pageContext(`docs/promote/network-management/partner-overview/${slug}.mdx`);

describe('capabilities', () => {
  it('say what creates a campaign: whatever names it first', () => {
    const campaignsOf = (slug: string) =>
      /Campaigns in Whence *\| ([^|]*?) *\|/.exec(
        markdownText(partnerCapabilities.render({}, pageOf(slug))),
      )?.[1];
    const orImport = 'or the first cost import, whichever comes first';
    expect(campaignsOf('adjoe')).toBe(`Created by the first click or view ${orImport}`);
    expect(campaignsOf('pinterest')).toBe(`Created by the first click ${orImport}`);
    expect(campaignsOf('meta')).toBe(`Created by the first claim ${orImport}`);
    expect(campaignsOf('bidease')).toBe('Created by the first click or view');
  });

  it('lead to the guide, the concept and the reference of what they name', () => {
    const linksOf = (slug: string) =>
      [
        ...markdownText(partnerCapabilities.render({}, pageOf(slug))).matchAll(/\[([^\]]+)\]\((\/[^)]+)\)/g),
      ].map(([, name, to]) => `${name}: ${to?.replace(/.*\//, '')}`);
    expect(linksOf('applovin')).toEqual([
      'How to connect: connect-an-integrated-partner',
      'Attribution: tracking-url',
      'Default windows: manage-ad-network-attributes#which-windows-you-can-override',
      'Install postbacks: postback',
      'Cost: importing-costs',
      'Bids from Whence: partner-support-for-bidding',
      'Default channel: channel-management',
    ]);
    expect(linksOf('meta')).toContain('Attribution: attribution');
    expect(linksOf('bidease')).toContain('Cost: real-time-costs');
    expect(linksOf('mistplay')).toContain('Cost: importing-costs');
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
    const google = markdownText(partnerClaims.render({}, pageOf('google-ads')));
    expect(google).toContain('`ad_group_id`');
    expect(google).toContain('`placement`');
    expect(markdownText(partnerClaims.render({}, pageOf('meta')))).toContain('Ad set id and name');
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
    const [table, form] = [partnerAttributes.render({}, pageOf('applovin'))].flat();
    const rows = markdownText(table!).split('\n').slice(2);
    expect(rows.map((row) => row.split('|')[3]?.trim())).toEqual([
      'Postback',
      'Cost import',
      'Bidding',
      'Bidding',
    ]);
    expect(rows[1]).toMatch(/Report Key.*\| yes\s*\| yes\s*\|/);
    expect(rows[0]).toMatch(/SDK Key.*\| yes\s*\| no\s*\|/);
    // The drawn form has the same fields in the same order.
    const fields = rows.map((row) => /\*\*(.+?)\*\*/.exec(row)?.[1]).join(', ');
    expect(attributeOf(form as JsxNode, 'attributes')).toBe(fields);
  });
});

describe('postbacks', () => {
  it('are those that the partner uses', () => {
    expect(markdownText(partnerPostbacks.render({}, pageOf('remerge')))).toContain('`reengagement`');
    expect(markdownText(partnerPostbacks.render({}, pageOf('meta')))).not.toContain('`reengagement`');
    expect(markdownText(partnerPostbacks.render({}, pageOf('taboola')))).toContain('`install_attributed`');
  });
});

describe('cost days', () => {
  const daysOf = (slug: string) => markdownText(partnerCostDays.render({}, pageOf(slug)));

  it('begin when the partner says', () => {
    expect(daysOf('applovin')).toContain('begins:** at midnight UTC.');
    expect(daysOf('meta')).toContain('at midnight in the time zone of the ad account.');
    expect(daysOf('appier')).toContain('at midnight in the time zone of each row.');
    expect(daysOf('aarki')).toContain('Aarki decides, so compare totals');
  });

  it('are on the page of every partner with a cost API, and of no other', () => {
    for (const { slug, cost } of loadPartners()) {
      const { text } = parseSource(`docs/promote/network-management/partner-overview/${slug}.mdx`);
      expect([slug, text.includes('<Data view="partner-cost-days" />')]).toEqual([slug, cost.api]);
    }
    expect(() => daysOf('bidease')).toThrow('Bidease has no cost API.');
  });
});

describe('rows of a cost file', () => {
  const rowsOf = (slug: string) =>
    markdownText(partnerCostRows.render({}, pageOf(slug)))
      .trim()
      .split('\n');

  it('are the rows of the sample file, without columns that they leave empty', () => {
    expect(rowsOf('mistplay')).toEqual([
      'date,app_id,partner_id,partner_campaign_id,country,cost,currency,clicks,installs',
      '2025-09-01,app_5t0y7p2v9hjk,117,mp-2041,US,182.40,USD,3120,152',
      '2025-09-01,app_5t0y7p2v9hjk,117,mp-2041,CA,41.25,USD,690,33',
      '2025-09-02,app_5t0y7p2v9hjk,117,mp-2041,US,176.00,USD,2984,146',
    ]);
    expect(rowsOf('inmobi')[0]).toBe(
      'date,app_id,partner_id,campaign_id,cost,currency,views,clicks,installs',
    );
  });

  it('have placeholders where the sample file has no rows', () => {
    expect(rowsOf('youappi')).toEqual([
      'date,app_id,partner_id,partner_campaign_id,cost,currency',
      'YOUR_DATE,YOUR_APP_ID,119,YOUR_PARTNER_CAMPAIGN_ID,YOUR_COST,YOUR_CURRENCY',
    ]);
  });

  it('are refused for a partner that sends its cost', () => {
    expect(() => partnerCostRows.render({}, pageOf('bidease'))).toThrow('Bidease sends its cost.');
    expect(() => partnerCostRows.render({}, pageOf('adjoe'))).toThrow('adjoe sends its cost.');
  });
});

describe('tracking URLs', () => {
  const urlsOf = (slug: string) => markdownText(partnerTrackingUrls.render({}, pageOf(slug)));

  it('come with whose they are, how to get others, and what to check', () => {
    for (const { slug } of loadPartners().filter(({ clickUrl }) => clickUrl))
      expect([slug, urlsOf(slug)]).toEqual([
        slug,
        expect.stringMatching(
          /enerate .*For Harbor Tides, .*like this:.*https:\/\/track.*live, check these values:.*campaign/s,
        ),
      ]);
  });

  it('are shown for each platform of the partner', () => {
    expect(urlsOf('applovin')).toMatch(/platform=android.*platform=ios/s);
    expect(urlsOf('mistplay')).not.toContain('platform=ios');
  });

  it('say which campaigns they serve', () => {
    expect(urlsOf('moloco')).toContain('so each campaign needs its own URLs');
    expect(urlsOf('pinterest')).toContain('so all campaigns share the URL.');
    expect(urlsOf('unity-ads')).toContain('so all campaigns with that goal share');
    expect(urlsOf('chartboost')).toContain('comes from a list, so all');
  });

  it('are URLs of one platform alone on another page', () => {
    const other = pageContext('docs/promote/index.mdx');
    expect(markdownText(partnerTrackingUrls.render({ partner: 'taboola', platform: 'ios' }, other))).toMatch(
      /^https:\S+platform=ios\S+\s*$/,
    );
  });
});

describe('parts of sentences', () => {
  const say = (view: typeof partnerCostBy, slug: string) =>
    markdownText(view.render({}, pageOf(slug))).trim();

  it('say what cost and bids can be split by', () => {
    expect(say(partnerCostBy, 'pinterest')).toBe('campaign, ad set, and creative');
    expect(say(partnerBidLevels, 'mintegral')).toBe('campaign, country, source, and source in a country');
    expect(say(partnerBidDecimals, 'mintegral')).toBe('3 decimals');
    expect(() => say(partnerCostBy, 'mistplay')).toThrow('Mistplay reports no cost.');
    expect(() => say(partnerBidLevels, 'meta')).toThrow('Meta accepts no bids.');
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
