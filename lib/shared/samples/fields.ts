/**
 * What can be filled in for a request: written by the build as JSON, read by the request builder in the browser. The
 * samples of a page are made of the same fields, filled in with the examples of the specification.
 */
import type { Schema } from '../json-schema';
import type { SampleAnswer, SampleBody } from './types';

/** One value that is sent. Members of objects and the parts of forms are fields, so a field is a value or a list. */
export interface RequestField {
  /** As it is sent, such as `filter[os]`. */
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie' | 'form' | 'part' | 'file';
  required: boolean;
  /** Plain text. */
  description: string;
  schema: Schema;
  /** A list is one value, joined by commas; otherwise it is sent once for each value. */
  joined?: true;
  /** Media type of a part that is more than a plain value, and of a file. */
  type?: string;
  /** The value is the name of a file. */
  isFile?: true;
  /** A list for more than one value. */
  example?: string | string[];
}

/** The body of a request. The values of forms and files are fields. */
export interface RequestBodyForm {
  kind: SampleBody['kind'];
  /** Media type. */
  type: string;
  required: boolean;
  schema: Schema;
  /** Texts of JSON and text bodies. */
  examples: { name: string; title: string; value: string }[];
}

/** What is sent where, without values. */
export interface RequestForm {
  method: string;
  /** With the names of path parameters in braces. */
  path: string;
  server: string;
  /** Header with the API key. */
  apiKeyHeader: string;
  fields: RequestField[];
  /** Undefined if the operation takes none. */
  body?: RequestBodyForm | undefined;
  answer: SampleAnswer;
}
