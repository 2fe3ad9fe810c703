/** The areas of the site, by which readers narrow a search and records are split. */
import { sdkRoute } from '../../config/versions';

/** In the order of the navbar. */
export const areas = {
  promote: 'Promote',
  monetize: 'Monetize',
  analyze: 'Analyze',
  resources: 'Resources',
  classic: 'Classic dashboard',
  sdk: 'SDK',
  api: 'API',
  blog: 'Blog',
} as const;

export type Area = keyof typeof areas;

export const isArea = (value: unknown): value is Area =>
  typeof value === 'string' && Object.hasOwn(areas, value);

/** The area that a path belongs to; undefined for the home page and the like. */
export function areaOf(pathname: string): Area | undefined {
  const [, first = '', second = ''] = pathname.split('/');
  const name = first === 'docs' ? second : first;
  return isArea(name) ? name : undefined;
}

/** First page of each area. */
export const areaHomes: Readonly<Partial<Record<Area, string>>> = {
  promote: '/docs/promote/',
  monetize: '/docs/monetize/',
  analyze: '/docs/analyze/',
  resources: '/docs/resources/',
  sdk: `${sdkRoute('overview')}/`,
  api: '/api/overview',
  blog: '/blog',
};
