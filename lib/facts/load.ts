/**
 * All collections of facts, typed. Read in Node only (config, plugins, scripts, tests); readers get what views make of
 * them. A wrong fact stops whoever asks first, with file, line and cure.
 */
import type * as z from 'zod';
import { derivedLimits } from './derived-limits';
import { filledTexts } from './in-text';
import { limitText } from './limit-text';
import { readFacts, readFolder } from '../yaml/read';
import type {
  ApiErrors,
  ApiRateLimit,
  ApiScope,
  AttributionWindow,
  Changelog,
  Channel,
  ClassicPage,
  Consent,
  DashboardArea,
  Dimension,
  Endpoint,
  EnumList,
  GlossaryTerm,
  Licenses,
  Limit,
  LinkNames,
  Metric,
  MonetizationPartner,
  OtherScreen,
  Partner,
  PlanFeature,
  Postbacks,
  PredefinedEvent,
  RawDataConventions,
  RawDataTable,
  Roles,
  SampleEntities,
  SdkError,
  SdkLog,
  SdkReleases,
  SearchQuery,
  SearchSynonyms,
  SharedColumns,
  Subject,
  TrackingUrlParameter,
  UiPath,
} from './types';
import {
  classicPagesSchema,
  codeNamesSchema,
  glossarySchema,
  ownLimitsSchema,
  quantitiesSchema,
  rolesSchema,
  terminologySchema,
  uiPathsSchema,
  voiceSchema,
} from '../../data/schema/basics';
import {
  apiErrorsSchema,
  apiFamiliesSchema,
  apiRateLimitsSchema,
  apiScopesSchema,
} from '../../data/schema/api-rules';
import {
  bidCsvColumnsSchema,
  bidLevelsSchema,
  bidStatesSchema,
  bidValidationSchema,
} from '../../data/schema/bids';
import { costCsvColumnsSchema, costValidationSchema, countriesSchema } from '../../data/schema/costs';
import { dashboardAreaSchema, otherScreensSchema, plansSchema } from '../../data/schema/dashboard';
import { endpointsSchema } from '../../data/schema/endpoints';
import { exceptionsSchema } from '../../data/schema/exceptions';
import { learningPathSchema } from '../../data/schema/learning-path';
import { linkNamesSchema } from '../../data/schema/link-names';
import { legacyPartnersSchema, monetizationPartnerSchema, partnerSchema } from '../../data/schema/partners';
import { attributionWindowsSchema, channelsSchema, enumsSchema } from '../../data/schema/platform';
import { dimensionsSchema, metricsSchema } from '../../data/schema/reporting';
import {
  rawDataConventionsSchema,
  rawDataTableSchema,
  sharedColumnsSchema,
} from '../../data/schema/raw-data';
import { sampleWorldSchemas } from '../../data/schema/sample-world';
import { searchQueriesSchema, searchSynonymsSchema } from '../../data/schema/search';
import { subjectsSchema } from '../../data/schema/subjects';
import {
  changelogSchema,
  consentSchema,
  licensesSchema,
  predefinedEventsSchema,
  sdkErrorsSchema,
  sdkLogSchema,
  sdkReleasesSchema,
} from '../../data/schema/sdk';
import { stateDiagramsSchema } from '../../data/schema/state-diagrams';
import { supplyChainSchema } from '../../data/schema/supply-chain';
import { postbacksSchema, trackingUrlParametersSchema } from '../../data/schema/tracking';

/** The limits that were made last, and of what: the same facts give the same list. */
let lastLimits: { from: readonly unknown[]; limits: readonly Limit[] } | undefined;

/** Numbers that pages name with `<Fact id="…" />`: the ones in limits.yaml, and the ones made from tables. */
export function loadLimits(): readonly Limit[] {
  const windows = loadAttributionWindows();
  const rates = loadApiRateLimits();
  const derived = () => derivedLimits(windows, rates);
  const own = readFacts('limits.yaml', ownLimitsSchema(derived));
  const from = [windows, rates, own];
  if (!lastLimits || from.some((facts, index) => facts !== lastLimits?.from[index])) {
    lastLimits = {
      from,
      limits: [...own.map((limit) => ({ ...limit, text: limitText(limit) })), ...derived()],
    };
  }
  return lastLimits.limits;
}

/** Facts whose texts name limits. */
const readText = <T extends object>(file: string, schema: z.ZodType<T>): T =>
  filledTexts(file, readFacts(file, schema), loadLimits());

