/** What is missing at times, answers nothing, or doesn't throw is found where a sample of 4.8.x relies on it. */
import { expect, it } from 'vitest';
import { acrossFindings } from '../../checks/samples/check';
import { csharp } from '../../checks/samples/csharp';
import { harmFindings } from '../../checks/samples/harm';
import { java } from '../../checks/samples/java';
import { kotlin } from '../../checks/samples/kotlin';
import { swift } from '../../checks/samples/swift';
import { parseCode } from '../../lib/declarations/grammar';
import { checkerOf, expectSaid, fencesIn } from './fences';

const findings = {
  kotlin: checkerOf(kotlin, 'android', '4.8.x'),
  java: checkerOf(java, 'android', '4.8.x'),
  swift: checkerOf(swift, 'ios', '4.8.x'),
  csharp: checkerOf(csharp, 'unity', '4.8.x'),
};
const read = 'WhenceSdk w = WhenceSdk.getInstance();\n';
const group = (body: string): string => `WhenceSDK.Instance?.GetTestGroupId(${body}, e => { });`;
const listen = 'WhenceSdk.getInstance()?.setAttributionListener';

it.each([
  ['kotlin', 'WhenceSdk.getInstance().publishEvent("a")', 'WhenceSdk can be missing'],
  ['kotlin', 'val w = WhenceSdk.getInstance() ?: return\nw.publishEvent("a")', ''],
  ['kotlin', 'val w = WhenceSdk.getInstance()\nif (w != null) w.publishEvent("a")', ''],
  ['kotlin', 'WhenceSdk.getInstance()?.let { it.publishEvent("a") }', ''],
  ['kotlin', 'val x = WhenceSdk.getInstance()?.publishEvent("a")', "doesn't answer anything"],
  ['kotlin', `${listen} { }`, 'not a functional interface'],
  ['java', `${read}w.publishEvent("a");`, 'WhenceSdk can be missing'],
  ['java', `${read}if (w == null) return;\nw.publishEvent("a");`, ''],
  ['java', 'void f(Integer g) { int n = g % 2; }', 'g can be missing'],
  ['swift', 'WhenceSdk.instance.publishEvent("a")', 'WhenceSdk can be missing'],
  ['swift', 'guard let w = WhenceSdk.instance else { return }\nw.publishEvent("a")', ''],
  ['swift', 'try WhenceSdk.instance?.publishEvent("a")', "doesn't throw"],
  ['swift', '_ = try WhenceSdkBuilder(apiToken: "YOUR_API_TOKEN").set(trackingEnabled: false).build()', ''],
  ['swift', 'WhenceSdk.instance?.getTestGroupId { a, b in }', 'gets 1 values, not 2'],
  ['csharp', 'WhenceSDK.Instance.GetUserId();', 'WhenceSDK can be missing'],
  ['csharp', 'WhenceSDK w = WhenceSDK.Instance;\nif (w is null) return;\nw.GetUserId();', ''],
  ['csharp', group('g => Debug.Log(g % 2)'), 'g can be missing'],
  ['csharp', group('g => { if (g != null) Debug.Log(g % 2); }'), ''],
] as const)('%s: %s', async (language, code, message) => {
  expectSaid((await findings[language](code)).join('\n'), message);
});

it.each([
  [
    'swift',
    'func f() { s.setTrackingEnabled(true)\n s.requestTrackingAuthorization { x in } }',
    'is on before Apple',
  ],
  ['swift', 'func f() { guard isAllowed else { return }\n s.setTrackingEnabled(true) }', ''],
  ['swift', 'B().set(trackingEnabled: true)', 'before the user has answered'],
  ['csharp', 'class A { void Awake() { var w = WhenceSDK.Instance; } }', 'missing in Awake'],
  [
    'java',
    'class A { void f() { try { w.publishEvent("a"); } catch (WhenceException e) { } } }',
    'Nothing in the try',
  ],
] as const)('%s harms: %s', async (language, code, message) => {
  const said = harmFindings(await parseCode(language, code)).map((one) => one.message);
  expect(message === '' ? said : [said.join()]).toEqual(
    message === '' ? [] : [expect.stringContaining(message)],
  );
});

const page = (name: string, text: string) =>
  fencesIn(text, {
    file: `sdk_versioned_docs/version-4.8.x/react-native/${name}.mdx`,
    version: '4.8.x',
    platform: 'react-native',
    instance: 'sdk',
  });
const opened = (passed: string) => `\`\`\`ts\nexport function helpOpened(${passed}) {}\n\`\`\``;
const sends = "```ts\nwhence.publishEvent(new AppEvent('clan_joined'));\n```\n\n";

it.each([
  [
    'a name that another page has for something else',
    opened('topic: string'),
    opened('whence: WhenceSDK'),
    /^helpOpened is/,
  ],
  ['the same function, shown again', opened('topic: string'), opened('topic: string'), /^$/],
  [
    'an event that nothing sends',
    sends,
    `${sends}\`\`\`text\nEvent queued: level_up\n\`\`\``,
    /^No sample .* level_up$/,
  ],
  ['an event that the page sends', sends, `${sends}\`\`\`text\nEvent queued: clan_joined\n\`\`\``, /^$/],
])('two pages with %s', (_, one, other, message) => {
  const said = acrossFindings([...page('setup', one), ...page('send-app-events', other)]);
  expect(said.map((each) => each.message).join()).toMatch(message);
});
