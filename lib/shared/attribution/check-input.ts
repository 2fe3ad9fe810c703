/**
 * Refuses input that contradicts itself. Without this, a missing score or a time that is NaN would not fail: it would
 * quietly make an install organic.
 */
import { windowKeys, type AttributionInput, type Engagement } from './types';

const fail = (where: string, what: string, cure: string): never => {
  throw new Error(`attribution: ${where}: ${what} — ${cure}`);
};

function checkTimes(where: string, times: Readonly<Record<string, number | undefined>>): void {
  for (const [name, time] of Object.entries(times)) {
    if (time !== undefined && !Number.isSafeInteger(time)) {
      fail(where, `${name} is ${time}`, 'Give whole milliseconds.');
    }
  }
}

function checkEngagement(engagement: Engagement): void {
  const { id, time, receivedAt, matches } = engagement;
  const where = `engagement "${id}"`;
  checkTimes(where, { time, receivedAt });
  for (const { type, score, learnedAt } of matches) {
    checkTimes(where, { learnedAt });
    const hasScore = score !== undefined;
    if (hasScore !== (type === 'probabilistic')) {
      fail(where, `a match by ${type} has ${hasScore ? 'a' : 'no'} score`, 'Only probabilistic has one.');
    }
    if (hasScore && !(score >= 0 && score <= 1)) fail(where, `the score is ${score}`, 'Give 0 to 1.');
  }
}

/**
 * Checks what types cannot say.
 * @throws Error naming the first contradiction and its cure.
 */
export function checkInput({ app, engagements, opening }: AttributionInput): void {
  for (const key of windowKeys) {
    checkTimes('app', { [key]: app.windows[key] });
    if (app.windows[key] < 0) fail('app', `${key} is negative`, 'Give 0 or more milliseconds.');
  }
  const { deviceTime, receivedAt, installBegin, history } = opening;
  checkTimes('opening', { deviceTime, receivedAt, installBegin, ...history });
  const ids = new Set<string>();
  for (const engagement of engagements) {
    const { id } = engagement;
    if (ids.has(id)) fail(`engagement "${id}"`, 'the id is there twice', 'Give each engagement another id.');
    ids.add(id);
    checkEngagement(engagement);
  }
}
