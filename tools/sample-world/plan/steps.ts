/** In which session, and when, each user finishes the tutorial and the levels. */
import { Random } from '../../../lib/random';
import { second } from '../time';
import type { Life, Session } from './schedule';
import { stepsOfLevel, type Progress } from './progress';
import type { Script } from './scripts';

/** A step that a user finished: level 0 is the tutorial. */
export interface Step {
  level: number;
  time: number;
  session: Session;
}

/** Steps by user, with sessions but without times. */
export type SessionSteps = Map<string, { level: number; session: Session }[]>;

/** Days N in which steps are finished. */
const window = 7;

/** Positions of sessions for a number of steps, in order, more of them early. */
const positions = (random: Random, count: number, low: number, high: number): number[] =>
  Array.from(
    { length: count },
    () => low + Math.floor(random.number() * random.number() * (high - low + 1)),
  ).sort((a, b) => a - b);

/** Chooses the session of each step and counts it there. */
export function stepsBySession(
  lives: readonly Life[],
  progress: ReadonlyMap<string, Progress>,
  scripts: ReadonlyMap<string, Script>,
): SessionSteps {
  return new Map(
    lives.map(({ person, sessions }) => {
      const { steps, level5 } = progress.get(person.key) as Progress;
      const script = scripts.get(person.key);
      const session = (index: number): Session => sessions[index] as Session;
      if (script) {
        const told = script.levels.map(({ level, time }) => {
          const inside = sessions.find(({ start, end }) => start <= time && time <= end);
          if (!inside) throw new Error(`Level ${level} of ${person.key} is in none of its sessions.`);
          return { level, session: inside };
        });
        return [person.key, [{ level: 0, session: session(0) }, ...told]];
      }
      const random = new Random(`steps/${person.key}`);
      const last = sessions.findLastIndex((entry) => entry.day < window);
      const anchor = sessions.findIndex(({ hasLevel5 }) => hasLevel5);
      const chosen = level5
        ? [
            ...positions(random, stepsOfLevel(5) - 2, 0, anchor),
            anchor,
            ...positions(random, steps - stepsOfLevel(5), anchor, last),
          ]
        : positions(random, Math.max(steps - 1, 0), 0, last);
      const all = (steps > 0 ? [0, ...chosen] : []).map((index, level) => ({
        level,
        session: session(index),
      }));
      for (const step of all) step.session.busy += 1;
      return [person.key, all];
    }),
  );
}

/**
 * Times of steps once sessions have their length: evenly through the first two thirds of the session, the rest being
 * left for purchases.
 */
export function timedSteps(
  lives: readonly Life[],
  chosen: SessionSteps,
  scripts: ReadonlyMap<string, Script>,
): Map<string, Step[]> {
  return new Map(
    lives.map(({ person }) => {
      const random = new Random(`step times/${person.key}`);
      const told = new Map(scripts.get(person.key)?.levels.map(({ level, time }) => [level, time]));
      const steps = chosen.get(person.key) ?? [];
      const done = steps.map(({ level, session }): Step => {
        const inSession = steps.filter((step) => step.session === session);
        const place = inSession.findIndex((step) => step.level === level);
        const length = (session.tenths * 100 * 2) / 3;
        const free = session.start + (length * (place + random.between(0.2, 0.8))) / inSession.length;
        return { level, session, time: told.get(level) ?? Math.floor(free / second) * second };
      });
      return [person.key, done];
    }),
  );
}
