/** What the reader's place and the words of a query mean for what may be found. */
import { describe, expect, it } from 'vitest';
import { platformNamedIn, platformOfPath } from '../../config/platforms';
import { contextOf, requestFor, versionsNamedIn, versionsOfPath } from './request';

it('takes versions and platform from the path', () => {
  expect(versionsOfPath('/sdk/5.1.x/android/setup')).toEqual({
    api: 'current',
    default: 'current',
    sdk: '5.1.x',
  });
  expect(versionsOfPath('/docs/classic/')).toMatchObject({ default: 'classic', sdk: 'current' });
  expect(platformOfPath('/sdk/6.0.x/react-native/setup')).toBe('react-native');
  expect(platformOfPath('/sdk/6.0.x/overview/')).toBeNull();
  expect(platformOfPath('/sdk/6.0.x/constructor')).toBeNull();
});

it("finds the reader's version and the current one", () => {
  const { tags, preferredTags } = contextOf({ sdk: '5.1.x' }, '/');
  expect(tags).toEqual(['default', 'docs-sdk-5.1.x', 'docs-sdk-current']);
  expect(preferredTags).toEqual(['docs-sdk-5.1.x']);
});

describe('a version that a query names', () => {
  it.each([
    ['setup 5.1', { sdk: '5.1.x' }],
    ['5.0.x ad events', { sdk: '5.0.x' }],
    ['sdk 5.1.3 crash', { sdk: '5.1.x' }],
    ['6.0', { sdk: 'current' }],
    ['Classic dashboard', { default: 'classic' }],
    ['what replaced Admin > Vendors', { default: 'classic' }],
    ['admin role', {}],
    ['classic 5.1', { default: 'classic', sdk: '5.1.x' }],
    ['what changed from 5.1 to 6.0', {}],
    ['15.1', {}],
    ['5.15', {}],
    ['classical', {}],
    ['', {}],
  ])('%s', (query, expected) => {
    expect(versionsNamedIn(query)).toEqual(expected);
  });

  it("comes before the reader's, and only there", () => {
    expect(requestFor('5.1 setup', '/sdk/6.0.x/android/setup')).toMatchObject({
      preferredTags: expect.arrayContaining(['docs-sdk-5.1.x']) as string[],
      platform: 'android',
    });
    expect(requestFor('setup', '/').tags).not.toContain('docs-sdk-5.1.x');
  });
});

it.each([
  ['unity ads android', 'android'],
  ['unity ads', null],
  ['react native setup', 'react-native'],
  ['android or ios', null],
])('%s names the platform %s', (query, platform) => {
  expect(platformNamedIn(query)).toBe(platform);
});
