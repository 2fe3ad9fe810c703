import { expect, it } from 'vitest';
import { runsLighthouse } from './tools';

it.each([
  ['v20.20.2', false],
  ['v22.18.0', false],
  ['v22.19.0', true],
  ['v24.1.0', true],
])('%s: %s', (version, runs) => {
  expect(runsLighthouse(version)).toBe(runs);
});
