/**
 * On which days N each user is active, and in how many sessions. Active users and sessions of each group and day,
 * rolling retention and the number of users with one session are all met exactly.
 */
import { groups, type Group, type World } from '../../../lib/facts/sample-world';
import { kindOf } from '../money';
import { Random } from '../../../lib/random';
import { split } from '../split';
import { day } from '../time';
import { keyOf, type Person } from './people';
import type { Progress } from './progress';
import type { Script } from './scripts';

/** Sessions of a user by day N; days without a session are absent. */
export type Activity = Map<number, number>;

/** Most sessions of one user in one day: they have to fit into it. */
const mostSessions = 8;

/** Days on which something happens that needs a session. */
function neededDays(world: World, progress: ReadonlyMap<string, Progress>): Map<string, Set<number>> {
  const days = new Map<string, Set<number>>([...progress.keys()].map((key) => [key, new Set([0])]));
  for (const [key, { level5 }] of progress) if (level5) days.get(key)?.add(level5.day);
  const { purchases, trials } = world.purchases;
  const renewed = new Set(
    trials.filter(({ paid }) => paid).map((trial) => `${keyOf(trial)} ${trial.day + 7}`),
  );
  for (const purchase of purchases) {
    const isRenewal =
      kindOf(world, purchase.sku) === 'subscription' && renewed.has(`${keyOf(purchase)} ${purchase.day}`);
    if (!isRenewal) days.get(keyOf(purchase))?.add(purchase.day);
  }
  for (const trial of trials) days.get(keyOf(trial))?.add(trial.day);
  return days;
}

/**
 * How many users of a group are seen on day N or later. Between the days for which the world says it, the number
 * falls in a straight line, and never below the users active on that day.
 */
function seenFrom(world: World, group: Group): number[] {
  const activeOf = (name: Group, dayN: number): number =>
    world.cohortDays.find((row) => row.group === name && row.day === dayN)?.active ?? 0;
  const paid = groups.filter((name) => name !== 'organic');
  const points = [
    [0, activeOf(group, 0)] as const,
    ...world.cohort.rollingPaid.map(({ day: dayN, users }) => {
      const shares = split(
        users,
        paid.map((name) => activeOf(name, dayN)),
      );
      const ratio = users / paid.reduce((sum, name) => sum + activeOf(name, dayN), 0);
      const own =
        group === 'organic' ? Math.round(activeOf(group, dayN) * ratio) : shares[paid.indexOf(group)];
      return [dayN, own as number] as const;
    }),
  ];
  const curve: number[] = [];
  for (let dayN = 0; dayN <= world.cohort.horizonDays; dayN += 1) {
    const next = points.find(([at]) => at >= dayN) as readonly [number, number];
    const before = points.findLast(([at]) => at <= dayN) as readonly [number, number];
    const way = next[0] === before[0] ? 0 : (dayN - before[0]) / (next[0] - before[0]);
    const line = Math.round(before[1] + (next[1] - before[1]) * way);
    curve.push(Math.min(curve.at(-1) ?? Infinity, Math.max(line, activeOf(group, dayN))));
  }
  return curve;
}

/** Last active day by user. */
function lastDays(
  world: World,
  group: Group,
  members: readonly Person[],
  needed: ReadonlyMap<string, Set<number>>,
  progress: ReadonlyMap<string, Progress>,
  fixed: ReadonlyMap<string, number>,
): Map<string, number> {
  const random = new Random(`last day/${group}`);
  const seen = [...seenFrom(world, group), 0];
  /** Last days still to give away, the latest first. */
  const pool = seen
    .slice(0, -1)
    .flatMap((users, dayN) => Array.from({ length: users - (seen[dayN + 1] as number) }, () => dayN))
    .reverse();
  const last = new Map<string, number>();
  const give = (key: string, index: number) => {
    const [value] = pool.splice(index, 1);
    if (value === undefined)
      throw new Error(`No last day is left for ${key}: the series of the cohort disagree.`);
    last.set(key, value);
  };
  for (const { key } of members) {
    const value = fixed.get(key);
    if (value !== undefined) give(key, pool.indexOf(value));
  }
  // Those who must come back latest choose first; the others stay the longer, the further they got.
  const order = members
    .filter(({ key }) => !fixed.has(key))
    .map(({ key }) => ({
      key,
      latest: Math.max(...(needed.get(key) as Set<number>)),
      drawn: (progress.get(key) as Progress).steps + random.between(0, 10),
    }))
    .sort((a, b) => b.latest - a.latest || b.drawn - a.drawn);
  for (const { key, latest } of order) {
    const fitting = pool.findLastIndex((value) => value >= latest) + 1;
    const reach = latest > 0 ? fitting : Math.min(fitting, Math.ceil(pool.length / 3));
    give(key, random.int(0, Math.max(reach, 1) - 1));
  }
  return last;
}

