/**
 * All collections of facts, typed by their schemas. Read in Node only (config, plugins, scripts, tests); readers get what
 * views make of them. A wrong fact stops whoever asks first, with file, line and cure. Collections whose texts name limits
 * take a scope: a page of an older version shows the numbers that held there.
 */
import type * as z from 'zod';
import { noteValue, unrecorded } from '../cache/inputs';
import { derivedLimits } from './derived-limits';
import { familyOf } from './families';
import { filledTexts } from './in-text';
import { limitText } from './limit-text';
import type { FactScope } from './scope';
import type { Limit } from './types';
import { readFacts, readFolder } from '../yaml/read';
import * as schemas from '../../data/schema';

/** The limits that were made last, and of what: the same facts give the same list. */
let lastLimits: { from: readonly unknown[]; limits: readonly Limit[] } | undefined;

/** Numbers that pages name with `<Fact id="…" />`: the ones in limits.yaml, and the ones made from tables. */
export function loadLimits(): readonly Limit[] {
  const windows = loadAttributionWindows();
  const rates = loadApiRateLimits();
  const requirements = readFolder('requirements', schemas.requirementsSchema, { nameKey: 'platform' });
  const derived = () => derivedLimits(windows, rates, requirements);
  const own = readFacts('limits.yaml', schemas.ownLimitsSchema(derived));
  const from = [windows, rates, own, ...requirements];
  if (!lastLimits || from.some((facts, index) => facts !== lastLimits?.from[index])) {
    lastLimits = {
      from,
      limits: [...own.map((limit) => ({ ...limit, text: limitText(limit) })), ...derived()],
    };
  }
  return lastLimits.limits;
}

/**
 * All limits, for a page that shows some of them. A build compares their families before it begins. The development server
 * learns of an edit from the files that pages depend on, so there a page depends on the files.
 */
export function limitsFor(...keys: readonly string[]): readonly Limit[] {
  if (process.env.NODE_ENV !== 'production') return loadLimits();
  const limits = unrecorded(loadLimits);
  for (const key of keys) if (limits.some((limit) => limit.key === key)) noteValue(familyOf(key));
  return limits;
}

/** A file of facts. */
const file =
  <T>(name: string, schema: z.ZodType<T>) =>
  (): T =>
    readFacts(name, schema);

/** A file of facts whose texts name limits. */
const texts =
  <T extends object>(name: string, schema: z.ZodType<T>) =>
  (scope: FactScope = {}): T =>
    filledTexts(name, readFacts(name, schema), limitsFor, scope);

/** A folder of such facts. */
const folder =
  <T extends object>(...[name, schema, rules]: Parameters<typeof readFolder<T>>) =>
  (scope: FactScope = {}): T[] =>
    readFolder(name, schema, rules).map((facts) => filledTexts(name, facts, limitsFor, scope));

/** Terms and tooltips. */
export const loadGlossary = texts('glossary.yaml', schemas.glossarySchema);

/** Ids of the terms whose first use on a page of the docs the build makes a `<Term>`. */
export const loadAutomaticTerms = (): string[] =>
  readFacts('automatic-terms.yaml', schemas.automaticTermsSchema(loadGlossary));

/** Topics of the SDK docs: other names of their pages, and where menus lead without a page. */
export const loadSdkTopics = file('sdk-topics.yaml', schemas.sdkTopicsSchema);

/** Names that links use for pages in addition to their titles. */
export const loadLinkNames = file('link-names.yaml', schemas.linkNamesSchema);

/** Where each guide's subject is in the dashboard. */
export const loadUiPaths = file('ui-paths.yaml', schemas.uiPathsSchema);

/** What the pages of the Classic dashboard are about, there and today. */
export const loadClassicPages = file('classic-pages.yaml', schemas.classicPagesSchema);

/** Pairs of numbers that differ for a reason. */
export const loadDifferences = texts('differences.yaml', schemas.differencesSchema);

/** What is one subject in the dashboard, the APIs and the SDK. */
export const loadSubjects = file('subjects.yaml', schemas.subjectsSchema);

/** Roles and the permission matrix. */
export const loadRoles = file('roles.yaml', schemas.rolesSchema);

/** Sentences of many pages. */
export const loadClaims = file('claims.yaml', schemas.claimsSchema);

/** Licenses, install scripts and advisories that are allowed, with reasons. */
export const loadSupplyChain = file('supply-chain.yaml', schemas.supplyChainSchema);

/** Words that prose must not use. */
export const loadTerminology = file('terminology.yaml', schemas.terminologySchema);

/** Patterns of sentences that prose must not have. */
export const loadVoice = file('voice.yaml', schemas.voiceSchema);

