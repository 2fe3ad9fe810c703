/** What is sent of the manifest becomes the manifest again, and a part has the tag that its name tells. */
import { expect, it } from 'vitest';
import { fileOf, packedManifest, tagOf, unpackedManifest } from './manifest';
import type { PartFile, SearchManifest } from './types';

const part = (name: string, shared?: true): [string, PartFile] => [
  name,
  {
    tag: tagOf(name),
    ...(shared ? { shared } : {}),
    file: fileOf('en', name, '0a1b2c3d'),
    bytes: 9,
    lean: { file: fileOf('en', name, '0a1b2c3d', true), bytes: 4 },
  },
];

it('is sent without what the names of parts tell', () => {
  const manifest: SearchManifest = {
    version: 5,
    language: 'en',
    hosted: null,
    suggested: {},
    synonyms: [],
    parts: Object.fromEntries([part('api'), part('sdk-current-overview-shared', true)]),
  };
  const sent = packedManifest(manifest);
  expect(sent.parts).toEqual({
    api: ['0a1b2c3d', 9, 4],
    'sdk-current-overview-shared': ['0a1b2c3d', 9, 4, 1],
  });
  expect(unpackedManifest(sent)).toEqual(manifest);
});

it.each([
  ['blog', 'default'],
  ['api', 'docs-api-current'],
  ['classic', 'docs-default-classic'],
  ['promote', 'docs-default-current'],
  ['sdk-current-android', 'docs-sdk-current'],
  ['sdk-5.1.x-unity-reference', 'docs-sdk-5.1.x'],
])('%s has the tag %s', (name, tag) => {
  expect(tagOf(name)).toBe(tag);
});
