import { expect, it } from 'vitest';
import { describeColumn } from './columns';

it.each([
  ['cost', [366], { name: 'cost', label: 'Cost', unit: 'money' }],
  ['roas_d7', [0.6], { name: 'roas_d7', label: 'ROAS D7', unit: 'ratio' }],
  ['partner', ['adjoe'], { name: 'partner', label: 'Partner', unit: 'text' }],
  ['first_seen', ['2025-09-01', null], { name: 'first_seen', label: 'First seen', unit: 'date' }],
  ['seen', ['2025-09-01T10:20:00.000Z'], { name: 'seen', label: 'Seen', unit: 'time' }],
  ['widgets', [1, null], { name: 'widgets', label: 'Widgets', unit: 'plain' }],
  ['widgets', [1, 'two'], { name: 'widgets', label: 'Widgets', unit: 'text' }],
  ['widgets', [null], { name: 'widgets', label: 'Widgets', unit: 'text' }],
])('%s of %j is described', (name, values, column) => {
  expect(describeColumn(name, values)).toEqual(column);
});

it('takes what the side file says first', () => {
  expect(describeColumn('cost', [366], { label: 'Spent', unit: 'count' })).toEqual({
    name: 'cost',
    label: 'Spent',
    unit: 'count',
  });
});
