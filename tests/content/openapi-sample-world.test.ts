/** Examples of the Management API are about the objects of the sample world, so they say of them what it says. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadWorld } from '../../lib/facts/sample-world';

type Fields = Record<string, unknown>;

const { entities, bidChanges } = loadWorld();

/** What the sample world says of an object, by the names of the API; undefined if it is not one of it. */
function knownOf(example: Fields): Fields | undefined {
  const app = entities.apps.find(({ id }) => id === example.id);
  if (app)
    return {
      name: app.name,
      platform: app.platform,
      bundle_id: app.bundle,
      created_at: app.createdAt,
      first_install_at: app.firstInstallAt,
    };
  const campaign = entities.campaigns.find(({ id }) => id === example.id);
  if (campaign)
    return {
      partner_campaign_id: campaign.partnerCampaignId,
      name: campaign.name,
      partner_id: campaign.partner,
      channel_id: campaign.channel,
      cost_model: campaign.costModel,
      price: campaign.price,
      bid_currency: campaign.bidCurrency,
      countries: campaign.countries,
      starts_on: campaign.startsOn,
      created_at: campaign.createdAt,
    };
  const connection = entities.connections.find(({ id }) => id === example.id);
  if (connection)
    return { app_id: connection.app, partner_id: connection.partner, created_at: connection.createdAt };
  const uploaded = bidChanges.changes.filter(({ upload }) => upload !== null && upload === example.upload_id);
  if (uploaded.length > 0 && example.status === 'accepted') {
    const deleted = uploaded.filter(({ to }) => to === null).length;
    return {
      bid_count: uploaded.length,
      set_count: uploaded.length - deleted,
      delete_count: deleted,
      created_at: uploaded[0]?.requestedAt,
    };
  }
  return undefined;
}

/** What examples of a specification say of the sample world that it does not. */
function problemsOf(spec: unknown): string[] {
  const found: string[] = [];
  const visit = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const known = Array.isArray(node) ? undefined : knownOf(node as Fields);
    for (const [field, right] of Object.entries(known ?? {})) {
      const shown = (node as Fields)[field];
      // An app that has just been added has no install yet.
      if (shown === null && field === 'first_install_at') continue;
      if (JSON.stringify(shown) !== JSON.stringify(right))
        found.push(`${place}: ${field} is ${JSON.stringify(shown)}, not ${JSON.stringify(right)}`);
    }
    for (const [key, value] of Object.entries(node)) visit(value, `${place}/${key}`);
  };
  visit(spec, '');
  return found;
}

const text = readFileSync('openapi/management.yaml', 'utf8');

describe('examples of openapi/management.yaml', () => {
  it('agree with the sample world', () => {
    expect(problemsOf(parse(text))).toEqual([]);
  });

  it.each([
    ['created_at: 2023-03-12T09:15:22.000Z', 'created_at: 2024-03-12T09:15:22.000Z'],
    ["starts_on: '2025-08-15'", 'starts_on: null'],
    ['created_at: 2025-02-18T06:00:00.000Z', 'created_at: 2025-08-25T08:00:00.000Z'],
    ['bid_count: 2', 'bid_count: 3'],
  ])('fail with another value than %s', (right, wrong) => {
    expect(text).toContain(right);
    const [field = ''] = right.split(':');
    expect(problemsOf(parse(text.replaceAll(right, wrong))).join()).toContain(`${field} is `);
  });
});
