/** Which records a search loads, from places of a site of any size. */
import { describe, expect, it } from 'vitest';
import { searchBytes } from '../../config/search';
import { partOf, planOf, sharedPart } from './parts';
import { requestFor } from './request';
import type { PartFile } from './types';

const file = (tag: string, bytes: number): PartFile => ({
  tag,
  file: 'whole.json',
  bytes,
  lean: { file: 'lean.json', bytes: bytes / 2 },
});

const parts = (bytes: number): Record<string, PartFile> => ({
  ...Object.fromEntries(
    ['promote', 'monetize', 'analyze', 'resources'].map((name) => [
      name,
      file('docs-default-current', bytes),
    ]),
  ),
  api: file('docs-api-current', bytes),
  blog: file('default', bytes),
  ...Object.fromEntries(
    ['current', '5.1.x'].flatMap((version) =>
      ['overview', 'android', 'ios'].map((name) => [
        `sdk-${version}-${name}`,
        file(`docs-sdk-${version}`, bytes),
      ]),
    ),
  ),
});

const plan = (bytes: number, from: string, query = '') => {
  const all = parts(bytes);
  const { first, later } = planOf(all, requestFor(query, from));
  const weigh = (uses: typeof first) =>
    uses.reduce<number>(
      (sum, { part, lean }) => sum + ((lean ? all[part]?.lean.bytes : all[part]?.bytes) ?? 0),
      searchBytes.manifest,
    );
  return { first, later, firstBytes: weigh(first), allBytes: weigh([...first, ...later]) };
};
const names = (uses: readonly { part: string }[]) => uses.map(({ part }) => part);

it('names parts by area, platform and version', () => {
  expect(partOf('docs-default-current', '/docs/promote/bids')).toBe('promote');
  expect(partOf('docs-default-classic', '/docs/classic/')).toBe('classic');
  expect(partOf('docs-sdk-5.1.x', '/sdk/5.1.x/ios/setup')).toBe('sdk-5.1.x-ios');
  expect(partOf('docs-sdk-current', '/sdk/6.0.x/overview/')).toBe('sdk-current-overview');
  expect(partOf('docs-api-current', '/api/overview')).toBe('api');
  expect(partOf('default', '/')).toBe('blog');
});

describe('a plan', () => {
  it('of a small site has everything whole', () => {
    const { first, later } = plan(10_000, '/');
    expect([...first, ...later].every(({ lean }) => !lean)).toBe(true);
    expect(names([...first, ...later]).sort()).toEqual(
      Object.keys(parts(1))
        .filter((name) => !name.includes('5.1'))
        .sort(),
    );
  });

  it.each([20_000, 30_000, 40_000])('keeps to both limits with parts of %d bytes', (bytes) => {
    for (const from of ['/', '/docs/analyze', '/api/overview', '/blog', '/sdk/5.1.x/ios/setup']) {
      const { firstBytes, allBytes } = plan(bytes, from);
      expect(firstBytes, from).toBeLessThanOrEqual(searchBytes.first);
      expect(allBytes, from).toBeLessThanOrEqual(searchBytes.context);
    }
  });

  it("begins with the reader's own area, version and platform", () => {
    expect(names(plan(40_000, '/docs/analyze').first)[0]).toBe('analyze');
    expect(names(plan(40_000, '/sdk/5.1.x/ios/setup').first).slice(0, 2)).toEqual([
      'sdk-5.1.x-ios',
      'sdk-5.1.x-overview',
    ]);
    const { first, later } = plan(40_000, '/docs/analyze');
    expect(names([...first, ...later]).some((name) => name.includes('5.1.x'))).toBe(false);
  });

  it('has far parts lean, and those of the named platform whole', () => {
    expect(plan(40_000, '/').later.some(({ lean }) => lean)).toBe(true);
    expect(plan(40_000, '/', 'ios setup').first[0]).toEqual({ part: 'sdk-current-ios', lean: false });
    const chosen = planOf(parts(40_000), { ...requestFor('x', '/'), only: 'blog' });
    expect(chosen.first[0]).toEqual({ part: 'blog', lean: false });
  });
});

it('loads pages that every version has for readers of the current one only', () => {
  const shared = { ...file('docs-sdk-current', 1_000), shared: true as const };
  const name = sharedPart('sdk-current-android');
  const all = { ...parts(1_000), [name]: shared };
  const loaded = (from: string) => {
    const { first, later } = planOf(all, requestFor('', from));
    return names([...first, ...later]);
  };
  expect(loaded('/sdk/6.0.x/android/setup').slice(0, 2)).toEqual(['sdk-current-android', name]);
  expect(loaded('/docs/promote')).toContain(name);
  expect(loaded('/sdk/5.1.x/android/setup')).not.toContain(name);
  expect(loaded('/sdk/5.1.x/android/setup')).toContain('sdk-current-android');
});
