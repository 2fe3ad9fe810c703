/**
 * What must hold between collections: a name that one file uses is a name that another file has. A schema sees
 * one file; these checks see all files.
 */
import { formulaOf, formulaProblem } from '../../lib/facts/metric-formulas';
import { stumbleOfPath } from '../../lib/dashboard/guide-places';
import { Dashboard, pathLabels, pathOf } from '../../lib/dashboard/model';
import { didYouMean } from '../../lib/text/closest';
import type { Limit } from '../../lib/facts/types';
import { cohortRules } from './cohort-rules';
import { metricRules } from './metric-rules';
import { featureRules } from './feature-rules';
import type { Fault, Rules } from './facts';
import { nameRules } from './name-rules';
import { partnerRules } from './partner-rules';
import { referenceRules, rowOf } from './references';
import { releaseRules } from './release-rules';
import { roleRules } from './role-rules';
import { updateRules } from './update-rules';

const inMinutes: Readonly<Record<string, number>> = { seconds: 1 / 60, minutes: 1, hours: 60, days: 1440 };

/** A limit's number; durations in minutes. */
const amountOf = ({ value, unit }: Pick<Limit, 'value' | 'unit'>): number =>
  Number(value) * (inMinutes[unit ?? ''] ?? 1);

const entitiesFile = 'sample-world/entities.yaml';

/** Lists of the sample world whose entries have an id. */
const withIds = [
  ...(['apps', 'campaigns', 'products', 'people', 'apiKeys', 'connections'] as const),
  ...(['customPartners', 'customChannels', 'adSets', 'creatives', 'sources', 'bids'] as const),
];

/** Checks by what they hold. */
export const checks = {
  ...referenceRules,
  ...cohortRules,
  ...metricRules,
  ...nameRules,
  ...partnerRules,
  ...releaseRules,
  ...updateRules,
  ...featureRules,
  ...roleRules,

  'what the dashboard opens is there': function* ({ dashboardAreas }): Generator<Fault> {
    const dashboard = new Dashboard(dashboardAreas);
    for (const { file, keys, opens, then } of dashboard.elements())
      for (const [key, place] of Object.entries({ opens, then })) {
        if (place === undefined) continue;
        const { element, missing } = dashboard.reach(pathLabels(place));
        if (missing === undefined) continue;
        const there = dashboard.contents(element).map(({ label }) => label);
        const cure = `Correct the path. ${didYouMean(missing, there)}`.trim();
        yield [file, [...keys, key], `"${missing}" is not in ${pathOf(element)}`, cure];
      }
  },

  'paths of guides are in the dashboard': function* (facts): Generator<Fault> {
    const today = new Dashboard(facts.dashboardAreas);
    const classic = new Dashboard(facts.classicAreas);
    const places: (readonly [file: string, index: number, Dashboard, paths: Record<string, string>])[] = [
      ...facts.uiPaths.map(
        ({ path, change = '' }, index) => ['ui-paths.yaml', index, today, { path, change }] as const,
      ),
      ...facts.classicPages.flatMap(({ path, today: now }, index) => [
        ['classic-pages.yaml', index, classic, { path }] as const,
        ['classic-pages.yaml', index, today, { today: now }] as const,
      ]),
    ];
    for (const [file, index, dashboard, paths] of places)
      for (const [key, path] of Object.entries(paths)) {
        const stumble = stumbleOfPath(dashboard, path);
        if (stumble) yield [file, [index, key], stumble.what, stumble.cure];
      }
  },

  'scopes of endpoints have their pages': function* ({ endpoints, scopes }): Generator<Fault> {
    for (const [index, { page, auth }] of endpoints.entries())
      if (
        auth.kind === 'api-key' &&
        !scopes.some(({ scope, routes }) => scope === auth.scope && routes.includes(page))
      )
        yield [
          'json-schemas/endpoints.yaml',
          [index, 'auth'],
          `the scope "${auth.scope}" does not have the page ${page}`,
          'Correct it here or in data/api-scopes.yaml.',
        ];
  },

  'the ad unit of predefined events has the ad formats of the SDKs': function* ({
    predefinedEvents,
    adFormats,
  }): Generator<Fault> {
    const units = adFormats.filter(({ sdk }) => sdk).map(({ value }) => value);
    for (const [index, { dimensions }] of predefinedEvents.entries())
      for (const [place, { key, values = [] }] of dimensions.entries())
        if (key === 'wh_ad_unit' && values.toSorted().join() !== units.toSorted().join())
          yield [
            'predefined-events.yaml',
            [index, 'dimensions', place, 'values'],
            `the values are not ${units.join(', ')}`,
            'Make them the ad formats with sdk in data/enums.yaml.',
          ];
  },

  'formulas of metrics are their SQL': function* ({ metrics }): Generator<Fault> {
    for (const [index, metric] of metrics.entries()) {
      const formula = formulaOf(metric.formula);
      const found = formula === undefined ? undefined : formulaProblem(formula, metric, metrics);
      if (found !== undefined)
        yield ['metrics.yaml', [index, 'formula'], found, 'Correct the formula or the SQL.'];
    }
  },

  'the least value of a limit is below the greatest': function* ({ limits }): Generator<Fault> {
    for (const [index, { key, ...least }] of limits.entries()) {
      const what = key.replace(/Min$/, '');
      const greatest = limits.find((limit) => [`${what}Max`, what, `${what}Length`].includes(limit.key));
      if (key.endsWith('Min') && greatest && amountOf(least) > amountOf(greatest))
        yield ['limits.yaml', [index], `${key} is more than ${greatest.key}`];
    }
  },

  'ids of the sample world are of one entry each': function* ({ entities }): Generator<Fault> {
    for (const list of withIds) {
      const ids: (string | number)[] = entities[list].map(({ id }) => id);
      for (const [index, id] of ids.entries())
        if (ids.indexOf(id) < index)
          yield [
            entitiesFile,
            rowOf(list, index),
            `${id} is there twice`,
            'Remove one of the two, or correct its id.',
          ];
    }
  },

  'slugs of custom partners and channels are made of their ids': function* ({ entities }): Generator<Fault> {
    for (const list of ['customPartners', 'customChannels'] as const)
      for (const [index, { id, slug }] of entities[list].entries())
        if (slug !== `custom-${id}`)
          yield [entitiesFile, rowOf(list, index), `the slug of ${id} is ${slug}`, `Make it custom-${id}.`];
  },
} satisfies Rules;
