/** Views of the API pages, of raw data and of windows, that they agree with the specifications, and how they fail. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadApiErrors, loadApiFamilies, loadApiRateLimits } from '../../../../lib/facts/load';
import { markdownText } from '../../../../tests/lib/markdown-text';
import { pageContext } from '../context';
import { errorAnchor } from '../../../../lib/openapi/error-anchor';
import { publishedDocument } from '../../../../lib/openapi/published';
import { apiErrors, apiFamilies, apiScopes, rateLimits } from './api-rules';
import { attributionWindows } from './attribution-windows';
import { rawDataAccessErrors, rawDataPrivacy, rawDataTable, rawDataTables, rawDataTypes } from './raw-data';

const page = pageContext('api/overview.mdx');

interface Operation {
  'x-whence-errors'?: { status: number; code: string }[];
  'x-whence-scope'?: string;
  'x-whence-rate-limit'?: { policy: string; limit: number; window: number };
}

const operations = loadApiFamilies().flatMap(({ spec }) => {
  if (spec === null) return [];
  const { paths } = parse(readFileSync(`openapi/${spec}.yaml`, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );
});

describe('api-families', () => {
  it('has a prefix for every path of the specifications', () => {
    const prefixes = loadApiFamilies().map(({ prefix }) => prefix);
    expect(operations.length).toBeGreaterThan(10);
    for (const { path } of operations) {
      expect(
        prefixes.some((prefix) => path.startsWith(`${prefix}/`)),
        path,
      ).toBe(true);
    }
    expect(markdownText(apiFamilies.render({}, page))).toContain(
      '[Management](/api/management/management-api)',
    );
  });
});

describe('rate-limits', () => {
  it('agrees with the specifications', () => {
    const known = new Map(loadApiRateLimits().map((limit) => [limit.policy, limit]));
    const named = operations.flatMap(({ operation }) => operation['x-whence-rate-limit'] ?? []);
    expect(named.length).toBeGreaterThan(10);
    for (const { policy, limit, window } of named) {
      expect(known.get(policy), policy).toMatchObject({ requests: limit, seconds: window });
    }
  });

  it('writes limits in words', () => {
    const text = markdownText(rateLimits.render({}, page));
    expect(text).toContain('20 requests an hour');
    expect(text).toContain('5 at a time');
  });
});

describe('api-scopes', () => {
  it('names every scope of the specifications', () => {
    const text = markdownText(apiScopes.render({}, page));
    const scopes = operations.flatMap(({ operation }) => operation['x-whence-scope'] ?? []);
    expect(scopes.length).toBeGreaterThan(10);
    for (const scope of scopes) expect(text).toContain(`\`${scope}\``);
    expect(text).toContain('includes `bids:read`; Pro plan');
  });
});

describe('api-errors', () => {
  it('has a heading with an anchor for every code', () => {
    const text = markdownText(apiErrors.render({}, page));
    expect(text.match(/^### /gm)).toHaveLength(loadApiErrors().errors.length);
    expect(text).toContain('### Validation failed {#validation-failed}');
    expect(text).toContain('### Idempotency in progress {#idempotency-in-progress}');
  });

  it('has every error of the specifications, with its status', () => {
    const known = new Map(loadApiErrors().errors.map((error) => [error.code, error.status]));
    const named = operations.flatMap(({ operation }) => operation['x-whence-errors'] ?? []);
    expect(named.length).toBeGreaterThan(100);
    for (const { code, status } of named) expect(known.get(code), code).toBe(status);
  });

  it('is where the type of every problem in the specifications points', () => {
    const anchors = new Set(loadApiErrors().errors.map(({ code }) => errorAnchor(code)));
    const specs = loadApiFamilies().flatMap(({ spec }) => (spec === null ? [] : [`openapi/${spec}.yaml`]));
    const types = specs.flatMap((file) => [
      ...JSON.stringify(publishedDocument(parse(readFileSync(file, 'utf8')))).matchAll(
        /\/api\/overview#([a-z-]+)/g,
      ),
    ]);
    expect(types.length).toBeGreaterThan(20);
    for (const [, anchor = ''] of types) expect(anchors).toContain(anchor);
  });

  it('lists field codes, and refuses other lists', () => {
    expect(markdownText(apiErrors.render({ of: 'fields' }, page))).toContain('id="field-too-long"');
    expect(() => apiErrors.render({ of: 'field' }, page)).toThrow(/Write of="fields"/);
  });
});

describe('raw data views', () => {
  it('put shared columns before other ones, each with an anchor', () => {
    const text = markdownText(rawDataTable.render({ table: 'attribution_events' }, page));
    expect(text).toContain('35 columns');
    expect(text.match(/id="col-/g)).toHaveLength(35);
    expect(text.indexOf('col-event_id"')).toBeLessThan(text.indexOf('col-install_type"'));
    expect(text).toMatch(/Keys of `attributes`: .*`deep_link`/);
    const views = markdownText(rawDataTable.render({ table: 'view_events' }, page));
    expect(views).toMatch(/Keys of `attributes`: `campaign_name`/);
    expect(views).not.toContain('`deep_link`');
  });

  it('list tables with their pages', () => {
    expect(markdownText(rawDataTables.render({ of: 'event' }, page))).toContain(
      '[Attribution events](/api/raw-data-export/event-table-schemas/attribution-events)',
    );
  });

  it('tell types and classes', () => {
    expect(markdownText(rawDataTypes.render({}, page))).toContain('`decimal(38,9)`');
    expect(markdownText(rawDataPrivacy.render({}, page)).split('\n')).toHaveLength(7);
    expect(markdownText(rawDataAccessErrors.render({}, page))).toContain('id="wrong_region"');
  });

  it('refuse tables and kinds that do not exist', () => {
    expect(() => rawDataTable.render({ table: 'attribution_event' }, page)).toThrow(
      /Did you mean "attribution_events"/,
    );
    expect(() => rawDataTables.render({ of: 'events' }, page)).toThrow(/event, management/);
  });
});

describe('attribution-windows', () => {
  it('says what 0 does, where 0 is a choice', () => {
    const text = markdownText(attributionWindows.render({}, page));
    expect(text).toMatch(
      /`view_window`<\/a> \| deterministic views \| 24 hours \| 0 \(off\) \| 7 days \| yes/,
    );
    expect(text).toMatch(/`install_referrer_wait`<\/a> .* \| 10 minutes \| 0 \| 60 minutes \| no/);
  });
});
