/** Generated tracking URLs: worked examples, and what must hold of all partners. */
import { describe, expect, it } from 'vitest';
import { loadPartners, loadTrackingUrlParameters } from '../facts/load';
import type { Partner } from '../facts/types';
import { trackingUrl } from './generate';

const partnerOf = (slug: string): Partner => {
  const partner = loadPartners().find((entry) => entry.slug === slug);
  if (!partner) throw new Error(`No partner "${slug}".`);
  return partner;
};

const namesOf = (url: string): string[] =>
  new URL(url).search
    .slice(1)
    .split('&')
    .map((part) => part.split('=')[0] ?? '');

describe('a generated tracking URL', () => {
  it('has the macros of the catalog, with one token for both advertising IDs', () => {
    expect(trackingUrl(partnerOf('applovin'), 'android', 'click')).toBe(
      'https://track.whence.example/click?app=app_7k2m9qx4t0ab&partner=applovin&platform=android&campaign_id={CAMPAIGN_ID}&campaign_name={CAMPAIGN_NAME}&creative_id={CREATIVE_SET_ID}&creative_name={CREATIVE_SET}&site_id={APP_ID}&country={CC}&gaid={IDFA}&ip={IP}&click_id={DID}&custom1={AD_NAME}',
    );
  });

  it('has empty parameters for a manager to fill in, and the ID of the campaign', () => {
    expect(trackingUrl(partnerOf('adjoe'), 'android', 'click')).toBe(
      'https://track.whence.example/click?app=app_7k2m9qx4t0ab&partner=adjoe&platform=android&campaign_id=adj-55172&campaign_name=&adset_id=&adset_name=&creative_id=&creative_name=&site_id=&gaid=&click_id=&goal=gol_5m8r2x0j7ahs',
    );
  });

  it('names cost, goal and calls from a server where the partner has them', () => {
    const url = trackingUrl(partnerOf('unity-ads'), 'android', 'click');
    expect(url).toContain('&cost_type=cpi&cost_value={cpi}&cost_currency=USD&goal=gol_');
    expect(url).toMatch(/&s2s=1$/);
    // A goal belongs to one app.
    expect(trackingUrl(partnerOf('unity-ads'), 'ios', 'click')).toContain('&goal=YOUR_GOAL_ID');
  });

  it('reopens the app for users who have it in a retargeting campaign', () => {
    expect(trackingUrl(partnerOf('remerge'), 'android', 'click')).toContain('&reengagement=1');
    expect(trackingUrl(partnerOf('remerge'), 'ios', 'click')).toContain('&reengagement=1');
    expect(trackingUrl(partnerOf('moloco'), 'android', 'click')).not.toContain('reengagement');
  });

  it('leaves the campaign to the list where values are chosen from one', () => {
    expect(trackingUrl(partnerOf('chartboost'), 'ios', 'view')).toBe(
      'https://track.whence.example/view?app=app_3w8n5r1c6zde&partner=chartboost&platform=ios&s2s=1',
    );
  });

  it('takes the advertising ID of its platform', () => {
    expect(namesOf(trackingUrl(partnerOf('vungle'), 'ios', 'click'))).toContain('idfa');
    expect(namesOf(trackingUrl(partnerOf('vungle'), 'ios', 'click'))).not.toContain('gaid');
  });

  it('is refused where the partner has none', () => {
    expect(() => trackingUrl(partnerOf('meta'), 'ios', 'click')).toThrow('Meta has no click URL.');
    expect(() => trackingUrl(partnerOf('taboola'), 'ios', 'view')).toThrow('Taboola has no view URL.');
  });

  it('has known parameters in the order of the list, each once, for every partner', () => {
    const order = loadTrackingUrlParameters().flatMap(({ name, repeatTo }) =>
      repeatTo === undefined ? [name] : ['1', '2', '3', '4', '5'].map((n) => name.replace(/\d$/, n)),
    );
    const urls = loadPartners().flatMap((partner) =>
      partner.platforms.flatMap((platform) => [
        ...(partner.clickUrl ? [trackingUrl(partner, platform, 'click')] : []),
        ...(partner.viewUrl ? [trackingUrl(partner, platform, 'view')] : []),
      ]),
    );
    expect(urls.length).toBeGreaterThan(80);
    for (const url of urls) {
      const ranks = namesOf(url).map((name) => order.indexOf(name));
      expect(ranks, url).not.toContain(-1);
      expect(ranks, url).toEqual([...new Set(ranks)].sort((a, b) => a - b));
    }
  });
});
