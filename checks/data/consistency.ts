/**
 * What must hold between collections: a name that one file uses is a name that another file has. A schema sees
 * one file; these checks see all files. Each returns its problems as `file:line: what — cure`.
 */
import { plannedPages } from '../../lib/routes/planned-pages';
import { currentSdkVersion, sdkVersions } from '../../config/versions';
import { attributeKeys } from '../../lib/facts/columns';
import { loadEnums } from '../../lib/facts/enums';
import * as load from '../../lib/facts/load';
import { formulaOf, formulaProblem } from '../../lib/facts/metric-formulas';
import { problem } from '../../lib/yaml/problem';
import { cohortChecks } from './cohort-rules';
import { nameChecks } from './name-rules';
import { partnerChecks } from './partner-rules';
import { releaseChecks } from './release-rules';
import { roleChecks } from './role-rules';
import { stumbleOfPath } from '../../lib/dashboard/guide-places';
import { Dashboard, pathLabels, pathOf } from '../../lib/dashboard/model';
import { didYouMean } from '../../lib/text/closest';
import { numbered } from '../../lib/text/numbered';
import { entityProblems } from './sample-rules';
import type { Limit } from '../../lib/facts/types';

/** All facts that the checks compare. */
export function loadFacts() {
  return {
    adFormats: load.loadEnumLists().find(({ id }) => id === 'ad-formats')?.values ?? [],
    apiErrors: load.loadApiErrors(),
    changelogs: load.loadChangelogs(),
    channels: load.loadChannels(),
    classicAreas: load.loadClassicAreas(),
    classicPages: load.loadClassicPages(),
    consent: load.loadConsent(),
    dashboardAreas: load.loadDashboardAreas(),
    dimensions: load.loadDimensions(),
    endpoints: load.loadEndpoints(),
    entities: load.loadSampleEntities(),
    enums: loadEnums(),
    glossary: load.loadGlossary(),
    licenses: load.loadLicenses(),
    limits: load.loadLimits(),
    metrics: load.loadMetrics(),
    monetizationPartners: load.loadMonetizationPartners(),
    partners: load.loadPartners(),
    planFeatures: load.loadPlanFeatures(),
    predefinedEvents: load.loadPredefinedEvents(),
    rateLimits: load.loadApiRateLimits(),
    releases: load.loadSdkReleases(),
    roles: load.loadRoles(),
    routes: new Set(plannedPages().map((page) => page.path)),
    scopes: load.loadApiScopes(),
    sdkErrors: load.loadSdkErrors(),
    sharedColumns: load.loadSharedColumns(),
    subjects: load.loadSubjects(),
    tables: load.loadRawDataTables(),
    trackingUrlParameters: load.loadTrackingUrlParameters(),
    uiPaths: load.loadUiPaths(),
  };
}

export type Facts = ReturnType<typeof loadFacts>;

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item));

const inMinutes: Readonly<Record<string, number>> = { seconds: 1 / 60, minutes: 1, hours: 60, days: 1440 };

/** A limit's number; durations in minutes. */
const amountOf = ({ value, unit }: Pick<Limit, 'value' | 'unit'>): number =>
  Number(value) * (inMinutes[unit ?? ''] ?? 1);

