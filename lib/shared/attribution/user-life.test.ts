/** Churn, the end of the lock, and the credit of a return: both sides of each moment. */
import { describe, expect, it } from 'vitest';
import { churnedAt, countsAgainAt, unlockedAt } from './churn';
import { creditAt } from './credit';
import { day, windows } from '../../../tests/lib/attribution-input';

const at = (iso: string) => Date.parse(iso);

describe('churn', () => {
  it.each([
    ['2025-09-08T19:03:20Z', '2025-10-08T19:03:20Z'],
    ['2025-06-05T12:00:00Z', '2025-07-05T12:00:00Z'],
  ])('with 30 days: last session %s, churned %s', (last, churned) => {
    expect(churnedAt(at(last), { churn_inactivity: 30 * day })).toBe(at(churned));
  });

  it('with 90 days: attributed 1 September, unlocked 30 November', () => {
    const unlocked = unlockedAt(at('2025-09-01T10:20:00Z'), { reattribution_window: 90 * day });
    expect(unlocked).toBe(at('2025-11-30T10:20:00Z'));
  });

  it('and lock must both be over', () => {
    const { reattribution_window: lock, churn_inactivity: churn } = windows;
    expect(countsAgainAt({ attributedAt: 0, lastSessionAt: 0 }, windows)).toBe(lock);
    expect(countsAgainAt({ attributedAt: 0, lastSessionAt: lock }, windows)).toBe(lock + churn);
  });
});

describe('credit', () => {
  const period = windows.reengagement_period;
  const install = { who: 'adjoe', at: 0 };
  const credit = (time: number, ...returns: { who: string; at: number }[]) =>
    creditAt(time, install, returns, windows);

  it('is the install partner alone without a return', () => {
    expect(credit(5)).toEqual({ install: 'adjoe', reengagement: null });
  });

  it('is also of the return, from its moment to the last millisecond of the period', () => {
    const back = { who: 'remerge', at: 100 };
    const who = (time: number) => credit(time, back).reengagement;
    expect([99, 100, 99 + period, 100 + period].map(who)).toEqual([null, 'remerge', 'remerge', null]);
    expect(credit(100 + period, back).install).toBe('adjoe');
  });

  it('goes to the later return, in any order', () => {
    const [first, second] = [
      { who: 'remerge', at: 100 },
      { who: 'moloco', at: 200 },
    ];
    for (const returns of [
      [first, second],
      [second, first],
    ]) {
      expect(credit(199, ...returns).reengagement).toBe('remerge');
      expect(credit(200, ...returns).reengagement).toBe('moloco');
      expect(credit(150 + period, ...returns).reengagement).toBe('moloco');
    }
  });
});
