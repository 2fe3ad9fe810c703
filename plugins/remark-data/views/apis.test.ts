/** Views of the API pages and of raw data, that they agree with the specifications, and how they fail. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadApiFamilies, loadApiRateLimits } from '../../../data/load';
import { pageContext } from '../context';
import { apiFamilies, rateLimits } from './api-rules';
import { rawDataPrivacy, rawDataTable, rawDataTables, rawDataTypes } from './raw-data';

const page = pageContext('api/overview.mdx');

interface Operation {
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
    expect(apiFamilies.render({}, page)).toContain('[Management](/api/management/management-api)');
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
    const text = rateLimits.render({}, page);
    expect(text).toContain('20 requests an hour');
    expect(text).toContain('5 at a time');
  });
});

describe('raw data views', () => {
  it('put shared columns before own ones, each with an anchor', () => {
    const text = rawDataTable.render({ table: 'attribution_events' }, page);
    expect(text).toContain('35 columns');
    expect(text.match(/id="col-/g)).toHaveLength(35);
    expect(text.indexOf('col-event_id"')).toBeLessThan(text.indexOf('col-install_type"'));
    expect(text).toContain('Keys of `attributes`');
  });

  it('list tables with their pages', () => {
    expect(rawDataTables.render({ of: 'event' }, page)).toContain(
      '[Attribution events](/api/raw-data-export/event-table-schemas/attribution-events)',
    );
  });

  it('tell types and classes', () => {
    expect(rawDataTypes.render({}, page)).toContain('`decimal(38,9)`');
    expect(rawDataPrivacy.render({}, page).split('\n')).toHaveLength(7);
  });

  it('refuse tables and kinds that do not exist', () => {
    expect(() => rawDataTable.render({ table: 'attribution_event' }, page)).toThrow(
      /Did you mean "attribution_events"/,
    );
    expect(() => rawDataTables.render({ of: 'events' }, page)).toThrow(/event, management/);
  });
});
