/**
 * Types of the facts, made from their schemas. In a module without logic so that what is made from facts (derived
 * limits, columns, enums) and what loads them do not import each other.
 */
import type * as z from 'zod';
import type { apiErrorsSchema, apiRateLimitsSchema, apiScopesSchema } from '../../data/schema/api-rules';
import type {
  classicPagesSchema,
  glossarySchema,
  limitsSchema,
  rolesSchema,
  uiPathsSchema,
} from '../../data/schema/basics';
import type { dashboardAreaSchema, otherScreensSchema, plansSchema } from '../../data/schema/dashboard';
import type { endpointsSchema } from '../../data/schema/endpoints';
import type { linkNamesSchema } from '../../data/schema/link-names';
import type { monetizationPartnerSchema, partnerSchema } from '../../data/schema/partners';
import type { attributionWindowsSchema, channelsSchema, enumsSchema } from '../../data/schema/platform';
import type {
  rawDataConventionsSchema,
  rawDataTableSchema,
  sharedColumnsSchema,
} from '../../data/schema/raw-data';
import type { dimensionsSchema, metricsSchema, surface } from '../../data/schema/reporting';
import type {
  changelogSchema,
  consentSchema,
  licensesSchema,
  predefinedEventsSchema,
  sdkErrorsSchema,
  sdkLogSchema,
  sdkReleasesSchema,
} from '../../data/schema/sdk';
import type { sampleWorldSchemas } from '../../data/schema/sample-world';
import type { searchQueriesSchema, searchSynonymsSchema } from '../../data/schema/search';
import type { subjectsSchema } from '../../data/schema/subjects';
import type { postbacksSchema, trackingUrlParametersSchema } from '../../data/schema/tracking';

export type OwnLimit = z.infer<typeof limitsSchema>[number];

/** A fact of pages, with how it reads in a sentence. */
export interface Limit {
  key: string;
  value: number | string;
  /** What kind of number it is; without one it is exact. */
  bound?: OwnLimit['bound'];
  unit?: string | undefined;
  decimals?: number | undefined;
  text: string;
  /** Words near which a number that pages type is this one. */
  words?: readonly string[] | undefined;
  /** Values in other SDK versions, on platforms and in the Classic dashboard; lib/facts/scope.ts reads it. */
  elsewhere?: OwnLimit['elsewhere'];
}

export type GlossaryTerm = z.infer<typeof glossarySchema>[number];
export type LinkNames = z.infer<typeof linkNamesSchema>;
export type UiPath = z.infer<typeof uiPathsSchema>[number];
export type ClassicPage = z.infer<typeof classicPagesSchema>[number];
export type Subject = z.infer<typeof subjectsSchema>[number];
export type Roles = z.infer<typeof rolesSchema>;
export type Partner = z.infer<typeof partnerSchema>;
export type MonetizationPartner = z.infer<typeof monetizationPartnerSchema>;
export type TrackingUrlParameter = z.infer<typeof trackingUrlParametersSchema>[number];
export type Postbacks = z.infer<typeof postbacksSchema>;
export type RawDataConventions = z.infer<typeof rawDataConventionsSchema>;
export type SharedColumns = z.infer<typeof sharedColumnsSchema>;
export type RawDataTable = z.infer<typeof rawDataTableSchema>;
export type RawDataColumn = RawDataTable['columns'][number];
export type ApiRateLimit = z.infer<typeof apiRateLimitsSchema>[number];
export type ApiErrors = z.infer<typeof apiErrorsSchema>;
export type ApiScope = z.infer<typeof apiScopesSchema>[number];
export type SdkReleases = z.infer<typeof sdkReleasesSchema>;
export type Changelog = z.infer<typeof changelogSchema>;
export type PredefinedEvent = z.infer<typeof predefinedEventsSchema>[number];
export type SdkError = z.infer<typeof sdkErrorsSchema>[number];
export type SdkLog = z.infer<typeof sdkLogSchema>;
export type Consent = z.infer<typeof consentSchema>;
export type Licenses = z.infer<typeof licensesSchema>;
export type Channel = z.infer<typeof channelsSchema>[number];
export type EnumList = z.infer<typeof enumsSchema>[number];
export type AttributionWindow = z.infer<typeof attributionWindowsSchema>[number];
export type SampleEntities = z.infer<(typeof sampleWorldSchemas)['entities']>;
export type SearchSynonyms = z.infer<typeof searchSynonymsSchema>;
export type SearchQuery = z.infer<typeof searchQueriesSchema>[number];
export type Surface = z.infer<typeof surface>;
export type Dimension = z.infer<typeof dimensionsSchema>[number];
export type Metric = z.infer<typeof metricsSchema>[number];
export type DashboardArea = z.infer<typeof dashboardAreaSchema>;
export type OtherScreen = z.infer<typeof otherScreensSchema>[number];
export type PlanFeature = z.infer<typeof plansSchema>[number];
export type Endpoint = z.infer<typeof endpointsSchema>[number];
