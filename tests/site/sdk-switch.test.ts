/** The links between versions and platforms of the SDK docs, as every built page has them without JavaScript. */
import { expect, it } from 'vitest';
import { platformNames } from '../../config/platforms';
import { dom, readBuild } from '../../lib/built-site/site';
import { plannedPages } from '../../lib/routes/planned-pages';
import { sdkPage } from '../../lib/shared/sdk-switch';
import { trimSlash } from '../../lib/shared/trim-slash';

it('lead to pages of their version and platform, and say what opens if that is another subject', () => {
  const site = readBuild();
  const titles = new Map(plannedPages().map(({ path, title }) => [path, title]));
  const findings: string[] = [];
  let links = 0;
  let others = 0;
  for (const [route, page] of site.pages) {
    const here = sdkPage(route);
    if (!here || !titles.has(route)) continue;
    const $ = dom(page);
    const rows = new Map(
      $('.page-facts .page-place')
        .get()
        .map((row) => [$('dt', row).text(), $('dd a', row).get()]),
    );
    const versions = rows.get('Version') ?? [];
    const platforms = rows.get('Platform') ?? [];
    const menu = $('.navbar .dropdown__link')
      .get()
      .map((link) => $(link).attr('href'));
    if (versions.length !== 3) findings.push(`${route} leads to ${versions.length} other versions`);
    if (Object.hasOwn(platformNames, here.platform) && platforms.length < 1)
      findings.push(`${route} leads to no other platform`);
    for (const link of [...versions, ...platforms]) {
      links += 1;
      const to = $(link).attr('href') ?? '';
      const [name, instead] = $(link).text().split(': ');
      const target = sdkPage(to);
      const isVersion = versions.includes(link);
      const title = $(link).attr('title');
      if (!site.pages.has(trimSlash(to))) findings.push(`${route}: ${to} is not built`);
      if (isVersion ? target?.version !== name : target?.version !== here.version)
        findings.push(`${route}: ${to} is of another version than ${name}`);
      if (!isVersion && target?.platform !== 'overview' && names(target?.platform) !== name)
        findings.push(`${route}: ${to} is of another platform than ${name}`);
      if (isVersion && !menu.includes(to)) findings.push(`${route}: the menu of versions has no ${to}`);
      if (
        instead === undefined ? title !== undefined : !title?.endsWith(`: opens ${titles.get(trimSlash(to))}`)
      )
        findings.push(`${route}: the link to ${to} has the title ${title}`);
      if (instead !== undefined) others += 1;
    }
  }
  console.log(`${links} links between versions and platforms, ${others} to another subject.`);
  expect(findings).toEqual([]);
  expect(links).toBeGreaterThan(1000);
});

const names = (platform = ''): string | undefined =>
  Object.hasOwn(platformNames, platform) ? platformNames[platform as keyof typeof platformNames] : undefined;