/** Numbers that pages type and no page shows by key. */
export const loadQuantities = file('quantities.yaml', schemas.quantitiesSchema);

/** Names in code font that no other collection has. */
export const loadCodeNames = file('code-names.yaml', schemas.codeNamesSchema);

/** What checks let pass, each with the reason. */
export const loadExceptions = file('exceptions.yaml', schemas.exceptionsSchema);

const ofOnePartner = { nameKey: 'slug', uniqueKeys: ['id'] } as const;

/** Advertising partners of the catalog, by slug. */
export const loadPartners = () => readFolder('partners', schemas.partnerSchema, ofOnePartner);

/** Monetization partners of the catalog, by slug. */
export const loadMonetizationPartners = folder(
  'monetization-partners',
  schemas.monetizationPartnerSchema,
  ofOnePartner,
);

/** Slugs of former docs whose partner has no page. */
export const loadLegacyPartners = file('legacy-partners.yaml', schemas.legacyPartnersSchema);

/** Parameters of tracking URLs, in the order of generated URLs. */
export const loadTrackingUrlParameters = texts(
  'tracking-url-parameters.yaml',
  schemas.trackingUrlParametersSchema,
);

/** Kinds and macros of postbacks. */
export const loadPostbacks = file('postbacks.yaml', schemas.postbacksSchema);

/** Bid levels, weakest first. */
export const loadBidLevels = file('bid-levels.yaml', schemas.bidLevelsSchema);

/** States of a bid. */
export const loadBidStates = file('bid-states.yaml', schemas.bidStatesSchema);

/** Columns of the bid CSV. */
export const loadBidCsvColumns = texts('bid-csv-columns.yaml', schemas.bidCsvColumnsSchema);

/** Codes of the bid upload check. */
export const loadBidValidation = texts('bid-validation.yaml', schemas.bidValidationSchema);

/** Columns of the cost CSV, in the order of the template. */
export const loadCostCsvColumns = texts('cost-csv-columns.yaml', schemas.costCsvColumnsSchema);

/** Codes of the cost import check. */
export const loadCostValidation = texts('cost-validation.yaml', schemas.costValidationSchema);

/** Questions of the learning path, by module. */
export const loadLearningPath = texts('learning-path.yaml', schemas.learningPathSchema);

/** Assigned country codes. */
export const loadCountries = (): string[] =>
  readFacts('countries.yaml', schemas.countriesSchema).flatMap((line) => line.split(' '));

/** How the raw data export writes values, and its privacy classes. */
export const loadRawDataConventions = texts('raw-data/conventions.yaml', schemas.rawDataConventionsSchema);

/** Columns that tables share, by group, and the keys of the map `attributes`. */
export const loadSharedColumns = texts('raw-data/shared-columns.yaml', schemas.sharedColumnsSchema);

/** Tables of the raw data export, by name; lib/facts/columns.ts adds the shared columns. */
export const loadRawDataTables = folder('raw-data/tables', schemas.rawDataTableSchema, {
  nameKey: 'table',
  uniqueKeys: ['route'],
});

/** Families of the HTTP APIs, in the order of the overview. */
export const loadApiFamilies = file('api-families.yaml', schemas.apiFamiliesSchema);

/** Rate limits of the HTTP APIs, by policy. */
export const loadApiRateLimits = file('api-rate-limits.yaml', schemas.apiRateLimitsSchema);

/** Errors of the HTTP APIs. */
export const loadApiErrors = texts('api-errors.yaml', schemas.apiErrorsSchema);

/** Scopes of API keys. */
export const loadApiScopes = file('api-scopes.yaml', schemas.apiScopesSchema);

/** SDK versions and the release calendar, newest first. */
export const loadSdkReleases = file('sdk-releases.yaml', schemas.sdkReleasesSchema);

/** What apps change on an update, one entry a platform. */
export const loadSdkUpdates = folder('sdk-updates', schemas.sdkUpdatesSchema, { nameKey: 'platform' });

/** What an app needs for the SDK, by platform and version. */
export const loadRequirements = folder('requirements', schemas.requirementsSchema, { nameKey: 'platform' });

/** What the options of the configuration do. */
export const loadSdkOptions = texts('sdk-options.yaml', schemas.sdkOptionsSchema);

/** What readers compare platforms and versions by. */
export const loadSdkFeatures = file('sdk-features.yaml', schemas.sdkFeaturesSchema);

/** Changes by release, one entry a platform. */
export const loadChangelogs = folder('changelog', schemas.changelogSchema, { nameKey: 'platform' });

