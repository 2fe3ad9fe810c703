/** What a source leaves out is filled in for each operation, and what it writes stays. */
import { describe, expect, it } from 'vitest';
import { valueAt } from '../shared/json-pointer';
import { publishedDocument } from './published';

const problem = (examples: object) => ({ content: { 'application/problem+json': { examples } } });

const source = {
  paths: {
    '/boats/{boat_id}': {
      parameters: [{ $ref: '#/components/parameters/BoatId' }],
      put: {
        parameters: [{ name: 'Idempotency-Key', in: 'header', example: 'boat-1' }],
        'x-whence-scope': 'bids:write',
        'x-whence-body-limit': 'event.size',
        'x-whence-rate-limit': { policy: 'bids-upload' },
        'x-whence-errors': [
          { status: 403, code: 'insufficient_scope', when: 'It lacks the scope.' },
          { status: 404, code: 'not_found', when: 'There is none.' },
          { status: 409, code: 'idempotency_key_reused', when: 'Within {fact:api.idempotencyKept}.' },
          { status: 413, code: 'payload_too_large', when: 'It is too large.' },
          { status: 429, code: 'rate_limited', when: 'There were too many.' },
          { status: 503, code: 'unavailable', when: 'It is down.' },
        ],
        responses: {
          200: {
            headers: {
              'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' },
              RateLimit: { example: '"bids-upload";r=1;t=2' },
              Location: { example: '/boats/boat_1' },
            },
          },
          404: problem({ boat: { $ref: '#/components/x-whence-problems/UnknownBoat' } }),
        },
      },
    },
  },
  components: {
    parameters: {
      BoatId: { name: 'boat_id', in: 'path', schema: { pattern: String.raw`^boat_\d+$` }, example: 'boat_1' },
    },
    headers: { 'X-Request-Id': { example: 'request-1' }, 'Retry-After': { example: 12 } },
    schemas: { Problem: { type: 'object' } },
    'x-whence-problems': {
      UnknownBoat: {
        summary: 'No such boat',
        value: { code: 'not_found', detail: 'There is no boat boat_9.' },
      },
    },
  },
};

const published = publishedDocument(source);
const at = (pointer: string): unknown => valueAt(published, `#/paths/~1boats~1{boat_id}/put${pointer}`);
const media = 'content/application~1problem+json';
const example = (status: number, name: string): unknown =>
  at(`/responses/${status}/${media}/examples/${name}/value`);

describe('error responses', () => {
  it('show path, scope, limit and key of the operation', () => {
    expect(example(403, 'insufficient_scope')).toEqual({
      type: 'https://docs.whence.example/api/overview#insufficient-scope',
      title: 'Scope missing',
      status: 403,
      detail: 'The key needs the scope bids:write.',
      instance: '/boats/boat_1',
      code: 'insufficient_scope',
      request_id: 'request-1',
    });
    expect(example(409, 'idempotency_key_reused')).toMatchObject({
      detail: 'The Idempotency-Key boat-1 was used with another body.',
    });
    expect(example(413, 'payload_too_large')).toMatchObject({
      detail: 'The body has 20,480 bytes. The limit is 16,384.',
    });
    expect(example(429, 'rate_limited')).toMatchObject({
      detail: 'The limit of 20 requests an hour is used up.',
    });
  });

  it('take what the source words, and the object that it names', () => {
    expect(example(404, 'boat')).toMatchObject({
      title: 'Not found',
      detail: 'There is no boat boat_9.',
      instance: '/boats/boat_9',
    });
  });

  it('have the headers of a success that also come with an error', () => {
    const headers = (status: number): string[] =>
      Object.keys(at(`/responses/${status}/headers`) as Record<string, unknown>);
    expect(headers(403)).toEqual(['X-Request-Id', 'RateLimit']);
    expect(headers(429)).toEqual(['X-Request-Id', 'RateLimit', 'Retry-After']);
    expect(headers(503)).toEqual(['X-Request-Id', 'Retry-After']);
  });

  it('have a description and the schema of problems', () => {
    expect(at('/responses/413/description')).toBe('The body is too large.');
    expect(at(`/responses/413/${media}/schema`)).toEqual({ $ref: '#/components/schemas/Problem' });
  });
});

it('fills the one example of an error, and leaves an error of a foreign document without a body', () => {
  const media = { schema: {}, example: { code: 'not_found', detail: 'None.' } };
  const responses = {
    404: { content: { 'application/problem+json': media } },
    410: { description: 'Gone.' },
  };
  const whole = publishedDocument({ paths: { '/tea': { get: { responses } } } });
  const made = valueAt(whole, '#/paths/~1tea/get/responses') as Record<string, object>;
  expect(made['404']).not.toHaveProperty(['content', 'application/problem+json', 'example']);
  expect(valueAt(made['404'], '#/content/application~1problem+json/examples/example/value')).toMatchObject({
    title: 'Not found',
    detail: 'None.',
  });
  expect(made['410']).toEqual({ description: 'Gone.', headers: {} });
});

it('leaves out what only the source needs, and the source as it is', () => {
  expect(Object.keys(valueAt(published, '#/components') as object)).toEqual([
    'parameters',
    'headers',
    'schemas',
  ]);
  expect(Object.keys(source.paths['/boats/{boat_id}'].put.responses)).toEqual(['200', '404']);
});

it('fills numbers of facts, and names a fact that there is not', () => {
  expect(at('/x-whence-errors/2/when')).toBe('Within 24 hours.');
  expect(() => publishedDocument({ paths: {}, info: { description: '{fact:api.idempotencyKep}' } })).toThrow(
    'no fact "api.idempotencyKep" — Did you mean "api.idempotencyKept"?',
  );
});

it('keeps a response that is written in full', () => {
  const written = { 418: { description: 'A teapot.', content: { 'text/plain': { example: 'no' } } } };
  const document = { paths: { '/tea': { get: { responses: written } } } };
  expect(publishedDocument(document)).toEqual(document);
});
