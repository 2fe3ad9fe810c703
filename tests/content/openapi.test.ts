/** The specifications are clean, and each own rule finds what it is there for. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemaAt, validatorFor } from '../../lib/openapi/documents';
import { specFindings } from '../../checks/openapi/check';

const files = ['openapi/app-events.yaml', 'openapi/management.yaml'];

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('is clean', () => {
    expect(specFindings(file)).toEqual([]);
  });

  const mutated = (from: string | RegExp, to: string): string[] => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    return specFindings(file, changed).map((f) => `${f.file}:${f.line} ${f.message}`);
  };

  it('notices a reference that leads nowhere, with its line', () => {
    const found = mutated(/#\/components\/headers\/RateLimit'/, "#/components/headers/RateLimits'");
    expect(found.join()).toMatch(/openapi\/[\w-]+\.yaml:\d+ #\/paths\/.*RateLimits leads nowhere/);
  });

  it('notices a renamed operation', () => {
    const found = mutated(/operationId: (\w+)/, 'operationId: somethingElse');
    expect(found.join()).toMatch(/nothing makes the page/);
    expect(found.join()).toMatch(/something-else is not in data\/routes\.json/);
  });

  it('notices a missing scope', () => {
    expect(mutated(/x-whence-scope: \S+\n/, '\n').join()).toMatch(/has no x-whence-scope/);
  });

  it('notices a digit in an operation id', () => {
    expect(mutated(/operationId: (\w+)/, 'operationId: post2Events').join()).toMatch(/has a digit/);
  });

  it('notices broken YAML', () => {
    expect(specFindings(file, `${text}\n  - : [`)).toHaveLength(1);
  });
});

describe('examples', () => {
  const text = readFileSync('openapi/management.yaml', 'utf8');
  const events = readFileSync('openapi/app-events.yaml', 'utf8');

  it('must have values of their enums', () => {
    const found = specFindings(
      'openapi/management.yaml',
      text.replace('operation: delete\n', 'operation: remove\n'),
    );
    expect(found.map((f) => f.message).join()).toMatch(
      /operation must be equal to one of the allowed values: set, delete/,
    );
  });

  it('must have required fields', () => {
    const changed = events.replace(/( +)name: level_completed\n/, '');
    expect(
      specFindings('openapi/app-events.yaml', changed)
        .map((f) => f.message)
        .join(),
    ).toMatch(/must have required property 'name'/);
  });

  it('must fit patterns', () => {
    const changed = events.replace('app_id: app_7k2m9qx4t0ab', 'app_id: app_7k2m9qx4t0aI');
    expect(
      specFindings('openapi/app-events.yaml', changed)
        .map((f) => f.message)
        .join(),
    ).toMatch(/app_id must match pattern/);
  });

  it('must not have unknown fields', () => {
    const changed = events.replace('unit: count\n', 'unit: count\n                  colour: red\n');
    expect(
      specFindings('openapi/app-events.yaml', changed)
        .map((f) => f.message)
        .join(),
    ).toMatch(/additional properties: colour/);
  });
});

describe('errors', () => {
  it('must be told for every status, and only for statuses that exist', () => {
    const events = readFileSync('openapi/app-events.yaml', 'utf8');
    const changed = events.replace('- status: 410', '- status: 411');
    const found = specFindings('openapi/app-events.yaml', changed)
      .map((f) => f.message)
      .join();
    expect(found).toMatch(/has the status 411, which is not a response/);
    expect(found).toMatch(/responses\/410: is in no entry of x-whence-errors/);
  });
});

it('validates values against a schema that a sample names', () => {
  const schema = schemaAt('openapi/management.yaml', '#/components/schemas/BidChange');
  expect(schema).toBeDefined();
  if (!schema) return;
  expect(
    validatorFor(schema)({ partner_id: 104, campaign_id: 482390, bid_amount: 0.9, currency: 'USD' }),
  ).toEqual([]);
  expect(validatorFor(schema)({ partner_id: 104 }).join()).toMatch(/campaign_id/);
});
