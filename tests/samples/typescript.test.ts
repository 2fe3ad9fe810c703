/** The compiler and its additions find each kind of fault in React Native samples, and nothing in what is right. */
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../checks/samples/check';
import { expectSaid, fencesIn } from './fences';

const page = {
  file: 'sdk/react-native/x.mdx',
  version: '6.0.x',
  platform: 'react-native',
  instance: 'sdk',
} as const;

const said = async (...fences: readonly (readonly [meta: string, code: string])[]): Promise<string> =>
  (
    await findingsOf(
      fencesIn(fences.map(([meta, code]) => `\`\`\`${meta}\n${code}\n\`\`\`\n`).join('\n'), page),
    )
  )
    .map(({ line, message }) => `${line}: ${message}`)
    .join('\n');

const token = `{ android: 'wta_${'0'.repeat(64)}', ios: 'YOUR_WHENCE_TOKEN' }`;

describe('TypeScript', () => {
  it.each([
    ["await trackEvent({ name: 'level_completed', dimensions: { level: '5' } });", ''],
    ["await trackEvent({ name: 'wh_login', action: 'succeed' });", ''],
    [`await initialize({ whenceToken: ${token} }).catch(console.warn);`, ''],
    ["await publishEvent('shop_opened');", "Cannot find name 'publishEvent'"],
    ["await trackEvent({ name: 'level', dimension: {} });", "'dimension' does not exist"],
    ["await trackEvent({ name: 'wh_login', action: 'success' });", '"success"'],
    ["await trackEvent({ name: 'wh_logins' });", 'its prefix is reserved'],
    ["await trackEvent('Level');", 'not an event name'],
    ['const id: string = getUserId();\nexport { id };', "'Promise<string>' is not assignable"],
    ['console.info((await getAttribution()).network);', "Property 'network' does not exist"],
    ["await forwardAdImpression({ unit: AdUnit.RewardedVideo, provider: 'admob' });", "'RewardedVideo'"],
    ["await setConsent({ adStorage: 'allowed' });", '"allowed"'],
    [
      `await initialize({ whenceToken: { android: 'wti_1' } }).catch(console.warn);`,
      'not a token of an Android app',
    ],
    [`await initialize({ whenceToken: ${token} });`, 'would end the app at its start'],
    ['flush();', 'Nothing waits for the promise'],
    ['flush().then(() => stop());', 'Nothing waits for the promise'],
    ['void flush();\nflush().catch(console.warn);\nflush().then(console.info, console.warn);', ''],
    ["await setUserId('guest');", '"guest" is not a userId'],
    ["await setExperimentVariant('exp_3k7w2t9d5hnb', 'Short one');", 'is not a variant'],
    ['await setConsent({ ...(__DEV__ ? { adStore: 1 } : {}) });', 'goes unnoticed'],
  ])('reads %s', async (code, message) => {
    const found = await said(['ts fragment', code]);
    expectSaid(found, message);
  });

  it('reads TSX, other fences of the page, and what an app has without an import', async () => {
    const own = [
      'ts title="src/whence.ts"',
      'export const start = (): string => (__DEV__ ? "a" : "b");',
    ] as const;
    const app = (name: string) =>
      [
        'tsx title="App.tsx"',
        `import { Text } from 'react-native';\nimport { start } from './src/${name}';\n\nexport default function App() {\n  return <Text>{start()}</Text>;\n}`,
      ] as const;
    expect(await said(own, app('whence'))).toBe('');
    expect(await said(own, app('others'))).toContain("Cannot find module './src/others'");
    expect(
      await said(['ts title="a.ts"', "import { start } from 'react-native-whence-sdk';\nexport {};"]),
    ).toContain("'start'");
    expect(await said(['ts version="4.7.x" title="a.ts"', 'export {};'])).toContain('no declarations');
  });
});

describe('what an app says of the package', () => {
  const app = (options: string) => `{ "expo": { "plugins": [["react-native-whence-sdk", ${options}]] } }`;
  it.each([
    ['bash', 'npm install --save-exact react-native-whence-sdk@6.0.4', ''],
    ['bash', 'npx expo install react-native-whence-sdk@6.0.4', ''],
    ['bash', 'npm install react-native-whence-sdk@6.0.4', 'can become another'],
    ['bash', 'npm install --save-exact react-native-whence-sdk@6.0.3', '6.0.3 is not a release'],
    ['bash', 'yarn add --exact react-native-whence@6.0.4', 'react-native-whence is not an artifact'],
    ['bash', 'npm install whence-react-native', 'whence-react-native is not an artifact'],
    ['bash', 'npx expo install expo-dev-client react-native-whence-sdk@6.0.4 && npx pod-install', ''],
    ['json title="app.json"', app('{ "integrations": ["applovin"] }'), ''],
    ['json title="app.json"', app('{ "integration": ["applovin"] }'), 'no option integration'],
    ['json title="app.json"', app('{ "integrations": ["max"] }'), 'no adapter max'],
    ['json title="app.json"', app('{ "attributionReportEndpoint": "yes" }'), 'is not a boolean'],
    ['json title="app.json"', app('{}').replace('whence-sdk', 'whence'), 'no plugin react-native-whence'],
    ['json title="package.json"', '{ "whence": { "integrations": ["firebase"] } }', ''],
    ['json title="package.json"', '{ "whence": { "adapters": ["firebase"] } }', 'no key adapters'],
    ['json title="package.json"', '{ "dependencies": { "react-native-whence-sdk": "^6.0.4" } }', 'not exact'],
    ['json title="package.json"', '{ "dependencies": { "whence-sdk": "6.0.4" } }', 'no package whence-sdk'],
  ])('reads %s %s', async (meta, code, message) => {
    const found = await said([meta, code]);
    expectSaid(found, message);
  });
});
