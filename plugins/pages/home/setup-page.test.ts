/** The home page takes its sample and its checks from a setup page, and says which part a page lacks. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { platformNames } from '../../../config/platforms';
import { platformStarts } from './platforms';
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

it('offers the platforms whose setup page is written, each with its own sample and checks, and names the others', () => {
  const names = Object.values(platformNames);
  const written = (...routes: string[]) =>
    platformStarts((route) => (routes.some((end) => route.endsWith(end)) ? file : undefined));
  const one = written('/android/setup');
  expect(one.platforms.map(({ name }) => name)).toEqual(['Android']);
  expect(one.otherPlatforms).toEqual(names.filter((name) => name !== 'Android'));
  // The page of Unity has another name.
  const { platforms, otherPlatforms } = written('/android/setup', '/unity/add-the-prefab');
  expect(platforms.map(({ name }) => name)).toEqual(['Android', 'Unity']);
  expect(otherPlatforms).toEqual(['iOS', 'React Native']);
  for (const { requires, snippet, checks } of platforms) {
    expect(requires).toMatch(/\d/);
    expect(snippet).toContain('<pre');
    expect(checks).toHaveLength(3);
  }
  const [android, unity] = platforms;
  expect(android?.installPath).toMatch(/\/android\/setup#add-the-package$/);
  expect(android?.checksPath).toMatch(/\/android\/setup#click-install-attribution$/);
  expect(unity?.installPath).toMatch(/\/unity\/add-the-prefab#add-the-package$/);
  // Its developers install the package on a separate page.
  const own = written('/unity/add-the-prefab', '/unity/install').platforms[0];
  expect(own?.installPath).toMatch(/\/unity\/install#add-the-package$/);
  expect(own?.checksPath).toMatch(/\/unity\/add-the-prefab#click-install-attribution$/);
});