/** Folders of such facts. */
const readTexts = <T extends object>(...[folder, schema, rules]: Parameters<typeof readFolder<T>>): T[] =>
  readFolder(folder, schema, rules).map((facts) => filledTexts(folder, facts, loadLimits()));

/** Terms and tooltips. */
export const loadGlossary = (): GlossaryTerm[] => readText('glossary.yaml', glossarySchema);

/** Names that links use for pages in addition to their titles. */
export const loadLinkNames = (): LinkNames => readFacts('link-names.yaml', linkNamesSchema);

/** Where each guide's subject is in the dashboard. */
export const loadUiPaths = (): UiPath[] => readFacts('ui-paths.yaml', uiPathsSchema);

/** What the pages of the Classic dashboard are about, there and today. */
export const loadClassicPages = (): ClassicPage[] => readFacts('classic-pages.yaml', classicPagesSchema);

/** What is one subject in the dashboard, the APIs and the SDK. */
export const loadSubjects = (): Subject[] => readFacts('subjects.yaml', subjectsSchema);

/** Roles and the permission matrix. */
export const loadRoles = (): Roles => readFacts('roles.yaml', rolesSchema);

/** Licenses, install scripts and advisories that are allowed, with reasons. */
export const loadSupplyChain = () => readFacts('supply-chain.yaml', supplyChainSchema);

/** Words that prose must not use. */
export const loadTerminology = () => readFacts('terminology.yaml', terminologySchema);

/** Patterns of sentences that prose must not have. */
export const loadVoice = () => readFacts('voice.yaml', voiceSchema);

/** Numbers that pages type and no page shows by key. */
export const loadQuantities = () => readFacts('quantities.yaml', quantitiesSchema);

/** Names in code font that no other collection has. */
export const loadCodeNames = () => readFacts('code-names.yaml', codeNamesSchema);

/** What checks let pass, each with the reason. */
export const loadExceptions = () => readFacts('exceptions.yaml', exceptionsSchema);

const ofOnePartner = { nameKey: 'slug', uniqueKeys: ['id'] } as const;

/** Advertising partners of the catalog, by slug. */
export const loadPartners = (): Partner[] => readFolder('partners', partnerSchema, ofOnePartner);

/** Monetization partners of the catalog, by slug. */
export const loadMonetizationPartners = (): MonetizationPartner[] =>
  readFolder('monetization-partners', monetizationPartnerSchema, ofOnePartner);

/** Slugs of former docs whose partner has no page. */
export const loadLegacyPartners = () => readFacts('legacy-partners.yaml', legacyPartnersSchema);

/** Parameters of tracking URLs, in the order of generated URLs. */
export const loadTrackingUrlParameters = (): TrackingUrlParameter[] =>
  readText('tracking-url-parameters.yaml', trackingUrlParametersSchema);

/** Kinds and macros of postbacks. */
export const loadPostbacks = (): Postbacks => readFacts('postbacks.yaml', postbacksSchema);

/** Bid levels, weakest first. */
export const loadBidLevels = () => readFacts('bid-levels.yaml', bidLevelsSchema);

/** States of a bid. */
export const loadBidStates = () => readFacts('bid-states.yaml', bidStatesSchema);

/** Columns of the bid CSV. */
export const loadBidCsvColumns = () => readText('bid-csv-columns.yaml', bidCsvColumnsSchema);

/** Codes of the bid upload check. */
export const loadBidValidation = () => readText('bid-validation.yaml', bidValidationSchema);

/** Columns of the cost CSV, in the order of the template. */
export const loadCostCsvColumns = () => readText('cost-csv-columns.yaml', costCsvColumnsSchema);

/** Codes of the cost import check. */
export const loadCostValidation = () => readText('cost-validation.yaml', costValidationSchema);

/** Questions of the learning path, by module. */
export const loadLearningPath = () => readText('learning-path.yaml', learningPathSchema);

/** Assigned country codes. */
export const loadCountries = (): string[] =>
  readFacts('countries.yaml', countriesSchema).flatMap((line) => line.split(' '));

/** How the raw data export writes values, and its privacy classes. */
export const loadRawDataConventions = (): RawDataConventions =>
  readText('raw-data/conventions.yaml', rawDataConventionsSchema);

/** Columns that tables share, by group, and the keys of the map `attributes`. */
export const loadSharedColumns = (): SharedColumns =>
  readText('raw-data/shared-columns.yaml', sharedColumnsSchema);

/** Tables of the raw data export, by name; lib/facts/columns.ts adds the shared columns. */
export const loadRawDataTables = (): RawDataTable[] =>
  readTexts('raw-data/tables', rawDataTableSchema, { nameKey: 'table', uniqueKeys: ['route'] });

