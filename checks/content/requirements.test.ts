/** A number of another version next to the name of a requirement is found, and left alone where another version is meant. */
import { expect, it } from 'vitest';
import { loadRequirements } from '../../lib/facts/load';
import { requirementsOf } from '../../lib/facts/requirements';
import { parsePage, type Source } from '../../lib/markdown/sources';
import { otherVersionProblems } from './other-versions';

const problems = (platform: string | undefined, text: string, version = '5.1.x') => {
  const file = `sdk_versioned_docs/version-${version}/${platform}/a.mdx`;
  const source: Source = { file, instance: 'sdk', version, platform, route: undefined, generated: false };
  return otherVersionProblems(source, parsePage(file, text)).map(
    ({ line, message, cure }) => `${line}: ${message} — ${cure}`,
  );
};

it('names the line, whose number it is, and the cure', () => {
  expect(problems('android', '# Setup\n\nYour app needs\n`minSdk` 23.\n')).toEqual([
    '4: minSdk 23 is of 6.0.x, and 5.1.x has 21 (Android 5.0) — Write that, or say which version is meant. A number that 5.1.x takes, too, is added to data/requirements/.',
  ]);
});

it.each([
  ['ios', 'Your app needs iOS 15.0 or later.', 1],
  ['ios', "Set `platform :ios, '15.0'`.", 1],
  ['ios', 'Set the deployment target to 15.', 1],
  ['android', 'Add AppLovin MAX 13.', 1],
  ['android', 'Use Play Billing 7 or 8.', 1],
  ['android', '---\ntitle: Revenue\ndescription: Validate Play Billing 8 purchases.\n---\n', 1],
  ['android', '```kotlin\nminSdk = 23\n```', 1],
  ['android', '| What | At least |\n| --- | --- |\n| `minSdk` | 23 (Android 6.0) |', 1],
  ['unity', '| Setting | Value |\n| --- | --- |\n| **Target minimum iOS Version** (iOS) | 15.0 |', 1],
  ['react-native', 'The native Unity Ads SDK, 4.12 or later, and react-native-iap 12.15.', 2],
  ['unity', 'LevelPlay plugin 8.6 or later, including 9', 2],
  ['android', 'It runs on Android 6.0 or later.', 1],
  ['android', 'It runs on Android 5.0, and a patch mends a crash on Android 15.', 0],
  ['android', 'It needs `minSdk` 21, iOS 13, Play Billing 6 or 7, and AppLovin MAX 12.6.1.', 0],
  ['android', 'In SDK 6.0.x, `minSdk` is 23.', 0],
  ['android', '## Update to 6.0.x\n\nUse Play Billing 7 or 8.', 0],
  ['android', 'In SDK 6.0.x, `minSdk` is 27.', 1],
  ['android', 'In 6.0.x, `minSdk` goes from 22 to 23.', 1],
  ['android', 'In 6.0.x, `minSdk` goes from 21 to 23.', 0],
  ['android', 'For 5.0.x, update Kotlin 1.5 to 1.7.', 1],
  ['ios', '```swift\nlet scene: some Scene = WindowGroup { ContentView() }\n```', 1],
  ['ios', '```swift\n// Needs iOS 14.\nlet scene: some Scene = WindowGroup { ContentView() }\n```', 0],
  ['ios', '| 5.1.x | 6.0.x |\n| --- | --- |\n| iOS 13 | iOS 13 |', 1],
  ['ios', '| 5.1.x | 6.0.x |\n| --- | --- |\n| iOS 13 | iOS 15 |', 0],
  ['ios', '```swift version="6.0.x"\n// Needs iOS 15.0.\n```', 0],
  ['ios', '```swift\nif #available(iOS 15.0, *) {}\n```', 0],
  ['ios', 'On iOS, 15 minutes pass. Install iOS 5.1.4.', 0],
])('reads on %s: %s', (platform, text, count) => {
  expect(problems(platform, text)).toHaveLength(count);
});

it('reads the sections of a page of all platforms by their platform', () => {
  const of = (section: string) => problems(undefined, `# Update\n\n## ${section}\n\nUse JDK 11.`, '4.8.x');
  expect([of('React Native').length, of('Android').length]).toEqual([0, 1]);
});

it('refuses any number of what a version has nothing of', () => {
  expect(problems('react-native', 'Use Expo SDK 52.', '5.0.x')).toEqual([
    expect.stringMatching(/^1: Expo SDK 52 is of 6\.0\.x, and 5\.0\.x has none/),
  ]);
});

it('begins what is called by a name with a number, or no number would be right', () => {
  const wrong = loadRequirements().flatMap(({ platform }) =>
    ['6.0.x', '4.8.x'].flatMap((version) =>
      requirementsOf(platform, version).filter(
        ({ called, value }) => called.length > 0 && !/^\d/.test(value),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});
