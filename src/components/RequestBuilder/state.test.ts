/** What the builder opens with, how it reads what a reader types, and the request that it makes of it. */
import { describe, expect, it } from 'vitest';
import { Digits } from '../../../lib/shared/samples/exact-json';
import type { RequestBodyForm, RequestField, RequestForm } from '../../../lib/shared/samples/fields';
import { requestOf, type FilledField } from '../../../lib/shared/samples/request';
import type { Fields } from '../../tools/frame/address';
import { bodyKey, filledFields, initialFields } from './builder-state';
import { bodyProblems, fieldProblems, isNeeded, mayBeEmpty, typedValue } from './problems';

const field = (change: Partial<FilledField>): FilledField => ({
  name: 'p',
  in: 'query',
  required: false,
  description: '',
  schema: { type: 'string' },
  ...change,
});

const body: RequestBodyForm = {
  kind: 'json',
  type: 'application/json',
  required: true,
  schema: { type: 'object', required: ['bids'], properties: { bids: { type: 'array' } } },
  examples: [{ name: 'one', title: 'One bid', value: '{"bids":[]}' }],
};

const fields: RequestField[] = [
  field({ name: 'app_id', in: 'path', required: true, example: 'app_7k2m9qx4t0ab' }),
  field({ name: 'country', example: 'DE' }),
  field({
    name: 'status',
    required: true,
    schema: { type: 'array', items: { type: 'string' } },
    example: ['active'],
  }),
];

const form: RequestForm = {
  method: 'POST',
  path: '/apps/{app_id}/bids',
  server: 'https://api.whence.example',
  apiKeyHeader: 'X-Whence-Api-Key',
  fields,
  body,
  answer: 'json',
};

const parts: RequestForm = {
  ...form,
  fields: [
    field({ name: 'note', in: 'part', required: true, example: 'a' }),
    field({ name: 'file', in: 'part', isFile: true, type: 'text/csv', example: 'bids.csv' }),
  ],
  body: { ...body, kind: 'multipart', type: 'multipart/form-data', required: false, examples: [] },
};

const filled = (operation: RequestForm, changes: Fields = {}) =>
  filledFields(operation, { ...initialFields(operation), ...changes });

describe('the builder', () => {
  it('opens with parameters that are required, and the first example of the body', () => {
    expect(filled(form).map(({ value }) => value)).toEqual(['app_7k2m9qx4t0ab', undefined, ['active']]);
    expect(initialFields(form)[bodyKey]).toBe('{\n  "bids": []\n}');
    expect(initialFields({ ...form, body: undefined })).not.toHaveProperty(bodyKey);
  });

  it('opens with all of a form', () => {
    expect(requestOf(parts, filled(parts), undefined).body).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'note', value: 'a' },
        { name: 'file', file: 'bids.csv', type: 'text/csv' },
      ],
    });
  });

  it('takes a line for a value of a list, and an empty text for a value if the reader says so', () => {
    const changes = { 'query.country': '', 'query.country.empty': 'on', 'query.status': 'a\n\nb\n' };
    expect(filled(form, changes).map(({ value }) => value)).toEqual(['app_7k2m9qx4t0ab', '', ['a', '', 'b']]);
  });
});

describe('fieldProblems', () => {
  it.each<[Partial<FilledField>, string[]]>([
    [{}, []],
    [{ required: true }, ['Is required.']],
    [{ required: true, value: '' }, []],
    [{ schema: { type: 'string', minLength: 1 }, value: '' }, ['Must have at least 1 character.']],
    [{ schema: { type: 'integer', minimum: 101 }, value: '104' }, []],
    [{ schema: { type: 'integer', minimum: 101 }, value: '2' }, ['Must be at least 101.']],
    [{ schema: { type: 'integer' }, value: 'many' }, ['Must be integer.']],
    [
      { schema: { type: 'integer', maximum: 9007199254740992 }, value: '9007199254740993' },
      ['Must be at most 9007199254740992.'],
    ],
    [{ schema: { type: 'boolean' }, value: 'true' }, []],
    [{ schema: { type: 'array', items: { type: 'integer' } }, value: ['1', 'x'] }, ['Must be integer.']],
    [{ schema: { type: 'array', maxItems: 1 }, value: ['a', 'b'] }, ['Must have at most 1 item.']],
    [{ schema: { type: 'object' }, in: 'part', type: 'application/json', value: '{"a":1}' }, []],
    [{ schema: { type: 'object' }, in: 'part', type: 'application/json', value: '[]' }, ['Must be object.']],
    [{ isFile: true, in: 'part', type: 'text/csv', value: '' }, ['Must be the name of a file.']],
  ])('%j', (change, messages) => {
    expect(fieldProblems(field(change))).toEqual(messages);
  });

  it('asks for the fields of a body that is sent, and of no other', () => {
    const needed = (changes: Fields): string[] => {
      const fields = filled(parts, changes);
      return fields.filter((one) => isNeeded(one, parts.body, fields)).map(({ name }) => name);
    };
    expect(needed({ 'part.note': '' })).toEqual(['note']);
    expect(needed({ 'part.note': '', 'part.file': '' })).toEqual([]);
  });
});

