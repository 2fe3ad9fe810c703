/**
 * Writes the responses: one section a status. The error body is the same everywhere, so its fields are listed once, after
 * the statuses.
 */
import type { Header, LocatedOperation, MediaType, Response } from '../../../lib/openapi/types';
import type { Schema } from '../../../lib/shared/json-schema';
import { blocks, code, fence, heading, mdxMarkdown } from '../../../lib/markdown/mdx-text';
import { wordList } from '../../../lib/text/words';
import { examplesOf, jsonContent } from './media';
import { headersTable } from './parameters';
import { schemaBlock } from './fields';
import { flatten } from '../../../lib/openapi/schema-model';
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

/** Statuses that send a header, in words. */
function sentWith(statuses: readonly string[], all: readonly string[]): string {
  const others = all.filter((status) => !statuses.includes(status));
  if (others.length === 0) return 'every response';
  return others.length < statuses.length && others.length <= 2
    ? `all but ${wordList(others)}`
    : wordList(statuses);
}

/** All headers of all responses in one table: most of them come with every status. */
function headersSection(responses: readonly [string, Response][]): string {
  const found = new Map<string, { header: Header; statuses: string[] }>();
  for (const [status, response] of responses) {
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const entry = found.get(name) ?? { header, statuses: [] };
      entry.statuses.push(status);
      found.set(name, entry);
    }
  }
  if (found.size === 0) return '';
  const all = responses.map(([status]) => status);
  return blocks(
    heading(3, 'Response headers', 'response-headers'),
    headersTable(
      [...found].map(([name, { header, statuses }]) => ({ name, header, sentWith: sentWith(statuses, all) })),
    ),
  );
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

function success(status: string, response: Response): string {
  const media = jsonContent(response.content);
  return blocks(
    media?.schema && schemaBlock(media.schema, `response-${status}`),
    exampleFences(media, `${status} response`),
  );
}

function failure(status: string, response: Response, operation: LocatedOperation): string {
  const codes = (operation['x-whence-errors'] ?? [])
    .filter((e) => String(e.status) === status)
    .map((e) => e.code);
  const examples = exampleFences(jsonContent(response.content), `${status} response`);
  return blocks(
    codes.length > 0 && `${codes.length > 1 ? 'Codes' : 'Code'}: ${wordList([...new Set(codes)].map(code))}.`,
    examples &&
      `<Fold className="api-fold">\n<summary>Example of a ${status} response</summary>\n\n${examples}\n\n</Fold>`,
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

/** A schema without the fields that it shares with another one; undefined if it lacks or changes any of those. */
function beyond(schema: Schema, base: Schema): Schema | undefined {
  const [own, shared] = [flatten(schema), flatten(base).properties ?? {}];
  const fields = Object.entries(own.properties ?? {});
  const extra = fields.filter(([name]) => !(name in shared));
  const same = fields.filter(([name, field]) => JSON.stringify(field) === JSON.stringify(shared[name]));
  if (same.length < Object.keys(shared).length || extra.length === 0) return undefined;
  return {
    ...own,
    properties: Object.fromEntries(extra),
    required: own.required?.filter((name) => !(name in shared)),
  };
}

/** The fields of an error body; of a second one only what it adds to the first. */
function problemFields(schema: Schema, first: Schema | undefined, id: string): string {
  const extra = first && first !== schema ? beyond(schema, first) : undefined;
  return extra
    ? blocks('The fields of [the other error body](#problem), and these:', schemaBlock(extra, id))
    : schemaBlock(schema, id);
}

/** The "Responses" section. */
export function responsesSection(operation: LocatedOperation): string {
  const responses = ordered(operation.responses);
  const errorBodies = problems(responses);
  return blocks(
    heading(2, 'Responses', 'responses'),
    ...responses.map(([status, response]) =>
      blocks(
        heading(3, `${status} ${phrases[status] ?? ''}`.trim(), `response-${status}`),
        mdxMarkdown(response.description),
        isError(status) ? failure(status, response, operation) : success(status, response),
      ),
    ),
    headersSection(responses),
    ...errorBodies.map(({ name, statuses, media }, index) => {
      const id = index === 0 ? 'problem' : `problem-${index + 1}`;
      return blocks(
        heading(3, errorBodies.length === 1 ? 'Error body' : `Error body: ${name}`, id),
        `${code('application/problem+json')}, sent with ${wordList(statuses)}.`,
        media.schema && problemFields(media.schema, errorBodies[0]?.media.schema, id),
      );
    }),
  );
}
