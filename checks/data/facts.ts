/** All facts that the checks between collections compare, and the form in which a check says what does not agree. */
import { plannedPages } from '../../lib/routes/planned-pages';
import { loadEnums } from '../../lib/facts/enums';
import * as load from '../../lib/facts/load';

/** Reads them. */
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
    requirements: load.loadRequirements(),
    roles: load.loadRoles(),
    routes: new Set(plannedPages().map((page) => page.path)),
    scopes: load.loadApiScopes(),
    sdkFeatures: load.loadSdkFeatures(),
    sdkErrors: load.loadSdkErrors(),
    sharedColumns: load.loadSharedColumns(),
    subjects: load.loadSubjects(),
    synonyms: load.loadSearchSynonyms(),
    tables: load.loadRawDataTables(),
    trackingUrlParameters: load.loadTrackingUrlParameters(),
    updates: load.loadSdkUpdates(),
    uiPaths: load.loadUiPaths(),
  };
}

export type Facts = ReturnType<typeof loadFacts>;

/** What is wrong at a place of data/: the file, the keys that lead to the place, what, and the cure. */
export type Fault = readonly [file: string, keys: readonly PropertyKey[], what: string, cure?: string];

/** What must hold between collections, by what it says. */
export type Rules = Readonly<Record<string, (facts: Facts) => Iterable<Fault>>>;

/** The cure where either side can be the wrong one. */
export const eitherCure = 'Correct one of them.';
