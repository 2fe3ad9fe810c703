/** Each own rule of the specifications finds what it is there for; `npm run check:openapi` proves that they are clean. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemaAt, validatorFor } from '../../lib/openapi/documents';
import { specFindings } from '../../checks/openapi/check';

const [events, management] = ['openapi/app-events.yaml', 'openapi/management.yaml'] as const;

/** Findings, one a line, after the first match of a text is replaced. */
function changed(file: string, from: string | RegExp, to: string): string {
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  return specFindings(file, edited)
    .map(({ line, message }) => `${line}: ${message}`)
    .join('\n');
}

describe.each([events, management])('%s', (file) => {
  it.each([
    [
      'a reference that leads nowhere, with its line',
      "#/components/headers/RateLimit'",
      "#/components/headers/RateLimits'",
      /^\d+: #\/paths\/.*RateLimits leads nowhere/,
    ],
    [
      'a page that nothing makes',
      /operationId: (\w+)/,
      'operationId: somethingElse',
      /nothing makes the page/,
    ],
    [
      'a page without a route',
      /operationId: (\w+)/,
      'operationId: somethingElse',
      /is not in data\/routes\.json/,
    ],
    ['a missing scope', /x-whence-scope: \S+\n/, '\n', /has no x-whence-scope/],
    ['a digit in an operation id', /operationId: (\w+)/, 'operationId: post2Events', /has a digit/],
    ['broken YAML', /$/, '\n  - : [', /^\d+: .+$/],
  ])('with %s is refused', (_, from, to, message) => {
    expect(changed(file, from, to)).toMatch(message);
  });
});

it.each([
  [
    management,
    'operation: delete\n',
    'operation: remove\n',
    /equal to one of the allowed values: set, delete/,
  ],
  [management, '/management/v1/apps:', '/v1/apps:', /apps: the path does not begin with \/management\/v1\//],
  [events, /( +)name: level_completed\n/, '', /must have required property 'name'/],
  [events, 'app_id: app_7k2m9qx4t0ab', 'app_id: app_7k2m9qx4t0aI', /app_id must match pattern/],
  [events, 'unit: count\n', 'unit: count\n                  colour: red\n', /additional properties: colour/],
  [events, '- status: 410', '- status: 411', /has the status 411, which is not a response/],
  [events, '- status: 410', '- status: 411', /responses\/410: is in no entry of x-whence-errors/],
])('%s with %s as %s is refused', (file, from, to, message) => {
  expect(changed(file, from, to)).toMatch(message);
});

it('validates values against a schema that a sample names', () => {
  const schema = schemaAt(management, '#/components/schemas/BidChange');
  const problems = validatorFor(schema!);
  expect(problems({ partner_id: 104, campaign_id: 482390, bid_amount: 0.9, currency: 'USD' })).toEqual([]);
  expect(problems({ partner_id: 104 }).join()).toMatch(/campaign_id/);
});
