/** What the request builder knows of an operation: written by the build as JSON, read by the builder in the browser. */
import type { Json, Schema } from './json-schema';

export interface BuilderParameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  /** Plain text. */
  description: string;
  schema: Schema;
  example?: Json;
}

export interface BuilderOperation {
  operationId: string;
  method: string;
  path: string;
  servers: { url: string }[];
  /** Header with the API key. */
  apiKeyHeader: string;
  accept: string;
  parameters: BuilderParameter[];
  body?: {
    contentType: string;
    required: boolean;
    schema: Schema;
    examples: { name: string; title: string; value: Json }[];
  };
  /** The request in the form that the snippet generators of the API theme take. */
  postman: Json;
}