export const checks = {
  ...cohortChecks,
  ...nameChecks,
  ...partnerChecks,
  ...releaseChecks,
  ...roleChecks,

  'default channels exist': ({ partners, channels }: Facts) =>
    partners
      .filter(({ defaultChannel }) => !channels.some(({ slug }) => slug === defaultChannel))
      .map(({ slug, defaultChannel }) =>
        problem(
          `partners/${slug}.yaml`,
          ['defaultChannel'],
          `no channel "${defaultChannel}"`,
          'Name one of data/channels.yaml.',
        ),
      ),

  'values of partners go to parameters that exist': ({
    partners,
    trackingUrlParameters,
    sharedColumns,
  }: Facts) => {
    const parameters = new Set(
      trackingUrlParameters.flatMap(({ name, repeatTo }) => numbered(name, repeatTo)),
    );
    const attributes = new Set(attributeKeys(sharedColumns.attributeKeys));
    return partners.flatMap((partner) =>
      (['macros', 'webMacros', 'callbackFields', 'claimFields'] as const).flatMap((list) =>
        (partner[list] ?? []).flatMap((row, index) => {
          const file = `partners/${partner.slug}.yaml`;
          const unknown = row.parameters.filter((name) => !parameters.has(name));
          const attribute = 'attribute' in row ? row.attribute : undefined;
          return [
            ...unknown.map((name) =>
              problem(
                file,
                [list, index, 'parameters'],
                `no parameter "${name}"`,
                'Name one of data/tracking-url-parameters.yaml.',
              ),
            ),
            ...(attribute === undefined || attributes.has(attribute)
              ? []
              : [
                  problem(
                    file,
                    [list, index, 'attribute'],
                    `no attribute "${attribute}"`,
                    'Name one of data/raw-data/shared-columns.yaml.',
                  ),
                ]),
          ];
        }),
      ),
    );
  },

  'a partner with both roles has one id, and no id is of two partners': ({
    partners,
    monetizationPartners,
  }: Facts) =>
    monetizationPartners.flatMap(({ slug, id }) =>
      partners
        .filter((other) => (other.slug === slug) !== (other.id === id))
        .map((other) =>
          problem(
            `monetization-partners/${slug}.yaml`,
            ['id'],
            `${slug} has id ${id}, but ${other.slug} among the advertising partners has ${other.id}`,
            'Give both roles of a partner one id, and no other partner the same.',
          ),
        ),
    ),

  'daily revenue is imported where it exists': ({ monetizationPartners }: Facts) =>
    monetizationPartners
      .filter((partner) => partner.import.daily !== partner.levels.daily)
      .map(({ slug }) =>
        problem(
          `monetization-partners/${slug}.yaml`,
          ['import'],
          'import.daily and levels.daily differ',
          'Correct one of them.',
        ),
      ),

  'SDK versions match the site, and each release belongs to one': ({ releases }: Facts) => {
    const file = 'sdk-releases.yaml';
    const known = sdkVersions.map(({ path }) => path);
    const lineOf = (release: string) => `${release.split('.').slice(0, 2).join('.')}.x`;
    return [
      ...(sameItems(
        releases.versions.map(({ version }) => version),
        known,
      )
        ? []
        : [
            problem(
              file,
              ['versions'],
              `the versions are not ${known.join(', ')}`,
              'Copy them from config/versions.ts.',
            ),
          ]),
      ...releases.releases.flatMap(({ release, date }, index) => {
        const version = releases.versions.find((entry) => entry.version === lineOf(release));
        if (!version) {
          return [
            problem(
              file,
              ['releases', index],
              `${release} is of no version`,
              'Add the version, or correct the release.',
            ),
          ];
        }
        return release.endsWith('.0') && date !== version.released
          ? [
              problem(
                file,
                ['releases', index],
                `${release} is of ${date}, its version of ${version.released}`,
                'Correct one of the dates.',
              ),
            ]
          : [];
      }),
    ];
  },

  'SDK versions and releases that facts name exist': ({ consent, licenses, releases, sdkErrors }: Facts) => {
    const known = sdkVersions.map(({ path }) => path);
    const cure = `Name one of config/versions.ts: ${known.join(', ')}.`;
    const named = [
      ...sdkErrors.flatMap(({ from, until }, index) => [
        { file: 'sdk-errors.yaml', keys: [index, 'from'], version: from },
        { file: 'sdk-errors.yaml', keys: [index, 'until'], version: until },
      ]),
      ...consent.calls.flatMap(({ names }, call) =>
        names.flatMap(({ versions }, name) =>
          versions.map((version, place) => ({
            file: 'consent.yaml',
            keys: ['calls', call, 'names', name, 'versions', place],
            version,
          })),
        ),
      ),
      ...licenses.flatMap(({ platform, libraries }) =>
        libraries.flatMap(({ from, until }, index) => [
          { file: `licenses/${platform}.yaml`, keys: ['libraries', index, 'from'], version: from },
          { file: `licenses/${platform}.yaml`, keys: ['libraries', index, 'until'], version: until },
        ]),
      ),
    ];
    return [
      ...named
        .filter(({ version }) => version !== undefined && !known.includes(version))
        .map(({ file, keys, version }) => problem(file, keys, `no SDK version "${version}"`, cure)),
      ...consent.calls.flatMap(({ since }, call) =>
        since === undefined || releases.releases.some(({ release }) => release === since)
          ? []
          : [
              problem(
                'consent.yaml',
                ['calls', call, 'since'],
                `no SDK release "${since}"`,
                'Name one of data/sdk-releases.yaml.',
              ),
            ],
      ),
    ];
  },

  'changelogs have the releases of their platform': ({ changelogs, releases }: Facts) =>
    changelogs.flatMap(({ platform, releases: entries }) => {
      const expected = releases.releases
        .filter(({ platforms }) => platforms.includes(platform))
        .map(({ release }) => release);
      const found = entries.map(({ release }) => release);
      return found.join() === expected.join()
        ? []
        : [
            problem(
              `changelog/${platform}.yaml`,
              ['releases'],
              `the releases differ from data/sdk-releases.yaml, which has, in this order: ${expected.join(', ')}`,
              'Add, remove or move entries.',
            ),
          ];
    }),

  'pages that data name exist': ({
    classicPages,
    glossary,
    subjects,
    uiPaths,
    scopes,
    tables,
    routes,
  }: Facts) => {
    const cure = 'Correct the route, or add the page to data/routes.json.';
    const named = [
      ...glossary.flatMap(({ route, guide }, index) => [
        { file: 'glossary.yaml', keys: [index, 'route'], route },
        { file: 'glossary.yaml', keys: [index, 'guide'], route: guide ?? null },
      ]),
      ...uiPaths.map(({ route }, index) => ({ file: 'ui-paths.yaml', keys: [index, 'route'], route })),
      ...classicPages.flatMap(({ route, guide }, index) => [
        { file: 'classic-pages.yaml', keys: [index, 'route'], route },
        { file: 'classic-pages.yaml', keys: [index, 'guide'], route: guide },
      ]),
      ...subjects.flatMap(({ guides = [], api = [], about = [], sdk = [] }, index) => [
        ...Object.entries({ guides, api, about: about.filter((pattern) => !pattern.endsWith('/*')) }).flatMap(
          ([key, pages]) =>
            pages.map((route, place) => ({ file: 'subjects.yaml', keys: [index, key, place], route })),
        ),
        ...sdk.map((page, place) => ({
          file: 'subjects.yaml',
          keys: [index, 'sdk', place],
          route: `/sdk/${currentSdkVersion}/android/${page}`,
        })),
      ]),
      ...scopes.flatMap(({ routes: pages }, index) =>
        pages.map((route, place) => ({ file: 'api-scopes.yaml', keys: [index, 'routes', place], route })),
      ),
      ...tables.map(({ table, route }) => ({
        file: `raw-data/tables/${table}.yaml`,
        keys: ['route'],
        route,
      })),
    ];
    return named
      .filter(({ route }) => route !== null && !routes.has(route))
      .map(({ file, keys, route }) => problem(file, keys, `no page ${route}`, cure));
  },

  'plans of subjects exist': ({ subjects, planFeatures }: Facts) =>
    subjects.flatMap(({ plan }, index) =>
      plan === undefined || planFeatures.some(({ id }) => id === plan)
        ? []
        : [
            problem(
              'subjects.yaml',
              [index, 'plan'],
              `no feature "${plan}" in data/plans.yaml`,
              didYouMean(
                plan,
                planFeatures.map(({ id }) => id),
              ),
            ),
          ],
    ),

  'permissions and features of the dashboard exist, and what it opens is there': ({
    dashboardAreas,
    planFeatures,
    roles,
  }: Facts) => {
    const dashboard = new Dashboard(dashboardAreas);
    const permissions = roles.permissions.map(({ key }) => key);
    const features = planFeatures.map(({ id }) => id);
    return [...dashboard.elements()].flatMap((element) => {
      const { file, keys, permission, changes, feature, opens, then } = element;
      const found: string[] = [];
      const expectName = (name: string | undefined, key: string, names: readonly string[], where: string) => {
        if (name === undefined || names.includes(name)) return;
        const cure = `Name one of ${where}. ${didYouMean(name, names)}`.trim();
        found.push(problem(file, [...keys, key], `no ${key} "${name}"`, cure));
      };
      expectName(permission, 'permission', permissions, 'data/roles.yaml');
      expectName(changes, 'changes', permissions, 'data/roles.yaml');
      expectName(feature, 'feature', features, 'data/plans.yaml');
      for (const [key, place] of [
        ['opens', opens],
        ['then', then],
      ] as const) {
        const { element: last, missing } =
          place === undefined ? { element } : dashboard.reach(pathLabels(place));
        if (missing === undefined) continue;
        const there = dashboard.contents(last).map(({ label }) => label);
        const cure = `Correct the path. ${didYouMean(missing, there)}`.trim();
        found.push(problem(file, [...keys, key], `"${missing}" is not in ${pathOf(last)}`, cure));
      }
      return found;
    });
  },

  'paths of guides are in the dashboard': ({ dashboardAreas, uiPaths }: Facts) => {
    const dashboard = new Dashboard(dashboardAreas);
    return uiPaths.flatMap((entry, index) =>
      (['path', 'change'] as const).flatMap((key) => {
        const stumble = stumbleOfPath(dashboard, entry[key] ?? '');
        return stumble ? [problem('ui-paths.yaml', [index, key], stumble.what, stumble.cure)] : [];
      }),
    );
  },

  'pages of Classic lead from its screens to those of today': ({
    classicAreas,
    classicPages,
    dashboardAreas,
  }: Facts) => {
    const dashboards = { path: new Dashboard(classicAreas), today: new Dashboard(dashboardAreas) };
    return classicPages.flatMap((page, index) =>
      (['path', 'today'] as const).flatMap((key) => {
        const stumble = stumbleOfPath(dashboards[key], page[key]);
        return stumble ? [problem('classic-pages.yaml', [index, key], stumble.what, stumble.cure)] : [];
      }),
    );
  },

  'scopes include scopes that exist': ({ scopes }: Facts) =>
    scopes.flatMap(({ includes }, index) =>
      includes === undefined || scopes.some(({ scope }) => scope === includes)
        ? []
        : [
            problem(
              'api-scopes.yaml',
              [index, 'includes'],
              `no scope "${includes}"`,
              'Name one of the file.',
            ),
          ],
    ),

  'endpoints name errors, scopes, rate limits and pages that exist': ({
    endpoints,
    apiErrors,
    scopes,
    rateLimits,
    routes,
  }: Facts) => {
    const file = 'json-schemas/endpoints.yaml';
    return endpoints.flatMap(({ page, auth, rateLimits: policies, errors, fieldErrors = [] }, index) => {
      const found: string[] = [];
      const expectThat = (holds: boolean, keys: readonly PropertyKey[], what: string, cure: string) => {
        if (!holds) found.push(problem(file, [index, ...keys], what, cure));
      };
      expectThat(routes.has(page), ['page'], `no page ${page}`, 'Correct the route.');
      if (auth.kind === 'api-key') {
        expectThat(
          scopes.some(({ scope, routes: pages }) => scope === auth.scope && pages.includes(page)),
          ['auth'],
          `the scope "${auth.scope}" does not have the page ${page}`,
          'Correct it here or in data/api-scopes.yaml.',
        );
      }
      policies.forEach((policy, place) => {
        const known = rateLimits.some((limit) => limit.policy === policy);
        const cure = 'Name one of data/api-rate-limits.yaml.';
        expectThat(known, ['rateLimits', place], `no rate limit "${policy}"`, cure);
      });
      errors.forEach(({ code }, place) => {
        const known = apiErrors.errors.some((error) => error.code === code);
        expectThat(known, ['errors', place], `no error "${code}"`, 'Name one of data/api-errors.yaml.');
      });
      fieldErrors.forEach(({ code }, place) => {
        const known = apiErrors.fieldCodes.some((field) => field.code === code);
        const cure = 'Name one of data/api-errors.yaml.';
        expectThat(known, ['fieldErrors', place], `no field code "${code}"`, cure);
      });
      return found;
    });
  },

  'values of dimensions are enums that exist': ({ dimensions, enums }: Facts) =>
    dimensions.flatMap(({ name, enum: id }, index) =>
      id === undefined || enums.some((list) => list.id === id)
        ? []
        : [
            problem(
              'dimensions.yaml',
              [index, 'enum'],
              `${name} has the enum "${id}", which does not exist`,
              'Name one of lib/facts/enums.ts.',
            ),
          ],
    ),

  'the ad unit of predefined events has the ad formats of the SDKs': ({
    predefinedEvents,
    adFormats,
  }: Facts) => {
    const units = adFormats.filter(({ sdk }) => sdk).map(({ value }) => value);
    return predefinedEvents.flatMap(({ dimensions }, index) =>
      dimensions.flatMap(({ key, values = [] }, place) =>
        key !== 'wh_ad_unit' || sameItems(values, units)
          ? []
          : [
              problem(
                'predefined-events.yaml',
                [index, 'dimensions', place, 'values'],
                `the values are not ${units.join(', ')}`,
                'Make them the ad formats with sdk in data/enums.yaml.',
              ),
            ],
      ),
    );
  },

  'formulas of metrics are their SQL': ({ metrics }: Facts) =>
    metrics.flatMap((metric, index) => {
      const formula = formulaOf(metric.formula);
      const found = formula === undefined ? undefined : formulaProblem(formula, metric, metrics);
      return found === undefined
        ? []
        : [problem('metrics.yaml', [index, 'formula'], found, 'Correct the formula or the SQL.')];
    }),

  'the least value of a limit is below the greatest': ({ limits }: Facts) =>
    limits.flatMap(({ key, ...least }) => {
      const what = key.replace(/Min$/, '');
      const greatest = limits.find((limit) => [`${what}Max`, what, `${what}Length`].includes(limit.key));
      if (!key.endsWith('Min') || !greatest || amountOf(least) <= amountOf(greatest)) return [];
      return [
        problem(
          'limits.yaml',
          [limits.findIndex((limit) => limit.key === key)],
          `${key} is more than ${greatest.key}`,
          'Correct one of them.',
        ),
      ];
    }),

  'releases of a version are listed newest first': ({ releases }: Facts) =>
    releases.releases.flatMap(({ release, date }, index) => {
      const [major, minor, patch] = release.split('.').map(Number);
      const next = releases.releases[index + 1];
      const [nextMajor, nextMinor, nextPatch] = next?.release.split('.').map(Number) ?? [];
      if (!next || major !== nextMajor || minor !== nextMinor) return [];
      if (next.date < date && Number(nextPatch) < Number(patch)) return [];
      return [
        problem(
          'sdk-releases.yaml',
          ['releases', index],
          `${release} of ${date} is above ${next.release} of ${next.date}`,
          'Correct a date or a number, or move the release.',
        ),
      ];
    }),

  'the sample world names what exists': ({ entities, ...catalogs }: Facts) =>
    entityProblems(entities, catalogs).map(({ keys, what, cure }) =>
      problem('sample-world/entities.yaml', keys, what, cure),
    ),
} satisfies Record<string, (facts: Facts) => string[]>;
