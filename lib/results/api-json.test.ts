import { expect, it } from 'vitest';
import { apiJson } from './api-json';

it('has short members on one line and long ones on more, all rows of a list alike', () => {
  const text = apiJson({ data: [{ a: 1 }, { a: 'x'.repeat(90) }], short: [{ b: 1 }], none: [], x: null });
  expect(text).toBe(`{
  "data": [
    {
      "a": 1
    },
    {
      "a": "${'x'.repeat(90)}"
    }
  ],
  "short": [{ "b": 1 }],
  "none": [],
  "x": null
}`);
});

it.each([[{ a: [1, { b: 'c' }] }], [[1, 'two', false, null]], ['text with "quotes"'], [0.1], [{}], [[]]])(
  'is the JSON of %j',
  (value) => {
    expect(JSON.parse(apiJson(value))).toEqual(value);
  },
);

it('keeps a short object inside another on its line', () => {
  expect(apiJson({ page: { limit: 4, has_more: true } })).toBe(
    '{\n  "page": { "limit": 4, "has_more": true }\n}',
  );
});
