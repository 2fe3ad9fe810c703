import { expect, it } from 'vitest';
import { apiJson } from './api-json';

it('has short members on one line and long ones on more', () => {
  const row = { date: '2025-09-01', partner: 'adjoe', country: 'DE', installs: 412, cost: 251.32, cpi: 0.61 };
  const text = apiJson({
    data: [row, { ...row, a: 'longer than one line can be' }],
    none: [],
    empty: {},
    x: null,
  });
  expect(text).toBe(`{
  "data": [
    {
      "date": "2025-09-01",
      "partner": "adjoe",
      "country": "DE",
      "installs": 412,
      "cost": 251.32,
      "cpi": 0.61
    },
    {
      "date": "2025-09-01",
      "partner": "adjoe",
      "country": "DE",
      "installs": 412,
      "cost": 251.32,
      "cpi": 0.61,
      "a": "longer than one line can be"
    }
  ],
  "none": [],
  "empty": {},
  "x": null
}`);
});

it.each([[{ a: [1, { b: 'c' }] }], [[1, 'two', false, null]], ['text with "quotes"'], [0.1]])(
  'is the JSON of %j',
  (value) => {
    expect(JSON.parse(apiJson(value))).toEqual(value);
  },
);

it('breaks all rows if one is too long', () => {
  const rows = [{ partner: 'adjoe' }, { partner: 'x'.repeat(90) }];
  expect(apiJson({ data: rows })).toContain('    {\n      "partner": "adjoe"\n    },');
  expect(apiJson({ data: [...rows.slice(0, 1), { partner: 'x'.repeat(60) }] })).toContain(
    '    { "partner": "adjoe" },',
  );
});

it.each([[{}], [[]]])('is valid for the empty value %j', (value) => {
  expect(JSON.parse(apiJson(value))).toEqual(value);
});

it('keeps a short object inside another on its line', () => {
  expect(apiJson({ page: { limit: 4, has_more: true } })).toBe(
    '{\n  "page": { "limit": 4, "has_more": true }\n}',
  );
});
