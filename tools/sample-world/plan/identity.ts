/**
 * Who the users are: ids, test group, device and place. Advertising ids are drawn until their hash gives the group
 * that the world wants, because anyone can compute a test group from the id.
 */
import { createHash } from 'node:crypto';
import { sampleUuid } from '../../../lib/facts/raw-data-samples';
import { groups, type Group, type World } from '../../../lib/facts/sample-world';
import { Random } from '../../../lib/random';
import { repeated, split } from '../split';
import { devices, places, type Device, type Place } from './catalog';
import { keyOf, type Person } from './people';
import { stepsOfLevel, type Progress } from './progress';

export interface Identity {
  userId: string;
  installId: string;
  customUserId: string | null;
  advertisingId: string | null;
  /** 1 to 10; null without an advertising id. */
  testGroup: number | null;
  appSetId: string;
  deviceType: 'phone' | 'tablet';
  device: Device;
  place: Place;
  language: string;
  ip: string;
  /** Consent to personalized ads. */
  personalization: 'granted' | 'denied' | 'not_set';
}

/** What named rows say about a user's identity. */
export type ToldIdentity = Omit<Identity, 'testGroup' | 'language'>;

/** Test group of an advertising id: SHA-256 of its 36 characters as a big-endian number, modulo 10, plus 1. */
export function testGroupOf(advertisingId: string): number {
  const hash = createHash('sha256').update(advertisingId).digest();
  let rest = 0;
  for (const byte of hash) rest = (rest * 256 + byte) % 10;
  return rest + 1;
}

/** An id of a test group, the first of a series that the name starts. */
function idOfGroup(name: string, group: number): string {
  for (let attempt = 0; ; attempt += 1) {
    const id = sampleUuid(`${name}/${attempt}`);
    if (testGroupOf(id) === group) return id;
  }
}

/** Users without an advertising id: as many a group as the world says, and as many of level 5 without a purchase. */
function withoutId(
  world: World,
  people: readonly Person[],
  progress: ReadonlyMap<string, Progress>,
  mustHave: ReadonlySet<string>,
): Set<string> {
  const payers = new Set(world.purchases.purchases.map(keyOf));
  const finished = ({ key }: Person) => (progress.get(key) as Progress).steps >= stepsOfLevel(5);
  const segment = world.segments.segments.find(({ withAdvertisingId }) => withAdvertisingId !== undefined);
  const missing = groups.map(
    (group) =>
      people.filter((person) => person.group === group).length - world.cohort.withAdvertisingId[group],
  );
  const ofSegment = split((segment?.size ?? 0) - (segment?.withAdvertisingId ?? 0), missing);
  return new Set(
    groups.flatMap((group, index) => {
      const random = new Random(`without id/${group}`);
      const open = random.shuffle(
        people.filter(
          (person) => person.group === group && !mustHave.has(person.key) && !payers.has(person.key),
        ),
      );
      const inside = ofSegment[index] as number;
      const outside = (missing[index] as number) - inside;
      return [
        ...open.filter(finished).slice(0, inside),
        ...open.filter((person) => !finished(person)).slice(0, outside),
      ].map(({ key }) => key);
    }),
  );
}

/** Test groups of the users with an id: buyers of an experiment's SKU are in the groups of its variant. */
function testGroups(
  world: World,
  keys: readonly string[],
  fixed: ReadonlyMap<string, number>,
): Map<string, number> {
  const random = new Random('test groups');
  const pool = random.shuffle(
    repeated(world.cohort.testGroups.map((users, index) => [index + 1, users] as const)),
  );
  const given = new Map(fixed);
  for (const group of fixed.values()) pool.splice(pool.indexOf(group), 1);
  for (const { groups: own, sku } of Object.values(world.experiment.variants)) {
    for (const purchase of world.purchases.purchases) {
      const key = keyOf(purchase);
      if (purchase.sku !== sku || given.has(key)) continue;
      const index = pool.findIndex((group) => own.includes(group));
      given.set(key, ...(pool.splice(index, 1) as [number]));
    }
  }
  for (const key of keys) if (!given.has(key)) given.set(key, pool.pop() as number);
  return given;
}

/** Languages of users by country. */
const languages: Readonly<Record<string, string>> = {
  DE: 'de-DE',
  AT: 'de-AT',
  CH: 'de-CH',
  US: 'en-US',
  CA: 'en-CA',
  FR: 'fr-FR',
  GB: 'en-GB',
  NL: 'nl-NL',
  IT: 'it-IT',
  ES: 'es-ES',
  PL: 'pl-PL',
  SE: 'sv-SE',
};

/** Documentation addresses (RFC 5737) for everyone. */
const ipOf = (random: Random, group: Group): string =>
  `${group === 'tide' ? '198.51.100' : '203.0.113'}.${random.int(10, 250)}`;

/** Identities by user. @param told Identities from the named rows. */
export function identitiesOf(
  world: World,
  people: readonly Person[],
  progress: ReadonlyMap<string, Progress>,
  told: ReadonlyMap<string, ToldIdentity>,
  needsId: ReadonlySet<string>,
): Map<string, Identity> {
  const experimentSkus = new Set(Object.values(world.experiment.variants).map(({ sku }) => sku));
  const buyers = world.purchases.purchases.filter(({ sku }) => experimentSkus.has(sku)).map(keyOf);
  const without = withoutId(world, people, progress, new Set([...buyers, ...told.keys(), ...needsId]));
  const withIds = people.map(({ key }) => key).filter((key) => !without.has(key));
  const groupsByKey = testGroups(
    world,
    withIds,
    new Map([...told].map(([key, { advertisingId }]) => [key, testGroupOf(advertisingId as string)])),
  );
  const tablets = new Set(
    new Random('tablets')
      .shuffle(people.map(({ key }) => key).filter((key) => !told.has(key)))
      .slice(0, world.cohort.devices.tablet),
  );
  return new Map(
    people.map(({ key, group, country }, index): [string, Identity] => {
      const random = new Random(`identity/${key}`);
      const testGroup = groupsByKey.get(key) ?? null;
      const deviceType = tablets.has(key) ? 'tablet' : 'phone';
      const drawn: Identity = {
        userId: sampleUuid(`user/${key}`),
        installId: sampleUuid(`install/${key}`),
        customUserId: random.chance(0.6) ? `player-${40_000 + index * 7}` : null,
        advertisingId: testGroup === null ? null : idOfGroup(`advertising id/${key}`, testGroup),
        testGroup,
        appSetId: sampleUuid(`app set id/${key}`),
        deviceType,
        device: random.pick(devices[deviceType]),
        place: random.pick(places[country] ?? []),
        language: languages[country] as string,
        ip: ipOf(random, group),
        personalization: testGroup === null ? 'not_set' : random.chance(0.7) ? 'granted' : 'denied',
      };
      return [key, { ...drawn, ...told.get(key) }];
    }),
  );
}
