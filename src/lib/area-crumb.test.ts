/** The first breadcrumb names the area of the page and leads to its first page. */
import { expect, it } from 'vitest';
import { areaCrumb, type AreaCrumb } from './area-crumb';

const promote = { label: 'Promote', href: '/docs/promote/' };

const place = (pluginId: string, name: string, label: string, path: string, sidebar?: AreaCrumb) => ({
  pluginId,
  version: { name, label, path },
  sidebar,
});

it.each([
  [place('default', 'current', 'Partner Hub', '/docs', promote), promote],
  [place('default', 'current', 'Partner Hub', '/docs'), undefined],
  [
    place('default', 'classic', 'Classic dashboard', '/docs/classic', promote),
    { label: 'Classic dashboard', href: '/docs/classic/' },
  ],
  [place('sdk', '5.1.x', 'SDK 5.1.x', '/sdk/5.1.x'), { label: 'SDK 5.1.x', href: '/sdk/5.1.x/overview/' }],
  [place('api', 'current', 'Next', '/api'), { label: 'API', href: '/api/overview' }],
])('%j', (at, crumb) => {
  expect(areaCrumb(at)).toEqual(crumb);
});
