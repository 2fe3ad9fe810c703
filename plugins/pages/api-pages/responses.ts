/** Writes the responses of an operation that went well, and what their headers are. Errors are in errors.ts. */
import { STATUS_CODES } from 'node:http';
import { slugOf } from '../../../lib/routes/written-routes';
import type { Header, LocatedOperation, MediaType, Response } from '../../../lib/openapi/types';
import { blocks, code, fence, heading, mdxMarkdown } from '../../../lib/text/mdx-text';
import { wordList } from '../../../lib/text/words';
import type { Anchors } from './anchors';
import { contentsOf, examplesOf, fenceLanguage, isJson, type Content, type NamedExample } from './media';
import { headersTable } from './parameters';
import { schemaBlock, type Place } from './fields';
import { samplePart } from './sample-column';
import { printJson } from '../../../lib/shared/samples/literal';

/** Reason phrases that Node has by their old names. */
const renamed: Readonly<Record<string, string>> = { 413: 'Content Too Large', 422: 'Unprocessable Content' };

/** Reason phrase of a status; empty if there is none. */
export const phraseOf = (status: string): string => renamed[status] ?? STATUS_CODES[status] ?? '';

/** True for statuses of failed requests. */
export const isError = (status: string): boolean => /^[45]/.test(status);

/** Responses by status in ascending order. */
export const responsesOf = ({ responses }: LocatedOperation): [string, Response][] =>
  Object.entries(responses).sort(([a], [b]) => a.localeCompare(b));

/** Statuses that send a header, in words. */
function sentWith(statuses: readonly string[], all: readonly string[]): string {
  const others = all.filter((status) => !statuses.includes(status));
  if (others.length === 0) return 'every response';
  return others.length < statuses.length && others.length <= 2
    ? `all statuses except ${wordList(others)}`
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

/** The fence of an example, titled. Text is shown as it is sent; a value that is not text as JSON. */
export function exampleFence({ title, value }: NamedExample, fallbackTitle: string, type: string): string {
  const isText = typeof value === 'string' && !isJson(type);
  return fence(
    isText ? fenceLanguage(type) : 'json',
    isText ? value : printJson(value),
    `title="${(title || fallbackTitle).replace(/"/g, "'")}"`,
  );
}

/** Fences of all examples, each with its note. */
function exampleFences({ type, media }: Content, fallbackTitle: string): string {
  return blocks(
    ...examplesOf(media).flatMap((example) => [
      example.note && mdxMarkdown(example.note),
      exampleFence(example, fallbackTitle, type),
    ]),
  );
}

/** The examples of a body in all its media types, which their titles name if there is more than one. */
export const allExampleFences = (contents: readonly Content[], fallbackTitle: string): string =>
  blocks(
    ...contents.map((content) =>
      exampleFences(content, contents.length > 1 ? `${fallbackTitle}, ${content.type}` : fallbackTitle),
    ),
  );

/** The media types of the parts of a form. */
const partTypes = ({ encoding = {} }: MediaType): string =>
  Object.entries(encoding)
    .flatMap(([name, { contentType }]) =>
      contentType
        ? `${code(name)} is sent as ${wordList(contentType.split(/\s*,\s*/).map(code), 'or')}.`
        : [],
    )
    .join(' ');

/** The fields of a body in all its media types. The type is left out where it is the only one and JSON. */
export function contentBlocks(
  contents: readonly Content[],
  place: Place,
  lead: (type: string) => string = (type) => `${code(type)}:`,
): string {
  return blocks(
    ...contents.map(({ type, media }, index) =>
      blocks(
        (contents.length > 1 || !isJson(type)) && lead(type),
        media.schema &&
          schemaBlock(media.schema, {
            ...place,
            anchor: index === 0 ? place.anchor : place.anchors.claim(`${place.anchor}-${slugOf(type)}`),
          }),
        partTypes(media),
      ),
    ),
  );
}

/** A status of success: its meaning and fields, and its examples as their samples. */
function success(status: string, response: Response, anchors: Anchors): string {
  const contents = contentsOf(response.content);
  return samplePart({
    before: blocks(
      heading(3, `${status} ${phraseOf(status)}`.trim(), `response-${status}`),
      mdxMarkdown(response.description),
      contentBlocks(contents, { anchor: `response-${status}`, anchors, sender: 'api' }),
    ),
    samples: allExampleFences(contents, `${status} response`),
  });
}

/** The "Responses" section. */
export function responsesSection(operation: LocatedOperation, anchors: Anchors): string {
  const responses = responsesOf(operation);
  return blocks(
    heading(2, 'Responses', 'responses'),
    ...responses
      .filter(([status]) => !isError(status))
      .map(([status, response]) => success(status, response, anchors)),
    headersSection(responses),
  );
}
