/** Names that one file of data uses and another one declares: where each kind of name is declared, and where it is used. */
import { sdkRoute, sdkVersions } from '../../config/versions';
import { attributeKeys, attributeMap } from '../../lib/facts/columns';
import { Dashboard } from '../../lib/dashboard/model';
import { didYouMean } from '../../lib/text/closest';
import { numbered } from '../../lib/text/numbered';
import type { Facts, Fault, Rules } from './facts';

type Name = string | number;

/** The names of a kind, and where a writer finds them. */
interface Declared {
  names: Iterable<Name>;
  where: string;
  /** Says that there is such a name, if it is not in the list. */
  has?: (name: Name) => boolean;
}

const idsOf = (...lists: (readonly { id: Name }[])[]): Name[] => lists.flat().map(({ id }) => id);

/** What is declared, by kind. */
const declaredIn = (facts: Facts) => {
  const { entities, routes, sharedColumns, tables } = facts;
  const mapKeys = attributeKeys(sharedColumns.attributeKeys);
  const pages = { names: routes, where: 'data/routes.json, or add the page there' };
  const columns = [...sharedColumns.groups, ...tables].flatMap((group) => group.columns);
  const ofFile = (list: readonly { id: Name }[]): Declared => ({ names: idsOf(list), where: 'the file' });
  return {
    page: pages,
    'page or group of pages': { ...pages, has: (name) => String(name).endsWith('/*') },
    'page of the SDK': {
      ...pages,
      has: (name) => routes.has(sdkRoute(String(name), 'android')),
    },
    'SDK version': {
      names: sdkVersions.map((version) => version.path),
      where: `config/versions.ts: ${sdkVersions.map((version) => version.path).join(', ')}`,
    },
    'SDK release': {
      names: facts.releases.releases.map(({ release }) => release),
      where: 'data/sdk-releases.yaml',
    },
    permission: { names: facts.roles.permissions.map(({ key }) => key), where: 'data/roles.yaml' },
    role: { names: idsOf(facts.roles.roles), where: 'data/roles.yaml' },
    feature: { names: idsOf(facts.planFeatures), where: 'data/plans.yaml' },
    scope: { names: facts.scopes.map(({ scope }) => scope), where: 'data/api-scopes.yaml' },
    'rate limit': { names: facts.rateLimits.map(({ policy }) => policy), where: 'data/api-rate-limits.yaml' },
    error: { names: facts.apiErrors.errors.map(({ code }) => code), where: 'data/api-errors.yaml' },
    'field code': {
      names: facts.apiErrors.fieldCodes.map(({ code }) => code),
      where: 'data/api-errors.yaml',
    },
    enum: { names: idsOf(facts.enums), where: 'lib/facts/enums.ts' },
    attribute: { names: mapKeys, where: 'data/raw-data/shared-columns.yaml' },
    column: {
      names: [...columns.map(({ name }) => name), ...mapKeys],
      where: 'the columns of data/raw-data',
    },
    'table with attributes': {
      names: tables
        .filter((table) => table.columns.some(({ name }) => name === attributeMap))
        .map(({ table }) => table),
      where: `the tables with ${attributeMap}`,
    },
    parameter: {
      names: facts.trackingUrlParameters.flatMap(({ name, repeatTo }) => numbered(name, repeatTo)),
      where: 'data/tracking-url-parameters.yaml',
    },
    'default channel': { names: facts.channels.map(({ slug }) => slug), where: 'data/channels.yaml' },
    channel: {
      names: idsOf(facts.channels, entities.customChannels),
      where: 'data/channels.yaml or a custom channel',
    },
    partner: {
      names: idsOf(facts.partners, facts.monetizationPartners, entities.customPartners),
      where: 'data/partners, data/monetization-partners or a custom partner',
    },
    'ad set': ofFile(entities.adSets),
    app: ofFile(entities.apps),
    campaign: ofFile(entities.campaigns),
    product: ofFile(entities.products),
    source: ofFile(entities.sources),
  } satisfies Record<string, Declared>;
};

type Kind = keyof ReturnType<typeof declaredIn>;

/** Kinds of names by the path of keys that lead to them: `*` is any key, `a|b` one of two. */
type Places = Readonly<Record<string, Kind>>;

