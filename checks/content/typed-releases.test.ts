/** Releases that pages name exist on the platform that they mean. */
import { expect, it } from 'vitest';
import { parsePage, type Source } from '../../lib/markdown/sources';
import { passagesOf } from './passages';
import { releaseProblems } from './typed-releases';

const found = (text: string, platform?: Source['platform']): string[] => {
  const file = 'sdk/overview/index.mdx';
  return releaseProblems({ file, platform }, passagesOf(parsePage(file, text).tree, {})).map(
    ({ line, message, cure }) => `${line}: ${message} — ${cure}`,
  );
};

it.each([
  ['a release', 'Install 6.0.4.'],
  ['a version', 'Update to 6.0.x from SDK 5.1.'],
  ['what other products have', 'Android 6.0.9 and LevelPlay 8.6.1 run, and Unity IAP 4.12.0.'],
  ['a release that a platform skips', 'Android has no 6.0.3.'],
])('%s may be named', (_, text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  [
    'no release',
    'One.\n\nInstall\n6.0.9.',
    undefined,
    /^4: There is no SDK 6\.0\.9 — Write 6\.0\.4, .* or 6\.0\.0\./,
  ],
  ['no version', 'Update to 6.1.x.', undefined, /There is no SDK 6\.1\.x — The versions are 6\.0\.x/],
  ['no version in short', 'Needs SDK 6.1.', undefined, /There is no SDK 6\.1 —/],
  ['one of another platform', 'Install 6.0.3 on Android.', undefined, /6\.0\.3 is no release of Android/],
  [
    "one of another platform than the page's",
    'Install 6.0.3.',
    'android',
    /6\.0\.3 is no release of Android/,
  ],
] as const)('%s is found', (_, text, platform, expected) => {
  expect(found(text, platform)).toEqual([expect.stringMatching(expected)]);
});
