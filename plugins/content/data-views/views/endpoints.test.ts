/** Endpoints, their errors and the fields of their schemas as tables, and how the views fail. */
import { describe, expect, it } from 'vitest';
import { markdownText } from '../../../../tests/lib/markdown-text';
import { pageContext } from '../context';
import { endpoint, endpointErrors, schemaFields } from './endpoints';

const page = pageContext('api/reporting-api/acquisition.mdx');

describe('endpoint', () => {
  it('says how to call it', () => {
    const text = markdownText(endpoint.render({ id: 'acquisition' }, page));
    expect(text).toContain('`POST` `https://api.whence.example/reporting/v1/acquisition`');
    expect(text).toContain('[`reporting:read`](/api/overview#scopes)');
    expect(text).toContain('5 at a time (`reporting-concurrency`)');
    expect(markdownText(endpoint.render({ id: 'revenue-provider' }, page))).toContain(
      'Signature; no API key',
    );
    expect(() => endpoint.render({ id: 'aquisition' }, page)).toThrow(/Did you mean "acquisition"\?/);
  });
});

describe('endpoint errors', () => {
  it('come by status, in the words of the endpoint', () => {
    const text = markdownText(endpointErrors.render({ id: 'revenue-events' }, page));
    expect(text).toMatch(/\| 400 .*\n(.*\n)*\| 401 .*\n(.*\n)*\| 409 .*server-to-server/);
    expect(text).toContain('[`payload_too_large`](/api/overview#payload-too-large)');
    expect(markdownText(endpointErrors.render({ id: 'cohort', of: 'fields' }, page))).toContain(
      '| `not_combinable` |',
    );
    const some = markdownText(
      endpointErrors.render({ id: 'cohort', of: 'fields', codes: 'required duplicate' }, page),
    );
    expect(some).toContain('| `duplicate` |');
    expect(some).not.toContain('`not_combinable`');
    expect(() => endpointErrors.render({ id: 'cohort', of: 'fields', codes: 'sunk' }, page)).toThrow(
      /cohort has no field code sunk/,
    );
    expect(() => endpointErrors.render({ id: 'cohort', of: 'boats' }, page)).toThrow(/of="boats"/);
  });
});

describe('schema fields', () => {
  it('have type, need and rules', () => {
    const text = markdownText(schemaFields.render({ schema: 'common-objects', part: 'CommonFields' }, page));
    expect(text).toContain(
      '| `filters`<br /><small>array of [Filter](/api/reporting-api/common-objects#filter)</small> | Conditions. A row must meet all of them. At most 15 items. |',
    );
    expect(text).toContain('| `include_test_data`<br /><small>boolean</small> |');
    expect(markdownText(schemaFields.render({ schema: 'provider-call' }, page))).toContain('Always `true`.');
  });

  it('keep pipes of patterns inside their cell', () => {
    expect(markdownText(schemaFields.render({ schema: 'event-drill-down-request' }, page))).toContain(
      '`^(count|seconds|milliseconds|[A-Z]{3})$`',
    );
  });

  it('leave out what the common objects describe, and what every answer has', () => {
    const own = markdownText(schemaFields.render({ schema: 'acquisition-request', own: 'true' }, page));
    expect(own).not.toContain('`app_ids`');
    expect(own).toContain('| `goal_id`<br /><small>string, required with `cpa`');
    expect(own).not.toContain('`skan_installs`');
    expect(markdownText(schemaFields.render({ schema: 'cohort-request', own: 'true' }, page))).toContain(
      '180 cohorts',
    );
    expect(markdownText(schemaFields.render({ schema: 'cohort-request' }, page))).toContain('**required**');
    expect(
      markdownText(schemaFields.render({ schema: 'revenue-events-response', answer: 'true' }, page)),
    ).not.toContain('required');
  });

  it('must exist', () => {
    expect(() => schemaFields.render({ schema: 'boats' }, page)).toThrow(/There is no .*boats/);
    expect(() => schemaFields.render({ schema: 'cohort-response', part: 'Boat' }, page)).toThrow(
      /has no #\/\$defs\/Boat/,
    );
    expect(() => schemaFields.render({ schema: 'common-objects' }, page)).toThrow(/has no fields/);
  });
});
