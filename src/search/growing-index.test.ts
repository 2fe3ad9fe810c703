/** What search answers while parts of its index arrive, fail, or belong to another place. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GrowingIndex } from './growing-index';
import { requestFor } from './request';
import type { PartFile, SearchManifest, SearchRequest, Shard } from './types';

/** Far parts do not fit before the first result. */
const parts: Record<string, { tag: string; bytes: number; titles: string[] }> = {
  promote: { tag: 'docs-default-current', bytes: 90_000, titles: ['Bids', 'Limits of bids'] },
  resources: { tag: 'docs-default-current', bytes: 50_000, titles: ['Glossary'] },
  api: { tag: 'docs-api-current', bytes: 60_000, titles: ['Upload bids', 'Idempotency'] },
  blog: { tag: 'default', bytes: 40_000, titles: ['Bids are here'] },
  'sdk-5.1.x-android': { tag: 'docs-sdk-5.1.x', bytes: 10_000, titles: ['Bids of old'] },
};

const manifest: SearchManifest = {
  version: 5,
  language: 'en',
  hosted: null,
  suggested: {},
  synonyms: [],
  parts: Object.fromEntries(
    Object.entries(parts).map(([part, { tag, bytes }]): [string, PartFile] => [
      part,
      { tag, bytes, file: part, lean: { file: `${part}.lean`, bytes: bytes / 2 } },
    ]),
  ),
};

const shardOf = (part: string): Shard => ({
  tag: parts[part]?.tag ?? '',
  part,
  pages: (parts[part]?.titles ?? []).map((title) => ({
    u: `/${part === 'api' ? 'api' : part === 'blog' ? 'blog' : `docs/${part}`}/${title.replaceAll(' ', '-')}`,
    g: 'Group',
    s: [['', 1, title, '', '']],
  })),
});

const grown = vi.fn<() => void>();
let asked: string[];
let letIn: Map<string, (shard: Shard) => void>;
let fail: Map<string, (error: Error) => void>;
let index: GrowingIndex;
beforeEach(() => {
  grown.mockClear();
  asked = [];
  letIn = new Map();
  fail = new Map();
  index = new GrowingIndex(
    manifest,
    ({ part }) => {
      asked.push(part);
      return new Promise((resolve, reject) => {
        letIn.set(part, resolve);
        fail.set(part, reject);
      });
    },
    grown,
  );
});

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const arrive = async (...names: string[]): Promise<void> => {
  for (const name of names) letIn.get(name)?.(shardOf(name));
  await turn();
};
const request = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  ...requestFor(query, '/'),
  ...more,
});
const urlsOf = async (answer: Promise<{ hits: { url: string }[] }>) =>
  (await answer).hits.map(({ url }) => url);

describe('answers', () => {
  it('with the parts near the reader first, then with each that comes', async () => {
    const first = index.answer(request('bids'));
    await turn();
    expect(asked).toEqual(['promote', 'resources']);
    await arrive('promote', 'resources');
    expect(await first).toMatchObject({ growing: true, missing: [] });
    expect(grown).not.toHaveBeenCalled();
    await arrive('blog');
    expect(grown).toHaveBeenCalledTimes(1);
    const second = await index.answer(request('bids'));
    expect(second.growing).toBe(true);
    expect(second.hits.map(({ url }) => url)).toContain('/blog/Bids-are-here');
    await arrive('api');
    expect(grown).toHaveBeenCalledTimes(2);
    expect(await index.answer(request('bids'))).not.toHaveProperty('growing');
    expect(asked).toHaveLength(4);
  });

  it('with all parts where a list is to stay, or where nothing is found yet', async () => {
    const page = index.answer(request('bids', { whole: true }));
    const found = index.answer(request('idempotency'));
    await arrive('promote', 'resources');
    await arrive('blog');
    await arrive('api');
    expect(await page).not.toHaveProperty('growing');
    expect((await page).nbHits).toBe(4);
    expect((await found).nbHits).toBe(1);
    expect(grown).not.toHaveBeenCalled();
  });

  it('alike, whatever came first and whatever else was asked before', async () => {
    const run = async (order: string[], before: SearchRequest[]) => {
      const own = new GrowingIndex(
        manifest,
        async ({ part }) => {
          for (let wait = order.indexOf(part); wait >= 0; wait -= 1) await turn();
          return shardOf(part);
        },
        () => undefined,
      );
      for (const one of before) await own.answer(one);
      return urlsOf(own.answer(request('bids', { whole: true })));
    };
    const plain = await run(['promote', 'resources', 'api', 'blog'], []);
    expect(plain).toHaveLength(4);
    expect(await run(['blog', 'api', 'resources', 'promote'], [])).toEqual(plain);
    const elsewhere = { ...requestFor('bids', '/sdk/5.1.x/android/setup'), whole: true } as const;
    expect(await run(['blog'], [request('b'), elsewhere, request('bids 5.1')])).toEqual(plain);
    expect(plain.some((url) => url.includes('sdk'))).toBe(false);
  });
});

describe('faults', () => {
  it('names a part that failed, says so once, and leaves it alone for a while', async () => {
    const first = index.answer(request('bids'));
    await arrive('promote', 'resources', 'blog');
    expect(await first).toMatchObject({ missing: [], growing: true });
    await arrive('blog');
    fail.get('api')?.(new Error('gone'));
    await turn();
    expect(grown).toHaveBeenCalledTimes(2);
    expect(await index.answer(request('bids'))).toMatchObject({ missing: ['api'] });
    await expect(index.answer(request('idempotency'))).rejects.toThrow('api');
    expect(asked).toHaveLength(4);
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    void index.answer(request('bids'));
    await turn();
    vi.useRealTimers();
    expect(asked).toHaveLength(5);
    await arrive('api');
    expect(await index.answer(request('bids'))).toMatchObject({ missing: [] });
  });

  it('rejects without any record, and asks again at once', async () => {
    const first = index.answer(request('bids'));
    const rejected = expect(first).rejects.toThrow('No records');
    await turn();
    for (const name of ['promote', 'resources']) fail.get(name)?.(new Error('gone'));
    await turn();
    for (const name of ['api', 'blog']) fail.get(name)?.(new Error('gone'));
    await rejected;
    void index.answer(request('bids'));
    await turn();
    expect(asked).toHaveLength(6);
  });

  it('waits no longer than it should for a part that hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const page = index.answer(request('bids', { whole: true }));
    await arrive('promote', 'resources');
    await arrive('blog');
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(await page).toMatchObject({ missing: ['api'], growing: true, nbHits: 3 });
    await arrive('api');
    expect(grown).toHaveBeenCalledTimes(1);
  });
});
