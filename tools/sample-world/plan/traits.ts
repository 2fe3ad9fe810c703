/** Traits that the world counts and any user can have: verdict of the device, earlier install, publisher of the ad. */
import { groups, type Group, type World } from '../../../lib/facts/sample-world';
import { Random } from '../../../lib/random';
import { repeated } from '../split';
import type { Person } from './people';

/** Values by user: as many of each as the world says, starting with the values of `told`. */
function dealt(
  name: string,
  people: readonly Person[],
  counts: (group: Group) => (readonly [string, number])[],
  told: ReadonlyMap<string, string>,
): Map<string, string> {
  return new Map(
    groups.flatMap((group) => {
      const pool = new Random(`${name}/${group}`).shuffle(repeated(counts(group)));
      const members = people.filter((person) => person.group === group);
      for (const { key } of members) {
        const value = told.get(key);
        if (value !== undefined) pool.splice(pool.indexOf(value), 1);
      }
      return members.map(({ key }): [string, string] => [key, told.get(key) ?? (pool.pop() as string)]);
    }),
  );
}

/** Verdict about the device at the first open, by user. @param told Users who are in named rows. */
export const verdictsOf = (
  { cohort, sampleUser }: World,
  people: readonly Person[],
  told: ReadonlySet<string>,
): Map<string, string> =>
  dealt(
    'verdicts',
    people,
    (group) => cohort.integrityFirstOpen.map((row) => [row.verdict, row[group]] as const),
    new Map([...told].map((key) => [key, sampleUser.integrity])),
  );

/** Users who had the app before. @param fresh Users who are new for sure. */
export function returningUsers(
  { cohort }: World,
  people: readonly Person[],
  fresh: Iterable<string>,
): Set<string> {
  const types = dealt(
    'install types',
    people,
    (group) =>
      cohort.installTypes
        .filter((row) => row.group === group)
        .map(({ installType, users }) => [installType, users] as const),
    new Map([...fresh].map((key) => [key, 'first_install'])),
  );
  return new Set([...types].filter(([, type]) => type === 'reattributed_install').map(([key]) => key));
}

/** Publishers of paid users: AppLovin has two, adjoe one, Tide Pool Ads names none. */
export function sourcesOf(
  world: World,
  people: readonly Person[],
  told: ReadonlySet<string>,
): Map<string, string | null> {
  const { campaign, country, days } = world.sourceTraffic;
  const [first, second] = world.entities.sources.map(({ id }) => id) as [string, string];
  const german = days.filter((row) => row.day === 1);
  const pool = new Random('sources').shuffle(
    repeated(german.map(({ source, installs }) => [source ?? second, installs] as const)),
  );
  return new Map(
    people.map(({ key, group, country: own }): [string, string | null] => {
      if (group === 'adjoe' || told.has(key)) return [key, first];
      if (world.cohort.campaigns[group] !== campaign) return [key, null];
      const random = new Random(`source/${key}`);
      return [key, own === country ? (pool.pop() as string) : random.chance(0.6) ? first : second];
    }),
  );
}
