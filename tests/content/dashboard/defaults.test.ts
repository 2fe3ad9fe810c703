/** A default that a control shows and pages name by its fact is one number: the model and the fact say the same. */
import { expect, it } from 'vitest';
import { loadDashboard } from '../../../lib/dashboard/load';
import { loadLimits } from '../../../lib/facts/load';

const defaults = new Map<string, string[]>();
for (const { label, default: value } of loadDashboard().elements())
  if (value !== undefined) defaults.set(label, [...(defaults.get(label) ?? []), value]);

it.each([
  ['Start', 'adRevenue.startDefault'],
  ['Store fee', 'purchases.storeFee'],
])('%s has the default of %s', (label, key) => {
  const value = loadLimits().find((limit) => limit.key === key)?.value;
  const shown = defaults.get(label)?.filter((text) => /^\d/.test(text)) ?? [];
  expect(shown).not.toEqual([]);
  expect(shown.filter((text) => Number.parseInt(text) !== value)).toEqual([]);
});
