/** What the request builder loads of an operation. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operationsOf, resolveSpec } from '../../../lib/openapi/spec';
import { builderOperation } from './builder-operation';

const text = readFileSync('tests/fixtures/api-pages/spec.yaml', 'utf8');

function created(source: string) {
  const spec = resolveSpec(source);
  const operation = operationsOf(spec).find(({ operationId }) => operationId === 'createBoat');
  if (!operation) throw new Error('The fixture has no createBoat.');
  return builderOperation(spec, operation);
}

it('has fields, schema, examples and the path, and no prose, which the page has', () => {
  expect(created(text)).toMatchObject({
    method: 'POST',
    apiKeyHeader: 'X-Whence-Api-Key',
    fields: [{ name: 'Idempotency-Key', in: 'header', example: 'boat-2025-09-01' }],
    body: { required: true, examples: [{ name: 'sloop', title: 'A sloop' }] },
    path: '/fixture/v1/boats',
  });
  expect(JSON.stringify(created(text))).not.toContain('Free labels');
});

it('refuses a schema keyword that the builder would pass over', () => {
  expect(() => created(text.replace('maxProperties: 10', 'unevaluatedProperties: false'))).toThrow(
    /createBoat, body: .*"unevaluatedProperties"/,
  );
});
