/** What one part of a partner's file says of another, and of the partner's second file. */
import type { Partner } from '../../lib/facts/types';
import type { Fault, Rules } from './facts';

/** A parameter of ad sets goes to some macro or field. */
const namesAdSets = (partner: Partner): boolean =>
  partner.cost.dimensions.includes('ad_set') ||
  (partner.bids?.levels.includes('ad_set') ?? false) ||
  [partner.macros, partner.claimFields ?? [], partner.callbackFields ?? []]
    .flat()
    .some(({ parameters }) => parameters.some((name) => name.startsWith('ad_set')));

type Agreement = readonly [key: string, what: string, holds: (partner: Partner) => boolean];

/** Statements that must hold of a partner, each with the keys that say it. */
const agreements: readonly Agreement[] = [
  [
    'selfAttributing',
    'selfAttributing and kind differ',
    ({ selfAttributing, kind }) => selfAttributing === kind.startsWith('san-'),
  ],
  [
    'clickUrl',
    'a partner takes links, or claims installs itself',
    ({ clickUrl, selfAttributing }) => clickUrl !== selfAttributing,
  ],
  ['macros', 'there are macros without a link', ({ clickUrl, macros }) => clickUrl || macros.length === 0],
  [
    'skan',
    'there are SKAdNetwork ids of a partner without SKAdNetwork',
    ({ skan, skanIds }) => skan || skanIds.length === 0,
  ],
  [
    'cost.api',
    'cost.api, its dimensions and the attributes for cost_import differ',
    ({ cost, attributes }) =>
      cost.api ? cost.dimensions.length > 0 : !attributes.some(({ feature }) => feature === 'cost_import'),
  ],
  [
    'adSets',
    'ad sets are named of a partner without them',
    (partner) => partner.adSets || !namesAdSets(partner),
  ],
  [
    'bids',
    'there are attributes for bidding without bids',
    ({ bids, attributes }) => bids !== null || !attributes.some(({ feature }) => feature === 'bidding'),
  ],
];

export const partnerRules = {
  'parts of a partner agree': function* ({ partners }): Generator<Fault> {
    for (const partner of partners)
      for (const [key, what, holds] of agreements)
        if (!holds(partner)) yield [`partners/${partner.slug}.yaml`, key.split('.'), what];
  },

  'a partner with both roles has one id, and no id is of two partners': function* ({
    partners,
    monetizationPartners,
  }): Generator<Fault> {
    for (const { slug, id } of monetizationPartners)
      for (const other of partners)
        if ((other.slug === slug) !== (other.id === id))
          yield [
            `monetization-partners/${slug}.yaml`,
            ['id'],
            `${slug} has id ${id}, but ${other.slug} among the advertising partners has ${other.id}`,
            'Give both roles of a partner one id, and no other partner the same.',
          ];
  },

  'what a monetization partner says of its import agrees': function* ({
    partners,
    monetizationPartners,
  }): Generator<Fault> {
    for (const partner of monetizationPartners) {
      const file = `monetization-partners/${partner.slug}.yaml`;
      const { levels, timing } = partner;
      if (partner.import.daily !== levels.daily)
        yield [file, ['import'], 'import.daily and levels.daily differ'];
      if (partner.import.user && !levels.user)
        yield [file, ['levels', 'user'], 'import.user needs levels.user'];
      if (/\bUTC\b/.test(`${timing.available} ${partner.nextDay}`) && timing.timeZone !== 'UTC')
        yield [file, ['timing', 'timeZone'], 'its hours are in UTC, and its day is not'];
      // A company names a key once, whatever imports with it.
      const company = partners.find(({ slug }) => `${partner.slug}-`.startsWith(`${slug}-`));
      for (const [index, { key, label }] of partner.credentials.entries()) {
        const other = company?.attributes.find((attribute) => attribute.key === key);
        if (other && other.label.toLowerCase() !== label.toLowerCase())
          yield [
            file,
            ['credentials', index, 'label'],
            `${key} is "${label}" here and "${other.label}" in partners/${company?.slug ?? ''}.yaml`,
            'Take the label of the partner.',
          ];
      }
    }
  },

  'search leads from no partner to another': function* (facts): Generator<Fault> {
    const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
    /** Partners by their names. LevelPlay is also called ironSource, so a name may have two. */
    const named = new Map<string, Set<string>>();
    for (const { name, slug, formerNames, redirectSlugs, ...rest } of [
      ...facts.partners,
      ...facts.monetizationPartners,
    ])
      for (const key of [
        name,
        slug,
        ...formerNames,
        ...redirectSlugs,
        ...('aliases' in rest ? rest.aliases : []),
      ])
        named.set(plain(key), (named.get(plain(key)) ?? new Set()).add(slug));
    const partnersOf = (word: string): string[] => [...(named.get(plain(word)) ?? [])];
    for (const [index, entry] of facts.synonyms.entries()) {
      const [key, words, found] =
        'same' in entry
          ? (['same', entry.same, entry.same] as const)
          : (['typed', entry.typed, entry.find] as const);
      const rivals = words.flatMap((word) => {
        const own = partnersOf(word);
        const other = found.find((text) => {
          const others = partnersOf(text);
          return own.length > 0 && others.length > 0 && !others.some((slug) => own.includes(slug));
        });
        return other === undefined ? [] : [`"${word}" leads to another partner, "${other}"`];
      });
      if (rivals[0] !== undefined)
        yield ['search-synonyms.yaml', [index, key], rivals[0], 'Name one partner only.'];
    }
  },
} satisfies Rules;
