/** Options have the defaults that their declarations say, also where an older version inherits them. */
import { expect, it } from 'vitest';
import { readText, withEdit } from '../cache/inputs';
import { optionsIn } from './options';

it.each([
  ['android', '6.0.x', { setLogLevel: 'WARNING', setConsent: 'null', addIntegration: 'none' }, 9],
  ['android', '5.1.x', { setChildDirected: 'false', setIronSourceUserIdSource: 'WHENCE' }, 8],
  ['ios', '6.0.x', { userId: 'nil', aggregatedAttributionEnabled: 'true', integrations: '[]' }, 11],
  ['ios', '5.1.x', { childDirected: 'false', ironSourceUserIdSource: '.whence' }, 10],
  ['react-native', '5.0.x', { startManually: 'false', ironSource: 'false', logLevel: "'warning'" }, 10],
])('reads those of %s in %s', (platform, version, some, count) => {
  const options = optionsIn(platform, version);
  expect(Object.fromEntries(options)).toMatchObject(some);
  expect(options.size).toBe(count);
});

it('refuses an option without a default, and a version without options', () => {
  const file = 'declarations/android/6.0.x/whence-sdk.kt';
  const edited = readText(file).replace('Builder // default WARNING', 'Builder');
  expect(() => withEdit(file, edited, () => optionsIn('android', '6.0.x'))).toThrow(
    'The option setLogLevel has no default in declarations/android/6.0.x. Add the comment "// default …" to it.',
  );
  expect(() => optionsIn('unity', '6.0.x')).toThrow(/unity\/6\.0\.x has no configuration with options/);
});