/** Predefined events of SDK 5.0 and later. */
export const loadPredefinedEvents = texts('predefined-events.yaml', schemas.predefinedEventsSchema);

/** Event names of SDK 4.8 that mean a predefined event. */
export const loadPredefinedNames = file('predefined-names.yaml', schemas.predefinedNamesSchema);

/** Members of the attribution's result. */
export const loadAttributionMembers = texts('attribution-members.yaml', schemas.attributionMembersSchema);

/** Lines of the device's log and of the Live log. */
export const loadSdkLog = file('sdk-log.yaml', schemas.sdkLogSchema);

/** What the SDK does otherwise in its versions. */
export const loadSdkBehavior = file('sdk-behavior.yaml', schemas.sdkBehaviorSchema);

/** Where the SDKs send to. */
export const loadSdkHosts = texts('sdk-hosts.yaml', schemas.sdkHostsSchema);

/** Errors of the SDKs. */
export const loadSdkErrors = texts('sdk-errors.yaml', schemas.sdkErrorsSchema);

/** Privacy calls, and the consent model of SDK 6.0. */
export const loadConsent = texts('consent.yaml', schemas.consentSchema);

/** Fields of the settings of the Unity SDK. */
export const loadUnitySettings = texts('unity-settings.yaml', schemas.unitySettingsSchema);

/** Hosts and guides of the SDK's symbols. */
export const loadSdkReference = file('sdk-reference.yaml', schemas.sdkReferenceSchema);

/** What an app with the SDK declares in the stores. */
export const loadStoreDeclarations = file('store-declarations.yaml', schemas.storeDeclarationsSchema);

/** Third-party software in the SDKs, one entry a platform. */
export const loadLicenses = () => readFolder('licenses', schemas.licensesSchema, { nameKey: 'platform' });

/** Built-in channels. */
export const loadChannels = file('channels.yaml', schemas.channelsSchema);

/** Enums of data/enums.yaml; lib/facts/enums.ts has every enum. */
export const loadEnumLists = texts('enums.yaml', schemas.enumsSchema);

/** Windows and switches of attribution. */
export const loadAttributionWindows = file('attribution-windows.yaml', schemas.attributionWindowsSchema);

/** Entities of the sample world, for checks across files; lib/facts/sample-world.ts reads its whole folder. */
export const loadSampleEntities = file('sample-world/entities.yaml', schemas.sampleWorldSchemas.entities);

/** Words that search takes for each other. */
export const loadSearchSynonyms = file('search-synonyms.yaml', schemas.searchSynonymsSchema);

/** The pages that an empty search offers. */
export const loadSearchStart = file('search-start.yaml', schemas.searchStartSchema);

/** Queries of readers with the pages that they should find. */
export const loadSearchQueries = file('search-queries.yaml', schemas.searchQueriesSchema);

/** Dimensions of data views and reports; lib/facts/surfaces.ts knows which surface has which. */
export const loadDimensions = file('dimensions.yaml', schemas.dimensionsSchema);

/** Groups of metrics, and what decides on their day. */
export const loadMetricGroups = file('metric-groups.yaml', schemas.metricGroupsSchema);

/** Metrics of data views and reports; lib/facts/surfaces.ts knows which surface has which. */
export const loadMetrics = file('metrics.yaml', schemas.metricsSchema);

/** What the metric explorer offers. */
export const loadMetricExplorer = file('metric-explorer.yaml', schemas.metricExplorerSchema);

/** Endpoints of the HTTP APIs that no OpenAPI document describes. */
export const loadEndpoints = texts('json-schemas/endpoints.yaml', schemas.endpointsSchema);

/** Features that only some plans have. */
export const loadPlanFeatures = file('plans.yaml', schemas.plansSchema);

const areasOf = (name: string) => {
  const areas = folder(name, schemas.dashboardAreaSchema, { nameKey: 'area', uniqueKeys: ['order'] });
  return () => areas().sort((one, other) => one.order - other.order);
};

/** Screens of the dashboard, one entry an area, in the order of the menu. */
export const loadDashboardAreas = areasOf('dashboard');

/** Screens of the Classic dashboard, which older pages are about. */
export const loadClassicAreas = areasOf('dashboard-classic');

/** Names on screens that are not the dashboard's. */
export const loadOtherScreens = file('other-screens.yaml', schemas.otherScreensSchema);

/** Notifications about errors, in the order of the panel's reference. */
export const loadNotificationErrors = texts('notification-errors.yaml', schemas.notificationErrorsSchema);

/** States of objects, and what moves them. */
export const loadStateDiagrams = texts('state-diagrams.yaml', schemas.stateDiagramsSchema);
