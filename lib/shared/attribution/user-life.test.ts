/** Churn and the end of the lock: both sides of each moment. */
import { describe, expect, it } from 'vitest';
import { churnedAt, countsAgainAt, unlockedAt } from './churn';
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
