/** What a sample is made of, and what a module that writes one language looks like. */

export interface SampleRequest {
  method: string;
  /** Address without the query; path parameters are filled in. */
  url: string;
  /** A list is joined by commas; everything else is percent-encoded. */
  query: readonly (readonly [name: string, value: string | readonly string[]])[];
  /** Headers other than the API key, the content type and cookies. */
  headers: readonly Pair[];
  /** They become one `Cookie` header. */
  cookies: readonly Pair[];
  /** Header with the API key. */
  apiKeyHeader: string;
  /** Undefined if nothing is sent. */
  body: SampleBody | undefined;
  /** What the answer of a success holds; decides how the sample reads it. */
  answer: SampleAnswer;
  /** Recommended client time-out in seconds. */
  timeout: number;
}

export type Pair = readonly [name: string, value: string];

export type SampleAnswer = 'json' | 'text' | 'file' | 'none';

export type SampleBody =
  /** JSON; the writers lay its text out and keep its values, with all digits. */
  | { kind: 'json'; type: string; text: string }
  /** CSV, XML, plain text: byte for byte. */
  | { kind: 'text'; type: string; text: string }
  /** `application/x-www-form-urlencoded`. */
  | { kind: 'form'; fields: readonly Pair[] }
  /** `multipart/form-data`. */
  | { kind: 'multipart'; parts: readonly Part[] }
  /** The bytes of a file of that name. */
  | { kind: 'file'; type: string; file: string };

/** A value, with the media type of those that need one, or a file. */
export type Part = ValuePart | FilePart;

export interface ValuePart {
  name: string;
  value: string;
  type?: string;
}

export interface FilePart {
  name: string;
  file: string;
  type: string;
}

export const isFile = (part: Part): part is FilePart => 'file' in part;

export interface SampleWriter {
  /** Label of the tab; must be in the tab group `http-language` of plugins/content/code-tabs. */
  tab: string;
  /** Language of the fence. */
  language: string;
  /**
   * A complete program that sends the request, fails loudly and prints the answer.
   * @throws Error if nothing can send one of the values (sendable.ts), or for a method without a call.
   */
  write(request: SampleRequest): string;
}

/** Environment variable that all samples read the API key from. */
export const apiKeyVariable = 'WHENCE_API_KEY';

/** Members of a problem that a sample reports. */
export const problemMembers = ['code', 'detail', 'request_id'] as const;

/** A sample shows this much of an answer that it can't read: a gateway's page has no end. */
export const shownAtMost = 500;

const query = (pairs: SampleRequest['query']): string =>
  pairs
    .map(([name, value]) => `${encodeURIComponent(name)}=${[value].flat().map(encodeURIComponent).join(',')}`)
    .join('&');

/** The address with its query, percent-encoded. */
export function fullUrl(request: Pick<SampleRequest, 'url' | 'query'>): string {
  const search = query(request.query);
  return search ? `${request.url}?${search}` : request.url;
}

/** The query as pairs for a client that encodes them; undefined if commas must stay, which clients encode. */
export const plainQuery = (request: Pick<SampleRequest, 'query'>): readonly Pair[] | undefined =>
  request.query.every((pair): pair is Pair => typeof pair[1] === 'string')
    ? (request.query as readonly Pair[])
    : undefined;

/** Fields of a form as they are sent. */
export const formText = (fields: readonly Pair[]): string => query(fields);

/** Headers but for the key: the body's type unless the client sets it, the others, and the cookies. */
export function otherHeaders(
  { headers, cookies }: Pick<SampleRequest, 'headers' | 'cookies'>,
  contentType: string | undefined,
): Pair[] {
  return [
    ...(contentType === undefined ? [] : [['Content-Type', contentType] as const]),
    ...headers,
    ...(cookies.length === 0
      ? []
      : [
          [
            'Cookie',
            cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
          ] as const,
        ]),
  ];
}

/** Name of a file without its folders. */
export const baseName = (file: string): string => file.replace(/^.*[\\/]/, '');

/** `form-data; name="…"` with the escapes of browsers. */
export function disposition(part: Part): string {
  const word = (text: string): string =>
    `"${text.replace(/["\r\n]/g, (character) => encodeURIComponent(character))}"`;
  return `form-data; name=${word(part.name)}${isFile(part) ? `; filename=${word(baseName(part.file))}` : ''}`;
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
