/** The home page takes its sample and its checks from a setup page, and says which part a page lacks. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSetupPage } from './setup-page';

const file = 'sdk/android/setup.mdx';
const page = readFileSync(file, 'utf8');

it('shows the first sample that starts the SDK, with its name and copy button', () => {
  const { snippet } = readSetupPage(file, page);
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

it.each([
  ['a heading', page.replace('## Initialize', '## Start'), /setup\.mdx:1: no heading "Initialize"/],
  ['the sample', page.replace(/(## Initialize\n)[\s\S]*?(?=\nRegister)/, '$1'), undefined],
  ['a line of the log', page.replace('text title="Live log"', 'text'), /setup\.mdx:\d+: the home page shows/],
])('misses %s', (_, text, message) => {
  // The sample below the one that is gone takes its place.
  if (!message) expect(readSetupPage(file, text).snippet).not.toContain('HarborTidesApplication.kt');
  else expect(() => readSetupPage(file, text)).toThrow(message);
});
