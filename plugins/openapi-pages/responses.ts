/**
 * Writes the responses: one section a status. The error body is the same everywhere, so its fields stand once, after
 * the statuses.
 */
import type { Example, Header, Json, LocatedOperation, MediaType, Response } from './types';
import { blocks, code, fence, heading, mdxMarkdown, wordList } from './text';
import { headersTable } from './parameters';
import { schemaBlock } from './fields';
import { jsonContent } from './samples';
import { printJson } from './samples/literal';

/** Reason phrases of the statuses that an API of this kind sends. */
const phrases: Readonly<Record<string, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  207: 'Multi-Status',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  425: 'Too Early',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

const isError = (status: string): boolean => /^[45]/.test(status);

/** Statuses in ascending order. */
const ordered = (responses: Readonly<Record<string, Response>>): [string, Response][] =>
  Object.entries(responses).sort(([a], [b]) => a.localeCompare(b));

/** Names of headers that every response of the operation has; explained once. */
function commonHeaders(responses: Readonly<Record<string, Response>>): Record<string, Header> {
  const all = Object.values(responses);
  const first = all[0]?.headers ?? {};
  if (all.length < 2) return {};
  return Object.fromEntries(Object.entries(first).filter(([name]) => all.every((r) => r.headers?.[name])));
}

function without(
  headers: Readonly<Record<string, Header>> = {},
  names: Readonly<Record<string, Header>>,
): Record<string, Header> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in names)));
}

/** Examples of a media type, each with its title. */
export function examplesOf(media: MediaType | undefined): { title: string; note: string; value: Json }[] {
  const named = Object.values(media?.examples ?? {}).flatMap((example: Example) =>
    example.value === undefined
      ? []
      : [{ title: example.summary ?? '', note: example.description ?? '', value: example.value }],
  );
  if (named.length > 0) return named;
  const single = media?.example ?? media?.schema?.example ?? media?.schema?.examples?.[0];
  return single === undefined ? [] : [{ title: '', note: '', value: single }];
}

/** Fences of examples, titled. */
export function exampleFences(media: MediaType | undefined, fallbackTitle: string): string {
  return blocks(
    ...examplesOf(media).flatMap(({ title, note, value }) => [
      note && mdxMarkdown(note),
      fence('json', printJson(value), `title="${(title || fallbackTitle).replace(/"/g, "'")}"`),
    ]),
  );
}

function success(status: string, response: Response, common: Readonly<Record<string, Header>>): string {
  const media = jsonContent(response.content);
  return blocks(
    headersTable(without(response.headers, common)),
    media?.schema && schemaBlock(media.schema, `response-${status}`),
    exampleFences(media, `${status} response`),
  );
}

function failure(
  status: string,
  response: Response,
  common: Readonly<Record<string, Header>>,
  operation: LocatedOperation,
): string {
  const codes = (operation['x-whence-errors'] ?? [])
    .filter((e) => String(e.status) === status)
    .map((e) => e.code);
  const media = jsonContent(response.content);
  return blocks(
    codes.length > 0 && `${codes.length > 1 ? 'Codes' : 'Code'}: ${wordList([...new Set(codes)].map(code))}.`,
    headersTable(without(response.headers, common)),
    exampleFences(media, `${status} response`),
  );
}

/** Error bodies of the operation by the name of their schema, each with the statuses that send it. */
function problems(
  responses: readonly [string, Response][],
): { name: string; statuses: string[]; media: MediaType }[] {
  const found = new Map<string, { statuses: string[]; media: MediaType }>();
  for (const [status, response] of responses) {
    const media = isError(status) ? jsonContent(response.content) : undefined;
    if (!media?.schema) continue;
    const name = media.schema.title ?? 'Error';
    const entry = found.get(name) ?? { statuses: [], media };
    entry.statuses.push(status);
    found.set(name, entry);
  }
  return [...found].map(([name, entry]) => ({ name, ...entry }));
}

/** The "Responses" section. */
export function responsesSection(operation: LocatedOperation): string {
  const responses = ordered(operation.responses);
  const common = commonHeaders(operation.responses);
  const errorBodies = problems(responses);
  return blocks(
    heading(2, 'Responses', 'responses'),
    Object.keys(common).length > 0 && blocks('Every response has these headers:', headersTable(common)),
    ...responses.map(([status, response]) =>
      blocks(
        heading(3, `${status} ${phrases[status] ?? ''}`.trim(), `response-${status}`),
        mdxMarkdown(response.description),
        isError(status) ? failure(status, response, common, operation) : success(status, response, common),
      ),
    ),
    ...errorBodies.map(({ name, statuses, media }, index) => {
      const id = index === 0 ? 'problem' : `problem-${index + 1}`;
      return blocks(
        heading(3, errorBodies.length === 1 ? 'Error body' : `Error body: ${name}`, id),
        `${code('application/problem+json')}, sent with ${wordList(statuses)}.`,
        media.schema && schemaBlock(media.schema, id),
      );
    }),
  );
}
