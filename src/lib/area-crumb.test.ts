/** The first breadcrumb names the area of the page and leads to its first page. */
import { expect, it } from 'vitest';
import { areaCrumb } from './area-crumb';

const current = { name: 'current', label: 'Partner Hub', path: '/docs' };
const promote = { label: 'Promote', href: '/docs/promote/' };

it.each([
  [{ pluginId: 'default', version: current, sidebar: promote }, promote],
  [{ pluginId: 'default', version: current, sidebar: undefined }, undefined],
  [
    {
      pluginId: 'default',
      version: { name: 'classic', label: 'Classic dashboard', path: '/docs/classic' },
      sidebar: promote,
    },
    { label: 'Classic dashboard', href: '/docs/classic/' },
  ],
  [
    {
      pluginId: 'sdk',
      version: { name: '5.1.x', label: 'SDK 5.1.x', path: '/sdk/5.1.x' },
      sidebar: undefined,
    },
    { label: 'SDK 5.1.x', href: '/sdk/5.1.x/overview/' },
  ],
  [
    { pluginId: 'api', version: { name: 'current', label: 'Next', path: '/api' }, sidebar: undefined },
    { label: 'API', href: '/api/overview' },
  ],
])('%j', (place, crumb) => {
  expect(areaCrumb(place)).toEqual(crumb);
});
