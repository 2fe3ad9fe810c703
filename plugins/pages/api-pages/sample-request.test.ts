/** Samples: complete, in the site's tab group, and safe with awkward values. */
import { execFileSync } from 'node:child_process';
import { transpileModule, ModuleKind, ScriptTarget } from 'typescript';
import { describe, expect, it } from 'vitest';
import { tabGroups } from '../../content/code-tabs';
import type { LocatedOperation } from '../../../lib/openapi/types';
import type { Json } from '../../../lib/shared/json-schema';
import { sampleWriters } from '../../../lib/shared/samples';
import { printJson } from '../../../lib/shared/samples/literal';
import { apiKeyVariable, fullUrl, type SampleRequest } from '../../../lib/shared/samples/types';
import { sampleRequest } from './sample-request';

const body: Json = {
  name: `Ann's \${boat} "A" \\ end`,
  price: 0.5,
  owner: null,
  on: true,
  tags: ['fast', 'red'],
};
const request: SampleRequest = {
  method: 'POST',
  url: 'https://api.whence.example/fixture/v1/boats',
  query: [['name contains', 'a&b']],
  headers: [['Idempotency-Key', 'boat-1']],
  apiKeyHeader: 'X-Whence-Api-Key',
  cookies: [],
  body: { kind: 'json', type: 'application/json', text: JSON.stringify(body) },
  answer: 'json',
  timeout: 30,
};
const sample = (tab: string, change: Partial<SampleRequest> = {}) =>
  sampleWriters.find((writer) => writer.tab === tab)?.write({ ...request, ...change }) ?? '';

it('uses the labels of one tab group', () => {
  expect(tabGroups['http-language']).toEqual(sampleWriters.map((writer) => writer.tab));
});

describe.each(sampleWriters.map((writer) => [writer.tab, writer] as const))('%s', (_, writer) => {
  it.each(['GET', 'POST', 'PUT', 'DELETE'])('sends %s with key, headers and query', (method) => {
    const code = writer.write({ ...request, method, ...(method === 'GET' ? { body: undefined } : {}) });
    for (const part of [apiKeyVariable, 'X-Whence-Api-Key', 'Idempotency-Key', 'boat-1', request.url]) {
      expect(code).toContain(part);
    }
    expect(code).toMatch(/a&b|a%26b/);
    expect(code.includes('Content-Type') || code.includes('application/json') || code.includes('json=')).toBe(
      method !== 'GET',
    );
  });
});

it('quotes a body for the shell', () => {
  const script = sample('curl').replace(/^curl/, 'printf "%s\\n"');
  const words = execFileSync('sh', ['-c', script], {
    env: { [apiKeyVariable]: 'wk_live_x', PATH: process.env.PATH ?? '' },
  }).toString();
  expect(words).toContain('X-Whence-Api-Key: wk_live_x');
  expect(words).toContain(`Ann's \${boat} \\"A\\" \\\\ end`);
});

it('writes JavaScript whose body is the example', () => {
  const literal = /JSON\.stringify\(([\s\S]*?)\),\n {2}signal/.exec(sample('JavaScript'))?.[1] ?? '';
  expect(new Function(`return (${literal})`)()).toEqual(body);
});

it('writes JavaScript that is TypeScript, too', () => {
  const { diagnostics } = transpileModule(sample('JavaScript'), {
    reportDiagnostics: true,
    compilerOptions: { target: ScriptTarget.ES2022, module: ModuleKind.ESNext },
  });
  expect(diagnostics).toEqual([]);
});

it('escapes dollar signs for Kotlin and leaves them to C#', () => {
  expect(sample('Kotlin (server)')).toContain("Ann's ${'$'}{boat}");
  expect(sample('C# (server)')).toContain("Ann's ${boat}");
});

it('knows the words of Python', () => {
  expect(sample('Python')).toMatch(/"owner": None[\s\S]*"on": True/);
});

it('keeps short members of JSON in one line', () => {
  expect(printJson({ tags: ['a', 'b'], deep: { a: { b: [] } } })).toBe(
    '{\n  "tags": ["a", "b"],\n  "deep": { "a": { "b": [] } }\n}',
  );
  expect(JSON.parse(printJson(body))).toEqual(body);
});

describe('sampleRequest', () => {
  const operation: LocatedOperation = {
    operationId: 'replaceBoat',
    method: 'put',
    path: '/boats/{boat_id}',
    parameters: [
      { name: 'boat_id', in: 'path', required: true, schema: { type: 'string' }, example: 'a b' },
      { name: 'status', in: 'query', schema: { type: 'array' }, example: ['on', 'off'] },
      { name: 'cursor', in: 'query', schema: { type: 'string' }, example: 'xyz' },
      { name: 'quiet', in: 'query', schema: { type: 'boolean' } },
      { name: 'kind', in: 'query', schema: { type: 'string' }, example: 'x' },
      { name: 'third', in: 'query', schema: { type: 'string' }, example: 'y' },
      { name: 'must', in: 'query', required: true, schema: { type: 'string' }, example: 'z' },
    ],
    responses: {},
  };

  it('fills the path, repeats lists and shows two optional parameters next to the required ones', () => {
    expect(fullUrl(sampleRequest(operation, 'https://api.whence.example/', 'X-Key'))).toBe(
      'https://api.whence.example/boats/a%20b?status=on&status=off&kind=x&must=z',
    );
  });

  it('names a path parameter without an example', () => {
    expect(() => sampleRequest({ ...operation, parameters: [] }, '', 'X-Key')).toThrow(
      /replaceBoat: path parameter "boat_id"/,
    );
  });

  it('names a body without an example', () => {
    const requestBody = { required: true, content: { 'application/json': { schema: {} } } };
    expect(() => sampleRequest({ ...operation, requestBody }, '', 'X-Key')).toThrow(
      /request body has no example/,
    );
  });
});
