/**
 * The matrix of permissions has an order that one wrong cell breaks: an Admin has all, a Manager what an Analyst has, all
 * of them what a Viewer has, a Viewer alone changes nothing, and nobody changes what they cannot see.
 */
import type { Fault, Rules } from './facts';

const rank = { no: 0, apps: 1, yes: 2 } as const;

const roleIds = ['admin', 'manager', 'analyst', 'developer', 'viewer'] as const;

type RoleId = (typeof roleIds)[number];

/** Pairs of roles: the first has at least what the second has. */
const order: readonly (readonly [RoleId, RoleId])[] = [
  ['manager', 'analyst'],
  ['analyst', 'viewer'],
  ['developer', 'viewer'],
];

export const roleRules = {
  'roles with more rights include the rights of roles with fewer': function* ({ roles }): Generator<Fault> {
    const apps = roles.permissions.find(({ key }) => key === 'apps.view');
    for (const [index, permission] of roles.permissions.entries()) {
      const { key, admin, viewer } = permission;
      const at = (role: RoleId, what: string, cure?: string): Fault => [
        'roles.yaml',
        ['permissions', index, role],
        what,
        cure,
      ];
      if (admin !== 'yes')
        yield at('admin', `${key} is not of Admins`, 'Admins have all permissions: write yes.');
      for (const [more, fewer] of order)
        if (rank[permission[more]] < rank[permission[fewer]])
          yield at(more, `${key}: ${fewer} has more than ${more}`);
      const view = roles.permissions.find((other) => other.key === key.replace(/\..+$/, '.view'));
      for (const role of roleIds) {
        if (view && rank[view[role]] < rank[permission[role]])
          yield at(role, `${role} has ${key} without ${view.key}`);
        if (apps && permission[role] === 'apps' && apps[role] === 'no')
          yield at(role, `${role} has ${key} for apps without ${apps.key}`);
      }
      if (!key.endsWith('.view') && viewer !== 'no' && roleIds.some((role) => permission[role] === 'no'))
        yield at('viewer', `Viewers have ${key}, which not everybody has`, 'Viewers only look: write no.');
      const others = roleIds.slice(1).map((role) => permission[role]);
      if (others.includes('apps') && others.includes('yes'))
        yield at(
          'manager',
          `${key} is bound to apps for some roles only`,
          'Write yes or apps, the same for all that have it.',
        );
    }
  },
} satisfies Rules;
