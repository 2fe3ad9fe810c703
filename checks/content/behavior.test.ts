/** What only a later version does is found where a page says that its own does it, and left alone where it is denied. */
import { expect, it } from 'vitest';
import { parsePage, type Source } from '../../lib/markdown/sources';
import { behaviorProblems, differingRows } from './behavior';
import { declaredValueProblems } from './declared-values';

const problems = (text: string, version = '5.1.x', platform = 'ios', read = behaviorProblems) => {
  const file = `sdk_versioned_docs/version-${version}/${platform}/a.mdx`;
  const source: Source = { file, instance: 'sdk', version, platform, route: undefined, generated: false };
  return read(source, parsePage(file, text));
};

it('names the line, the version, and what the page can say', () => {
  expect(problems('# Ads\n\nFor MAX, add\nthe adapter.\n')).toEqual([
    expect.objectContaining({
      line: 4,
      message: 'adapter is of 6.0.x, and 5.1.x lacks it',
      cure: 'Integrations in 5.1.x: a switch. Write that, or say which version is meant.',
    }),
  ]);
});

it.each([
  ['5.1.x', "A child's attribution is `unattributed`.", 1],
  ['5.1.x', 'The SDK waits for consent and keeps events.', 1],
  ['5.1.x', 'Events are queued until the user answers.', 1],
  ['5.1.x', 'It reads signed StoreKit 2 transactions.', 1],
  ['5.1.x', "Don't add the adapter twice.", 1],
  ['5.1.x', '---\ntitle: MAX\ndescription: Report revenue with the adapter.\n---\n', 1],
  ['5.1.x', '| Problem | Cure |\n| --- | --- |\n| No revenue | Add the adapter. |', 1],
  ['5.0.x', 'Select **Add device > Pair by QR**.', 1],
  ['5.0.x', 'Set up to five global dimensions.', 1],
  ['5.0.x', 'Assign an experiment, and read the App Set ID.', 2],
  ['4.8.x', 'Store the install instance ID.', 1],
  ['4.8.x', 'Events are sent every 30 seconds.', 1],
  ['4.8.x', 'Automatic tracking is **on** by default.', 1],
  ['4.8.x', 'Sessions are automatic.', 1],
  ['5.0.x', "The SDK doesn't limit how many events an app sends.", 1],
  ['5.0.x', "SDK 5.0.x doesn't have a separate switch.", 0],
  ['5.1.x', 'You need no adapter, because the switch is enough.', 0],
  ['5.1.x', 'An adapter is not in the app. In 6.0.x, add an adapter.', 1],
  ['5.1.x', 'The platform writes TCF keys, and the SDK reads them.', 1],
  ['5.1.x', 'The SDK clears it on sign-out.', 1],
  ['5.1.x', 'Events are sent every minute.', 1],
  ['4.8.x', 'Events are sent every minute.', 0],
  ['5.1.x', "SDK 5.1 can't clear the ID on sign-out.", 0],
  ['5.1.x', "Adapters aren't needed.", 0],
  ['5.1.x', 'Events are queued until the phone is online.', 0],
  ['5.1.x', '## Update to 6.0.x\n\nAdd the adapter.', 0],
  ['5.1.x', 'Set global dimensions, and pair by QR: the QR code of a campaign is another one.', 0],
  ['5.0.x', '| Gain | Today |\n| --- | --- |\n| Deferred deep link | Not available |', 0],
])('reads on %s: %s', (version, text, count) => {
  expect(problems(text, version)).toHaveLength(count);
});

it('knows what two versions differ in, on the platforms that have it', () => {
  const abouts = (platform: string, one: string) =>
    differingRows('The unsent events go, and the SDK gives up.', platform, one, '6.0.x').map(
      ({ about }) => about,
    );
  expect(abouts('android', '5.1.x')).toEqual(['Lookup of the advertising ID']);
  expect(abouts('ios', '5.1.x')).toEqual([]);
  expect(abouts('ios', '4.8.x')).toEqual(['The unsent queue when tracking is switched off']);
});

it.each([
  [
    '5.1.x',
    'android',
    '```json\n{\n  "type": "unattributed"\n}\n```',
    ['3 unattributed is of 6.0.x, and 5.1.x lacks it'],
  ],
  ['5.0.x', 'unity', '```json\n{ "creativeId": 5 }\n```', ['2 creativeId is of 6.0.x, and 5.0.x lacks it']],
  ['5.1.x', 'react-native', "It is `'unattributed'`.", ['1 unattributed is of 6.0.x, and 5.1.x lacks it']],
  ['5.1.x', 'android', '`AlreadyReported`', ['1 `AlreadyReported` is not how android spells the constant']],
  ['5.1.x', 'ios', '`ALREADY_REPORTED`', ['1 `ALREADY_REPORTED` is not how ios spells the constant']],
  [
    '5.1.x',
    'unity',
    '`Set(Dimension.SKU, EventUnit.Count)`',
    ['1 `Dimension.SKU` is not declared in 5.1.x', '1 EventUnit is of another platform, and unity lacks it'],
  ],
  ['6.0.x', 'android', '```json\n{ "type": "unattributed" }\n```', []],
  ['5.1.x', 'android', '```json version="6.0.x"\n{ "type": "unattributed" }\n```', []],
  ['5.1.x', 'react-native', "In 6.0.x, it is `'unattributed'`.", []],
  ['5.1.x', 'unity', '`UserIdSource.CUSTOM`', ['1 `UserIdSource.CUSTOM` is not declared in 5.1.x']],
  [
    '5.1.x',
    'ios',
    'The default of `startManually` is `true`.',
    ['1 true is not the default of `startManually` in 5.1.x'],
  ],
  ['5.1.x', 'ios', 'The default of `startManually` is `false`.', []],
  ['5.1.x', 'ios', '`.alreadyReported`, logged as `INVALID_EVENT`', []],
])('reads values on %s, %s: %s', (version, platform, text, found) => {
  const all = problems(text, version, platform, declaredValueProblems);
  expect(all.map(({ line, message }) => `${line} ${message}`)).toEqual(found);
});
