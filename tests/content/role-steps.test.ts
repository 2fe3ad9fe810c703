/**
 * The drawing of the roles says in a few words what the matrix of permissions says in many rows, so a change of the
 * matrix has to change the drawing. Each label is held against the roles that have its permissions.
 */
import { describe, expect, it } from 'vitest';
import { loadRoles } from '../../lib/facts/load';
import { loadFigure } from '../../plugins/content/figures';

const all = ['admin', 'manager', 'analyst', 'developer', 'viewer'] as const;
const matrix = loadRoles();
const labels = [...loadFigure('role-steps').matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe('the drawing of the roles', () => {
  it.each([
    ['campaigns, goals', ['campaigns.view', 'goals.view'], all],
    ['and reports,', ['analyses.view'], all],
    ['+ amounts', ['costs.view', 'revenue.view'], ['admin', 'manager', 'analyst']],
    ['+ own reports,', ['analyses.edit'], ['admin', 'manager', 'analyst']],
    ['segments, alerts', ['segments.edit', 'alerts.edit'], ['admin', 'manager', 'analyst']],
    ['+ apps, partners,', ['apps.edit', 'partners.connect', 'partners.edit'], ['admin', 'manager']],
    ['campaigns, bids,', ['campaigns.edit', 'bids.edit'], ['admin', 'manager']],
    ['costs, goals', ['costs.import', 'goals.edit'], ['admin', 'manager']],
    [
      '+ API keys, raw data export, rotating app tokens',
      ['api_keys.manage', 'raw_data.manage', 'tokens.rotate'],
      ['admin', 'developer'],
    ],
    ['+ like Managers: copying app tokens,', ['tokens.view'], ['admin', 'manager', 'developer']],
    [
      'test devices, store setup',
      ['test_devices.manage', 'monetization.edit'],
      ['admin', 'manager', 'developer'],
    ],
    ['+ users, security,', ['users.manage', 'organization.edit'], ['admin']],
    ['billing, audit log', ['billing.manage', 'audit_log.view'], ['admin']],
  ] as const)('says "%s" of the right roles', (label, keys, roles) => {
    expect(labels).toContain(label);
    for (const key of keys) {
      const permission = matrix.permissions.find((each) => each.key === key);
      expect([key, all.filter((role) => permission && permission[role] !== 'no')]).toEqual([key, roles]);
    }
  });

  it('brackets the roles that can be limited to selected apps', () => {
    expect(labels.slice(-2)).toEqual(['All apps or selected apps', 'All apps']);
    const unlimited = matrix.roles.filter(({ restrictable }) => !restrictable).map(({ id }) => id);
    expect(unlimited).toEqual(['admin']);
  });

  it('has a box for each role', () => {
    expect(labels).toEqual(expect.arrayContaining(matrix.roles.map(({ name }) => name)));
  });
});
