/** Each check between collections sees what it is for; `npm run check:content` proves that the data agree. */
import { describe, expect, it } from 'vitest';
import { checks } from './consistency';
import { loadFacts, type Facts } from './facts';
import { problemsOf } from './findings';

/** One fault for each check. */
const faults: Record<keyof typeof checks, (facts: Facts) => void> = {
  'names that data use are declared': (facts) => {
    const { subjects, sharedColumns, trackingUrlParameters, partners, sdkErrors, consent, licenses } = facts;
    const { routes, scopes, dimensions, dashboardAreas, endpoints, entities } = facts;
    subjects.find(({ plan }) => plan !== undefined)!.plan = 'bid-managment';
    // A typo, and a table without the map.
    sharedColumns.attributeKeys.find(({ key }) => key === 'keyword')!.absentFrom = ['view_event'];
    sharedColumns.attributeKeys.find(({ key }) => key === 'deep_link')!.absentFrom = ['session_events'];
    trackingUrlParameters.find(({ name }) => name === 'creative_name')!.storedAs = 'boat';
    partners[0]!.defaultChannel = 'radio';
    partners.find(({ slug }) => slug === 'applovin')!.macros[0]!.parameters = ['campaign'];
    partners.find(({ slug }) => slug === 'apple-ads')!.claimFields![3]!.attribute = 'keyword_no';
    sdkErrors[0]!.from = '4.7.x';
    sdkErrors.at(-1)!.until = '6.1.x';
    consent.calls[1]!.names[0]!.versions[2] = '5.2.x';
    consent.calls[2]!.since = '5.0.9';
    licenses[0]!.libraries[0]!.from = '4.7.x';
    licenses.at(-1)!.libraries[0]!.until = '6.1.x';
    routes.delete('/docs/analyze/segments');
    routes.delete('/api/management/list-apps');
    routes.delete('/api/raw-data-export/event-table-schemas/attribution-events');
    routes.delete('/docs/promote/goal-management/create-a-goal');
    scopes[0]!.includes = 'boats:read';
    dimensions.find((entry) => entry.enum !== undefined)!.enum = 'boats';
    const [first, second, third] = dashboardAreas.find(({ area }) => area === 'promote')!.has!;
    first!.permission = 'boats.sail';
    second!.changes = 'boats.paint';
    third!.feature = 'boats';
    endpoints[0]!.page = '/api/reporting-api/boats';
    endpoints[1]!.auth = { kind: 'api-key', scope: 'boats:read' };
    endpoints[2]!.rateLimits = ['boats'];
    endpoints[3]!.errors = [{ code: 'sunk' }];
    endpoints[3]!.fieldErrors = [{ code: 'leaky', cure: 'Bail.' }];
    entities.apps[0]!.product = 'prd_000000000000';
    entities.appVersions.app_000000000000 = [];
    entities.people[0]!.role = 'sailor';
    entities.apiKeys[0]!.scopes.push('boats:write');
    entities.connections[0]!.app = 'app_000000000000';
    entities.connections[1]!.partner = 999;
    entities.campaigns[0]!.partner = 999;
    entities.campaigns[1]!.channel = 99;
    entities.campaigns[2]!.app = 'app_000000000000';
    entities.setupCheck.campaign.channel = 98;
    entities.adSets[0]!.campaign = 400_001;
    entities.creatives[0]!.adSet = 7_000_001;
    entities.sources[0]!.partners.push(999);
    entities.adUnits[0]!.partner = 999;
    entities.bids[0]!.campaign = 400_001;
    entities.bids[1]!.source = 'pub_0';
  },
  'metrics have a group, metrics and tables that exist': ({ metrics }) => {
    const [views, clicks, ctr] = metrics;
    views!.group = 'boats';
    views!.rawData = 'boat_events';
    clicks!.notToConfuse = ['installs'];
    clicks!.rawData = 'click_events.boat';
    ctr!.example!.inputs = { boats: 1 };
  },
  'what the dashboard opens is there': ({ dashboardAreas }) => {
    dashboardAreas.find(({ area }) => area === 'promote')!.has![3]!.then = 'Promote > Boats';
  },
  'scopes of endpoints have their pages': ({ endpoints }) => {
    endpoints[1]!.auth = { kind: 'api-key', scope: 'boats:read' };
  },
  'ids of the sample world are of one entry each': ({ entities }) => {
    entities.products[1]!.id = entities.products[0]!.id;
    entities.campaigns[4]!.id = entities.campaigns[3]!.id;
  },
  'slugs of custom partners and channels are made of their ids': ({ entities }) => {
    entities.customPartners[0]!.slug = 'tide-pool-ads';
    entities.customChannels[0]!.slug = 'streamers';
  },
  'metrics of cohorts mean the same days in words, SQL and mode': ({ metrics }) => {
    metrics.find(({ name }) => name === 'ltv')!.cohort!.mode = 'per-day';
    metrics.find(({ name }) => name === 'arpi')!.cohort!.formula = 'revenue of days 0 to N / cohort size';
  },
  'terms have the id of their name, and the page of their id': ({ glossary }) => {
    glossary.find(({ id }) => id === 'cpi')!.term = 'CPA';
    glossary.find(({ id }) => id === 'churn')!.route = '/docs/resources/glossary-and-definitions/cohort';
  },
  'only guides next to each other share a place': ({ uiPaths }) => {
    const [guide] = uiPaths.filter(({ route }) => route.includes('/funnels/view'));
    guide!.path = '**Promote > Goals > {goal}**';
  },
  'units of limits are plurals': ({ limits }) => {
    limits[0]!.unit = 'user';
  },
  'parts of a partner agree': ({ partners }) => {
    const [san, linked] = [true, false].map((own) => partners.find((p) => p.selfAttributing === own)!);
    san!.clickUrl = true;
    linked!.selfAttributing = true;
    partners.find(({ cost }) => cost.api)!.cost.dimensions = [];
  },
  'partners are called like their pages': ({ partners }) => {
    partners[0]!.name = 'Boats';
  },
  'platforms of a release are named once, and a version ends after it began': ({ releases }) => {
    releases.releases[0]!.platforms.push('ios');
    releases.versions[1]!.stateDate = '2020-01-01';
  },
  'changelogs say the minimum, the end and the twins of releases as the calendar does': ({
    releases,
    requirements,
  }) => {
    requirements[0]!.rows[0]!.in['6.0.x'] = '24';
    releases.versions[3]!.stateDate = '2025-12-31';
    releases.releases.find(({ release }) => release === '5.1.2')!.date = '2025-01-29';
  },
  'requirements say what they are in each version': ({ requirements }) => {
    delete requirements[1]!.rows[1]!.in['5.1.x'];
  },
  'roles with more rights include the rights of roles with fewer': ({ roles }) => {
    const of = (key: string) => roles.permissions.find((permission) => permission.key === key)!;
    of('billing.manage').admin = 'no';
    of('bids.view').manager = 'no';
    of('bids.edit').analyst = 'yes';
  },
  'formulas of metrics are their SQL': ({ metrics }) => {
    metrics.find(({ name }) => name === 'ctr')!.formula = '`clicks / installs`';
  },
  'the least value of a limit is below the greatest': ({ limits }) => {
    limits.find(({ key }) => key === 'funnel.windowMin')!.value = 2161;
  },
  'releases of a version are listed newest first': ({ releases }) => {
    releases.releases.at(-1)!.date = '2030-01-01';
  },
  'a partner with both roles has one id, and no id is of two partners': ({ monetizationPartners }) => {
    monetizationPartners.find(({ slug }) => slug === 'adjoe')!.id = 102;
  },
  'what a monetization partner says of its import agrees': ({ monetizationPartners }) => {
    monetizationPartners[0]!.import.daily = !monetizationPartners[0]!.levels.daily;
    const max = monetizationPartners.find(({ slug }) => slug === 'applovin-max')!;
    max.levels.user = false;
    max.timing.timeZone = 'Europe/Berlin';
    max.credentials[0]!.label = 'Reporting Key';
  },
  'search leads from no partner to another': ({ synonyms }) => {
    synonyms.push(
      { same: ['mediation', 'AppLovin MAX', 'ironSource'] },
      { typed: ['Meta'], find: ['TikTok'] },
    );
  },
  'what is counted is a count, and unique users never add up': ({ metrics }) => {
    metrics.find(({ name }) => name === 'churned_users')!.unit = 'money';
    delete metrics.find(({ name }) => name === 'ad_viewers')!.addsUp;
  },
  'SDK versions match the site, and each release belongs to one': ({ releases }) => {
    releases.releases[0]!.release = '7.0.0';
    releases.releases.find(({ release }) => release === '6.0.0')!.date = '2025-06-18';
    releases.versions.push(releases.versions[0]!);
  },
  'what a version of an SDK lost has a row in its update': ({ updates }) => {
    const { rows } = updates.find(({ platform }) => platform === 'android')!.updates[0]!;
    rows.splice(
      rows.findIndex(({ old }) => old === '`publishEvent`'),
      1,
    );
  },
  'a page of a feature has a sample that calls it': ({ sdkFeatures }) => {
    const [events, predefined] = sdkFeatures;
    events!.names = ['trackEvnt'];
    predefined!.pages = ['overview/find-your-whence-token'];
  },
  'rows of an update name what the SDK declares': ({ updates }) => {
    const { rows } = updates.find(({ platform }) => platform === 'unity')!.updates[0]!;
    rows.push({ old: '`TrackEvent`', new: '`TrackEvemt`' });
  },
  'changelogs have the releases of their platform': ({ changelogs }) => {
    changelogs[0]!.releases.shift();
  },
  'paths of guides are in the dashboard': ({ uiPaths, classicPages }) => {
    classicPages[0]!.path = '**Admin > Boats**';
    classicPages[1]!.today = '**Admin > Networks**';
    uiPaths[0]!.path = '**Promote > Boats**';
    uiPaths[1]!.path = '**Promote > Bids**, **Boats**';
    uiPaths.find(({ change }) => change !== undefined)!.change = '**Promote > Goals > Sail**';
  },
  'the ad unit of predefined events has the ad formats of the SDKs': ({ adFormats }) => {
    adFormats.pop();
    delete adFormats[0]!.sdk;
  },
};

