/** Only entries that DocSearch could have written reach it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearBrokenSearches, isStoredSearch } from './stored-searches';

const good = {
  objectID: '/docs/bids#a',
  url: '/docs/bids#a',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Promote', lvl1: 'Bids', lvl2: 'Limits &lt;b&gt;', lvl3: null },
};
const key = '__DOCSEARCH_RECENT_SEARCHES__i';
let store: Map<string, string>;

beforeEach(() => {
  store = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, value: string) => store.set(name, value),
      removeItem: (name: string) => store.delete(name),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  null,
  'text',
  {},
  { ...good, url: 'javascript:alert(1)' },
  { ...good, url: '//evil.example' },
  { ...good, hierarchy: { ...good.hierarchy, lvl1: '<img src=x onerror=alert(1)>' } },
  { ...good, type: 'lvl3' },
  { ...good, hierarchy: null },
  { ...good, content: '<b>' },
])('refuses %j', (entry) => {
  expect(isStoredSearch(entry)).toBe(false);
});

it('keeps what is whole and drops the rest', () => {
  store.set(key, JSON.stringify([good, null]));
  clearBrokenSearches('i');
  expect(JSON.parse(store.get(key) ?? '')).toEqual([good]);
});

it.each(['{', '"x"', '42', '{"a":1}', '[null]'])('clears %s', (text) => {
  store.set(key, text);
  clearBrokenSearches('i');
  expect(store.has(key)).toBe(false);
});

it('leaves blocked storage alone', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('blocked');
    },
  });
  expect(() => clearBrokenSearches('i')).not.toThrow();
});
