/** The home page takes its sample and its checks from a setup page, and says which part a page lacks. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSetupPage } from './setup-page';

const file = 'sdk/android/setup.mdx';
const page = readFileSync(file, 'utf8');

it('shows lines of the first sample that starts the SDK, with its name and a button for all of it', () => {
  const { snippet } = readSetupPage(file, page);
  expect(snippet).toContain('data-whole="import android');
  expect(snippet).toMatch(/<code><span class="hk">val<\/span> configuration/);
  expect(snippet).toContain('<figcaption>HarborTidesApplication.kt</figcaption>');
  expect(snippet).toContain('class="code-copy"');
  expect(snippet).toMatch(/WhenceSdk.*init/);
});

it('shows three checks with the first line that the Live log prints for each', () => {
  expect(readSetupPage(file, page).checks).toEqual([
    { title: 'Click', line: 'click accepted · adjoe · 482017 · device id matches' },
    { title: 'Install', line: 'whence_first_open' },
    {
      title: 'Attribution',
      line: 'attribution · first_install · click_through · advertising_id · adjoe · 482017',
    },
  ]);
});

it.each(['16-25', '16-18', '1-24', ''])('refuses lines %s of the sample', (lines) => {
  const other = page.replace(/extract="[^"]*"/, `extract="${lines}"`);
  expect(() => readSetupPage(file, other)).toThrow(/setup\.mdx:\d+: the home page shows 6 to 10 lines/);
});

it.each([
  ['a heading', page.replace('## Initialize', '## Start'), /setup\.mdx:1: no heading "Initialize"/],
  [
    'the sample',
    page.replace(/(## Initialize\n)[\s\S]*?(?=\nRegister)/, '$1'),
    /setup\.mdx:\d+: the home page shows 6/,
  ],
  ['a line of the log', page.replace('text title="Live log"', 'text'), /setup\.mdx:\d+: the home page shows/],
])('misses %s', (_, text, message) => {
  expect(() => readSetupPage(file, text)).toThrow(message);
});
