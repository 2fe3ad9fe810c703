/** The browser's validator agrees with a full one, and says what is wrong in words. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { resolveSpec } from '../../../lib/openapi/spec';
import type { Json } from '../../../lib/shared/json-schema';
import { readJson, type Exact } from '../../../lib/shared/samples/exact-json';
import { validate, type FullSchema } from './validate';

/** A value as the builder reads it. */
const exact = (value: Json): Exact => readJson(JSON.stringify(value));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);

const boat = resolveSpec(readFileSync(path.resolve('tests/fixtures/api-pages/spec.yaml'), 'utf8')).components
  ?.schemas?.CreateBoat as FullSchema;
const good = { name: 'Swift', price: 0.5, owner: null, cargo: { kind: 'fish', tons: 3 } };

const cases: [FullSchema, Json][] = [
  ...[0.01, 1000, 0.1234, 0, 1001, 0.12345, '1', null].map((value): [FullSchema, Json] => [
    { type: 'number', minimum: 0.01, maximum: 1000, multipleOf: 0.0001 },
    value,
  ]),
  ...[1, 1.5, -1, true].map((value): [FullSchema, Json] => [
    { type: 'integer', exclusiveMinimum: -1, exclusiveMaximum: 1.2 },
    value,
  ]),
  ...['', 'a', 'ab', 'abc', '😀😀'].map((value): [FullSchema, Json] => [
    { type: ['string', 'null'], minLength: 1, maxLength: 2 },
    value,
  ]),
  ...['DE', 'de', 'DEU'].map((value): [FullSchema, Json] => [{ pattern: '^[A-Z]{2}$' }, value]),
  ...['2025-09-01T10:20:00Z', '2025-09-01T10:20:00.123+02:00', '2025-09-01 10:20', '2025-09-01'].map(
    (value): [FullSchema, Json] => [{ format: 'date-time' }, value],
  ),
  ...['5b0c1b1e-3f0a-4c57-9d0e-0d6f2a1c9e44', '5b0c'].map((value): [FullSchema, Json] => [
    { format: 'uuid' },
    value,
  ]),
  ...['203.0.113.24', '2001:db8::1', '::ffff:203.0.113.24', '203.0.113', '203.0.113.256', 'here'].map(
    (value): [FullSchema, Json] => [
      { type: 'string', anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] },
      value,
    ],
  ),
  ...['2025-09-01', '2025-13-01'].map((value): [FullSchema, Json] => [{ format: 'date' }, value]),
  ...[['a', 'b'], ['a', 'a'], [], ['a', 1], ['a', 'b', 'c', 'd']].map((value): [FullSchema, Json] => [
    { type: 'array', minItems: 1, maxItems: 3, uniqueItems: true, items: { type: 'string' } },
    value,
  ]),
  [{ enum: ['set', null] }, null],
  [{ enum: ['set', null] }, 'unset'],
  [{ const: { a: [1] } }, { a: [1] }],
  [{ const: { a: [1] } }, { a: [2] }],
  [{ dependentRequired: { value: ['unit'] } }, { value: 1 }],
  [{ dependentRequired: { value: ['unit'] } }, { value: 1, unit: 'count' }],
  [{ oneOf: [{ required: ['a'] }, { required: ['b'] }] }, { a: 1, b: 1 }],
  [{ oneOf: [{ required: ['a'] }, { required: ['b'] }] }, { b: 1 }],
  [{ allOf: [{ required: ['a'] }, { properties: { a: { type: 'string' } } }] }, { a: 1 }],
  ...([{ a: 1 }, { a: '1' }, { a: '1', b: '1' }, { b: '1' }, {}, 'a'] as Json[]).map(
    (value): [FullSchema, Json] => [
      {
        oneOf: ['a', 'b'].map((name) => ({ required: [name], properties: { [name]: { type: 'string' } } })),
      },
      value,
    ],
  ),
  ...([{ a: 1 }, { a: 1, b: 1 }, {}, 'a'] as Json[]).map((value): [FullSchema, Json] => [
    { dependentSchemas: { a: { required: ['b'] } } },
    value,
  ]),
  [{ not: { required: ['a'] } }, { a: 1 }],
  [{ not: { required: ['a'] } }, {}],
  [{ if: { required: ['a'] }, then: { required: ['b'] }, else: { required: ['c'] } }, { a: 1 }],
  [{ if: { required: ['a'] }, then: { required: ['b'] }, else: { required: ['c'] } }, { c: 1 }],
  [
    { additionalProperties: false, properties: { a: {} } },
    { a: 1, b: 1 },
  ],
  [{ minProperties: 1 }, {}],
  [boat, good],
  [boat, { ...good, owner: undefined } as unknown as Json],
  [boat, { ...good, price: 0 }],
  [boat, { ...good, crew: ['x'] }],
  [boat, { ...good, tags: { fast: 'yes' } }],
  [boat, { ...good, tags: { Fast: 'yes' } }],
  [boat, { ...good, tags: { fast: 'x'.repeat(21) } }],
  [boat, { ...good, cargo: { kind: 'stone' } }],
];

