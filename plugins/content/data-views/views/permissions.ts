/**
 * What each role may do: `<Data view="roles" />` in a sentence, `<Data view="permissions" />` one by one. Fields above the
 * table keep what a role may do.
 */
import { loadRoles } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { flowElement } from '../../../../lib/markdown/mdx-nodes';
import { anchor, bulletList, code, strong } from '../../../../lib/markdown/nodes';
import type { View } from '../view';
import { rowTable } from '../table-view';

const roleIds = ['admin', 'manager', 'analyst', 'developer', 'viewer'] as const;

const cells = { yes: 'yes', no: 'no', apps: 'own apps' } as const;

export const roles: View = {
  render: () => bulletList(loadRoles().roles.map(({ name, does }) => [strong(`${name}:`), ` ${does}`])),
};

export const permissions: View = {
  render() {
    const { roles, permissions: all } = loadRoles();
    const matrix = rowTable(all, {
      Permission: ({ key }) => anchor(`permission-${key.replace('.', '-')}`, code(key)),
      'What it allows': ({ what }) => markdown(what),
      ...Object.fromEntries(
        roleIds.map((id) => [
          roles.find((role) => role.id === id)?.name ?? id,
          (permission: (typeof all)[number]) => cells[permission[id]],
        ]),
      ),
    });
    const facets = JSON.stringify({ Role: roles.map(({ name }) => name) });
    return flowElement('TableFilter', { of: 'permissions', facets }, [matrix]);
  },
};