/** Families of the HTTP APIs, in the order of the overview. */
export const loadApiFamilies = () => readFacts('api-families.yaml', apiFamiliesSchema);

/** Rate limits of the HTTP APIs, by policy. */
export const loadApiRateLimits = (): ApiRateLimit[] => readFacts('api-rate-limits.yaml', apiRateLimitsSchema);

/** Errors of the HTTP APIs. */
export const loadApiErrors = (): ApiErrors => readText('api-errors.yaml', apiErrorsSchema);

/** Scopes of API keys. */
export const loadApiScopes = (): ApiScope[] => readFacts('api-scopes.yaml', apiScopesSchema);

/** SDK versions and the release calendar, newest first. */
export const loadSdkReleases = (): SdkReleases => readFacts('sdk-releases.yaml', sdkReleasesSchema);

/** Changes by release, one entry a platform. */
export const loadChangelogs = (): Changelog[] =>
  readTexts('changelog', changelogSchema, { nameKey: 'platform' });

/** Predefined events of SDK 5.0 and later. */
export const loadPredefinedEvents = (): PredefinedEvent[] =>
  readText('predefined-events.yaml', predefinedEventsSchema);

/** Lines of the device's log and of the Live log. */
export const loadSdkLog = (): SdkLog => readFacts('sdk-log.yaml', sdkLogSchema);

/** Errors of the SDKs. */
export const loadSdkErrors = (): SdkError[] => readText('sdk-errors.yaml', sdkErrorsSchema);

/** Privacy calls, and the consent model of SDK 6.0. */
export const loadConsent = (): Consent => readText('consent.yaml', consentSchema);

/** Third-party software in the SDKs, one entry a platform. */
export const loadLicenses = (): Licenses[] => readFolder('licenses', licensesSchema, { nameKey: 'platform' });

/** Built-in channels. */
export const loadChannels = (): Channel[] => readFacts('channels.yaml', channelsSchema);

/** Enums of data/enums.yaml; lib/facts/enums.ts has every enum. */
export const loadEnumLists = (): EnumList[] => readText('enums.yaml', enumsSchema);

/** Windows and switches of attribution. */
export const loadAttributionWindows = (): AttributionWindow[] =>
  readFacts('attribution-windows.yaml', attributionWindowsSchema);

/** Entities of the sample world, for checks across files; lib/facts/sample-world.ts reads its whole folder. */
export const loadSampleEntities = (): SampleEntities =>
  readFacts('sample-world/entities.yaml', sampleWorldSchemas.entities);

/** Words that search takes for each other. */
export const loadSearchSynonyms = (): SearchSynonyms =>
  readFacts('search-synonyms.yaml', searchSynonymsSchema);

/** Queries of readers with the pages that they should find. */
export const loadSearchQueries = (): SearchQuery[] => readFacts('search-queries.yaml', searchQueriesSchema);

/** Dimensions of data views and reports; lib/facts/surfaces.ts knows which surface has which. */
export const loadDimensions = (): Dimension[] => readFacts('dimensions.yaml', dimensionsSchema);

/** Metrics of data views and reports; lib/facts/surfaces.ts knows which surface has which. */
export const loadMetrics = (): Metric[] => readFacts('metrics.yaml', metricsSchema);

/** Endpoints of the HTTP APIs that no OpenAPI document describes. */
export const loadEndpoints = (): Endpoint[] => readText('json-schemas/endpoints.yaml', endpointsSchema);

/** Features that only some plans have. */
export const loadPlanFeatures = (): PlanFeature[] => readFacts('plans.yaml', plansSchema);

const areasOf = (folder: string): DashboardArea[] =>
  readTexts(folder, dashboardAreaSchema, { nameKey: 'area', uniqueKeys: ['order'] }).sort(
    (one, other) => one.order - other.order,
  );

/** Screens of the dashboard, one entry an area, in the order of the menu. */
export const loadDashboardAreas = (): DashboardArea[] => areasOf('dashboard');

/** Screens of the Classic dashboard, which older pages are about. */
export const loadClassicAreas = (): DashboardArea[] => areasOf('dashboard-classic');

/** Names on screens that are not the dashboard's. */
export const loadOtherScreens = (): OtherScreen[] => readFacts('other-screens.yaml', otherScreensSchema);

/** States of objects, and what moves them. */
export const loadStateDiagrams = () => readText('state-diagrams.yaml', stateDiagramsSchema);