it.each(cases.map(([schema, value]) => [JSON.stringify(value), schema, value] as const))(
  'judges %s like Ajv',
  (_, schema, value) => {
    // A member that is undefined is absent, as in JSON.
    const json = JSON.parse(JSON.stringify(value)) as Json;
    expect(validate(exact(json), schema).length === 0).toBe(ajv.validate(schema, json));
  },
);

it('has cases of both kinds', () => {
  const verdicts = cases.map(([schema, value]) => ajv.validate(schema, JSON.parse(JSON.stringify(value))));
  expect(new Set(verdicts).size).toBe(2);
});

describe('messages', () => {
  it.each<[Json, FullSchema, string, string]>([
    [
      { bids: [{ bid_amount: 0.12345 }] },
      { properties: { bids: { items: { properties: { bid_amount: { multipleOf: 0.0001 } } } } } },
      '/bids/0/bid_amount',
      'Must have at most 4 decimals.',
    ],
    ['x'.repeat(201), { maxLength: 200 }, '', 'Must have at most 200 characters.'],
    [{}, { required: ['a/b'] }, '/a~1b', 'Is required.'],
    [
      { x: 1 },
      { anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }] },
      '',
      'Needs at least one of a or b and c.',
    ],
    ['up', { enum: ['set', 'delete'] }, '', 'Must be one of "set", "delete".'],
    [1, { type: ['string', 'null'] }, '', 'Must be string or null.'],
    [[], { minItems: 1 }, '', 'Must have at least 1 item.'],
  ])('%j', (value, schema, pointer, message) => {
    expect(validate(exact(value), schema)).toEqual([{ pointer, message }]);
  });

  it('speaks of the closest form', () => {
    const problems = validate(exact({ ...good, cargo: { kind: 'fish', tons: 0 } }), boat);
    expect(problems).toEqual([{ pointer: '/cargo/tons', message: 'Must be at least 1.' }]);
  });
});

describe('numbers keep their digits', () => {
  it.each<[text: string, FullSchema, message: string | undefined]>([
    ['9007199254740993', { type: 'integer', maximum: 9007199254740992 }, 'Must be at most 9007199254740992.'],
    ['12345678901234567', { enum: [12345678901234568] }, 'Must be one of 12345678901234568.'],
    ['1.0', { type: 'integer', const: 1 }, undefined],
    ['1e3', { type: 'integer', enum: [1000] }, undefined],
    ['0.30000000000000004', { multipleOf: 0.1 }, 'Must have at most 1 decimal.'],
    ['0.3', { multipleOf: 0.1 }, undefined],
    ['-0', { minimum: 0, const: 0 }, undefined],
    ['1e999999999', { maximum: 10 }, 'Must be at most 10.'],
    ['[1, 1.0]', { uniqueItems: true }, 'Must not hold the same item twice.'],
  ])('%s', (text, schema, message) => {
    expect(validate(readJson(text), schema).map((problem) => problem.message)).toEqual(
      message === undefined ? [] : [message],
    );
  });
});
