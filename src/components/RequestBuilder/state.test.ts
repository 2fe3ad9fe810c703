/** What the builder opens with, and how it reads what a reader types. */
import { describe, expect, it } from 'vitest';
import { sampleWriters } from '../../../lib/shared/samples';
import { snippetLanguages } from './languages';
import { requestOf } from './sample-request';
import { bodyProblems, parameterProblems, typedValue } from './problems';
import type { BuilderOperation, BuilderParameter } from '../../../lib/shared/builder-operation';
import { initialState, paramsIn, type BuilderParam } from './builder-state';

const parameter = (change: Partial<BuilderParameter>): BuilderParameter => ({
  name: 'p',
  in: 'query',
  required: false,
  description: '',
  schema: { type: 'string' },
  ...change,
});

const operation: BuilderOperation = {
  operationId: 'uploadBids',
  method: 'POST',
  path: '/bids',
  servers: [{ url: 'https://api.whence.example' }],
  apiKeyHeader: 'X-Whence-Api-Key',
  accept: 'application/json',
  parameters: [
    parameter({ name: 'app_id', in: 'path', required: true, example: 'app_7k2m9qx4t0ab' }),
    parameter({ name: 'country', example: 'DE' }),
    parameter({
      name: 'status',
      required: true,
      schema: { type: 'array', items: { type: 'string' } },
      example: ['active'],
    }),
  ],
  body: {
    contentType: 'application/json',
    required: true,
    schema: { type: 'object', required: ['bids'], properties: { bids: { type: 'array' } } },
    examples: [{ name: 'one', title: 'One bid', value: { bids: [] } }],
  },
  postman: {},
};

describe('initialState', () => {
  const state = initialState(operation);

  it('fills in what is required, and nothing else', () => {
    expect(state.params.map(({ value }) => value)).toEqual(['app_7k2m9qx4t0ab', undefined, ['active']]);
  });

  it('starts with the first example of the body', () => {
    expect(state.body).toBe('{\n  "bids": []\n}');
  });

  it('repeats list parameters of the query only', () => {
    const [country, status] = paramsIn(state, 'query');
    expect(status).toMatchObject({ style: 'form', explode: true });
    for (const other of [country, ...paramsIn(state, 'path')]) expect(other).not.toHaveProperty('explode');
  });

  it('has no body if the operation takes none', () => {
    const { body: _, ...rest } = operation;
    expect(initialState(rest).body).toBeUndefined();
  });
});

describe('parameterProblems', () => {
  const param = (change: Partial<BuilderParam>): BuilderParam => ({
    ...parameter(change),
    ...change,
  });

  it.each<[Partial<BuilderParam>, string[]]>([
    [{}, []],
    [{ required: true }, ['Is required.']],
    [{ schema: { type: 'integer', minimum: 101 }, value: '104' }, []],
    [{ schema: { type: 'integer', minimum: 101 }, value: '2' }, ['Must be at least 101.']],
    [{ schema: { type: 'integer' }, value: 'many' }, ['Must be integer.']],
    [{ schema: { type: 'boolean' }, value: 'true' }, []],
    [{ schema: { type: 'array', items: { type: 'integer' } }, value: ['1', 'x'] }, ['Must be integer.']],
    [{ required: true, schema: { type: 'array' }, value: [] }, ['Is required.']],
  ])('%j', (change, messages) => {
    expect(parameterProblems(param(change))).toEqual(messages);
  });
});

it('leaves text alone where no number belongs', () => {
  expect(typedValue('104', { type: 'string' })).toBe('104');
  expect(typedValue('1e3', { type: 'number' })).toBe('1e3');
  expect(typedValue('-1.5', { type: ['number', 'null'] })).toBe(-1.5);
});

describe('bodyProblems', () => {
  const { body } = operation;
  if (!body) throw new Error('The test operation has a body.');

  it.each([
    ['', 'Is required.'],
    ['{"bids": [}', 'Is not JSON:'],
    ['{"bids": 1}', 'Must be array.'],
    ['{}', 'Is required.'],
  ])('%j', (text, message) => {
    expect(bodyProblems(text, body)[0]?.message).toContain(message);
  });

  it('accepts the example', () => {
    expect(bodyProblems('{"bids": []}', body)).toEqual([]);
  });
});

it('has a writer or a generator for every language', async () => {
  const generators =
    (await import('../../../plugins/pages/request-builder/snippet-generators.cjs')) as unknown as {
      default: { lang: string; variant: string; main: { convert: unknown } }[];
    };
  const generated = snippetLanguages.flatMap(({ generator }) => generator ?? []);
  for (const { language, variant } of generated) {
    const found = generators.default.find((other) => other.lang === language && other.variant === variant);
    expect(typeof found?.main.convert, `${language} ${variant}`).toBe('function');
  }
  expect(generators.default).toHaveLength(generated.length);
  const written = snippetLanguages.filter(({ generator }) => !generator).map(({ tab }) => tab);
  expect(written).toEqual(sampleWriters.map(({ tab }) => tab));
});

describe('requestOf', () => {
  const withValues = (values: Record<string, string>, body = initialState(operation).body) => ({
    params: initialState(operation).params.map((param) => ({
      ...param,
      value: values[param.name] ?? param.value,
    })),
    body,
  });

  it('is what the fields hold', () => {
    const state = withValues({ country: 'DE', app_id: 'a b' });
    expect(requestOf({ ...operation, path: '/apps/{app_id}/bids' }, state)).toEqual({
      method: 'POST',
      url: 'https://api.whence.example/apps/a%20b/bids',
      query: [
        ['country', 'DE'],
        ['status', 'active'],
      ],
      headers: [],
      apiKeyHeader: 'X-Whence-Api-Key',
      cookies: [],
      body: { kind: 'json', type: 'application/json', text: '{\n  "bids": []\n}' },
      answer: 'json',
      timeout: 30,
    });
  });

  it('keeps the name of what is not filled in', () => {
    const state = withValues({ app_id: '' });
    expect(requestOf({ ...operation, path: '/apps/{app_id}' }, state).url).toMatch(/\/apps\/\{app_id\}$/);
  });

  it('refuses a body that is not JSON', () => {
    expect(() => requestOf(operation, withValues({}, '{'))).toThrow(/not JSON/);
  });
});
