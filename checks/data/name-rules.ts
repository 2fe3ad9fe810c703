/** Names that are made of each other: a term and its id, a guide and its place, a parameter and its column. */
import { plannedPages } from '../../lib/routes/planned-pages';
import { attributeKeys, attributeMap } from '../../lib/facts/columns';
import { problem } from '../../lib/yaml/problem';
import type {
  GlossaryTerm,
  Limit,
  RawDataTable,
  SharedColumns,
  TrackingUrlParameter,
  UiPath,
} from '../../lib/facts/types';

interface Facts {
  glossary: readonly GlossaryTerm[];
  limits: readonly Limit[];
  sharedColumns: SharedColumns;
  tables: readonly RawDataTable[];
  trackingUrlParameters: readonly TrackingUrlParameter[];
  uiPaths: readonly UiPath[];
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Units whose plural is themselves. */
const singleUnits = ['KiB', 'MiB', '%'];

/** A guide has brothers in its folder; the same page of another SDK version is one too. */
const familyOf = (route: string): string =>
  route
    .replace(/^\/sdk\/[^/]+/, '/sdk')
    .split('/')
    .slice(0, -1)
    .join('/');

export const nameChecks = {
  'terms have the id of their name, and the page of their id': ({ glossary }: Facts) => {
    const titles = new Map(plannedPages().map(({ path, title }) => [path, title]));
    return glossary.flatMap(({ id, term, route }, index) => {
      const title = route === null ? undefined : titles.get(route);
      const found: string[] = [];
      if (slugOf(term) !== id && title !== term)
        found.push(
          problem(
            'glossary.yaml',
            [index, 'term'],
            `"${term}" is neither the id ${id} nor the title of its page`,
            'Correct one of them.',
          ),
        );
      const slug = route?.split('/').at(-1) ?? id;
      if (!id.endsWith(slug))
        found.push(
          problem('glossary.yaml', [index, 'route'], `${id} has the page ${slug}`, 'Correct the route.'),
        );
      return found;
    });
  },

  'only guides next to each other share a place': ({ uiPaths }: Facts) =>
    uiPaths.flatMap(({ route, path }, index) => {
      const other = uiPaths.find((entry) => entry.path === path && familyOf(entry.route) !== familyOf(route));
      return other === undefined
        ? []
        : [
            problem(
              'ui-paths.yaml',
              [index, 'path'],
              `${other.route} has the same place`,
              'Correct the path of one of them.',
            ),
          ];
    }),

  'units of limits are plurals': ({ limits }: Facts) =>
    limits.flatMap(({ key, unit }, index) => {
      const [first = ''] = unit?.split(' per ') ?? [];
      return unit === undefined || singleUnits.includes(unit) || first.endsWith('s')
        ? []
        : [
            problem(
              'limits.yaml',
              [index, 'unit'],
              `the unit of ${key}, "${unit}", is not a plural`,
              'Write it in the plural, such as days.',
            ),
          ];
    }),

  'keys of the map are absent from tables that have it': ({ sharedColumns, tables }: Facts) => {
    const withMap = tables
      .filter(({ columns }) => columns.some(({ name }) => name === attributeMap))
      .map(({ table }) => table);
    return sharedColumns.attributeKeys.flatMap(({ key, absentFrom = [] }, index) =>
      absentFrom.flatMap((table, place) =>
        withMap.includes(table)
          ? []
          : [
              problem(
                'raw-data/shared-columns.yaml',
                ['attributeKeys', index, 'absentFrom', place],
                `${key} is absent from "${table}", which is no table with ${attributeMap}`,
                `Name one of these: ${withMap.join(', ')}.`,
              ),
            ],
      ),
    );
  },

  'parameters are stored in columns that exist': ({
    sharedColumns,
    tables,
    trackingUrlParameters,
  }: Facts) => {
    const columns = new Set([
      ...sharedColumns.groups.flatMap((group) => group.columns.map(({ name }) => name)),
      ...attributeKeys(sharedColumns.attributeKeys),
      ...tables.flatMap((table) => table.columns.map(({ name }) => name)),
    ]);
    return trackingUrlParameters.flatMap(({ name, storedAs }, index) =>
      typeof storedAs !== 'string' || columns.has(storedAs)
        ? []
        : [
            problem(
              'tracking-url-parameters.yaml',
              [index, 'storedAs'],
              `${name} is stored in ${storedAs}, which no table has`,
              'Name a column of data/raw-data.',
            ),
          ],
    );
  },
};
