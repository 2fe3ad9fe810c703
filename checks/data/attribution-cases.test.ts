/** Every worked example comes out as it says, and the code uses the words of the data. */
import { describe, expect, it } from 'vitest';
import { readText, withEdit } from '../../lib/cache/inputs';
import { loadEnumLists } from '../../lib/facts/load';
import { countedInstallTypes, decideAttribution } from '../../lib/shared/attribution/decide';
import * as words from '../../lib/shared/attribution/types';
import { caseProblems, outcomeOf } from './attribution-cases';
import { loadAttributionCases, loadDefaultWindows } from '../../lib/facts/attribution-cases';
import { defaultWindows } from '../../lib/facts/attribution-windows';

const cases = loadAttributionCases();
const day = 86_400_000;

describe('worked examples', () => {
  it('are found where a window makes them wrong', () => {
    const file = 'data/attribution-windows.yaml';
    const text = readText(file).replace('default: P7D', 'default: P8D');
    expect(caseProblems()).toEqual([]);
    expect(withEdit(file, text, caseProblems).join()).toContain('case 6 has the winner unity-ads');
  });

  it('credits a purchase as it says', () => {
    const [entry, ...others] = cases.filter(({ purchase }) => purchase);
    expect(others).toEqual([]);
    const { input, purchase, history, expected } = entry!;
    const time = Date.parse(purchase!.time);
    // The install keeps its credit; a return has it as well for one period.
    const isInPeriod = time < decideAttribution(input).openedAt + input.app.windows.reengagement_period;
    expect(purchase!.creditedTo).toEqual({
      install: history!.partner,
      reengagement: isInPeriod ? expected.winner : null,
    });
  });
});

describe('what the examples leave open does not matter', () => {
  const find = (name: string) => cases.find((entry) => entry.case === name)!;
  const daysBefore = (name: string, days: readonly number[], key: keyof words.History) => {
    const { input, expected } = find(name);
    const history = input.opening.history!;
    return days.map((count) => {
      const moved = { ...history, [key]: input.opening.deviceTime - count * day };
      return { expected, result: outcomeOf({ ...input, opening: { ...input.opening, history: moved } }) };
    });
  };

  it.each([
    ['11', 'attributedAt', [4, 30, 90, 365, 1000]],
    ['12', 'attributedAt', Array.from({ length: 31 }, (_, index) => 43 + index)],
    ['12', 'lastSessionAt', [7, 8, 29, 30, 31, 60]],
  ] as const)('in case %s: %s', (name, key, days) => {
    const all = daysBefore(name, days, key);
    expect(all).toHaveLength(days.length);
    for (const { result, expected } of all) expect(result).toEqual({ rejectReason: null, ...expected });
  });

  it.each(['8a', '8b'])('in case %s: the time of day', (name) => {
    const { input, expected } = find(name);
    for (const minutes of [1, 60, 1439]) {
      const time = Date.parse('2025-08-20T00:00:00.000Z') + minutes * 60_000;
      const opening = { ...input.opening, deviceTime: time, receivedAt: time };
      expect(outcomeOf({ ...input, opening })).toEqual({ rejectReason: null, ...expected });
    }
  });
});

describe('words', () => {
  const valuesOf = (id: string) => loadEnumLists().find((list) => list.id === id)!.values;

  it.each([
    ['match-types', [...words.matchTypes, 'none']],
    ['attribution-types', words.attributionTypes],
    ['install-types', words.installTypes],
    ['traffic-types', words.trafficTypes],
    ['reject-reasons', words.rejectReasons],
  ] as const)('of %s are the same, in the same order, in the data', (id, expected) => {
    expect(valuesOf(id).map(({ value }) => value)).toEqual(expected);
  });

  it('agree on which install types count', () => {
    const counted = valuesOf('install-types').filter(({ countsAsInstall }) => countsAsInstall);
    expect(countedInstallTypes).toEqual(counted.map(({ value }) => value));
  });
});

describe('default windows', () => {
  it('are in milliseconds', () => {
    const windows = loadDefaultWindows();
    expect(windows.click_window).toBe(7 * day);
    expect(windows.install_referrer_wait).toBe(600_000);
    expect(windows.probabilistic_view_window).toBe(0);
  });

  it('refuse a list that lacks one', () => {
    expect(() => defaultWindows([{ key: 'click_window', default: 'P7D' }])).toThrow(
      /view_window is missing — Add it/,
    );
  });
});
