/**
 * Which roles may do what, as data/roles.yaml says, and how sentences name them. Pages name roles by permission, so a role
 * that gains or loses one is right in each sentence at once.
 */
import { didYouMean } from '../text/closest';
import { capitalized, wordList } from '../text/words';
import { loadPlanFeatures, loadRoles, loadSampleEntities } from './load';

export type Role = ReturnType<typeof loadRoles>['roles'][number]['id'];

/** The key of what no row of the matrix says: a role that cannot be limited to selected apps. */
const allApps = 'apps.all';

/** What a role has of a permission. @throws Error with the nearest key if there is no such permission. */
function grantOf({ id, restrictable }: { id: Role; restrictable: boolean }, key: string): string {
  const { permissions } = loadRoles();
  if (key === allApps) return restrictable ? 'no' : 'yes';
  const row = permissions.find((permission) => permission.key === key);
  if (row) return row[id as 'admin'];
  const keys = [...permissions.map((permission) => permission.key), allApps];
  throw new Error(`No permission "${key}" in data/roles.yaml. ${didYouMean(key, keys)}`);
}

/** Permissions that a text names. */
export const permissionsIn = (text: string): string[] =>
  (text.match(/\b[a-z_]+\.[a-z_]+\b/g) ?? []).filter((name) =>
    loadRoles().permissions.some(({ key }) => key === name),
  );

const selectors = {
  may: (grant: string) => grant !== 'no',
  lacks: (grant: string) => grant === 'no',
  limited: (grant: string) => grant === 'apps',
};

const listed = (words = ''): string[] => words.split(' ').filter(Boolean);

/** Roles for which all selectors hold for all their keys, in the order of the matrix. */
function rolesFor(keys: Readonly<Record<string, string>>): Role[] {
  const holds = (role: Parameters<typeof grantOf>[0]): boolean =>
    Object.entries(selectors).every(([name, has]) =>
      listed(keys[name]).every((key) => has(grantOf(role, key))),
    );
  return loadRoles()
    .roles.filter(holds)
    .map(({ id }) => id);
}

/** Roles with a permission, on all apps or on some. */
export const holdersOf = (permission: string): Role[] => rolesFor({ may: permission });

/** Names of roles, as pages write them. */
export const roleNames = (ids: readonly Role[] = loadRoles().roles.map(({ id }) => id)): string[] =>
  ids.map((id) => loadRoles().roles.find((role) => role.id === id)?.name ?? id);

const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

const forms = {
  all: (names) => wordList(names.map((name) => `${name}s`)),
  one: (names) => wordList(names.map(withArticle), 'or'),
  or: (names) => wordList(names, 'or'),
  list: (names) => names.join(', '),
} satisfies Record<string, (names: readonly string[]) => string>;

const isForm = (form: string): form is keyof typeof forms => Object.hasOwn(forms, form);

/** The role of somebody of the sample world. */
function roleOfPerson(name: string): Role {
  const { people } = loadSampleEntities();
  const role = people.find((person) => person.name === name)?.role;
  if (role !== undefined) return role;
  const names = people.map((person) => person.name);
  throw new Error(`Nobody in the sample world is "${name}". ${didYouMean(name, names)}`);
}

/**
 * Roles as a sentence names them: `Admins and Managers`, `an Admin or a Manager`.
 * @param props `may`, `lacks` and `limited` are permissions, and `limited` means on selected apps; `of` is some of the roles, `person` is whose
 * role it is, and `form` is the form of the list.
 * @param before What its sentence says before it.
 * @throws Error with the cure if data/roles.yaml says otherwise.
 */
export function rolesText(props: Readonly<Record<string, string>>, before?: string): string {
  const { of, person, form = 'all' } = props;
  if (!isForm(form))
    throw new Error(`Roles have no form "${form}". Write one of ${Object.keys(forms).join(', ')}.`);
  const able = rolesFor(props);
  const said = person === undefined ? listed(of) : [roleOfPerson(person)];
  const unable = said.filter((id) => !able.includes(id));
  if (unable.length > 0)
    throw new Error(
      `The role ${unable.join(', ')} is not among those that the permissions give. Those are ${able.join(', ') || 'none'}.`,
    );
  if (of !== undefined && /\bonly $/i.test(before ?? ''))
    throw new Error('"only" before some of the roles. Leave out of="…", or the word.');
  const shown = said.length > 0 ? said : able;
  const isEvery = said.length === 0 && able.length === loadRoles().roles.length;
  const text = isEvery ? 'every role' : forms[form](roleNames(shown));
  return before?.trim() === '' ? capitalized(text) : text;
}

/** The plan that features are part of: `Pro plan`. @throws Error with the nearest feature if one is unknown. */
export function planText(features = ''): string {
  const known = loadPlanFeatures();
  const plans = listed(features).map((id) => {
    const feature = known.find((entry) => entry.id === id);
    if (feature) return feature.plan;
    const ids = known.map((entry) => entry.id);
    throw new Error(`No feature "${id}" in data/plans.yaml. ${didYouMean(id, ids)}`);
  });
  return `${[...new Set(plans)].map(capitalized).join(' or ')} plan`;
}
