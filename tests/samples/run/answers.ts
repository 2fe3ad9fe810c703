/**
 * What the mock answers: the example that readers see. Of an operation it is the one of the OpenAPI document; the pages
 * of the other endpoints show theirs as JSON, typed or computed from the sample dataset.
 */
import type { Endpoint } from '../../../lib/facts/types';
import { listSources, parseSource } from '../../../lib/markdown/sources';
import { queriesOfPage, sideFileOf } from '../../../lib/results/side-files';
import { resultOf } from '../../../lib/results/store';
import type { LocatedOperation } from '../../../lib/openapi/types';
import { samplesIn } from '../../../checks/samples/extract';

export interface Answer {
  status: number;
  body: unknown;
}

/**
 * The example of the first status that means success.
 * @throws Error if the operation has none.
 */
export function answerOfOperation({ operationId, responses }: LocatedOperation): Answer {
  for (const [status, { content }] of Object.entries(responses)) {
    const [example] = Object.values(content?.['application/json']?.examples ?? {});
    if (/^2\d\d$/.test(status) && example) return { status: Number(status), body: example.value };
  }
  throw new Error(`${operationId} has no example of success. Give one in the specification.`);
}

/**
 * The answer that the page of an endpoint shows: a JSON fence whose title begins with the status, else the first report of
 * its side file.
 * @throws Error if the page shows neither.
 */
export function answerOfEndpoint({ page, response }: Endpoint): Answer {
  const source = listSources().find(({ route }) => route === page);
  if (!source) throw new Error(`data/json-schemas/endpoints.yaml:1: there is no page ${page} — Correct it.`);
  const schema = `data/json-schemas/${response}.schema.json`;
  for (const { language, code, meta } of samplesIn(source, parseSource(source.file).tree, '')) {
    const [status] = /^2\d\d(?= )/.exec(meta.values.title ?? '') ?? [];
    if (language === 'json' && meta.values.schema === schema && status !== undefined)
      return { status: Number(status), body: JSON.parse(code) as unknown };
  }
  const report = queriesOfPage(source.file).find((query) => 'report' in query);
  if (report) return { status: 200, body: resultOf(source.file, report.id).response };
  throw new Error(
    `${source.file}:1: the page shows no response of ${schema} — Add a fence with title="200 OK", or a report to ${sideFileOf(source.file)}.`,
  );
}

/** The cursor that a first page names. Clients must send it back as it is, so any text will do. */
export const nextCursor = 'the-second-page';

/**
 * The answer to a request for a page of a list: every list has two pages, so programs that read all of them show that they
 * ask for the second one and then end. What is not a list stays as it is.
 * @param cursor Cursor of the request; undefined for the first page.
 */
export function pageOf(body: unknown, cursor: string | undefined): unknown {
  const { page } = body as { page?: { has_more?: boolean } };
  if (page?.has_more === undefined) return body;
  const hasMore = cursor === undefined;
  return {
    ...(body as object),
    page: { ...page, has_more: hasMore, next_cursor: hasMore ? nextCursor : null },
  };
}
