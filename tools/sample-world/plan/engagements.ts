/**
 * Clicks and views before each first open: one that wins with the match type that the world wants, some that lose, and
 * on organic users those whose rejection the world counts. Who wins is decided by ../attribution-rules.ts.
 */
import { sampleUuid } from '../../../lib/facts/raw-data-samples';
import { groups, type Group, type World } from '../../../lib/facts/sample-world';
import { thresholds } from '../../../lib/shared/attribution/thresholds';
import type { Engagement, MatchType } from '../../../lib/shared/attribution/types';
import { Random } from '../../../lib/random';
import { repeated } from '../split';
import { day, hour, minute, receivedAt, second } from '../time';
import type { Identity } from './identity';
import type { Person } from './people';
import type { Life } from './schedule';

/** What makes Whence reject an engagement when it arrives. */
type Fault = Pick<Engagement, 'clicksInHour' | 'ipBlocklisted'>;

/** An engagement with what its row needs. */
export interface PlannedEngagement extends Pick<Engagement, 'id' | 'type' | 'time'> {
  group: Group;
  campaign: number;
  received: number;
  /** How it matches the install. */
  matchType: MatchType;
  /** Likelihood of a probabilistic match, 0.90 to 1; null for others. */
  score: number | null;
  fault: Fault;
  /** `click_id` of the link; null for views without one. */
  clickId: string | null;
  /** The link had the advertising id. */
  hasAdvertisingId: boolean;
}

export interface Match {
  attributionType: string;
  matchType: string;
}

/** Campaign groups whose campaign buys in a country, weakest claim last. */
function buyersIn(world: World, country: string): Group[] {
  return groups.filter((group) => {
    const id = world.cohort.campaigns[group];
    const campaign = world.entities.campaigns.find((entry) => entry.id === id);
    return campaign && (campaign.countries.length === 0 || campaign.countries.includes(country));
  });
}

/** The match of each paid user. Users of `told` won by install referrer. */
export function matchesOf(
  world: World,
  people: readonly Person[],
  told: ReadonlySet<string>,
): Map<string, Match> {
  return new Map(
    groups.flatMap((group) => {
      const rows = world.cohort.match.filter((row) => row.group === group);
      const pool = new Random(`match/${group}`).shuffle(
        repeated(rows.map((row) => [row, row.users] as const)),
      );
      const members = people.filter((person) => person.group === group);
      for (const { key } of members)
        if (told.has(key))
          pool.unshift(
            ...pool.splice(
              pool.findIndex((m) => m.matchType === 'install_referrer'),
              1,
            ),
          );
      const order = [
        ...members.filter(({ key }) => told.has(key)),
        ...members.filter(({ key }) => !told.has(key)),
      ];
      return order.map(({ key }, index): [string, Match] => [key, pool[index] as Match]);
    }),
  );
}

/** Organic users with an engagement that was rejected: whose it was, and why. */
export function rejectionsOf(
  world: World,
  people: readonly Person[],
): Map<string, { group: Group; reason: string }> {
  const open = new Random('rejections').shuffle(people.filter(({ group }) => group === 'organic'));
  const rejections = new Map<string, { group: Group; reason: string }>();
  for (const { group, reason, installs } of [...world.cohort.rejectedInstalls].reverse()) {
    for (let left = installs; left > 0; left -= 1) {
      const index = open.findIndex(({ country }) => buyersIn(world, country).includes(group));
      const [person] = open.splice(index, 1);
      rejections.set((person as Person).key, { group, reason });
    }
  }
  return rejections;
}

const clickIdOf = (world: World, group: Group, name: string): string => {
  const prefixes: Readonly<Record<string, string>> = world.entities.clickIdPrefixes;
  return `${prefixes[group]}${sampleUuid(`click id/${name}`).replaceAll('-', '').slice(0, 8)}`;
};

const believableAge = (random: Random): number => random.int(3, 300) * minute;