/** How many problems the faults above make. */
const counts: Partial<Record<keyof typeof checks, number>> = {
  'metrics of cohorts mean the same days in words, SQL and mode': 2,
  'terms have the id of their name, and the page of their id': 2,
  // Both guides of the place are named.
  'only guides next to each other share a place': 2,
  'parts of a partner agree': 4,
  'a page of a feature has a sample that calls it': 5,
  'rows of an update name what the SDK declares': 2,
  'platforms of a release are named once, and a version ends after it began': 2,
  'changelogs say the minimum, the end and the twins of releases as the calendar does': 6,
  'roles with more rights include the rights of roles with fewer': 6,
  'a partner with both roles has one id, and no id is of two partners': 2,
  'SDK versions match the site, and each release belongs to one': 3,
  'paths of guides are in the dashboard': 5,
  'names that data use are declared': 46,
  'metrics have a group, metrics and tables that exist': 6,
  'what a monetization partner says of its import agrees': 4,
  'search leads from no partner to another': 2,
  'what is counted is a count, and unique users never add up': 2,
  'ids of the sample world are of one entry each': 2,
  'slugs of custom partners and channels are made of their ids': 2,
};

describe.each(Object.keys(checks) as (keyof typeof checks)[])('%s', (name) => {
  it('can fail', () => {
    const facts = structuredClone(loadFacts());
    faults[name](facts);
    const problems = problemsOf(checks[name], facts);
    expect(problems).toHaveLength(counts[name] ?? 1);
    for (const line of problems) expect(line).toMatch(/^data\/[a-z/_-]+\.yaml:\d+: .+ — .+[.?]$/);
  });
});
