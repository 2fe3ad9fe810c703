/** Versions of the SDKs differ in what their declarations have, and nothing lists it. */
import { expect, it } from 'vitest';
import { differencesOf, namesIn } from './names';

it('finds symbols and members that are new, gone, or have another form', () => {
  expect(
    differencesOf(
      { A: { x: '', y: '1', v: '():try (completion:R):' }, B: {}, C: { z: '' } },
      { A: { y: '2', w: '', v: '():try' }, C: { z: '' }, D: {} },
    ),
  ).toEqual({
    added: ['D'],
    gone: ['B'],
    members: [{ symbol: 'A', added: ['w'], gone: ['x'], changed: ['y'], twinGone: ['v'] }],
  });
});

it('says which file is missing', () => {
  expect(() => namesIn('android', '4.7.x')).toThrow(
    'generated/sdk-names/android-4.7.x.json:1: is missing — Run npm run generate',
  );
});
