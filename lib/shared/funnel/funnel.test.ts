/** Passes of a funnel: the six worked cases, the window, both counts, a constant dimension, and what is refused. */
import { describe, expect, it } from 'vitest';
import { loadWorld } from '../../facts/sample-world';
import { bestPass, everyPass, type FunnelEvent, type FunnelRules } from './pass';

const day = 86_400_000;
const names = ['A', 'B', 'C'];
const rules: FunnelRules = { steps: 3, order: 'any_between', window: 7 * day };

/** `A x B+8d`: an event each second, or days later. */
const eventsOf = (text: string): FunnelEvent[] =>
  text.split(' ').map((word, index) => {
    const [, name = '', days = '0'] = /^(\w)(?:\+(\d+)d)?$/.exec(word) ?? [];
    const step = names.indexOf(name);
    return { time: Number(days) * day + index * 1000, steps: step < 0 ? [] : [step] };
  });

const reached = (events: readonly FunnelEvent[], changed: Partial<FunnelRules> = {}): string | undefined =>
  names[(bestPass(events, { ...rules, ...changed })?.times.length ?? 0) - 1];

describe('the worked cases', () => {
  const { funnelPass } = loadWorld().vectors;
  it('are seven', () => expect(funnelPass).toHaveLength(7));
  it.each(funnelPass)('$events', ({ events, any_between, strict }) => {
    expect(reached(eventsOf(events))).toBe(any_between);
    expect(reached(eventsOf(events), { order: 'strict' })).toBe(strict);
  });
});

describe('the window', () => {
  it.each([
    [0, 'C'],
    [1, 'B'],
  ])('ends exactly at its length: %i ms later', (late, last) => {
    const events = [
      { time: 0, steps: [0] },
      { time: 5, steps: [1] },
      { time: 7 * day + late, steps: [2] },
    ];
    expect(reached(events)).toBe(last);
  });

  it('counts from the step 1 of the pass, and a later one may have the better pass', () => {
    const events = [0, 5, 8, 9].map((at, i) => ({ time: at * day, steps: [[0], [0], [1], [2]][i] ?? [] }));
    expect(bestPass(events, rules)?.times).toEqual([5 * day, 8 * day, 9 * day]);
    expect(bestPass(events, rules, { from: 0, to: day })?.times).toEqual([0]);
    expect(everyPass(events, rules).map(({ times }) => times.length)).toEqual([1]);
  });
});

describe('what counts', () => {
  it('is the earliest of equal passes', () => {
    expect(bestPass(eventsOf('A A'), rules)?.times).toEqual([0]);
  });

  it('is every pass that starts after the last one ended', () => {
    const twice = eventsOf('A B C A B C A');
    expect(everyPass(twice, rules).map(({ times }) => times.length)).toEqual([3, 3, 1]);
    expect(everyPass(eventsOf('A A B C B C'), rules)).toHaveLength(1);
    // The step that stops a strict pass can start the next one.
    expect(
      everyPass(eventsOf('A B A B C'), { ...rules, order: 'strict' }).map(({ times }) => times.length),
    ).toEqual([2, 3]);
  });

  it('never overlaps, whatever a user does', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const events = Array.from({ length: 12 }, (_, i) => ({
        time: ((seed * 7919 * (i + 3)) % 997) * 3_600_000,
        steps: [[0], [1], [2], []][(seed * (i + 1) * 31) % 4] ?? [],
      }));
      for (const order of ['any_between', 'strict'] as const) {
        const passes = everyPass(events, { ...rules, order });
        passes.slice(1).forEach(({ times: [start = 0] }, i) => {
          expect(start).toBeGreaterThanOrEqual(passes[i]?.times.at(-1) ?? 0);
        });
        const best = bestPass(events, { ...rules, order })?.times.length ?? 0;
        expect(best).toBeGreaterThanOrEqual(Math.max(0, ...passes.map(({ times }) => times.length)));
      }
    }
  });

  it('is in order of receipt at one moment', () => {
    const at = (step: number): FunnelEvent => ({ time: 0, steps: [step] });
    expect(reached([at(0), at(1), at(2)])).toBe('C');
    expect(reached([at(1), at(0), at(2)])).toBe('A');
  });
});

describe('a dimension that is held constant', () => {
  const level = (step: number, time: number, constant?: string): FunnelEvent => ({
    time,
    steps: [step],
    ...(constant !== undefined && { constant }),
  });
  const constant = { ...rules, steps: 2, holdsConstant: true };
  it('has to be equal in all steps', () => {
    expect(bestPass([level(0, 0, '3'), level(1, 1, '4')], constant)?.times).toHaveLength(1);
    expect(bestPass([level(0, 0, '3'), level(1, 1, '4'), level(1, 2, '3')], constant)?.times).toEqual([0, 2]);
    expect(bestPass([level(0, 0), level(1, 1)], constant)).toBeUndefined();
  });
});

describe('is refused', () => {
  it.each<[string, FunnelEvent[], Partial<FunnelRules>]>([
    ['a time is NaN', [{ time: Number.NaN, steps: [0] }], {}],
    ['an event matches step 3 of 3', [{ time: 0, steps: [3] }], {}],
    ['0 steps', [], { steps: 0 }],
    ['the window is -1', [], { window: -1 }],
  ])('%s', (message, events, changed) => {
    expect(() => bestPass(events, { ...rules, ...changed })).toThrow(`funnel: ${message}`);
  });
});
