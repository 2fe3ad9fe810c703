/**
 * How far each user gets in the first seven days: the tutorial and levels 1 to 10, and on which day level 5 is
 * finished. Payers reach level 5 before their first purchase, because the funnel counts purchases after it.
 */
import { groups, type World } from '../../../lib/facts/sample-world';
import { Random } from '../../../lib/random';
import { repeated } from '../split';
import { day, startOfDay } from '../time';
import { keyOf, type Person } from './people';
import type { Script } from './scripts';

export interface Progress {
  /** Steps finished: 0 none, 1 the tutorial, 2 level 1 … 11 level 10. */
  steps: number;
  /** When level 5 is finished: day N, and whether that is after the midnight (Berlin) inside day N. */
  level5: { day: number; late: boolean } | null;
}

/** Steps of somebody who finished a level. */
export const stepsOfLevel = (level: number): number => level + 1;

const levelFive = stepsOfLevel(5);

/** Day of the first purchase of each payer; renewals count. */
function firstPurchases({ purchases }: World): Map<string, number> {
  const first = new Map<string, number>();
  for (const purchase of purchases.purchases) {
    const key = keyOf(purchase);
    first.set(key, Math.min(purchase.day, first.get(key) ?? Infinity));
  }
  return first;
}

/** Takes one value out of a list, by position. */
function take<T>(list: T[], index: number): T {
  const [value] = list.splice(index, 1);
  if (value === undefined)
    throw new Error('The series of data/sample-world/cohort.yaml cannot be met together.');
  return value;
}

/** Steps by user: as many users as `levels` says finish each step. */
function stepsOf(world: World, people: readonly Person[], fixed: Map<string, number>): Map<string, number> {
  const payers = firstPurchases(world);
  const steps = new Map(fixed);
  for (const group of groups) {
    const members = people.filter((person) => person.group === group);
    const reached = [members.length, ...world.cohort.levels.map((row) => row[group]), 0];
    const pool = new Random(`steps/${group}`).shuffle(
      repeated(
        reached.slice(0, -1).map((users, step) => [step, users - (reached[step + 1] as number)] as const),
      ),
    );
    const free: Person[] = [];
    for (const { key } of members) {
      const known = fixed.get(key);
      if (known !== undefined) take(pool, pool.indexOf(known));
    }
    for (const person of members) {
      if (fixed.has(person.key)) continue;
      if (!payers.has(person.key)) free.push(person);
      else {
        const index = pool.findIndex((step) => step >= levelFive);
        steps.set(person.key, take(pool, index));
      }
    }
    free.forEach(({ key }, index) => steps.set(key, pool[index] as number));
  }
  return steps;
}

/** How many conversions of each day N happen after midnight, which keeps both series right. */
function lateByDay(byDay: readonly number[], byDate: readonly number[]): number[] {
  let carried = 0;
  return byDay.map((users, index) => {
    const early = (byDate[index] as number) - carried;
    carried = users - early;
    if (early < 0 || carried < 0) throw new Error('level5ByDay and level5ByDate of cohort.yaml disagree.');
    return carried;
  });
}

/** Progress by user. */
export function progressOf(
  world: World,
  people: readonly Person[],
  scripts: ReadonlyMap<string, Script>,
): Map<string, Progress> {
  const payers = firstPurchases(world);
  const fixedSteps = new Map(
    [...scripts].map(([key, { levels }]) => [
      key,
      stepsOfLevel(Math.max(...levels.map(({ level }) => level))),
    ]),
  );
  const steps = stepsOf(world, people, fixedSteps);
  const progress = new Map<string, Progress>(
    people.map(({ key }) => [key, { steps: steps.get(key) ?? 0, level5: null }]),
  );
  const set = (key: string, level5: Progress['level5']) => {
    (progress.get(key) as Progress).level5 = level5;
  };
  for (const group of groups) {
    const random = new Random(`level5/${group}`);
    const late = lateByDay(
      world.cohort.level5ByDay.map((row) => row[group]),
      world.cohort.level5ByDate.map((row) => row[group]),
    );
    // One slot for each conversion; late ones are kept for users who buy nothing on that day.
    const slots = random.shuffle(
      world.cohort.level5ByDay.flatMap((row, index) =>
        Array.from({ length: row[group] }, (_, i) => ({ day: row.day, late: i < (late[index] as number) })),
      ),
    );
    const finishers = people.filter(
      (person) => person.group === group && (steps.get(person.key) ?? 0) >= levelFive,
    );
    for (const { key } of finishers) {
      const script = scripts.get(key);
      const at = script?.levels.find(({ level }) => level === 5);
      if (!script || !at) continue;
      const dayN = Math.floor((at.time - script.firstOpen) / day);
      const isLate = at.time >= startOfDay(world.cohort.date) + (dayN + 1) * day;
      set(
        key,
        take(
          slots,
          slots.findIndex((slot) => slot.day === dayN && slot.late === isLate),
        ),
      );
    }
    const open = finishers.filter(({ key }) => !scripts.has(key));
    const buyers = open
      .filter(({ key }) => payers.has(key))
      .sort((a, b) => (payers.get(a.key) as number) - (payers.get(b.key) as number) || a.number - b.number);
    for (const { key } of buyers) {
      const first = payers.get(key) as number;
      set(
        key,
        take(
          slots,
          slots.findIndex((slot) => slot.day <= first && !slot.late),
        ),
      );
    }
    const others = open.filter(({ key }) => !payers.has(key));
    others.forEach(({ key }) => set(key, take(slots, 0)));
  }
  return progress;
}