/** Users with one session in all: of those seen on day 0 only, those who got least far. */
function oneSessionUsers(
  world: World,
  people: readonly Person[],
  last: ReadonlyMap<string, number>,
  progress: ReadonlyMap<string, Progress>,
  scripts: ReadonlyMap<string, Script>,
): Set<string> {
  const random = new Random('one session');
  const candidates = people
    .filter(({ key }) => last.get(key) === 0 && !scripts.has(key) && !progress.get(key)?.level5?.late)
    .map(({ key }) => ({ key, drawn: (progress.get(key) as Progress).steps + random.between(0, 6) }))
    .sort((a, b) => a.drawn - b.drawn);
  return new Set(candidates.slice(0, world.cohort.oneSessionOnly).map(({ key }) => key));
}

/** Sessions by user and day N. */
export function activityOf(
  world: World,
  people: readonly Person[],
  progress: ReadonlyMap<string, Progress>,
  scripts: ReadonlyMap<string, Script>,
): Map<string, Activity> {
  const needed = neededDays(world, progress);
  const scripted = new Map<string, Activity>(
    [...scripts].map(([key, { firstOpen, sessions }]) => {
      const days: Activity = new Map();
      for (const { start } of sessions) {
        const dayN = Math.floor((start - firstOpen) / day);
        days.set(dayN, (days.get(dayN) ?? 0) + 1);
      }
      return [key, days];
    }),
  );
  const fixedLast = new Map([...scripted].map(([key, days]) => [key, Math.max(...days.keys())]));
  const last = new Map(
    groups.flatMap((group) => [
      ...lastDays(
        world,
        group,
        people.filter((person) => person.group === group),
        needed,
        progress,
        fixedLast,
      ),
    ]),
  );
  const single = oneSessionUsers(world, people, last, progress, scripts);
  const activity = new Map<string, Activity>(people.map(({ key }) => [key, scripted.get(key) ?? new Map()]));

  for (const { group, day: dayN, active, sessions } of world.cohortDays) {
    const random = new Random(`activity/${group}/${dayN}`);
    const members = people.filter((person) => person.group === group).map(({ key }) => key);
    const free = members.filter((key) => !scripts.has(key) && (last.get(key) as number) >= dayN);
    const must = (key: string) => last.get(key) === dayN || needed.get(key)?.has(dayN) === true;
    const fixed = members.filter((key) => scripted.get(key)?.has(dayN));
    const forced = free.filter(must);
    const open = active - fixed.length - forced.length;
    const optional = random.shuffle(free.filter((key) => !must(key)));
    if (open < 0 || open > optional.length)
      throw new Error(`${active} active users of ${group} on day ${dayN} cannot be met.`);
    const present = [...forced, ...optional.slice(0, open)];

    const counts = new Map(present.map((key) => [key, 1]));
    let left = sessions - present.length;
    for (const key of fixed) left -= scripted.get(key)?.get(dayN) ?? 0;
    const add = (key: string) => {
      counts.set(key, (counts.get(key) as number) + 1);
      left -= 1;
    };
    if (dayN === 0) present.filter((key) => last.get(key) === 0 && !single.has(key)).forEach(add);
    // Whoever finishes level 5 after midnight needs a session there.
    present
      .filter((key) => {
        const level5 = progress.get(key)?.level5;
        return dayN === 0 && level5?.late === true && level5.day === 0 && counts.get(key) === 1;
      })
      .forEach(add);
    const growing = present.filter((key) => dayN > 0 || !single.has(key));
    while (left > 0) {
      const key = random.pick(growing);
      if ((counts.get(key) as number) < mostSessions) add(key);
    }
    if (left < 0) throw new Error(`${sessions} sessions of ${group} on day ${dayN} are too few.`);
    for (const [key, value] of counts) activity.get(key)?.set(dayN, value);
  }
  return activity;
}