/** Clicks that are rejected for a reason: how they come about, and how long before the first open they happen. */
const rejectedClicks: Readonly<Record<string, { fault: Fault; age: (random: Random) => number }>> = {
  ctit_too_short: { fault: {}, age: (random) => random.int(1, 4) * second + random.int(0, 900) },
  click_flooding: {
    fault: { clicksInHour: thresholds.clicksInHour + 1 },
    age: believableAge,
  },
  ip_blocklisted: { fault: { ipBlocklisted: true }, age: believableAge },
};

interface Draft {
  group: Group;
  type: 'click' | 'view';
  matchType: MatchType;
  time: number;
  fault?: Fault;
}

/** Time from engagement to first open: mostly minutes to hours, seldom days. */
function gap(random: Random, { attributionType, matchType }: Match): number {
  const longest =
    matchType === 'probabilistic' ? 3 * hour : attributionType === 'view_through' ? 23 * hour : 5 * day;
  const part = random.number();
  const drawn = part * part * part;
  return Math.floor((90 * second + drawn * (longest - 90 * second)) / second) * second;
}

/** Engagements of everyone, by user. @param told Engagements that are in named rows. */
export function engagementsOf(
  world: World,
  lives: readonly Life[],
  identities: ReadonlyMap<string, Identity>,
  matches: ReadonlyMap<string, Match>,
  rejections: ReadonlyMap<string, { group: Group; reason: string }>,
  told: ReadonlyMap<string, readonly PlannedEngagement[]>,
): Map<string, readonly PlannedEngagement[]> {
  return new Map(
    lives.map(({ person, firstOpen }): [string, readonly PlannedEngagement[]] => {
      const { key, group, country } = person;
      const known = told.get(key);
      if (known) return [key, known];
      const random = new Random(`engagements/${key}`);
      const { advertisingId } = identities.get(key) as Identity;
      const match = matches.get(key) as Match;
      const drafts: Draft[] = [];
      const others = buyersIn(world, country).filter((other) => other !== group);
      const rejection = rejections.get(key);
      if (group !== 'organic') {
        const isView = match.attributionType === 'view_through';
        const time = firstOpen - gap(random, match);
        const type = isView ? 'view' : 'click';
        const matchType = match.matchType as MatchType;
        drafts.push({ group, type, matchType, time });
        // An older one of another partner, of the same kind, loses.
        if (
          advertisingId !== null &&
          matchType !== 'probabilistic' &&
          others.length > 0 &&
          random.chance(0.12)
        ) {
          const older = time - Math.floor(random.between(20, isView ? 60 : 20 * 60)) * minute;
          drafts.push({ group: random.pick(others), type, matchType: 'advertising_id', time: older });
        }
      } else if (rejection) {
        const { reason } = rejection;
        const made = rejectedClicks[reason];
        if (!made)
          throw new Error(
            `data/sample-world/cohort.yaml: rejectedInstalls: ${reason} — Say in rejectedClicks how such a click comes about.`,
          );
        const isShort = reason === 'ctit_too_short';
        drafts.push({
          group: rejection.group,
          type: 'click',
          matchType: advertisingId !== null && !isShort ? 'advertising_id' : 'install_referrer',
          time: firstOpen - made.age(random),
          fault: made.fault,
        });
      } else if (advertisingId !== null && others.length > 0 && random.chance(0.04)) {
        const time = firstOpen - Math.floor(random.between(8, 12) * 24 * 60) * minute;
        drafts.push({ group: random.pick(others), type: 'click', matchType: 'advertising_id', time });
      }
      return [
        key,
        drafts.map((draft, index): PlannedEngagement => {
          const name = `${key}/${index}`;
          return {
            id: sampleUuid(`engagement/${name}`),
            type: draft.type,
            group: draft.group,
            campaign: world.cohort.campaigns[draft.group] as number,
            time: draft.time,
            received: receivedAt(draft.time),
            matchType: draft.matchType,
            score: draft.matchType === 'probabilistic' ? random.int(900, 995) / 1000 : null,
            fault: draft.fault ?? {},
            clickId: draft.type === 'click' ? clickIdOf(world, draft.group, name) : null,
            hasAdvertisingId: draft.matchType !== 'probabilistic' && advertisingId !== null,
          };
        }),
      ];
    }),
  );
}
