/** The simulator decides what the build decides, and whatever its fields hold it gives a result or says what is wrong. */
import { describe, expect, it } from 'vitest';
import { attributionData } from '../../../plugins/pages/tools/attribution-data';
import { loadAttributionCases } from '../../../lib/facts/attribution-cases';
import { Random } from '../../../lib/random';
import { decideAttribution } from '../../../lib/shared/attribution/decide';
import { smallestChange, winnerOf, type Limits } from '../../../lib/shared/attribution/smallest-change';
import { windowKeys } from '../../../lib/shared/attribution/types';
import { readAddress, writeAddress, type AddressForm, type Fields } from '../frame/address';
import { fieldOf, knowsField, mostEngagements, newRow, rowsIn, simulate, withoutRow } from './form';
import { changedField, changeText, exactLength, resultRows, says, textOf, timeline } from './words';

const { windows, presets, titles } = attributionData();
const start = presets['case-1'] ?? {};
const run = (fields: Fields) => simulate(fields, windows);
const problemsOf = (changes: Fields, from = start) => run({ ...from, ...changes }).problems;

describe('the worked cases', () => {
  const cases = loadAttributionCases();

  it('are all presets', () => {
    expect(cases).toHaveLength(22);
    expect(Object.keys(presets)).toEqual(cases.map((entry) => `case-${entry.case}`));
    expect(Object.values(titles)).toEqual(cases.map(({ title }) => title));
  });

  it.each(cases.map((entry) => [entry.case, entry] as const))(
    '%s is decided as in the build',
    (name, entry) => {
      const { result, problems } = run(presets[`case-${name}`] ?? {});
      expect(problems).toEqual({});
      const built = decideAttribution(entry.input);
      const winner = entry.input.engagements.findIndex(({ id }) => id === built.attribution?.winner);
      const { attribution, ...rest } = result!.decision;
      expect({ ...rest, engagements: [] }).toEqual({
        ...Object.fromEntries(Object.entries(built).filter(([key]) => key !== 'attribution')),
        engagements: [],
      });
      expect(attribution && { ...attribution, winner: null }).toEqual(
        built.attribution && { ...built.attribution, winner: null },
      );
      expect(attribution?.winner ?? null).toBe(winner < 0 ? null : `e0${winner + 1}`);
      expect(rest.engagements.map(({ outcome }) => outcome.stage)).toEqual(
        built.engagements.map(({ outcome }) => outcome.stage),
      );
      expect(says(result!)).toMatch(/\.$/);
      expect(timeline(result!).filter(({ wins }) => wins)).toHaveLength(winner < 0 ? 0 : 1);
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

const nasty = [
  '', ' ', 'x', '-1', '0', '1e309', 'nan', '7,5', '1 000', '9'.repeat(300), ' 7 d ', '7 days', '−1 d', '1.5 d', '0 h', '99999999999999 d',
  '1969-12-31 23:59', '2025-02-30 00:00', '+275760-09-13 00:00', '9999-12-31 23:59:59.999', '2025-09-01 10:00', '2025-09-01T10:00:00Z', '01/09/2025',
  '<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '{{7*7}}', '__proto__', 'constructor', 'on', 'off', 'click', 'view', 'install', 'open',
  'probabilistic', 'san_claim', 'ios', '0.95', '\u0000', '\ud800', '🙂', '٣', '１２',
]; // prettier-ignore

it('gives a result or says what is wrong, whatever 1,000 forms hold', () => {
  const random = new Random('simulator fuzz');
  const names = [
    ...Object.keys(presets['case-12'] ?? {}),
    ...Array.from({ length: mostEngagements }, (_, i) => Object.keys(newRow(i + 1, 'click', ''))).flat(),
  ];
  let results = 0;
  for (let i = 0; i < 1_000; i++) {
    let fields: Fields = presets[random.pick(Object.keys(presets))] ?? {};
    const full = random.int(0, 3);
    for (let row = 1; row <= full; row++)
      fields = { ...fields, ...newRow(row + 1, random.pick(['click', 'view']), '2025-09-01 10:00') };
    for (let n = random.int(0, 4); n > 0; n--) {
      const name = random.pick(names);
      if (random.chance(0.1))
        fields = Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
      else fields = { ...fields, [name]: random.pick(nasty) };
    }
    const { problems, result } = run(fields);
    expect(result === undefined).toBe(Object.keys(problems).length > 0);
    if (!result) continue;
    results += 1;
    expect(says(result)).not.toMatch(/undefined|NaN|null/);
    expect(textOf(result)).not.toMatch(/undefined|NaN/);
    expect(resultRows(result).length).toBeGreaterThan(3);
  }
  expect(results).toBeGreaterThan(150);
});

it('keeps any form in its address', () => {
  const form: AddressForm = { version: 1, presets, start: 'case-1', knows: knowsField };
  const random = new Random('simulator addresses');
  const rows = Array.from({ length: mostEngagements }, (_, i) =>
    newRow(i + 1, 'view', '2025-09-01 10:00:00.001'),
  );
  const full: Fields = Object.assign({}, start, ...rows);
  expect(writeAddress(full, form).length).toBeLessThan(5000);
  expect(readAddress(writeAddress(full, form), form).fields).toEqual(full);
  for (let i = 0; i < 1000; i++) {
    const fields = {
      ...full,
      [random.pick(Object.keys(full))]: random.pick(nasty),
      [fieldOf(3, 'name')]: random.pick(nasty),
    };
    expect(readAddress(writeAddress(fields, form), form)).toEqual({ fields });
  }
});

it('has all windows with the limits of data', () => {
  expect(windows.map(({ key }) => key).sort()).toEqual([...windowKeys].sort());
  for (const { key, least, most } of windows) {
    for (const [value, ok] of [
      [least, true],
      [most, true],
      [least - 1, false],
      [most + 1, false],
    ] as const) {
      if (value < 0) continue;
      expect(problemsOf({ [key]: `${value} ms` })[key] === undefined, `${key} ${value}`).toBe(ok);
    }
  }
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
