/**
 * What the entities of the sample world name must exist: in their own file, or in the catalogs of the product. Two
 * campaigns, apps or partners with one id would make every table that joins to them wrong.
 */
import type {
  ApiScope,
  Channel,
  MonetizationPartner,
  Partner,
  Roles,
  SampleEntities,
} from '../../lib/facts/types';

/** The facts that entities name. */
interface Catalogs {
  partners: readonly Partner[];
  monetizationPartners: readonly MonetizationPartner[];
  channels: readonly Channel[];
  roles: Roles;
  scopes: readonly ApiScope[];
}

/** A fault of data/sample-world/entities.yaml, at the keys that lead to it. */
interface EntityProblem {
  keys: readonly PropertyKey[];
  what: string;
  cure: string;
}

type Kind = 'ad set' | 'app' | 'campaign' | 'channel' | 'partner' | 'product' | 'role' | 'scope' | 'source';

/** A place that names something. */
interface Use {
  keys: readonly PropertyKey[];
  kind: Kind;
  name: string | number;
}

/** Keys of a row of a table. */
const row = (list: keyof SampleEntities, index: number): PropertyKey[] => [list, 'rows', index];

/** Each id, role and scope that an entity names. */
function usesIn(entities: SampleEntities): Use[] {
  const {
    adSets,
    adUnits,
    apiKeys,
    apps,
    bids,
    campaigns,
    connections,
    creatives,
    people,
    setupCheck,
    sources,
  } = entities;
  return [
    ...apps.map(({ product }, i): Use => ({ keys: ['apps', i, 'product'], kind: 'product', name: product })),
    ...Object.keys(entities.appVersions).map((app): Use => ({
      keys: ['appVersions', app],
      kind: 'app',
      name: app,
    })),
    ...people.map(({ role }, i): Use => ({ keys: row('people', i), kind: 'role', name: role })),
    ...apiKeys.flatMap(({ scopes }, i) =>
      scopes.map((name): Use => ({ keys: row('apiKeys', i), kind: 'scope', name })),
    ),
    ...connections.flatMap((connection, i) =>
      (['app', 'partner'] as const).map((kind): Use => ({
        keys: row('connections', i),
        kind,
        name: connection[kind],
      })),
    ),
    ...[
      ...campaigns.map((campaign, i) => ({ campaign, at: ['campaigns', i] })),
      { campaign: setupCheck.campaign, at: ['setupCheck', 'campaign'] },
    ].flatMap(({ campaign, at }) =>
      (['app', 'partner', 'channel'] as const).map((kind): Use => ({
        keys: [...at, kind],
        kind,
        name: campaign[kind],
      })),
    ),
    ...adSets.map(({ campaign }, i): Use => ({ keys: row('adSets', i), kind: 'campaign', name: campaign })),
    ...creatives.map(({ adSet }, i): Use => ({ keys: row('creatives', i), kind: 'ad set', name: adSet })),
    ...sources.flatMap(({ partners }, i) =>
      partners.map((name): Use => ({ keys: row('sources', i), kind: 'partner', name })),
    ),
    ...adUnits.map(({ partner }, i): Use => ({ keys: row('adUnits', i), kind: 'partner', name: partner })),
    ...bids.flatMap(({ campaign, source }, i): Use[] => [
      { keys: row('bids', i), kind: 'campaign', name: campaign },
      ...(source === null ? [] : [{ keys: row('bids', i), kind: 'source' as const, name: source }]),
    ]),
  ];
}

/** Lists of the file whose entries have an id; `row` says where an entry is. */
function listsWithIds(entities: SampleEntities) {
  const tables = [
    'products',
    'people',
    'apiKeys',
    'connections',
    'customPartners',
    'customChannels',
    'adSets',
    'creatives',
    'sources',
    'bids',
  ] as const;
  return [
    ...(['apps', 'campaigns'] as const).map((list) => ({
      entries: entities[list],
      at: (index: number): PropertyKey[] => [list, index],
    })),
    ...tables.map((list) => ({ entries: entities[list], at: (index: number) => row(list, index) })),
  ];
}

/** Entries that have the id of an earlier one in their list. */
const repeatedIds = (entities: SampleEntities): EntityProblem[] =>
  listsWithIds(entities).flatMap(({ entries, at }) => {
    const ids: (string | number)[] = entries.map(({ id }) => id);
    return ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : [
            {
              keys: at(index),
              what: `${id} is there twice`,
              cure: 'Remove one of the two, or correct its id.',
            },
          ],
    );
  });

/** Custom partners and channels whose slug is not the one that the product makes from the id. */
const wrongSlugs = (entities: SampleEntities): EntityProblem[] =>
  (['customPartners', 'customChannels'] as const).flatMap((list) =>
    entities[list].flatMap(({ id, slug }, index) =>
      slug === `custom-${id}`
        ? []
        : [{ keys: row(list, index), what: `the slug of ${id} is ${slug}`, cure: `Make it custom-${id}.` }],
    ),
  );

/** Places that name something unknown, ids that two entries of a list have, and slugs that do not follow from the id. */
export function entityProblems(
  entities: SampleEntities,
  { partners, monetizationPartners, channels, roles, scopes }: Catalogs,
): EntityProblem[] {
  const ids = (...lists: (readonly { id: string | number }[])[]) => new Set(lists.flat().map(({ id }) => id));
  const known: Record<Kind, { names: ReadonlySet<string | number>; where: string }> = {
    'ad set': { names: ids(entities.adSets), where: 'the file' },
    app: { names: ids(entities.apps), where: 'the file' },
    campaign: { names: ids(entities.campaigns), where: 'the file' },
    channel: {
      names: ids(channels, entities.customChannels),
      where: 'data/channels.yaml or a custom channel',
    },
    partner: {
      names: ids(partners, monetizationPartners, entities.customPartners),
      where: 'data/partners, data/monetization-partners or a custom partner',
    },
    product: { names: ids(entities.products), where: 'the file' },
    role: { names: ids(roles.roles), where: 'data/roles.yaml' },
    scope: { names: new Set(scopes.map(({ scope }) => scope)), where: 'data/api-scopes.yaml' },
    source: { names: ids(entities.sources), where: 'the file' },
  };
  return [
    ...usesIn(entities)
      .filter(({ kind, name }) => !known[kind].names.has(name))
      .map(({ keys, kind, name }) => ({
        keys,
        what: `no ${kind} ${name}`,
        cure: `Name one of ${known[kind].where}.`,
      })),
    ...repeatedIds(entities),
    ...wrongSlugs(entities),
  ];
}
