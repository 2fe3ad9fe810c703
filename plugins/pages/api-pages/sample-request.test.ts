/** What samples send. That programs send it as it is: tests/samples/exact.test.ts. */
import { describe, expect, it } from 'vitest';
import { tabGroups } from '../../content/code-tabs';
import type { LocatedOperation, Parameter, RequestBody } from '../../../lib/openapi/types';
import { sampleWriters } from '../../../lib/shared/samples';
import { printJson } from '../../../lib/shared/samples/literal';
import { fullUrl, type SampleRequest } from '../../../lib/shared/samples/types';
import { sampleRequest } from './sample-request';

it('uses the labels of one tab group', () => {
  expect(tabGroups['http-language']).toEqual(sampleWriters.map((writer) => writer.tab));
});

it('keeps short members of JSON in one line', () => {
  expect(printJson({ tags: ['a', 'b'], deep: { a: { b: [] } } })).toBe(
    '{\n  "tags": ["a", "b"],\n  "deep": { "a": { "b": [] } }\n}',
  );
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

  const sent = (change: Partial<LocatedOperation>) => sampleRequest({ ...operation, ...change }, '', 'X-Key');
  const parameter = (change: Partial<Parameter>): Parameter => ({ name: 'p', in: 'query', ...change });
  const path = parameter({ in: 'path', name: 'boat_id', example: 1 });
  const query = (change: Partial<Parameter>): string =>
    fullUrl(sent({ parameters: [path, parameter({ required: true, ...change })] })).replace('/boats/1?', '');
  const list: Partial<Parameter> = { schema: { type: 'array' }, example: ['DE', 'F,R'] };
  const object: Partial<Parameter> = {
    schema: { type: 'object', properties: { os: { type: 'string' }, min: { type: 'integer' } } },
    example: { os: 'ios', min: 0 },
  };

  it.each<[string, Partial<Parameter>, string]>([
    ['a list', list, 'p=DE&p=F%2CR'],
    ['a list that is not exploded', { ...list, explode: false }, 'p=DE,F%2CR'],
    ['an object', object, 'os=ios&min=0'],
    ['a deep object', { ...object, style: 'deepObject', explode: true }, 'p%5Bos%5D=ios&p%5Bmin%5D=0'],
    ['an empty text', { schema: { type: 'string' }, example: '' }, 'p='],
  ])('writes %s in the query', (_, change, expected) => {
    expect(query(change)).toBe(expected);
  });

  it('joins lists in paths and headers, and sends cookies', () => {
    const request = sent({
      parameters: [
        { ...path, ...list },
        parameter({ in: 'header', name: 'Tide', schema: { type: 'array' }, example: ['a', 'b'] }),
        parameter({ in: 'cookie', name: 'session', example: 'x y' }),
      ],
    });
    expect(request).toMatchObject({
      url: '/boats/DE,F%2CR',
      headers: [['Tide', 'a,b']],
      cookies: [['session', 'x y']],
    });
  });

  it.each<[Partial<Parameter>, RegExp]>([
    [
      { style: 'spaceDelimited' },
      /replaceBoat, query parameter "p": no sample can write the style "spaceDelimited"/,
    ],
    [{ allowReserved: true }, /allowReserved/],
    [{ content: { 'application/json': {} } }, /"content"/],
    [{ ...object, explode: false }, /an object in the query with explode: false/],
    [{ ...object, in: 'header' }, /an object in the header/],
    [{ ...list, in: 'cookie' }, /a list in a cookie/],
    [{ ...list, style: 'deepObject' }, /"deepObject" of anything but an object/],
    [{ ...object, example: 'ios' }, /an example that is not an object/],
    [{ example: 12345678901234567 }, /more digits than a number keeps/],
  ])('refuses %j', (change, message) => {
    expect(() => sent({ parameters: [path, parameter(change)] })).toThrow(message);
  });

  const bodyOf = (content: RequestBody['content'], required = false) =>
    sent({ parameters: [path], requestBody: { required, content } }).body;

  it('sends JSON if there is a choice, and an optional body with an example', () => {
    expect(
      bodyOf({ 'text/csv': { example: 'a\n' }, 'application/merge-patch+json': { example: { a: 0.5 } } }),
    ).toEqual({ kind: 'json', type: 'application/merge-patch+json', text: '{"a":0.5}' });
    expect(bodyOf({ 'text/csv': { example: 'a,b\n' } })).toEqual({
      kind: 'text',
      type: 'text/csv',
      text: 'a,b\n',
    });
  });

  it('sends forms field by field', () => {
    const schema = {
      type: 'object',
      properties: { note: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
    };
    const example = { note: '', tags: ['a', 'b'] };
    expect(bodyOf({ 'application/x-www-form-urlencoded': { schema, example } })).toEqual({
      kind: 'form',
      fields: [
        ['note', ''],
        ['tags', 'a'],
        ['tags', 'b'],
      ],
    });
    const parts = {
      properties: {
        ...schema.properties,
        meta: { type: 'object' },
        file: { type: 'string', format: 'binary' },
        picture: { contentMediaType: 'image/png' },
      },
    };
    const media = {
      schema: parts,
      example: { ...example, meta: { a: 1 }, file: 'bids.csv' },
      encoding: { file: { contentType: 'text/csv' } },
    };
    expect(bodyOf({ 'multipart/form-data': media })).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'note', value: '' },
        { name: 'tags', value: 'a' },
        { name: 'tags', value: 'b' },
        { name: 'meta', value: '{"a":1}', type: 'application/json' },
        { name: 'file', file: 'bids.csv', type: 'text/csv' },
        { name: 'picture', file: 'picture.png', type: 'image/png' },
      ],
    });
    expect(() => bodyOf({ 'multipart/form-data': { schema: { type: 'string' } } })).toThrow(/named fields/);
  });

  it('sends a file of the media type', () => {
    expect(bodyOf({ 'application/zip': {} }, true)).toEqual({
      kind: 'file',
      type: 'application/zip',
      file: 'body.zip',
    });
  });

  it.each<[string[], SampleRequest['answer']]>([
    [['text/csv', 'application/json'], 'json'],
    [['application/hal+json; charset=utf-8'], 'json'],
    [['text/csv'], 'text'],
    [['application/xml'], 'text'],
    [['image/png'], 'file'],
    [[], 'none'],
  ])('expects of %j %s', (types, answer) => {
    const content = Object.fromEntries(types.map((type) => [type, {}]));
    const responses = {
      '404': { description: '', content: { 'application/json': {} } },
      '200': { description: '', content },
    };
    expect(sent({ parameters: [path], responses }).answer).toBe(answer);
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
