/** Durations have a length and words; other forms are refused. */
import { expect, it } from 'vitest';
import { durationText, parseDuration } from './duration';
import { parseFacts } from '../yaml/read';
import { attributionWindowsSchema } from '../../data/schema/platform';

it.each([
  ['P7D', undefined, '7 days'],
  ['PT24H', undefined, '24 hours'],
  ['P1D', undefined, '1 day'],
  ['PT60M', undefined, '60 minutes'],
  ['PT0H', 'off', '0 (off)'],
  ['P0D', undefined, '0'],
] as const)('%s reads as a reader says it', (iso, zeroMeans, text) => {
  expect(durationText(iso, zeroMeans)).toBe(text);
});

it('compares over units', () => {
  expect(parseDuration('PT24H').minutes).toBe(parseDuration('P1D').minutes);
  expect(parseDuration('PT30S').minutes).toBe(0.5);
});

it.each(['7d', 'PT7D', 'P7H', 'P1DT2H', 'P'])('refuses %s', (iso) => {
  expect(() => durationText(iso)).toThrow(/Write it like P7D/);
});

it('refuses a default out of its bounds', () => {
  const text =
    '- key: idle_time\n  about: x\n  default: P9D\n  min: PT0H\n  max: PT24H\n  connection: false\n';
  expect(() => parseFacts('windows.yaml', text, attributionWindowsSchema)).toThrow(
    /windows\.yaml:3: 0\.default: P9D is not between PT0H and PT24H — Correct one/,
  );
});
