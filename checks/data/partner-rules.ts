/** What one part of a partner's file says of another, and of the partner's page. */
import { plannedPages } from '../../lib/routes/planned-pages';
import { problem } from '../../lib/yaml/problem';
import type { Partner } from '../../lib/facts/types';

/** A parameter of ad sets goes to some macro or field. */
const namesAdSets = (partner: Partner): boolean =>
  partner.cost.dimensions.includes('ad_set') ||
  (partner.bids?.levels.includes('ad_set') ?? false) ||
  [partner.macros, partner.claimFields ?? [], partner.callbackFields ?? []]
    .flat()
    .some(({ parameters }) => parameters.some((name) => name.startsWith('ad_set')));

/** Statements that must hold of a partner, each with the keys that say it. */
const rules: readonly {
  keys: readonly PropertyKey[];
  holds: (partner: Partner) => boolean;
  what: string;
}[] = [
  {
    keys: ['selfAttributing'],
    holds: ({ selfAttributing, kind }) => selfAttributing === kind.startsWith('san-'),
    what: 'selfAttributing and kind differ',
  },
  {
    keys: ['clickUrl'],
    holds: ({ clickUrl, selfAttributing }) => clickUrl !== selfAttributing,
    what: 'a partner takes links, or claims installs itself',
  },
  {
    keys: ['macros'],
    holds: ({ clickUrl, macros }) => clickUrl || macros.length === 0,
    what: 'there are macros without a link',
  },
  {
    keys: ['skan'],
    holds: ({ skan, skanIds }) => skan || skanIds.length === 0,
    what: 'there are SKAdNetwork ids of a partner without SKAdNetwork',
  },
  {
    keys: ['cost', 'api'],
    holds: ({ cost, attributes }) =>
      cost.api ? cost.dimensions.length > 0 : !attributes.some(({ feature }) => feature === 'cost_import'),
    what: 'cost.api, its dimensions and the attributes for cost_import differ',
  },
  {
    keys: ['adSets'],
    holds: (partner) => partner.adSets || !namesAdSets(partner),
    what: 'ad sets are named of a partner without them',
  },
  {
    keys: ['bids'],
    holds: ({ bids, attributes }) =>
      bids !== null || !attributes.some(({ feature }) => feature === 'bidding'),
    what: 'there are attributes for bidding without bids',
  },
];

export const partnerChecks = {
  'parts of a partner agree': ({ partners }: { partners: readonly Partner[] }) =>
    partners.flatMap((partner) =>
      rules
        .filter(({ holds }) => !holds(partner))
        .map(({ keys, what }) =>
          problem(`partners/${partner.slug}.yaml`, keys, what, 'Correct one of them.'),
        ),
    ),

  'partners are called like their pages': ({ partners }: { partners: readonly Partner[] }) => {
    const titles = new Map(plannedPages().map(({ path, title }) => [path, title]));
    return partners.flatMap(({ slug, name }) => {
      const title = titles.get(`/docs/promote/network-management/partner-overview/${slug}`);
      return title === undefined || title === name
        ? []
        : [
            problem(
              `partners/${slug}.yaml`,
              ['name'],
              `${name} has the page "${title}"`,
              'Correct the name, or the title in data/routes.json.',
            ),
          ];
    });
  },
};
