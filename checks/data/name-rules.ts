/** Names that are made of each other: a term and its id, a guide and its place, a partner and its page. */
import { plannedPages } from '../../lib/routes/planned-pages';
import { eitherCure, type Fault, type Rules } from './facts';

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Units whose plural is themselves. */
const singleUnit = /^(?:%|[A-Z]{3}|[kKM]i?B)$/;

/** A guide has brothers in its folder; the same page of another SDK version is one too. */
const familyOf = (route: string): string =>
  route
    .replace(/^\/sdk\/[^/]+/, '/sdk')
    .split('/')
    .slice(0, -1)
    .join('/');

const titles = (): Map<string, string> => new Map(plannedPages().map(({ path, title }) => [path, title]));

export const nameRules = {
  'terms have the id of their name, and the page of their id': function* ({ glossary }): Generator<Fault> {
    const pages = titles();
    for (const [index, { id, term, route }] of glossary.entries()) {
      const title = route === null ? undefined : pages.get(route);
      const slug = route?.split('/').at(-1) ?? id;
      if (slugOf(term) !== id && title !== term)
        yield [
          'glossary.yaml',
          [index, 'term'],
          `"${term}" is neither the id ${id} nor the title of its page`,
        ];
      if (!id.endsWith(slug)) yield ['glossary.yaml', [index, 'route'], `${id} has the page ${slug}`];
    }
  },

  'only guides next to each other share a place': function* ({ uiPaths }): Generator<Fault> {
    for (const [index, { route, path }] of uiPaths.entries()) {
      const other = uiPaths.find((entry) => entry.path === path && familyOf(entry.route) !== familyOf(route));
      if (other) yield ['ui-paths.yaml', [index, 'path'], `${other.route} has the same place`];
    }
  },

  'units of limits are plurals': function* ({ limits }): Generator<Fault> {
    for (const [index, { key, unit = 's' }] of limits.entries())
      if (!singleUnit.test(unit) && !unit.split(' per ')[0]?.endsWith('s'))
        yield [
          'limits.yaml',
          [index, 'unit'],
          `the unit of ${key}, "${unit}", is not a plural`,
          'Write it in the plural, such as days.',
        ];
  },

  'partners are called like their pages': function* ({ partners }): Generator<Fault> {
    const pages = titles();
    for (const { slug, name } of partners) {
      const title = pages.get(`/docs/promote/network-management/partner-overview/${slug}`) ?? name;
      if (title !== name)
        yield [`partners/${slug}.yaml`, ['name'], `${name} has the page "${title}"`, eitherCure];
    }
  },
} satisfies Rules;