it('reads a number where one belongs, with all its digits', () => {
  expect(typedValue('104', { type: 'string' })).toBe('104');
  for (const text of ['1e3', '007', ' 1']) expect(typedValue(text, { type: 'number' })).toBe(text);
  expect(typedValue('-1.50', { type: ['number', 'null'] })).toEqual(new Digits('-1.50'));
});

it('offers to send an empty text only where the schema takes one', () => {
  expect(mayBeEmpty(field({}))).toBe(true);
  expect(mayBeEmpty(field({ in: 'path' }))).toBe(false);
  expect(mayBeEmpty(field({ schema: { type: 'string', pattern: '^a' } }))).toBe(false);
  expect(mayBeEmpty(field({ schema: { type: 'integer' } }))).toBe(false);
});

describe('bodyProblems', () => {
  it.each([
    [undefined, 'Is required.'],
    [' ', 'Is required.'],
    ['{"bids": [}', 'Is not JSON:'],
    ['{"bids": [], "bids": []}', 'Is not JSON: An object has the member "bids" twice.'],
    ['{"bids": 1}', 'Must be array.'],
    ['{}', 'Is required.'],
  ])('%j', (text, message) => {
    expect(bodyProblems(text, body)[0]?.message).toContain(message);
  });

  it('accepts the example, and text of another type', () => {
    expect(bodyProblems('{"bids": []}', body)).toEqual([]);
    const csv: RequestBodyForm = { ...body, kind: 'text', type: 'text/csv', schema: { type: 'string' } };
    expect(bodyProblems('{', csv)).toEqual([]);
  });
});

describe('requestOf', () => {
  it('is what the fields hold', () => {
    const text = '{"bids": []}';
    const changes = { 'query.country.empty': 'on', 'path.app_id': 'a b', 'query.status': 'a,b\nc' };
    expect(requestOf(form, filled(form, changes), text)).toEqual({
      method: 'POST',
      url: 'https://api.whence.example/apps/a%20b/bids',
      query: [
        ['country', ''],
        ['status', 'a,b'],
        ['status', 'c'],
      ],
      headers: [],
      cookies: [],
      apiKeyHeader: 'X-Whence-Api-Key',
      body: { kind: 'json', type: 'application/json', text },
      answer: 'json',
      timeout: 30,
    });
  });

  it('keeps the name of what is not filled in', () => {
    expect(requestOf(form, filled(form, { 'path.app_id': '' }), undefined).url).toMatch(
      /\/apps\/\{app_id\}\/bids$/,
    );
  });

  it('sends no text that is not there', () => {
    expect(requestOf(form, filled(form), ' ').body).toBeUndefined();
  });

  it.each<[FilledField, RegExp]>([
    [field({ in: 'header', name: 'Tide', value: 'hóch' }), /Tide: a header has ASCII/],
    [field({ in: 'header', name: 'Tide', value: 'a\nb' }), /Tide: a header has ASCII/],
    [field({ in: 'header', name: 'Tide', value: ' a' }), /Tide: a header has ASCII/],
    [field({ in: 'query', name: 'q', value: '\ud800' }), /q: half of a character/],
    [field({ in: 'path', name: 'app_id', value: '\ud800' }), /app_id: half of a character/],
    [field({ in: 'path', name: 'app_id', value: '..' }), /takes? such a value for a folder/],
  ])('refuses what no client sends: %j', (wrong, message) => {
    expect(() => requestOf(form, [wrong], undefined)).toThrow(message);
  });

  it('refuses a body that is not JSON', () => {
    expect(() => requestOf(form, filled(form), '{')).toThrow(/not JSON/);
  });
});
