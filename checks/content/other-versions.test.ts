/** Names of other versions are found where a page means its own version; tests/mutations/versions.ts measures how many. */
import { expect, it } from 'vitest';
import { parsePage, type Source } from '../../lib/markdown/sources';
import { otherVersionProblems } from './other-versions';

const file = 'sdk/ios/a.mdx';
const source: Source = {
  ...{ file, instance: 'sdk', version: '6.0.x', platform: 'ios', route: undefined, generated: false },
};
const findings = (text: string) => otherVersionProblems(source, parsePage(file, text));

it('names the line, the version and the counterpart', () => {
  const [found, ...others] = findings('# Events\n\nSend one\nwith `publishEvent`.\n');
  expect(others).toEqual([]);
  expect([found?.line, found?.message]).toEqual([4, 'publishEvent is of 4.8.x, and 6.0.x lacks it']);
  expect(found?.cure).toBe('Write what 6.0.x has: `trackEvent`, or say which version is meant.');
});

it.each([
  ['prose', 'Then publishEvent sends it.', 1],
  ['a sentence after one on its own version', 'SDK 6.0 has it. Call `publishEvent`.', 1],
  ['a line of the log', 'You see `Integration on: ironSource`.', 1],
  ['another product in a sample', '```swift\nlet ad: GADRewardedAd\n```', 1],
  ['a release', 'Enter `5.1.4`, or install 5.1.4.', 2],
  ['a requirement', 'Your app needs iOS 13 or later.', 1],
  ['the token', 'Copy the API token.', 1],
  ['a sentence on that version', 'In SDK 5.1, it was `publishEvent`.', 0],
  ['a paragraph on that version', 'To update from 5.1.x, rename calls. Search `publishEvent`.', 0],
  ['a section on an update', '## Update from 5.1.x\n\n### Calls\n\nReplace `publishEvent`.', 0],
  ['the section after it', '## Update from 5.1.x\n\nRename.\n\n## Calls\n\nUse `publishEvent`.', 1],
  ['a column of that version', '| 5.1.x | 6.0.x |\n| --- | --- |\n| `publishEvent` | `trackEvent` |', 0],
  ['the column of its own', '| 5.1.x | 6.0.x |\n| --- | --- |\n| `trackEvent` | `publishEvent` |', 1],
  ['a sample of that version', '```swift version="5.1.x"\nlet ad: GADRewardedAd\n```', 0],
  ['a link to that version', '[`publishEvent`](/sdk/5.1.x/ios/send-app-events) sends it.', 0],
  ['words and products', 'Set the unavailable build; ironSource and LevelPlay remain.', 0],
])('reads %s', (_, text, count) => {
  expect(findings(text)).toHaveLength(count);
});