/** Files of facts with what they hold, and where they name what others declare. */
const filesOf = (facts: Facts): readonly (readonly [file: string, content: unknown, places: Places])[] => [
  ['api-scopes.yaml', facts.scopes, { '*.routes.*': 'page', '*.includes': 'scope' }],
  ['classic-pages.yaml', facts.classicPages, { '*.route|guide': 'page' }],
  [
    'consent.yaml',
    facts.consent,
    { 'calls.*.names.*.versions.*': 'SDK version', 'calls.*.since': 'SDK release' },
  ],
  ['dimensions.yaml', facts.dimensions, { '*.enum': 'enum' }],
  ['glossary.yaml', facts.glossary, { '*.route|guide': 'page' }],
  [
    'json-schemas/endpoints.yaml',
    facts.endpoints,
    {
      '*.page': 'page',
      '*.auth.scope': 'scope',
      '*.rateLimits.*': 'rate limit',
      '*.errors.*.code': 'error',
      '*.fieldErrors.*.code': 'field code',
    },
  ],
  ...facts.licenses.map(
    (entry) =>
      [`licenses/${entry.platform}.yaml`, entry, { 'libraries.*.from|until': 'SDK version' }] as const,
  ),
  ...facts.partners.map(
    (entry) =>
      [
        `partners/${entry.slug}.yaml`,
        entry,
        {
          defaultChannel: 'default channel',
          'macros|webMacros|callbackFields|claimFields.*.parameters.*': 'parameter',
          'macros|webMacros|callbackFields|claimFields.*.attribute': 'attribute',
        },
      ] as const,
  ),
  [
    'raw-data/shared-columns.yaml',
    facts.sharedColumns,
    { 'attributeKeys.*.absentFrom.*': 'table with attributes' },
  ],
  ...facts.tables.map((entry) => [`raw-data/tables/${entry.table}.yaml`, entry, { route: 'page' }] as const),
  [
    'sample-world/entities.yaml',
    facts.entities,
    {
      'apps.*.product': 'product',
      'people.*.role': 'role',
      'apiKeys.*.scopes.*': 'scope',
      'connections|campaigns|setupCheck.*.app': 'app',
      'connections|campaigns|setupCheck|adUnits.*.partner': 'partner',
      'campaigns|setupCheck.*.channel': 'channel',
      'adSets|bids.*.campaign': 'campaign',
      'creatives.*.adSet': 'ad set',
      'sources.*.partners.*': 'partner',
      'bids.*.source': 'source',
    },
  ],
  ['sdk-errors.yaml', facts.sdkErrors, { '*.from|until': 'SDK version' }],
  [
    'subjects.yaml',
    facts.subjects,
    {
      '*.guides|api.*': 'page',
      '*.about.*': 'page or group of pages',
      '*.sdk.*': 'page of the SDK',
      '*.plan': 'feature',
    },
  ],
  ['tracking-url-parameters.yaml', facts.trackingUrlParameters, { '*.storedAs': 'column' }],
  ['ui-paths.yaml', facts.uiPaths, { '*.route': 'page' }],
];

interface Use {
  file: string;
  keys: readonly PropertyKey[];
  kind: Kind;
  name: Name;
}

/** Names at a path, each with the keys that lead to it. */
function* namesAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  keys: readonly PropertyKey[] = [],
): Generator<{ keys: readonly PropertyKey[]; name: Name }> {
  if (key === undefined) {
    if (typeof value === 'string' || typeof value === 'number') yield { keys, name: value };
  } else if (typeof value === 'object' && value !== null) {
    for (const [own, inner] of Object.entries(value))
      if (key === '*' || key.split('|').includes(own))
        yield* namesAt(inner, rest, [...keys, Array.isArray(value) ? Number(own) : own]);
  }
}

/** Names that elements of the dashboard have. */
const usesOfDashboard = ({ dashboardAreas }: Facts): Use[] =>
  [...new Dashboard(dashboardAreas).elements()].flatMap(({ file, keys, permission, changes, feature }) =>
    (
      [
        ['permission', permission, 'permission'],
        ['changes', changes, 'permission'],
        ['feature', feature, 'feature'],
      ] as const
    ).flatMap(([key, name, kind]) =>
      name === undefined ? [] : [{ file, keys: [...keys, key], kind, name }],
    ),
  );

function usesIn(facts: Facts): Use[] {
  const ofFiles = filesOf(facts).flatMap(([file, content, places]) =>
    Object.entries(places).flatMap(([path, kind]) =>
      [...namesAt(content, path.split('.'))].map(({ keys, name }) => ({ file, keys, kind, name })),
    ),
  );
  const versions = Object.keys(facts.entities.appVersions).map((name) => ({
    file: 'sample-world/entities.yaml',
    keys: ['appVersions', name],
    kind: 'app' as const,
    name,
  }));
  return [...ofFiles, ...versions, ...usesOfDashboard(facts)];
}

/** Lists of the sample world that the file has as one line a row, without keys. */
export const rowOf = (list: PropertyKey, index: PropertyKey): PropertyKey[] =>
  ['apps', 'campaigns', 'setupCheck', 'appVersions'].includes(String(list))
    ? [list, index]
    : [list, 'rows', index];

/** Keys of a use in its file. */
const placeOf = ({ file, keys }: Use): readonly PropertyKey[] => {
  const [list = '', index = '', ...rest] = keys;
  if (file !== 'sample-world/entities.yaml') return keys;
  const row = rowOf(list, index);
  return row.length === 2 ? [...row, ...rest] : row;
};

export const referenceRules = {
  'names that data use are declared': function* (facts): Generator<Fault> {
    const declared = new Map<string, Declared & { known: ReadonlySet<Name> }>(
      Object.entries<Declared>(declaredIn(facts)).map(([kind, entry]) => [
        kind,
        { ...entry, known: new Set(entry.names) },
      ]),
    );
    for (const use of usesIn(facts)) {
      const kind = declared.get(use.kind);
      if (!kind || kind.known.has(use.name) || kind.has?.(use.name)) continue;
      const names = [...kind.known].filter((name) => typeof name === 'string');
      const nearest = typeof use.name === 'string' ? didYouMean(use.name, names) : '';
      const cure = `Name one of ${kind.where}. ${nearest}`.trim();
      yield [use.file, placeOf(use), `no ${use.kind} "${use.name}"`, cure];
    }
  },
} satisfies Rules;
