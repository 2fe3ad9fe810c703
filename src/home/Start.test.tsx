/** A platform has a tab where there is a choice, and none alone; those without a setup page are named and not offered. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { PlatformStart } from '../../lib/shared/home-data';
import Start from './Start';

vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { to: string; children: React.ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock('@site/src/components/CodeFigure', () => ({
  default: ({ html }: { html: string }) => <figure dangerouslySetInnerHTML={{ __html: html }} />,
}));

const platform = (id: string, name: string): PlatformStart => ({
  id,
  name,
  requires: `${name} 9`,
  snippet: `<pre>start ${name}</pre>`,
  installPath: `/sdk/${id}/setup#add-the-package`,
  checks: [{ title: 'Click', line: `click on ${name}` }],
  checksPath: `/sdk/${id}/setup#checks`,
});

const html = (platforms: PlatformStart[], otherPlatforms: string[]): string =>
  renderToStaticMarkup(
    <Start
      data={{ pages: [], news: [], journey: [], styles: '', platforms, otherPlatforms }}
      known={new Map()}
    />,
  );

it('shows one platform without a choice, and names the others', () => {
  const one = html([platform('android', 'Android')], ['iOS', 'React Native', 'Unity']);
  expect(one).not.toMatch(/fieldset|radio|home-panel/);
  expect(one).toContain('<pre>start Android</pre>');
  expect(one).toContain('click on Android');
  expect(one).toContain('For iOS, React Native, or Unity, the <a');
});

it('offers a choice among several, each with its own sample and log', () => {
  const two = html([platform('android', 'Android'), platform('unity', 'Unity')], []);
  expect(two.match(/type="radio"/g)).toHaveLength(2);
  expect(two).toMatch(/home-panel-unity.*start Unity.*For a sample app on Unity.*click on Unity/s);
  expect(two).not.toContain('home-others');
});
