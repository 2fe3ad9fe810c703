/** The hosted index: form and size of records, synonyms, and what is written to a server that speaks the protocol. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPushEnv } from '../../../config/env';
import { hostedIndexSettings } from '../../../config/hosted-index';
import { hostedRecords, piecesOf } from './hosted-records';
import type { Shard } from '../../../src/search/types';
import { SearchService } from '../../../tests/lib/search-service';
import { synonymRules } from './synonyms';
import { describe as summary, hostedSynonyms, indexContent, push } from './hosted-push';

const shard: Shard = {
  tag: 'docs-sdk-current',
  part: 'sdk-current-android',
  pages: [
    {
      u: '/sdk/6.0.x/android/setup',
      g: 'SDK › Android',
      k: 'gradle, kotlin',
      s: [
        ['', 1, 'Setup', 'Add <b>the</b> SDK.', 'initWhence'],
        ['a', 2, 'First', '', ''],
        ['b', 3, 'Inner', 'More.', ''],
      ],
    },
  ],
};

describe('records', () => {
  it("have the specification's form, plain texts and the facets of requests", () => {
    const [first, second, third] = hostedRecords(shard, 'en');
    expect(first).toEqual({
      objectID: '/sdk/6.0.x/android/setup',
      url: 'https://docs.whence.example/sdk/6.0.x/android/setup',
      section: '/sdk/6.0.x/android/setup',
      type: 'lvl1',
      hierarchy: expect.objectContaining({ lvl0: 'SDK › Android', lvl1: 'Setup', lvl2: null }) as unknown,
      content: 'Add <b>the</b> SDK.',
      language: 'en',
      docusaurus_tag: 'docs-sdk-current',
      area: 'sdk',
      platform: 'android',
      keywords: 'gradle, kotlin',
      identifiers: 'initWhence',
      weight: { level: 90, position: 0 },
    });
    expect(second).toMatchObject({ type: 'lvl2', content: null });
    expect(third).toMatchObject({
      objectID: '/sdk/6.0.x/android/setup#b',
      type: 'lvl3',
      hierarchy: { lvl1: 'Setup', lvl2: 'First', lvl3: 'Inner' },
    });
  });

  it('have the codes of rows, which are searched before all else', () => {
    const rows: Shard = {
      tag: 'docs-api-current',
      part: 'api',
      pages: [
        {
          u: '/api/overview',
          g: 'API',
          s: [['', 1, 'Errors', '', '', [['row-a', 'a_b, c_d', 'What it is.']]]],
        },
      ],
    };
    expect(hostedRecords(rows, 'en')[1]).toMatchObject({
      objectID: '/api/overview#row-a',
      type: 'lvl2',
      hierarchy: { lvl1: 'Errors', lvl2: 'a_b, c_d' },
      content: 'What it is.',
      codes: ['a_b', 'c_d'],
    });
    expect(hostedIndexSettings.searchableAttributes?.[0]).toBe('unordered(codes)');
    expect(hostedIndexSettings.attributesForFaceting).toContain('area');
  });

  it('lose no word where a text is too long for one', () => {
    const words = Array.from({ length: 3_000 }, (_, at) => `word${at}`);
    const long: Shard = {
      tag: 'default',
      part: 'blog',
      pages: [{ u: '/x', g: 'G', s: [['', 1, 'T', words.join(' '), words.slice(0, 900).join(' ')]] }],
    };
    const records = hostedRecords(long, 'en', 4_000);
    expect(records.length).toBeGreaterThan(5);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(new Set(records.map(({ section }) => section))).toEqual(new Set(['/x']));
    for (const record of records)
      expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThanOrEqual(4_000);
    expect(records.flatMap(({ content }) => content?.split(' ') ?? [])).toEqual(words);
    expect(piecesOf('a bb ccc', 6)).toEqual(['a bb', 'ccc']);
  });
});

it('makes synonyms for the service and the browser: groups, and what is found for a typed word', () => {
  const entries = [{ same: ['a', 'b'] }, { typed: ['c', 'd'], find: ['e'] }];
  expect(hostedSynonyms(entries)).toMatchObject([
    { type: 'synonym', synonyms: ['a', 'b'] },
    { type: 'oneWaySynonym', input: 'c', synonyms: ['e'] },
    { type: 'oneWaySynonym', input: 'd', synonyms: ['e'] },
  ]);
  expect(synonymRules(entries)).toEqual([{ words: ['a', 'b'] }, { words: ['c', 'd'], find: ['e'] }]);
});

describe('push', () => {
  let service: SearchService;
  let dir: string;
  beforeEach(async () => {
    service = await new SearchService().start();
    dir = mkdtempSync(path.join(tmpdir(), 'push-'));
    mkdirSync(path.join(dir, 'search-data'));
    writeFileSync(path.join(dir, 'search-data/en.sdk-current-android.0a1b2c3d.json'), JSON.stringify(shard));
    writeFileSync(
      path.join(dir, 'search-data/manifest.json'),
      JSON.stringify({
        version: 5,
        language: 'en',
        parts: { 'sdk-current-android': ['0a1b2c3d', 900, 300] },
      }),
    );
  });
  afterEach(async () => {
    await service.stop();
    rmSync(dir, { recursive: true });
  });
  const env = () =>
    readPushEnv({
      WHENCE_SEARCH_APP_ID: 'TESTAPP01',
      WHENCE_SEARCH_ADMIN_KEY: 'an-admin-key-for-tests',
      WHENCE_SEARCH_INDEX: 'docs',
      WHENCE_SEARCH_HOSTS: `http://${service.host}`,
    });

  it('replaces the records as a whole, with settings and synonyms', async () => {
    service.index('docs').records.set('old', { objectID: 'old' });
    await push(indexContent(dir), env());
    const index = service.index('docs');
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expect([...index.records.keys()]).toEqual([
      '/sdk/6.0.x/android/setup',
      '/sdk/6.0.x/android/setup#a',
      '/sdk/6.0.x/android/setup#b',
    ]);
    expect(index.settings).toEqual(JSON.parse(JSON.stringify(hostedIndexSettings)));
    expect(index.synonyms.length).toBeGreaterThan(50);
    expect(new Set(service.asked.map(({ credentials }) => credentials.apiKey))).toEqual(
      new Set(['an-admin-key-for-tests']),
    );
    // Records are written next to the old ones, which they then replace in one step.
    const batch = service.asked.find(
      ({ path: asked }) => asked.endsWith('/batch') && !asked.includes('synonyms'),
    );
    expect(batch?.path).toMatch(/^\/1\/indexes\/docs_tmp_\d+\/batch$/);
    expect(service.asked.some(({ body }) => body.operation === 'move' && body.destination === 'docs')).toBe(
      true,
    );
  });

  it('leaves the old records in place when the service refuses', async () => {
    service.index('docs').records.set('old', { objectID: 'old' });
    service.mood = 403;
    await expect(push(indexContent(dir), env())).rejects.toThrow('out of order');
    expect([...service.index('docs').records.keys()]).toEqual(['old']);
  });

  it('says what it would write, and what is missing', () => {
    expect(summary(indexContent(dir)).join('\n')).toMatch(
      /3 records[\s\S]*docs-sdk-current: 3[\s\S]*synonyms/,
    );
    expect(() => indexContent(path.join(dir, 'none'))).toThrow(/Run npm run build first/);
    expect(() => readPushEnv({ WHENCE_SEARCH_APP_ID: 'TESTAPP01' })).toThrow(
      /WHENCE_SEARCH_ADMIN_KEY and WHENCE_SEARCH_INDEX/,
    );
  });
});
