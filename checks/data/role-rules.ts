/**
 * The matrix of permissions has an order that one wrong cell breaks: an Admin has all, a Manager what an Analyst has, all
 * of them what a Viewer has, a Viewer alone changes nothing, and nobody changes what they cannot see.
 */
import { problem } from '../../lib/yaml/problem';
import type { Roles } from '../../lib/facts/types';

const rank = { no: 0, apps: 1, yes: 2 } as const;

type RoleId = 'admin' | 'manager' | 'analyst' | 'developer' | 'viewer';

/** Pairs of roles: the first has at least what the second has. */
const order: readonly (readonly [RoleId, RoleId])[] = [
  ['manager', 'analyst'],
  ['analyst', 'viewer'],
  ['developer', 'viewer'],
];

const roleIds: readonly RoleId[] = ['admin', 'manager', 'analyst', 'developer', 'viewer'];

export const roleChecks = {
  'roles with more rights include the rights of roles with fewer': ({ roles }: { roles: Roles }) =>
    roles.permissions.flatMap((permission, index) => {
      const found: string[] = [];
      const say = (role: RoleId, what: string, cure: string) =>
        found.push(problem('roles.yaml', ['permissions', index, role], what, cure));
      if (permission.admin !== 'yes')
        say('admin', `${permission.key} is not of Admins`, 'Admins have all permissions: write yes.');
      for (const [more, fewer] of order) {
        if (rank[permission[more]] < rank[permission[fewer]])
          say(more, `${permission.key}: ${fewer} has more than ${more}`, 'Correct one of the two.');
      }
      const view = roles.permissions.find(({ key }) => key === permission.key.replace(/\..+$/, '.view'));
      for (const role of roleIds) {
        if (view && rank[view[role]] < rank[permission[role]])
          say(role, `${role} has ${permission.key} without ${view.key}`, 'Correct one of the two.');
      }
      const apps = roles.permissions.find(({ key }) => key === 'apps.view');
      for (const role of roleIds) {
        if (apps && permission[role] === 'apps' && apps[role] === 'no')
          say(role, `${role} has ${permission.key} for apps without ${apps.key}`, 'Correct one of the two.');
      }
      if (
        !permission.key.endsWith('.view') &&
        permission.viewer !== 'no' &&
        roleIds.some((role) => permission[role] === 'no')
      )
        say(
          'viewer',
          `Viewers have ${permission.key}, which not everybody has`,
          'Viewers only look: write no.',
        );
      const others = roleIds.slice(1).map((role) => permission[role]);
      if (others.includes('apps') && others.includes('yes'))
        say(
          'manager',
          `${permission.key} is bound to apps for some roles only`,
          'Write yes or apps, the same for all that have it.',
        );
      return found;
    }),
};
