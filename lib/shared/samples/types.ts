/** What a sample is made of, and what a module that writes one language looks like. */
import type { Json } from '../json-schema';

export interface SampleRequest {
  method: string;
  /** Address without the query; path parameters are filled in. */
  url: string;
  query: readonly (readonly [name: string, value: string])[];
  /** Headers other than the API key and the content type. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Header with the API key. */
  apiKeyHeader: string;
  /** JSON body; undefined if the operation takes none. */
  body: Json | undefined;
  /** Recommended client time-out in seconds. */
  timeout: number;
}

export interface SampleWriter {
  /** Label of the tab; must be in the tab group `http-language` of plugins/content/code-tabs. */
  tab: string;
  /** Language of the fence. */
  language: string;
  /** A complete program that sends the request, fails loudly and prints the answer. */
  write(request: SampleRequest): string;
}

/** Environment variable that all samples read the API key from. */
export const apiKeyVariable = 'WHENCE_API_KEY';

/** The address with its query, percent-encoded. */
export function fullUrl({ url, query }: Pick<SampleRequest, 'url' | 'query'>): string {
  const search = query
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return search ? `${url}?${search}` : url;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The method in lower case, as the names of calls are made of it.
 * @throws Error for a method that the clients of the samples may have no call for.
 */
export function methodName({ method }: Pick<SampleRequest, 'method'>): string {
  if (!methods.includes(method))
    throw new Error(
      `The samples have no call for the method ${method}. Add it to lib/shared/samples/types.ts.`,
    );
  return method.toLowerCase();
}
