/** A name that readers look up says where it is declared. */
import { expect, it } from 'vitest';
import { nameSpans } from './spans';

it('says since which version a name is declared, by platform', () => {
  const found = nameSpans((platform, version) => ({
    WhenceSdk: { getUserId: '', ...(version >= '5.1.x' || platform === 'ios' ? { flush: '' } : {}) },
    ...(version === '4.8.x' && platform === 'unity' ? { 'Old.Part': {} } : {}),
  }));
  expect(found).toEqual({
    WhenceSdk: 'same in all versions on Android, iOS, React Native, Unity',
    getUserId: 'same in all versions on Android, iOS, React Native, Unity',
    flush: 'since 5.1.x on Android, React Native, Unity; same in all versions on iOS',
    Old: '4.8.x only on Unity',
    Part: '4.8.x only on Unity',
  });
});
