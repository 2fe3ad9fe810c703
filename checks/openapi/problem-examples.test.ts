/** Each rule of the error examples finds what it is there for, in the real specifications. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { publishedDocument } from '../../lib/openapi/published';
import { checkPublished } from './check';
import { pathValues } from './problem-examples';

const file = 'openapi/management.yaml';
const published = publishedDocument(parse(readFileSync(file, 'utf8')));
const text = stringify(published, { aliasDuplicateObjects: false, lineWidth: 0 });

/** Messages after a text is replaced where it comes first behind an operation's id. */
function changed(operationId: string, from: string, to: string): string {
  const start = text.indexOf(`operationId: ${operationId}\n`);
  const at = text.indexOf(from, start);
  expect(Math.min(start, at)).toBeGreaterThan(0);
  return checkPublished(file, parse(text.slice(0, at) + to + text.slice(at + from.length)))
    .findings.map(({ message }) => message)
    .join('\n');
}

describe('an error example is found that has', () => {
  it.each([
    ['instance: /management/v1/apps\n', 'instance: /management/v1/bids\n', /is not a path of/],
    ['needs the scope management:read', 'needs the scope bids:read', /not "The key needs the scope/],
    ['limit of 600 requests', 'limit of 60 requests', /not "The limit of 600 requests/],
    ['title: Too many requests', 'title: Too many calls', /title is "Too many calls"/],
    ['overview#rate-limited', 'overview#unavailable', /type is/],
    ['status: 500\n                    detail', 'status: 503\n                    detail', /status is 503/],
    ['code: out_of_range', 'code: out_of_reach', /unknown code "out_of_reach"/],
    ['Must be 1–500.', 'Must be 1–50.', /does not name 500/],
    [
      'apps\n                    code: ',
      'apps\n                    kind: ',
      /listApps: the body has no code/,
    ],
    ['instance: /management/v1/apps\n', 'at: /management/v1/apps\n', /instance undefined is not a path/],
    ['pointer: ?limit', 'pointer: ?size', /\?size is not a parameter/],
  ])('%s', (from, to, message) => {
    expect(changed('listApps', from, to)).toMatch(message);
  });

  it('a body limit of another operation', () => {
    expect(changed('uploadBids', 'The limit is 5,242,880', 'The limit is 262,144')).toMatch(
      /not "The body has/,
    );
  });

  it('an idempotency key that no request shows', () => {
    const found = changed(
      'uploadBids',
      'Idempotency-Key bids-2025-09-01 ',
      'Idempotency-Key bids-2025-09-02 ',
    );
    expect(found).toMatch(/not "The Idempotency-Key bids-2025-09-01 was used/);
  });

  it('a field that the request does not have', () => {
    expect(changed('createCampaign', '/countries/1', '/regions/1')).toMatch(/not a field/);
  });
});

describe('pathValues', () => {
  it('reads the values of the parameters', () => {
    expect(pathValues('/apps/{app_id}/partners', '/apps/app_1/partners')).toEqual([
      { name: 'app_id', value: 'app_1' },
    ]);
  });

  it('refuses an address of another path', () => {
    expect(pathValues('/apps/{app_id}/partners', '/apps/app_1')).toBeUndefined();
    expect(pathValues('/apps/{app_id}/partners', '/apps/app_1/features')).toBeUndefined();
  });
});
