/** One plugin of PostCSS goes, and a framework without it is noticed. */
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutPresetEnv } from '.';

const require = createRequire(import.meta.resolve('@docusaurus/bundler'));
const presetEnv = require.resolve('postcss-preset-env');

it('takes out the transpiler, however it is named, and nothing else', () => {
  const other = { postcssPlugin: 'css-purge' };
  expect(withoutPresetEnv([[presetEnv, {}], other, 'autoprefixer'])).toEqual([other, 'autoprefixer']);
  expect(withoutPresetEnv([presetEnv, other])).toEqual([other]);
});

it('refuses a list without it', () => {
  expect(() => withoutPresetEnv(['autoprefixer'])).toThrow('no postcss-preset-env to take out');
});
