/**
 * The parts of an OpenAPI 3.1 document that the page writers read, after references are resolved. Narrower than the
 * types of the generator package, which know neither type lists (`["string", "null"]`) nor our extensions.
 */

import type { Json, Schema } from '../shared/json-schema';

/** Members of a path that are operations. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export interface Example {
  summary?: string;
  description?: string;
  value?: Json;
}

export interface MediaType {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, Example>;
  /** How the fields of a form are sent. */
  encoding?: Record<string, Encoding>;
}

export interface Encoding {
  contentType?: string;
  explode?: boolean;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  /** How a list or an object is written; OpenAPI has a default for each place. */
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  /** Instead of a schema, for a value that is a document. */
  content?: Record<string, MediaType>;
  schema?: Schema;
  example?: Json;
  examples?: Record<string, Example>;
}

export type Header = Omit<Parameter, 'name' | 'in'>;

export interface Response {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
}

/** One entry of `x-whence-errors`. */
export interface OperationError {
  status: number;
  code: string;
  when: string;
  cure: string;
}

export interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
  description?: string;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Response>;
  externalDocs?: { url: string; description?: string };
  'x-whence-scope'?: string;
  'x-whence-rate-limit'?: string | RateLimit;
  'x-whence-errors'?: OperationError[];
  /** Fact of data/limits.yaml that says how large a body may be. */
  'x-whence-body-limit'?: string;
}

/** `x-whence-rate-limit` if it includes the numbers. */
export interface RateLimit {
  policy: string;
  /** Requests per window. */
  limit?: number;
  /** Length of the window in seconds. */
  window?: number;
}

/** An operation with where it is. */
export interface LocatedOperation extends Operation {
  method: string;
  path: string;
}

export interface Tag {
  name: string;
  description?: string;
  'x-displayName'?: string;
  externalDocs?: { url: string; description?: string };
}

export interface Spec {
  openapi: string;
  info: {
    title: string;
    version: string;
    description?: string;
    contact?: { name?: string; url?: string; email?: string };
    license?: { name: string; url?: string };
    /** Words that readers search for; only on the page. */
    'x-keywords'?: string[];
  };
  servers?: { url: string; description?: string }[];
  /** Roles by the scheme that they belong to. */
  security?: Record<string, string[]>[];
  tags?: Tag[];
  paths: Record<string, Record<string, unknown>>;
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
}
