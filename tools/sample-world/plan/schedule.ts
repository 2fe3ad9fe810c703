/**
 * When each user's sessions are: the first open inside the Berlin day, the others spread over the 24-hour days, far
 * enough apart to be separate sessions. Foreground time of each group and day adds up exactly.
 */
import type { World } from '../../../lib/facts/sample-world';
import { Random } from '../../../lib/random';
import { split } from '../split';
import { day, hour, hourInBerlin, iso, minute, second, startOfDay } from '../time';
import type { Activity } from './activity';
import type { Person } from './people';
import type { Progress } from './progress';
import type { Script } from './scripts';

export interface Session {
  /** Position in the user's life, from 1. */
  index: number;
  /** Day N of the start. */
  day: number;
  start: number;
  end: number;
  /** Foreground time in tenths of a second. */
  tenths: number;
  /** Steps and purchases inside it, from the plan; a session with more of them lasts longer. */
  busy: number;
  /** User events, where a named row says so. */
  events: number | null;
  /** Level 5 is finished in it. */
  hasLevel5: boolean;
}

export interface Life {
  person: Person;
  firstOpen: number;
  sessions: Session[];
}

/** Starts of two sessions are at least this far apart, and as far from the end of the day N. */
const apart = 80 * minute;
const longestTenths = 2_900 * 10;

/** How likely people play at an hour of their day. */
function liveliness(hourOfDay: number): number {
  if (hourOfDay < 6) return 1;
  if (hourOfDay < 12) return 4;
  if (hourOfDay < 18) return 5;
  return hourOfDay < 23 ? 8 : 3;
}

/** Hours behind Berlin, for the countries that are far away. */
const behindBerlin: Readonly<Record<string, number>> = { US: 7, CA: 7, GB: 1 };

const localHour = (time: number, country: string): number =>
  (hourInBerlin(time) + 24 - (behindBerlin[country] ?? 0)) % 24;

/** A moment between two, more likely in lively hours. */
function livelyTime(random: Random, low: number, high: number, country: string): number {
  const drawn = Array.from({ length: 4 }, () => Math.floor(random.between(low, high) / second) * second);
  return random.weighted(drawn, (time) => liveliness(localHour(time, country)));
}

/** The first open: early enough, or late enough, for level 5 on the right side of midnight. */
function firstOpenOf(world: World, person: Person, { level5 }: Progress): number {
  const random = new Random(`first open/${person.key}`);
  const start = startOfDay(world.cohort.date);
  const low = level5?.late ? 3 * hour : 0;
  const high = level5 && !level5.late ? 22 * hour : day - minute;
  return livelyTime(random, start + low, start + high, person.country) + random.int(0, 999);
}

/** Starts of the sessions of one day N, in order; the one where level 5 must fit comes with `hasLevel5`. */
function startsOf(
  world: World,
  person: Person,
  firstOpen: number,
  dayN: number,
  count: number,
  level5: Progress['level5'],
): { start: number; hasLevel5: boolean }[] {
  const random = new Random(`sessions/${person.key}/${dayN}`);
  const from = firstOpen + dayN * day;
  const to = from + day - apart;
  const midnight = startOfDay(world.cohort.date) + (dayN + 1) * day;
  const starts: { start: number; hasLevel5: boolean }[] = [];
  if (dayN === 0) starts.push({ start: firstOpen, hasLevel5: level5?.day === 0 && !level5.late });
  const fits = (start: number) => starts.every((other) => Math.abs(other.start - start) >= apart);
  const place = (low: number, high: number, hasLevel5: boolean) => {
    for (let attempt = 0; attempt < 400; attempt += 1) {
      const start = livelyTime(random, low, high, person.country) + random.int(0, 999);
      if (start >= low && fits(start)) return void starts.push({ start, hasLevel5 });
    }
    throw new Error(`${count} sessions of ${person.key} do not fit into day ${dayN} from ${iso(from)}.`);
  };
  if (level5?.day === dayN && !starts.some(({ hasLevel5 }) => hasLevel5)) {
    if (level5.late) place(Math.max(midnight, from + apart), to, true);
    else place(from, midnight - apart, true);
  }
  while (starts.length < count) place(from, to, false);
  return starts.sort((a, b) => a.start - b.start);
}

/** First opens and the starts of all sessions; foreground times come with `timed`. */
export function livesOf(
  world: World,
  people: readonly Person[],
  progress: ReadonlyMap<string, Progress>,
  activity: ReadonlyMap<string, Activity>,
  scripts: ReadonlyMap<string, Script>,
): Life[] {
  return people.map((person): Life => {
    const script = scripts.get(person.key);
    if (script) {
      const level5 = script.levels.find(({ level }) => level === 5)?.time ?? NaN;
      const sessions = script.sessions.map(({ start, end, tenths, events }, index): Session => ({
        index: index + 1,
        day: Math.floor((start - script.firstOpen) / day),
        start,
        end,
        tenths,
        busy: 0,
        events,
        hasLevel5: start <= level5 && level5 <= end,
      }));
      return { person, firstOpen: script.firstOpen, sessions };
    }
    const own = progress.get(person.key) as Progress;
    const firstOpen = firstOpenOf(world, person, own);
    const sessions = [...(activity.get(person.key) as Activity)]
      .sort(([a], [b]) => a - b)
      .flatMap(([dayN, count]) =>
        startsOf(world, person, firstOpen, dayN, count, own.level5).map(({ start, hasLevel5 }) => ({
          day: dayN,
          start,
          hasLevel5,
        })),
      )
      .map(({ day: dayN, start, hasLevel5 }, index): Session => ({
        index: index + 1,
        day: dayN,
        start,
        end: start,
        tenths: 0,
        busy: 0,
        events: null,
        hasLevel5,
      }));
    return { person, firstOpen, sessions };
  });
}

/** Gives each session its foreground time and its end. @param scripted Keys of users whose times are told. */
export function timed(world: World, lives: readonly Life[], scripted: ReadonlySet<string>): void {
  for (const { group, day: dayN, sessionSeconds } of world.cohortDays) {
    const random = new Random(`seconds/${group}/${dayN}`);
    const all = lives
      .filter(({ person }) => person.group === group)
      .flatMap(({ person, sessions }) =>
        sessions.filter((session) => session.day === dayN).map((session) => ({ key: person.key, session })),
      );
    let left = sessionSeconds * 10;
    for (const { key, session } of all) if (scripted.has(key)) left -= session.tenths;
    const open = all.filter(({ key }) => !scripted.has(key)).map(({ session }) => session);
    const least = open.map(({ busy }) => 300 + 300 * busy);
    const shares = split(
      left - least.reduce((a, b) => a + b, 0),
      open.map(({ busy }) => random.between(0.2, 2.4) + 0.1 * busy),
    );
    open.forEach((session, index) => {
      session.tenths = (least[index] as number) + (shares[index] as number);
      if (session.tenths > longestTenths)
        throw new Error(`A session of ${group} on day ${dayN} would last ${session.tenths / 10} seconds.`);
      session.end = session.start + session.tenths * 100 + random.int(0, 90) * second;
    });
  }
}
