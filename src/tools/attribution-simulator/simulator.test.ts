/** The simulator decides what the build decides, and whatever its fields hold it gives a result or says what is wrong. */
import { describe, expect, it } from 'vitest';
import { attributionData } from '../../../plugins/pages/tools/attribution-data';
import { loadAttributionCases } from '../../../lib/facts/attribution-cases';
import { decideAttribution } from '../../../lib/shared/attribution/decide';
import { smallestChange, winnerOf, type Limits } from '../../../lib/shared/attribution/smallest-change';
import { windowKeys, type AttributionInput } from '../../../lib/shared/attribution/types';
import { readAddress, writeAddress, type AddressForm, type Fields } from '../frame/address';
import { knowsField, mostEngagements, newRow, rowsIn, simulate, withoutRow } from './form';
import { changedField, changeText, exactLength, says, textOf, timeline } from './words';

const { windows, presets } = attributionData();
const start = presets['case-1'] ?? {};
const run = (fields: Fields) => simulate(fields, windows);
const problemsOf = (changes: Fields, from = start) => run({ ...from, ...changes }).problems;

describe('the worked cases', () => {
  const cases = loadAttributionCases();

  it.each(cases.map((entry) => [entry.case, entry] as const))(
    '%s is decided as in the build',
    (name, entry) => {
      const { result, problems } = run(presets[`case-${name}`] ?? {});
      expect(problems).toEqual({});
      // The simulator has its own ids: what is compared is the place of the winner.
      const plain = (input: AttributionInput) => {
        const { engagements, attribution, ...rest } = decideAttribution(input);
        const winner = input.engagements.findIndex(({ id }) => id === attribution?.winner);
        const stages = engagements.map(({ outcome }) => outcome.stage);
        return { ...rest, stages, attribution: attribution && { ...attribution, winner } };
      };
      expect(plain(result!.input)).toEqual(plain(entry.input));
      expect(says(result!)).toMatch(/\.$/);
      expect(timeline(result!).filter(({ wins }) => wins)).toHaveLength(
        result!.decision.attribution?.winner ? 1 : 0,
      );
    },
  );
});

describe('fields', () => {
  it.each([
    [{ time: '' }, ['time']],
    [{ time: 'yesterday' }, ['time']],
    [{ time: '1969-12-31 23:59' }, ['time']],
    [{ begin: '2025-09-01 22:00' }, ['begin']],
    [{ platform: 'windows' }, ['platform']],
    [{ probabilistic: '' }, ['probabilistic']],
    [{ history: 'on' }, ['installed', 'session']],
    [{ history: 'on', installed: '2025-08-02 00:00', session: '2025-08-01 00:00' }, ['session']],
    [{ history: 'on', installed: '2025-08-02 00:00', session: '2025-09-02 00:00' }, ['session']],
    [{ click_window: '31 d' }, ['click_window']],
    [{ click_window: '0 h' }, ['click_window']],
    [{ click_window: '-1 d' }, ['click_window']],
    [{ view_window: '1,5 h' }, ['view_window']],
    [{ reattribution_window: '90' }, ['reattribution_window']],
    [{ 'e1.match': 'probabilistic' }, ['e1.score']],
    [{ 'e1.match': 'probabilistic', 'e1.score': '1.1' }, ['e1.score']],
    [{ 'e1.match': 'probabilistic', 'e1.score': '0,9' }, ['e1.score']],
    [{ 'e1.match': 'san_claim', 'e1.late': '12' }, ['e1.late']],
    [{ 'e2.name': ' ' }, ['e2.name']],
    [{ 'e20.kind': 'click' }, ['e20.time', 'e20.match', 'e20.name', 'e20.campaign', 'e20.traffic']],
  ])('%j', (changes, expected) => {
    expect(Object.keys(problemsOf(changes)).sort()).toEqual([...expected].sort());
  });

  it('of a score or a delay count only where they mean something', () => {
    expect(problemsOf({ 'e1.score': 'x', 'e1.late': 'x', installed: 'x', session: 'x' })).toEqual({});
  });

  it('take equal times, and times out of order', () => {
    expect(problemsOf({ 'e1.time': start.time ?? '', 'e2.time': start.time ?? '' })).toEqual({});
    const after = run({ ...start, 'e1.time': '2026-01-01 00:00' });
    expect(says(after.result!)).toContain('AppLovin wins the install');
    expect(textOf(after.result!)).toContain('after the opening');
  });

  it('of a row come and go together', () => {
    const more = { ...start, ...newRow(3, 'view', start.time ?? '') };
    expect(rowsIn(more)).toEqual([1, 2, 3]);
    expect(withoutRow(more, 3)).toEqual(start);
    expect(Object.keys(more).every(knowsField)).toBe(true);
    expect(['e0.time', 'e21.time', 'e1', 'e1.other', '__proto__', ''].some(knowsField)).toBe(false);
  });
});

it('gives a result or says what is wrong, whatever one field holds', () => {
  for (const name of Object.keys(start))
    for (const value of [
      '',
      ' ',
      '-1',
      '1e309',
      '9'.repeat(300),
      '7,5',
      '9999-12-31 23:59:59.999',
      '__proto__',
    ]) {
      const { problems, result } = run({ ...start, [name]: value });
      expect(result === undefined, `${name} ${value}`).toBe(Object.keys(problems).length > 0);
      if (result) expect(textOf(result)).not.toMatch(/undefined|NaN/);
    }
});

it('keeps the longest form in its address', () => {
  const form: AddressForm = { version: 1, presets, start: 'case-1', knows: knowsField };
  const rows = Array.from({ length: mostEngagements }, (_, i) =>
    newRow(i + 1, 'view', '2025-09-01 10:00:00.001'),
  );
  const full: Fields = Object.assign({}, start, ...rows);
  const address = writeAddress(full, form);
  expect(address.length).toBeLessThan(5000);
  expect(readAddress(address, form).fields).toEqual(full);
});

it('has all windows', () => {
  expect(windows.map(({ key }) => key).sort()).toEqual([...windowKeys].sort());
});

it.each([
  [0, '0 s'],
  [1, '1 ms'],
  [1000, '1 s'],
  [4005, '4.005 s'],
  [93_784_005, '1 d 2 h 3 min 4.005 s'],
  [-60_000, '−1 min'],
])('%d ms are %s', (length, words) => {
  expect(exactLength(length)).toBe(words);
});

describe('what would change the winner', () => {
  const limits = Object.fromEntries(windows.map(({ key, least, most }) => [key, { least, most }])) as Limits;

  it.each(Object.keys(presets))('%s: the named field with the named value does', (name) => {
    const fields = presets[name] ?? {};
    const { result } = run(fields);
    const change = smallestChange(result!.input, limits);
    if (change === null) {
      expect(changeText(change, result!)).toBe('No change of a single window or time gives another winner.');
      return;
    }
    const [field, value] = changedField(change, result!);
    expect(fields).toHaveProperty([field]);
    const other = run({ ...fields, [field]: value });
    expect(other.problems).toEqual({});
    expect(winnerOf(other.result!.decision)).toBe(winnerOf(change.decision));
    expect(winnerOf(other.result!.decision)).not.toBe(winnerOf(result!.decision));
    expect(changeText(change, result!)).toMatch(/^If .+, .+\.$/);
  });
});
