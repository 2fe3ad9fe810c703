/**
 * Types of the facts, made from their schemas. In a module without logic so that what is made from facts (derived
 * limits, columns, enums) and what loads them do not import each other.
 */
import type * as z from 'zod';
import type * as schemas from '../../data/schema';

type Schemas = typeof schemas;

/** What a file or folder of a schema holds. */
type Facts<Name extends keyof Schemas> = Schemas[Name] extends z.ZodType<infer T> ? T : never;

export type OwnLimit = Facts<'limitsSchema'>[number];

/** A fact of pages, with how it reads in a sentence. */
export interface Limit {
  key: string;
  value: number | string;
  /** What kind of number it is. */
  bound: OwnLimit['bound'];
  unit?: string | undefined;
  decimals?: number | undefined;
  text: string;
  /** Values in other SDK versions, on platforms and in the Classic dashboard; lib/facts/scope.ts reads it. */
  elsewhere?: OwnLimit['elsewhere'];
}

export type Subject = Facts<'subjectsSchema'>[number];
export type Partner = Facts<'partnerSchema'>;
export type TrackingUrlParameter = Facts<'trackingUrlParametersSchema'>[number];
export type SharedColumns = Facts<'sharedColumnsSchema'>;
export type RawDataTable = Facts<'rawDataTableSchema'>;
export type RawDataColumn = RawDataTable['columns'][number];
export type Requirements = Facts<'requirementsSchema'>;
export type ApiRateLimit = Facts<'apiRateLimitsSchema'>[number];
export type ApiErrors = Facts<'apiErrorsSchema'>;
export type ApiScope = Facts<'apiScopesSchema'>[number];
export type Changelog = Facts<'changelogSchema'>;
export type EnumList = Facts<'enumsSchema'>[number];
export type AttributionWindow = Facts<'attributionWindowsSchema'>[number];
export type SearchSynonyms = Facts<'searchSynonymsSchema'>;
export type SearchStart = Facts<'searchStartSchema'>;
export type SearchQuery = Facts<'searchQueriesSchema'>[number];
export type Dimension = Facts<'dimensionsSchema'>[number];
export type Metric = Facts<'metricsSchema'>[number];
export type Surface = Metric['surfaces'][number];
export type DashboardArea = Facts<'dashboardAreaSchema'>;
export type Endpoint = Facts<'endpointsSchema'>[number];
