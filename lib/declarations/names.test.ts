/** Versions of the SDKs differ in what their declarations have, and nothing lists it. */
import { describe, expect, it } from 'vitest';
import { platformNames } from '../../config/platforms';
import { differencesOf, namesIn, versionBefore } from './names';

it('finds symbols and members that are new, gone, or have another form', () => {
  expect(
    differencesOf(
      { A: { x: '', y: '1' }, B: {}, C: { z: '' } },
      { A: { y: '2', w: '' }, C: { z: '' }, D: {} },
    ),
  ).toEqual({
    added: ['D'],
    gone: ['B'],
    members: [{ symbol: 'A', added: ['w'], gone: ['x'], changed: ['y'] }],
  });
});

describe.each(Object.keys(platformNames))('%s', (platform) => {
  it.each([
    ['5.0.x', true],
    ['5.1.x', false],
    ['6.0.x', true],
  ])('loses names in %s: %s', (version, loses) => {
    const { added, gone, members } = differencesOf(
      namesIn(platform, versionBefore(version) ?? ''),
      namesIn(platform, version),
    );
    expect(added.length + members.flatMap((one) => one.added).length).toBeGreaterThan(2);
    expect(gone.length + members.flatMap((one) => one.gone).length > 0).toBe(loses);
  });
});

it('says which file is missing', () => {
  expect(() => namesIn('android', '4.7.x')).toThrow('Add declarations/android/4.7.x');
});
