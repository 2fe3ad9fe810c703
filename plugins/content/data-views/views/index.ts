/** Every view that `<Data view="…" />` can name. One line a view. */
import type { View } from '../view';
import { apiErrors, apiFamilies, apiScopes, rateLimits } from './api-rules';
import { attributionWindows } from './attribution-windows';
import { bidCsvColumns, bidLevels, bidStates, bidValidation, partnerBidSupport } from './bids';
import { endpoint, endpointErrors, schemaFields } from './endpoints';
import { counterparts } from './counterparts';
import { funnelPasses } from './funnel-passes';
import { glossaryTerms } from './glossary-terms';
import { partnerAttributes } from './partner/attributes';
import { partnerCapabilities } from './partner/capabilities';
import { partnerCostDays } from './partner/cost-days';
import { partnerCostRows } from './partner/cost-rows';
import { partnerList, partnerPostbackSets } from './partner/list';
import {
  partnerBidDecimals,
  partnerBidLevels,
  partnerCostBy,
  partnerCount,
  partnerNames,
} from './partner/phrases';
import { partnerPostbacks } from './partner/postbacks';
import { partnerTrackingUrls } from './partner/tracking-urls';
import { partnerCallbacks, partnerClaims, partnerMacros, partnerWebMacros } from './partner/values';
import { postbackKinds } from './postback-kinds';
import { postbackMacros } from './postback-macros';
import {
  rawDataAccessErrors,
  rawDataDownloads,
  rawDataPrivacy,
  rawDataRow,
  rawDataSample,
  rawDataTable,
  rawDataTables,
  rawDataTypes,
} from './raw-data';
import { metricDictionary, metricGroups } from './metric-dictionary';
import { differences, finality } from './differences';
import { workedMetric } from './worked-metric';
import { notificationErrors } from './notification-errors';
import { cohortMetricsTable, dimensions, metrics } from './reporting';
import {
  attributionFields,
  changelog,
  consentMembers,
  consentRules,
  consentSwitches,
  licenses,
  predefinedEvents,
  privacyCalls,
  sdkDifferences,
  sdkErrors,
  sdkReleasesTable,
  sdkRequirements,
  sdkUpdate,
  sdkVersion,
  sdkVersionsTable,
  storeDeclarations,
  unitySettings,
} from './sdk';
import { sdkFeatures, sdkRenamesTable } from './sdk-lookup';
import { errorCodeIndex, rawDataColumnIndex } from './indexes';
import { channels } from './channels';
import { classicPages } from './classic-pages';
import { costCodeAnchors, costCsvColumns, costValidation, realTimeCostPartners } from './costs';
import { csvSample, csvSampleFindings } from './csv-upload';
import { learningCheck, learningModule, learningProgress, quiz } from './learning-path';
import { monetizationPartnerSections, monetizationPartners } from './monetization-partners';
import { permissions, roles } from './permissions';
import { sampleDataset } from './sample-dataset';
import { stateDiagram } from './state-diagram';
import { trackingUrlParameters } from './tracking-url-parameters';

export const views: Readonly<Record<string, View>> = {
  'api-errors': apiErrors,
  'api-families': apiFamilies,
  'api-scopes': apiScopes,
  'attribution-windows': attributionWindows,
  'bid-csv-columns': bidCsvColumns,
  'bid-levels': bidLevels,
  'bid-states': bidStates,
  'bid-validation': bidValidation,
  'partner-bid-support': partnerBidSupport,
  channels,
  'classic-pages': classicPages,
  'learning-check': learningCheck,
  'learning-module': learningModule,
  'learning-progress': learningProgress,
  permissions,
  roles,
  'cost-code-anchors': costCodeAnchors,
  'cost-csv-columns': costCsvColumns,
  'cost-validation': costValidation,
  'csv-sample': csvSample,
  'csv-sample-findings': csvSampleFindings,
  'real-time-cost-partners': realTimeCostPartners,
  'monetization-partner-sections': monetizationPartnerSections,
  'monetization-partners': monetizationPartners,
  'partner-attributes': partnerAttributes,
  'partner-bid-decimals': partnerBidDecimals,
  'partner-bid-levels': partnerBidLevels,
  'partner-callbacks': partnerCallbacks,
  'partner-capabilities': partnerCapabilities,
  'partner-cost-by': partnerCostBy,
  'partner-cost-days': partnerCostDays,
  'partner-cost-rows': partnerCostRows,
  'partner-claims': partnerClaims,
  'partner-count': partnerCount,
  'partner-list': partnerList,
  'partner-macros': partnerMacros,
  'partner-names': partnerNames,
  'partner-postback-sets': partnerPostbackSets,
  'partner-postbacks': partnerPostbacks,
  'partner-tracking-urls': partnerTrackingUrls,
  'partner-web-macros': partnerWebMacros,
  'cohort-metrics': cohortMetricsTable,
  counterparts,
  differences,
  dimensions,
  endpoint,
  'endpoint-errors': endpointErrors,
  'error-codes': errorCodeIndex,
  finality,
  'funnel-passes': funnelPasses,
  'glossary-terms': glossaryTerms,
  'metric-dictionary': metricDictionary,
  'worked-metric': workedMetric,
  'metric-groups': metricGroups,
  'notification-errors': notificationErrors,
  metrics,
  'postback-kinds': postbackKinds,
  'postback-macros': postbackMacros,
  quiz,
  'rate-limits': rateLimits,
  'raw-data-columns': rawDataColumnIndex,
  'raw-data-downloads': rawDataDownloads,
  'raw-data-access-errors': rawDataAccessErrors,
  'raw-data-privacy': rawDataPrivacy,
  'raw-data-row': rawDataRow,
  'raw-data-sample': rawDataSample,
  'raw-data-table': rawDataTable,
  'raw-data-tables': rawDataTables,
  'raw-data-types': rawDataTypes,
  'attribution-fields': attributionFields,
  changelog,
  'consent-members': consentMembers,
  'consent-rules': consentRules,
  'consent-switches': consentSwitches,
  licenses,
  'predefined-events': predefinedEvents,
  'privacy-calls': privacyCalls,
  'schema-fields': schemaFields,
  'sample-dataset': sampleDataset,
  'sdk-differences': sdkDifferences,
  'sdk-errors': sdkErrors,
  'sdk-features': sdkFeatures,
  'sdk-renames': sdkRenamesTable,
  'sdk-releases': sdkReleasesTable,
  'sdk-requirements': sdkRequirements,
  'sdk-update': sdkUpdate,
  'sdk-version': sdkVersion,
  'sdk-versions': sdkVersionsTable,
  'store-declarations': storeDeclarations,
  'unity-settings': unitySettings,
  'state-diagram': stateDiagram,
  'tracking-url-parameters': trackingUrlParameters,
};
